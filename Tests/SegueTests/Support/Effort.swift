/// How much a test tries.
///
/// With optimisation, as CI runs it, all that was meant; without, a part, so that the tests of somebody who
/// works on the code take two minutes.
func tries(_ whole: Int, withoutOptimisation part: Int) -> Int {
  #if DEBUG
    part
  #else
    whole
  #endif
}
