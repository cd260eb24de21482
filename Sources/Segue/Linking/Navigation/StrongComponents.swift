/// The strongly connected components of a directed graph: the maximal sets of nodes in which each
/// node is reachable from every other.
///
/// Tarjan, “Depth-first search and linear graph algorithms” (1972), with an explicit stack, so that
/// long chains do not recurse. Linear in the number of nodes and edges.
struct StrongComponents {
  /// The component of each node. An edge between two components leads to the one with the lower
  /// number.
  let component: [Int]
  let count: Int

  init(_ successors: [[Int]]) {
    let unseen = -1
    var index = [Int](repeating: unseen, count: successors.count)
    var lowest = index
    var component = index
    var count = 0
    var visited = 0
    // The nodes that are not in a component yet, in the order of their visit.
    var open: [Int] = []
    // The depth-first path: each node, and how many of its edges have been followed.
    var way: [(node: Int, edge: Int)] = []
    for start in successors.indices where index[start] == unseen {
      way.append((start, 0))
      while let (node, edge) = way.popLast() {
        if edge == 0 {
          index[node] = visited
          lowest[node] = visited
          visited += 1
          open.append(node)
        }
        if edge < successors[node].count {
          way.append((node, edge + 1))
          let next = successors[node][edge]
          if index[next] == unseen {
            way.append((next, 0))
          } else if component[next] == unseen {
            lowest[node] = min(lowest[node], index[next])
          }
          continue
        }
        if lowest[node] == index[node] {
          while let member = open.popLast() {
            component[member] = count
            if member == node { break }
          }
          count += 1
        }
        if let parent = way.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
      }
    }
    self.component = component
    self.count = count
  }
}

extension StrongComponents {
  /// The nodes of each component, in ascending order.
  var members: [[Int]] {
    var members = [[Int]](repeating: [], count: count)
    for (node, component) in component.enumerated() { members[component].append(node) }
    return members
  }

  /// Returns the components to which each component leads, including itself if it contains a cycle;
  /// with repetitions.
  func successors(_ nodes: [[Int]]) -> [[Int]] {
    var edges = [[Int]](repeating: [], count: count)
    for (node, targets) in nodes.enumerated() {
      edges[component[node]] += targets.map { component[$0] }
    }
    return edges
  }
}
