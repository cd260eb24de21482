import Segue

/// A process that stays and runs one command after the other for a build tool: Bazel's persistent
/// worker, JSON flavour.
///
/// A request's arguments stand behind the words that the worker was started with. Its command runs in
/// this process, and what it says on either stream becomes the answer's `output`. Commands run one at a
/// time in the order of their requests; those that wait can be cancelled.
struct PersistentWorker {
  static let option = "--persistent_worker"

  private let startingWords: [String]
  private let input: ByteStream
  private let output: Int32
  private var reader = MessageReader(limit: WorkRequest.largest)
  private var waiting: [WorkRequest] = []
  private var isAtEnd = false
  /// So many requests may wait here; the others wait in the pipe.
  private static let mostWaiting = 1024

  init(startingWords: [String]) throws(UsageError) {
    guard let streams = Platform.takeStandardStreams() else {
      throw UsageError("the streams of the worker cannot be had: \(Platform.lastError())")
    }
    self.startingWords = startingWords
    input = ByteStream(streams.input, named: "the stream of requests")
    output = streams.output
  }

  /// Answers requests until there are no more.
  mutating func run() throws(UsageError) {
    while true {
      while !isAtEnd, waiting.isEmpty || (waiting.count < Self.mostWaiting && input.isReady) {
        try read()
      }
      guard !waiting.isEmpty else { return }
      try answer(response(to: waiting.removeFirst()))
    }
  }

  /// Takes in what there is, and drops what is cancelled.
  private mutating func read() throws(UsageError) {
    var bytes: [UInt8] = []
    isAtEnd = try !input.read(into: &bytes)
    var messages: [MessageReader.Message] = []
    reader.read(bytes, &messages)
    if isAtEnd { reader.finish(&messages) }
    for message in messages {
      let request = WorkRequest(message)
      guard request.isCancellation else {
        waiting.append(request)
        continue
      }
      // One that has been answered already is not to be answered again.
      if let place = waiting.firstIndex(where: { $0.id == request.id }) {
        waiting.remove(at: place)
        try answer(WorkResponse(id: request.id, wasCancelled: true))
      }
    }
  }

  private func response(to request: WorkRequest) -> WorkResponse {
    var response = WorkResponse(id: request.id)
    if let problem = request.problem {
      response.exitCode = ExitStatus.unusable.rawValue
      response.output = "seguec: \(UsageError(problem).message)\n"
      return response
    }
    let words = startingWords + request.arguments
    let transcript = Transcript()
    let console = Console(writingTo: transcript)
    let folder = request.sandboxFolder.isEmpty ? "." : request.sandboxFolder
    let status = Platform.inFolder(folder) { CommandLineTool.run(words, on: console) }
    if status == nil {
      console.note("seguec: the folder \(shown(folder)) cannot be used: \(Platform.lastError())\n")
    }
    response.exitCode = (status ?? .unusable).rawValue
    response.output = transcript.text
    if request.verbosity > 0 {
      let shownWords = words.map { visible($0) }.joined(separator: " ")
      Console().note("seguec: request \(request.id): \(shownWords): \(response.exitCode)\n")
    }
    return response
  }

  private func answer(_ response: WorkResponse) throws(UsageError) {
    if let reason = Platform.write(response.line, to: output) {
      throw UsageError("the answer cannot be written: \(reason)")
    }
  }
}
