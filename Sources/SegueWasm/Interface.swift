// The functions that the module exports. Numbers are 32-bit integers unless stated otherwise, and
// texts are UTF-8.
//
//     segue_allocate(count) → address         memory for an argument; 0 if there is none
//     segue_free(address)
//     segue_seed(low: i64, high: i64)         before all else: what hashes of texts depend on
//
//     segue_open(files, count) → project      opens a project, which is compiled as a whole when
//                                             that is first asked for: by a question without an
//                                             own screen or tap, or for an app
//     segue_diagnostics(project) → status     `seguec check --no-extremes --format json`
//     segue_check(project) → status           `seguec check --format json`
//     segue_artefact(project) → status        `seguec build --artefact FILE`
//     segue_artefacts(project) → status       `seguec build --files`, as a list of files
//     segue_layout(project, question, count) → status
//                                             `seguec layout --format json`
//     segue_drawing(project, question, count) → status
//                                             `seguec layout --format svg`
//     segue_compile(project, files, count, question, count) → status
//                                             a screen that is not among the project's files, as
//                                             `seguec compile` does
//     segue_preview(project, device, count) → status
//                                             the data in the page of `seguec preview`
//     segue_app(project) → status             what a client in a browser needs besides screens
//     segue_elements(project, question, count) → status
//                                             a screen as such a client shows it, as HTML
//     segue_frames(project, link, device, framesPerSecond) → status
//                                             `seguec frames --format json` of a link on a device,
//                                             without `parts`
//
//     segue_flight(project, question, count) → flight
//                                             plans what a tap plays
//     segue_flight_artefact(flight) → status  its artefact, as `seguec build --files` writes it
//     segue_flight_frames(flight) → status    `seguec frames --format json`, without `parts`
//     segue_flight_state(flight, seconds: f64) → status
//                                             one frame, at any time
//     segue_flight_state_held(flight, progress: f64) → status
//                                             one frame, where a finger holds it
//     segue_flight_drawing(flight) → status   `seguec frames --format svg`
//     segue_flight_animations(flight) → status
//                                             `seguec frames --format waapi`
//
//     segue_navigation(project, device, count) → app
//                                             launches the app
//     segue_launch(files, count, device, count) → app
//                                             launches the app of a project that is not compiled,
//                                             such as the outline that a server sends; it refuses
//                                             `tap`, since it has no content of screens
//     segue_navigation_run(app, line, count) → status
//                                             `seguec navigate --format json` of a line
//     segue_navigation_perform(app, question, count, actions, count) → status
//                                             performs the actions of a component
//     segue_navigation_restore(app, state, count) → status
//                                             continues from the `state` of an earlier answer
//
//     segue_close(number)                     a flight, an app, or a project with all of its own
//
//     segue_result() → address                the result of the last call
//     segue_result_count() → count            its bytes
//
// The results are the bytes that those commands print or write. An argument of bytes is an address
// that `segue_allocate` returned, and a count that is at most what was asked for; any other is
// refused, never trusted. A status is 0, and then there is a result; or 1, and then the result is a
// message that says why not. The numbers of projects, flights and apps are positive; if one is
// refused, its number is 0, and the result a message. A result is valid until the next call;
// `segue_allocate`, `segue_free` and the two functions of results keep it.
//
// A list of files is what `FileList` describes. Those of `segue_compile` are the screen and, if it
// declares data, the data. Its result is an object with the `layout` of what could be built, or
// null, its `drawing` if that is asked for, and the `diagnostics`. A link is an index into the
// `links` of `index.json`, which is one of the artefacts, and a device an index into its `devices`.
//
// A question is an object of JSON:
//
//     device                 a name, or a size such as "375x812@3"; necessary, as is
//     screen                 the id of a screen; not for `segue_compile`
//     arguments, data        an object, and the name of sample or extreme data; by default, the
//                            defaults and the usual data, or those of the first sample of a screen
//                            that needs arguments
//     phase                  what the screen shows: "content", which is the default, "placeholder"
//                            or "failure"
//     scroll                 {"id": [x, y]}
//     drawing                for `segue_compile`: true for a drawing of the layout, too
//     outline                for `segue_drawing`: true for names and sizes of components
//     tap                    for `segue_flight`: an id or a path of a component; necessary
//     destinationPhase       for `segue_flight`: what the screen shows that the tap opens
//     direction              for `segue_flight`: "push", which is the default, or "pop"
//     reducedMotion          for `segue_flight`: true for what plays with Reduce Motion
//     destinationScroll      for `segue_flight`: as `scroll`, on the screen that the tap opens
//     presentation           for `segue_elements` and `segue_flight`: how an app shows the screen,
//                            which is then in its column of a split view; without it, the screen
//                            is in the whole device
//     detent                 for the same: the index of the detent at which the screen rests, if it
//                            is a sheet; by default, its initial one
//     destinationDetent      for `segue_flight`: the same of the sheet that the tap opens
//     detents                for `segue_flight`: two indices of detents, for the flight of that
//                            sheet from one to the other in place of the tap's
//     framesPerSecond        for `segue_flight`: from 1 to 1000; 60 by default
//     interruptions          for `segue_flight`: as the frames have them, in order of time
//     key, tapped            for `segue_navigation_perform`, which has no others: the key of a
//                            screen, and the id of a component
//
// The module imports nothing. It has one thread, and its memory only grows; once it is exhausted, a
// call ends in a trap, after which the instance is of no more use.

