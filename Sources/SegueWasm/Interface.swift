// The functions that the module exports. Numbers are 32-bit integers unless stated otherwise, and
// texts are UTF-8.
//
//     segue_allocate(count) → address         memory for an argument; 0 if there is none
//     segue_free(address)
//     segue_seed(low: i64, high: i64)         before all else: what hashes of texts depend on
//
//     segue_open(files, count) → project      compiles a project; 0 if it cannot be read
//     segue_close(project)
//     segue_diagnostics(project) → status     `seguec check --no-extremes --format json`
//     segue_check(project) → status           `seguec check --format json`
//     segue_artefact(project) → status        `seguec build --artefact FILE`
//     segue_artefacts(project) → status       `seguec build --files`, as a list of files
//     segue_layout(project, screen, count, device, count) → status
//                                             `seguec layout --format json` of a screen on a device
//     segue_compile(project, files, count, arguments, count, device, count) → status
//                                             a screen that is not among the project's files, as
//                                             `seguec compile` does
//     segue_frames(project, link, device, framesPerSecond) → status
//                                             `seguec frames --format json` of a link on a device,
//                                             without `parts`
//
//     segue_result() → address                the result of the last call
//     segue_result_count() → count            its bytes
//
// The results are the bytes that those commands print or write. An argument of bytes is an address
// that `segue_allocate` returned, and a count that is at most what was asked for; any other is
// refused, never trusted. A status is 0, and then there is a result; or 1, and then the result is a
// message that says why not. The same holds for `segue_open`, whose result is a message if it
// returns 0. A result is valid until the next call; `segue_allocate`, `segue_free` and the two
// functions of results keep it.
//
// A list of files is what `FileList` describes. `segue_layout` takes the id of a screen and the
// name of a device; a link is an index into the `links` of `index.json`, which is one of the
// artefacts, and a device an index into its `devices`.
//
// The files of `segue_compile` are the screen and, if it declares data, the data. The arguments are
// an object of JSON; address 0 is none. The result is an object with the `layout` of what could be
// built, or null, and the `diagnostics`.
//
// The module imports nothing. It has one thread, and its memory only grows; once it is exhausted, a
// call ends in a trap, after which the instance is of no more use.

@_expose(wasm, "segue_allocate")
@_cdecl("segue_allocate")
public func segueAllocate(_ count: Int32) -> Int32 { unsafe Session.shared.memory.allocate(count) }

@_expose(wasm, "segue_free")
@_cdecl("segue_free")
public func segueFree(_ address: Int32) { unsafe Session.shared.memory.free(address) }

@_expose(wasm, "segue_seed")
@_cdecl("segue_seed")
public func segueSeed(_ low: Int64, _ high: Int64) { unsafe Seed.shared = Seed(low, high) }

@_expose(wasm, "segue_result")
@_cdecl("segue_result")
public func segueResult() -> Int32 { unsafe Session.shared.memory.resultAddress }

@_expose(wasm, "segue_result_count")
@_cdecl("segue_result_count")
public func segueResultCount() -> Int32 { unsafe Session.shared.memory.resultCount }

@_expose(wasm, "segue_open")
@_cdecl("segue_open")
public func segueOpen(_ files: Int32, _ count: Int32) -> Int32 {
  unsafe Session.shared.open(files, count)
}

@_expose(wasm, "segue_close")
@_cdecl("segue_close")
public func segueClose(_ project: Int32) { unsafe Session.shared.projects[project] = nil }

@_expose(wasm, "segue_diagnostics")
@_cdecl("segue_diagnostics")
public func segueDiagnostics(_ project: Int32) -> Int32 {
  unsafe Session.shared.answer(project) { .success($0.diagnostics) }
}

@_expose(wasm, "segue_check")
@_cdecl("segue_check")
public func segueCheck(_ project: Int32) -> Int32 {
  unsafe Session.shared.answer(project) { .success($0.checkedDiagnostics) }
}

@_expose(wasm, "segue_artefact")
@_cdecl("segue_artefact")
public func segueArtefact(_ project: Int32) -> Int32 {
  unsafe Session.shared.answer(project) { .success($0.binaryArtefact) }
}

@_expose(wasm, "segue_artefacts")
@_cdecl("segue_artefacts")
public func segueArtefacts(_ project: Int32) -> Int32 {
  unsafe Session.shared.answer(project) { .success($0.artefacts) }
}

@_expose(wasm, "segue_layout")
@_cdecl("segue_layout")
public func segueLayout(
  _ project: Int32, _ screen: Int32, _ screenCount: Int32, _ device: Int32, _ deviceCount: Int32
) -> Int32 {
  let memory = unsafe Session.shared.memory
  let names = (memory.text(screen, screenCount), memory.text(device, deviceCount))
  return unsafe Session.shared.answer(project) { opened in
    guard let screen = names.0, let device = names.1 else { return .failure(.notAllocated) }
    return opened.layout(of: screen, on: device)
  }
}

@_expose(wasm, "segue_compile")
@_cdecl("segue_compile")
public func segueCompile(
  _ project: Int32, _ files: Int32, _ fileCount: Int32, _ arguments: Int32,
  _ argumentCount: Int32, _ device: Int32, _ deviceCount: Int32
) -> Int32 {
  let memory = unsafe Session.shared.memory
  let files = memory.bytes(files, fileCount)
  let given = memory.bytes(arguments, argumentCount)
  let device = memory.text(device, deviceCount)
  return unsafe Session.shared.answer(project) { opened in
    guard let files, let device, given != nil || arguments == 0 else {
      return .failure(.notAllocated)
    }
    guard let files = FileList(files)?.files, (1...2).contains(files.count) else {
      return .failure(.damagedFiles)
    }
    let sources = files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
    return opened.compile(
      sources[0], arguments: given, data: sources.dropFirst().first, on: device)
  }
}

@_expose(wasm, "segue_frames")
@_cdecl("segue_frames")
public func segueFrames(
  _ project: Int32, _ link: Int32, _ device: Int32, _ framesPerSecond: Int32
) -> Int32 {
  unsafe Session.shared.answer(project) {
    $0.frames(of: Int(link), on: Int(device), framesPerSecond: Int(framesPerSecond))
  }
}
