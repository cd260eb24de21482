import Foundation
import ServiceLifecycle

/// Ends the process if a service does not end in time.
///
/// Connections end by themselves before that; only a compilation may still be running.
struct PunctualService: Service {
  let service: any Service

  private static let time = Duration.seconds(10)

  func run() async throws {
    try await withGracefulShutdownHandler {
      try await service.run()
    } onGracefulShutdown: {
      Task.detached {
        try await Task.sleep(for: Self.time)
        exit(1)
      }
    }
  }
}