@_cdecl("segue_open")
public func segueOpen(_ files: Int32, _ count: Int32) -> Int32 {
  let files = unsafe Session.shared.memory.bytes(files, count)
  return unsafe Session.shared.openProject(files)
}

@_cdecl("segue_diagnostics")
public func segueDiagnostics(_ project: Int32) -> Int32 {
  unsafe Session.shared.ask(project) { $0.diagnostics }
}

@_cdecl("segue_check")
public func segueCheck(_ project: Int32) -> Int32 {
  unsafe Session.shared.ask(project) { $0.checkedDiagnostics }
}

@_cdecl("segue_artefact")
public func segueArtefact(_ project: Int32) -> Int32 {
  unsafe Session.shared.ask(project) { $0.binaryArtefact }
}

@_cdecl("segue_artefacts")
public func segueArtefacts(_ project: Int32) -> Int32 {
  unsafe Session.shared.ask(project) { $0.artefacts }
}

// MARK: Screens

@_cdecl("segue_layout")
public func segueLayout(_ project: Int32, _ question: Int32, _ count: Int32) -> Int32 {
  let question = unsafe Session.shared.memory.bytes(question, count)
  return unsafe Session.shared.ask(project) { (opened) throws(Refusal) in
    try opened.layout(try question.allocated)
  }
}

@_cdecl("segue_drawing")
public func segueDrawing(_ project: Int32, _ question: Int32, _ count: Int32) -> Int32 {
  let question = unsafe Session.shared.memory.bytes(question, count)
  return unsafe Session.shared.ask(project) { (opened) throws(Refusal) in
    try opened.drawing(try question.allocated)
  }
}

@_cdecl("segue_compile")
public func segueCompile(
  _ project: Int32, _ files: Int32, _ fileCount: Int32, _ question: Int32, _ count: Int32
) -> Int32 {
  let files = unsafe Session.shared.memory.bytes(files, fileCount)
  let question = unsafe Session.shared.memory.bytes(question, count)
  return unsafe Session.shared.ask(project) { (opened) throws(Refusal) in
    guard let files = FileList(try files.allocated) else { throw Refusal.damagedFiles }
    return try opened.compile(files, try question.allocated)
  }
}

@_cdecl("segue_preview")
public func seguePreview(_ project: Int32, _ device: Int32, _ count: Int32) -> Int32 {
  let device = unsafe Session.shared.memory.bytes(device, count)
  return unsafe Session.shared.ask(project) { (opened) throws(Refusal) in
    try opened.preview(on: try device.allocated)
  }
}

// MARK: Clients

@_cdecl("segue_app")
public func segueApp(_ project: Int32) -> Int32 { unsafe Session.shared.ask(project) { $0.app } }

@_cdecl("segue_elements")
public func segueElements(_ project: Int32, _ question: Int32, _ count: Int32) -> Int32 {
  let question = unsafe Session.shared.memory.bytes(question, count)
  return unsafe Session.shared.ask(project) { (opened) throws(Refusal) in
    try opened.elements(try question.allocated)
  }
}

// MARK: Flights

@_cdecl("segue_frames")
public func segueFrames(
  _ project: Int32, _ link: Int32, _ device: Int32, _ framesPerSecond: Int32
) -> Int32 {
  unsafe Session.shared.ask(project) { (opened) throws(Refusal) in
    try opened.frames(of: Int(link), on: Int(device), framesPerSecond: Int(framesPerSecond))
  }
}

@_cdecl("segue_flight")
public func segueFlight(_ project: Int32, _ question: Int32, _ count: Int32) -> Int32 {
  let question = unsafe Session.shared.memory.bytes(question, count)
  return unsafe Session.shared.openFlight(project, question)
}

@_cdecl("segue_flight_artefact")
public func segueFlightArtefact(_ flight: Int32) -> Int32 {
  unsafe Session.shared.ask(flight: flight) { flight, _ in flight.artefact }
}

@_cdecl("segue_flight_frames")
public func segueFlightFrames(_ flight: Int32) -> Int32 {
  unsafe Session.shared.ask(flight: flight) { (flight, opened) throws(Refusal) in
    try flight.frames(limits: opened.compiler.project.limits)
  }
}

@_cdecl("segue_flight_state")
public func segueFlightState(_ flight: Int32, _ seconds: Double) -> Int32 {
  unsafe Session.shared.ask(flight: flight) { (flight, _) throws(Refusal) in
    try flight.state(at: seconds)
  }
}

@_cdecl("segue_flight_state_held")
public func segueFlightStateHeld(_ flight: Int32, _ progress: Double) -> Int32 {
  unsafe Session.shared.ask(flight: flight) { (flight, _) throws(Refusal) in
    try flight.state(heldAt: progress)
  }
}

@_cdecl("segue_flight_drawing")
public func segueFlightDrawing(_ flight: Int32) -> Int32 {
  unsafe Session.shared.ask(flight: flight) { flight, opened in
    flight.drawing(picture: opened.pictureAddress)
  }
}

@_cdecl("segue_flight_animations")
public func segueFlightAnimations(_ flight: Int32) -> Int32 {
  unsafe Session.shared.ask(flight: flight) { flight, _ in flight.animations }
}

// MARK: Navigation

@_cdecl("segue_navigation")
public func segueNavigation(_ project: Int32, _ device: Int32, _ count: Int32) -> Int32 {
  let device = unsafe Session.shared.memory.bytes(device, count)
  return unsafe Session.shared.openNavigation(project, on: device)
}
