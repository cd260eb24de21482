/// The strongly connected components of a directed graph: the largest sets of nodes in which each leads
/// to each.
///
/// Tarjan, “Depth-first search and linear graph algorithms” (1972), with a stack of its own, so that
/// long chains cost no recursion. Linear in nodes and edges.
struct StrongComponents {
  /// The component of each node. An edge between two components leads to the one with the lower number.
  let component: [Int]
  let count: Int

  init(_ successors: [[Int]]) {
    let unseen = -1
    var index = [Int](repeating: unseen, count: successors.count)
    var lowest = index
    var component = index
    var count = 0
    var visited = 0
    // Nodes that are in no component yet, in the order of their visit.
    var open: [Int] = []
    // The way down: a node, and how many of its edges have been followed.
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
  /// The nodes of each component, ascending.
  var members: [[Int]] {
    var members = [[Int]](repeating: [], count: count)
    for (node, component) in component.enumerated() { members[component].append(node) }
    return members
  }

  /// For each component the components that it leads to, itself among them if it holds a cycle; with
  /// repetitions.
  func successors(_ nodes: [[Int]]) -> [[Int]] {
    var edges = [[Int]](repeating: [], count: count)
    for (node, targets) in nodes.enumerated() {
      edges[component[node]] += targets.map { component[$0] }
    }
    return edges
  }
}
