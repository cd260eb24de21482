// The functions that segue-client.wasm exports, those of apps and of memory. Interface.swift says
// what they do.

@_cdecl("segue_allocate")
public func segueAllocate(_ count: Int32) -> Int32 { unsafe Session.shared.memory.allocate(count) }

@_cdecl("segue_free")
public func segueFree(_ address: Int32) { unsafe Session.shared.memory.free(address) }

@_cdecl("segue_seed")
public func segueSeed(_ low: Int64, _ high: Int64) { unsafe Seed.shared = Seed(low, high) }

@_cdecl("segue_result")
public func segueResult() -> Int32 { unsafe Session.shared.memory.resultAddress }

@_cdecl("segue_result_count")
public func segueResultCount() -> Int32 { unsafe Session.shared.memory.resultCount }

@_cdecl("segue_close")
public func segueClose(_ number: Int32) { unsafe Session.shared.close(number) }

// MARK: Navigation

@_cdecl("segue_launch")
public func segueLaunch(
  _ files: Int32, _ fileCount: Int32, _ device: Int32, _ count: Int32
) -> Int32 {
  let files = unsafe Session.shared.memory.bytes(files, fileCount)
  let device = unsafe Session.shared.memory.bytes(device, count)
  return unsafe Session.shared.launch(files, on: device)
}

@_cdecl("segue_navigation_run")
public func segueNavigationRun(_ app: Int32, _ line: Int32, _ count: Int32) -> Int32 {
  let line = unsafe Session.shared.memory.bytes(line, count)
  return unsafe Session.shared.ask(navigation: app) { (app) throws(Refusal) in
    try app.run(String(decoding: try line.allocated, as: UTF8.self))
  }
}

@_cdecl("segue_navigation_perform")
public func segueNavigationPerform(
  _ app: Int32, _ question: Int32, _ count: Int32, _ actions: Int32, _ actionCount: Int32
) -> Int32 {
  let question = unsafe Session.shared.memory.bytes(question, count)
  let actions = unsafe Session.shared.memory.bytes(actions, actionCount)
  return unsafe Session.shared.ask(navigation: app) { (app) throws(Refusal) in
    try app.perform(try question.allocated, actions: try actions.allocated)
  }
}

@_cdecl("segue_navigation_restore")
public func segueNavigationRestore(_ app: Int32, _ state: Int32, _ count: Int32) -> Int32 {
  let state = unsafe Session.shared.memory.bytes(state, count)
  return unsafe Session.shared.ask(navigation: app) { (app) throws(Refusal) in
    try app.restore(try state.allocated)
  }
}
