import Foundation
import LibFuzzer

/// The fuzz target of this process.
let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["SEGUE_FUZZ"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    breaks("SEGUE_FUZZ names no target, but one of \(names)")
  }
  return target
}()

/// Whether the text of each input is printed, for the analysis of a finding.
private let showsDocuments = ProcessInfo.processInfo.environment["SEGUE_FUZZ_SHOW"] != nil

/// Tests one input. This is an entry point of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  if showsDocuments, let text = target.document(of: input) {
    FileHandle.standardOutput.write(Data(text + [UInt8(ascii: "\n")]))
  }
  target.test(input)
  return 0
}

/// Mutates an input in place, up to a length of `room` bytes. This is an entry point of libFuzzer.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int, _ seed: UInt32
) -> Int {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  var random = MutationRandom(seed: UInt64(seed))
  guard let changed = target.mutated(input, room: room, &random), changed.count <= room else {
    return LLVMFuzzerMutate(bytes, count, room)
  }
  for (index, byte) in changed.enumerated() { bytes[index] = byte }
  return changed.count
}
