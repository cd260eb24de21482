import Foundation
import Synchronization

/// The counters of a server, in the text format of Prometheus.
final class Metrics: Sendable {
  /// The origin of a screen.
  enum Origin: String, CaseIterable {
    /// Cached bytes of an earlier answer.
    case remembered
    /// Read from the artefact.
    case read
    /// Compiled from the project.
    case compiled
    /// Filled with data of the database.
    case filled
    case posted
    case composed
  }

  private struct Request: Hashable {
    let route: String
    let method: String
    let status: Int
  }

  private struct Histogram {
    var buckets = [Int](repeating: 0, count: Metrics.bounds.count)
    var count = 0
    var seconds = 0.0
  }

  private struct Counts {
    var requests: [Request: Int] = [:]
    var times: [String: Histogram] = [:]
    var screens: [Origin: Int] = [:]
  }

  /// The upper bounds of the histogram's buckets, in seconds.
  private static let bounds = [
    0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.1, 1,
  ]

  private let counts = Mutex(Counts())

  func count(_ origin: Origin) {
    counts.withLock { $0.screens[origin, default: 0] += 1 }
  }

  /// Counts a request.
  ///
  /// - Parameters:
  ///   - route: One of a fixed set of names, as are methods: labels for arbitrary paths would use
  ///     unbounded memory.
  ///   - duration: The time from the head of the request to the answer, without sending it.
  func count(_ route: String, method: String, status: Int, duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let time = Double(seconds) + Double(attoseconds) * 1e-18
    let bucket = Self.bounds.firstIndex { time <= $0 }
    counts.withLock {
      $0.requests[Request(route: route, method: method, status: status), default: 0] += 1
      $0.times[route, default: Histogram()].count += 1
      $0.times[route]?.seconds += time
      if let bucket { $0.times[route]?.buckets[bucket] += 1 }
    }
  }

  func text() -> String {
    let counts = counts.withLock { $0 }
    var lines = ["# TYPE segue_http_requests_total counter"]
    lines += counts.requests.map { request, count in
      "segue_http_requests_total{route=\"\(request.route)\",method=\"\(request.method)\","
        + "status=\"\(request.status)\"} \(count)"
    }.sorted()
    lines.append("# TYPE segue_http_request_duration_seconds histogram")
    for (route, histogram) in counts.times.sorted(by: { $0.key < $1.key }) {
      let name = "segue_http_request_duration_seconds"
      var sum = 0
      for (bound, count) in zip(Self.bounds, histogram.buckets) {
        sum += count
        lines.append("\(name)_bucket{route=\"\(route)\",le=\"\(bound)\"} \(sum)")
      }
      lines.append("\(name)_bucket{route=\"\(route)\",le=\"+Inf\"} \(histogram.count)")
      lines.append("\(name)_sum{route=\"\(route)\"} \(histogram.seconds)")
      lines.append("\(name)_count{route=\"\(route)\"} \(histogram.count)")
    }
    lines.append("# TYPE segue_screens_total counter")
    lines += Origin.allCases.map {
      "segue_screens_total{origin=\"\($0.rawValue)\"} \(counts.screens[$0] ?? 0)"
    }
    lines.append("# TYPE process_cpu_seconds_total counter")
    lines.append("process_cpu_seconds_total \(Self.processorSeconds)")
    if let bytes = Self.residentBytes {
      lines.append("# TYPE process_resident_memory_bytes gauge")
      lines.append("process_resident_memory_bytes \(bytes)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The processor time of the process in seconds, over all threads.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// The resident memory of the process, on systems that report it in a file.
  private static var residentBytes: Int? {
    guard let status = FileManager.default.contents(atPath: "/proc/self/status"),
      let line = String(decoding: status, as: UTF8.self).split(separator: "\n")
        .first(where: { $0.hasPrefix("VmRSS:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({
        Int($0)
      })
    else { return nil }
    return kilobytes * 1024
  }
}
