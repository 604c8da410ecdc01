/// Gives equal things the same small number, from 0, in the order in which they come.
struct Numbering<Item: Hashable & Sendable>: Sendable {
  /// The things, by their number.
  private(set) var items: [Item] = []
  private var numbers: [Item: Int32] = [:]

  /// The number of a thing, a new one if it was not seen before.
  mutating func number(of item: Item) -> Int32 {
    if let known = numbers[item] { return known }
    let number = Int32(truncatingIfNeeded: items.count)
    numbers[item] = number
    items.append(item)
    return number
  }
}

/// Sets of things as small numbers, with their unions remembered; 0 is the empty set.
struct Bundles<Item: Hashable & Sendable>: Sendable {
  private var members = Numbering<Item>()
  private var sets = Numbering<[Int32]>()
  private var unions: [[Int32]] = [[]]

  /// Begins with the empty set.
  init() {
    _ = sets.number(of: [])
  }

  /// How many different sets there are.
  var count: Int { sets.items.count }

  /// The number of a set of things; their order does not matter.
  mutating func bundle(of items: some Sequence<Item>) -> Int32 {
    bundle(Set(items.map { members.number(of: $0) }).sorted())
  }

  /// How many things a set holds.
  func size(of bundle: Int32) -> Int { sets.items[Int(bundle)].count }

  /// The union of two sets.
  mutating func union(_ left: Int32, _ right: Int32) -> Int32 {
    if right == 0 || left == right { return left }
    if left == 0 { return right }
    let column = Int(right)
    let row = unions[Int(left)]
    if column < row.count, row[column] >= 0 { return row[column] }
    let sum = bundle(Set(sets.items[Int(left)]).union(sets.items[column]).sorted())
    let missing = column + 1 - row.count
    if missing > 0 { unions[Int(left)] += [Int32](repeating: -1, count: missing) }
    unions[Int(left)][column] = sum
    return sum
  }

  private mutating func bundle(_ set: [Int32]) -> Int32 {
    let number = sets.number(of: set)
    if Int(number) >= unions.count { unions.append([]) }
    return number
  }
}
