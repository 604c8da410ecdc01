/// Where a search stands, in sixteen bytes.
struct SearchState: Hashable {
  /// The configuration of the reader.
  var configuration: Int32
  /// What has been charged, as a bundle.
  var charged: Int32
  /// The unheard rest of the present stop, by the number of its time.
  var unheard: Int32
  /// The facts heard, as a bundle.
  var facts: UInt16
  /// One more than the number of facts that count, once the goal holds; 0 while it does not.
  var knowing: UInt8
  /// Whether the person was told that it worked.
  var isTold: Bool

  /// A hash that is the same in every run.
  var slot: UInt64 {
    let first =
      UInt64(UInt32(bitPattern: configuration)) << 32 | UInt64(UInt32(bitPattern: charged))
    let second =
      UInt64(UInt32(bitPattern: unheard)) << 32 | UInt64(facts) << 16 | UInt64(knowing) << 8
      | (isTold ? 1 : 0)
    var hash = first &* 0x9E37_79B9_7F4A_7C15
    hash ^= hash >> 29
    hash = (hash ^ second) &* 0xBF58_476D_1CE4_E5B9
    return hash ^ (hash >> 32)
  }
}

/// A state with the cheapest way to it that is known.
struct SearchNode {
  /// The state.
  var state: SearchState
  /// The time up to it, in microseconds.
  var time: Int
  /// The gestures up to it.
  var gestures: Int32
  /// The node before it; -1 for the first.
  var parent: Int32
  /// The last gesture, by its place in the table of moves.
  var move: Int32
  /// Whether no cheaper way can be found any more.
  var isSettled: Bool
}

/// The nodes of a search, found by their state.
struct SearchNodes {
  /// The nodes in the order in which they were found.
  var nodes: [SearchNode] = []
  private var slots: [Int32]
  private var mask: Int

  /// Begins empty.
  init() {
    slots = [Int32](repeating: -1, count: 1 << 12)
    mask = slots.count - 1
  }

  /// The place of the node with a state; the place to be of a new one, and whether it is new.
  ///
  /// A new one has to be appended to `nodes` at once.
  mutating func place(of state: SearchState) -> (index: Int, isNew: Bool) {
    if nodes.count * 2 >= slots.count { grow() }
    var slot = Int(truncatingIfNeeded: state.slot) & mask
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if nodes[index].state == state { return (index, false) }
      slot = (slot + 1) & mask
    }
    slots[slot] = Int32(truncatingIfNeeded: nodes.count)
    return (nodes.count, true)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 4)
    mask = slots.count - 1
    for (index, node) in nodes.enumerated() {
      var slot = Int(truncatingIfNeeded: node.state.slot) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }

  /// The moves up to a node, in order.
  func moves(to node: Int) -> [Int] {
    var moves: [Int] = []
    var index = node
    while nodes[index].parent >= 0 {
      moves.append(Int(nodes[index].move))
      index = Int(nodes[index].parent)
    }
    return moves.reversed()
  }

  /// Whether one way comes before another of as many gestures, in the order of the table of moves.
  func precedes(_ left: (parent: Int, move: Int32), _ right: (parent: Int, move: Int32)) -> Bool {
    var isBefore = left.move < right.move
    var first = left.parent
    var second = right.parent
    while first != second, nodes[first].parent >= 0, nodes[second].parent >= 0 {
      if nodes[first].move != nodes[second].move {
        isBefore = nodes[first].move < nodes[second].move
      }
      first = Int(nodes[first].parent)
      second = Int(nodes[second].parent)
    }
    return isBefore
  }
}

/// The nodes still to be expanded, the cheapest first; equal ones with fewer gestures first.
struct Frontier {
  /// A node as it was when it was put here.
  struct Entry {
    /// The time up to it.
    var time: Int
    /// The gestures up to it.
    var gestures: Int32
    /// The node.
    var node: Int32

    /// Whether it is to be expanded before another; by age where all else is equal.
    func precedes(_ other: Entry) -> Bool {
      if time != other.time { return time < other.time }
      if gestures != other.gestures { return gestures < other.gestures }
      return node < other.node
    }
  }

  private var heap: [Entry] = []

  /// Puts a node in.
  mutating func push(_ entry: Entry) {
    heap.append(entry)
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard entry.precedes(heap[parent]) else { break }
      heap[child] = heap[parent]
      child = parent
    }
    heap[child] = entry
  }

  /// Takes the first node out.
  mutating func pop() -> Entry? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first }
    var parent = 0
    while true {
      var child = 2 * parent + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
      guard heap[child].precedes(last) else { break }
      heap[parent] = heap[child]
      parent = child
    }
    heap[parent] = last
    return first
  }
}
