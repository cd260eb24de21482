/// Returns how often a test repeats its check.
///
/// With optimisation this is the whole number; without, it is a part, so that the tests take a
/// minute and a half during development. CI runs all tests without, and a share of these with it.
func tries(_ whole: Int, withoutOptimisation part: Int) -> Int {
  #if DEBUG
    part
  #else
    whole
  #endif
}
