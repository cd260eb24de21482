import Segue
import SegueFiles

/// A process that runs commands for a build tool, one after the other: a Bazel persistent worker
/// with the JSON protocol.
///
/// The arguments of a request follow the words that the worker was started with. The command runs
/// in this process, and its output on both streams becomes the answer's `output`. Commands run one
/// at a time in the order of their requests; waiting requests can be cancelled.
struct PersistentWorker {
  static let option = "--persistent_worker"

  private let startingWords: [String]
  private let input: ByteStream
  private let output: Int32
  private var reader = MessageReader(limit: WorkRequest.maximumLength)
  private var waiting: [WorkRequest] = []
  private var isAtEnd = false
  /// The maximum number of requests in the queue; more requests wait in the pipe.
  private static let maximumWaitingCount = 1024

  init(startingWords: [String]) throws(UsageError) {
    guard let streams = Platform.takeStandardStreams() else {
      throw UsageError("the streams of the worker cannot be had: \(Platform.lastError())")
    }
    self.startingWords = startingWords
    input = ByteStream(streams.input, named: "the stream of requests")
    output = streams.output
  }

  /// Answers requests until the end of the stream.
  mutating func run() throws(UsageError) {
    while true {
      while !isAtEnd, waiting.isEmpty || (waiting.count < Self.maximumWaitingCount && input.isReady)
      {
        try read()
      }
      guard !waiting.isEmpty else { return }
      try answer(response(to: waiting.removeFirst()))
    }
  }

  /// Reads the available requests, and removes cancelled ones from the queue.
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
      // A request that has been answered must not be answered again.
      if let index = waiting.firstIndex(where: { $0.id == request.id }) {
        waiting.remove(at: index)
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
    let transcript = OutputBuffer()
    let console = Console(writingTo: transcript)
    let folder = request.sandboxFolder.isEmpty ? "." : request.sandboxFolder
    let status = Platform.inFolder(folder) { CommandLineTool.run(words, on: console) }
    if status == nil {
      console.note(
        "seguec: the folder \(quotePath(folder)) cannot be used: \(Platform.lastError())\n")
    }
    response.exitCode = (status ?? .unusable).rawValue
    response.output = transcript.text
    if request.verbosity > 0 {
      let shownWords = words.map { escapeHidden($0) }.joined(separator: " ")
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
