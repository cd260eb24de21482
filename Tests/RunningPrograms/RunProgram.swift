#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif
import Dispatch

/// The exit status of a program.
package struct Termination: Sendable {
  /// The exit status, or the signal's number after a crash.
  package let status: Int32
  package let isCrash: Bool
}

/// An error that is thrown if a program cannot be started.
package struct StartError: Error {
  package let program: String
  package let number: Int32
}

/// Runs a program and waits until it exits.
///
/// Foundation's `Process` is not used: on Linux it reads directory entries past their end while it
/// starts a program, which occasionally crashed the tests.
///
/// - Parameters:
///   - input, output, errors: Paths of existing files for the three streams.
///   - timeLimit: The time in seconds after which the program is killed.
package func runProgram(
  _ program: String, _ arguments: [String], in folder: String, environment: [String: String],
  input: String = "/dev/null", output: String = "/dev/null", errors: String = "/dev/null",
  timeLimit: Double
) async throws -> Termination {
  // The shell changes the directory and then executes the program in its place.
  let words = ["-c", "cd \"$0\" && exec \"$@\"", folder, program] + arguments
  let child = try unsafe start("/bin/sh", words, environment, [input, output, errors])
  let watch = Task {
    try await Task.sleep(for: .seconds(timeLimit))
    kill(child, SIGKILL)
  }
  let ending = await withCheckedContinuation { ended in
    DispatchQueue.global().async {
      var ending: Int32 = 0
      while unsafe waitpid(child, &ending, 0) < 0, errno == EINTR {}
      ended.resume(returning: ending)
    }
  }
  watch.cancel()
  // These are the macros WIFSIGNALED, WTERMSIG and WEXITSTATUS.
  let signal = ending & 0x7f
  return Termination(
    status: signal == 0 ? (ending >> 8) & 0xff : signal, isCrash: signal != 0)
}

@unsafe
private func start(
  _ program: String, _ arguments: [String], _ environment: [String: String], _ streams: [String]
) throws -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = unsafe posix_spawn_file_actions_t()
  #endif
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  for (number, path) in streams.enumerated() {
    unsafe posix_spawn_file_actions_addopen(
      &actions, Int32(number), path, number == 0 ? O_RDONLY : O_WRONLY, 0)
  }
  let words = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
  let variables = unsafe environment.map { unsafe strdup("\($0)=\($1)") } + [nil]
  defer { unsafe (words + variables).forEach { unsafe free($0) } }
  var child: pid_t = 0
  let number = unsafe posix_spawn(&child, program, &actions, nil, words, variables)
  guard number == 0 else { throw StartError(program: program, number: number) }
  return child
}
