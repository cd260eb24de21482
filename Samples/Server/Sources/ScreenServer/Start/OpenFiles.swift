import Foundation

/// Raises the number of files that the process may open, if it is lower.
func allowOpenFiles(_ count: Int) throws(StartError) {
  #if canImport(Glibc)
    let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    let resource = RLIMIT_NOFILE
  #endif
  var limit = rlimit()
  getrlimit(resource, &limit)
  guard limit.rlim_cur < count else { return }
  limit.rlim_cur = rlim_t(count)
  guard count <= limit.rlim_max, setrlimit(resource, &limit) == 0 else {
    throw StartError("the system allows no \(count) open files: set fewer with --connections")
  }
}
