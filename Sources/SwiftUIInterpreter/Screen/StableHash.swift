/// Hashes of values that are equal in every run, unlike those of `Hasher`.
enum StableHash {
  /// Mixes two hashes as SplitMix64 mixes (Steele, Lea, Flood 2014).
  static func mix(_ hash: UInt64, _ component: UInt64) -> UInt64 {
    Identity(hash: hash).appending(component).hash
  }

  /// The hash of a text's bytes (FNV-1a).
  static func of(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }

  /// The hash of a value; objects count by their number.
  static func of(_ value: Value) -> UInt64 {
    var hasher = StateHasher(store: nil)
    return hasher.hash(value)
  }
}

/// Hashes values by what they hold: objects of a store by their content, numbered as they are met.
///
/// Entries of dictionaries and sets are met in the order in which they were put in, which is the
/// same in every run.
struct StateHasher {
  let store: Store?
  private var numbers: [ObjectID: UInt64] = [:]
  /// How many values may still be looked at: one that holds another many times over is as large as
  /// all of these together.
  private var left = 1_000_000
  /// How deeply objects hold each other here; each takes native stack.
  private var depth = 0

  private static let maximumDepth = 200

  init(store: Store?) {
    self.store = store
  }

  mutating func hash(_ value: Value) -> UInt64 {
    left -= 1
    guard left > 0 else { return 31 }
    return switch value {
    case .void: 1
    case .none: 2
    case .bool(let value): value ? 3 : 4
    case .int(let value): whole(value)
    case .sized(let value):
      value.whole.map { whole($0) } ?? StableHash.mix(30, StableHash.of(value.description))
    case .double(let value): StableHash.mix(5, (value == 0 ? 0 : value).bitPattern)
    case .string(let text), .localized(let text): StableHash.mix(6, StableHash.of(text))
    case .array(let elements): hash(elements, 7)
    case .object(let id): object(id)
    case .structure(let value):
      StableHash.mix(
        hash(value.fields, 8),
        UInt64(truncatingIfNeeded: value.type.index)
      )
    case .enumeration(let value):
      StableHash.mix(StableHash.of(value.name), hash(value.payload.map(\.value), 9))
    default: other(value)
    }
  }

  private mutating func other(_ value: Value) -> UInt64 {
    switch value {
    case .dictionary(let value):
      value.keys.reduce(10) { $0 &+ StableHash.mix(hash($1), hash(value.values[$1] ?? .none)) }
    case .set(let value): value.elements.reduce(11) { $0 &+ StableHash.mix(12, hash($1)) }
    case .range(let value): hash([value.lower ?? .none, value.upper ?? .none], 13)
    case .tuple(let value): hash(value.elements, 14)
    case .closure(let value):
      StableHash.mix(
        hash(value.captures, 15),
        UInt64(truncatingIfNeeded: value.function.index)
      )
    case .binding(let binding): self.binding(binding)
    case .keyPath(let path): path.reduce(16) { StableHash.mix($0, StableHash.of($1)) }
    case .view(let view): self.view(view)
    case .system(let value): system(value)
    case .unknown(let name): StableHash.mix(17, StableHash.of(name))
    case .type(.declared(let id)): StableHash.mix(18, UInt64(truncatingIfNeeded: id.index))
    case .type(.system(let name)): StableHash.mix(19, StableHash.of(name))
    default: 20
    }
  }

  /// A whole number as the fraction that it equals, or by its bits where no fraction is exact.
  private func whole(_ value: Int) -> UInt64 {
    let fraction = Double(value)
    if Int(exactly: fraction) == value { return StableHash.mix(5, fraction.bitPattern) }
    return StableHash.mix(29, UInt64(bitPattern: Int64(value)))
  }

  private mutating func hash(_ values: [Value], _ seed: UInt64) -> UInt64 {
    var result = seed
    for value in values { result = StableHash.mix(result, hash(value)) }
    return result
  }

  private mutating func hash(_ arguments: [Argument], _ seed: UInt64) -> UInt64 {
    var result = seed
    for argument in arguments { result = StableHash.mix(result, hash(argument.value)) }
    return result
  }

  private mutating func view(_ view: ViewValue) -> UInt64 {
    var result: UInt64 =
      switch view.base {
      case .system(let name, let arguments): hash(arguments, StableHash.of(name))
      case .declared(let value): hash(.structure(value))
      case .content(let items): hash(items.map(\.value), 21)
      }
    for modifier in view.modifiers {
      result = StableHash.mix(result, hash(modifier.arguments, StableHash.of(modifier.name)))
    }
    return result
  }

  private mutating func system(_ value: SystemValue) -> UInt64 {
    var result = StableHash.of(value.type)
    // Which one of the tasks it is tells no state from another.
    if value.type == "Task" { return result }
    for member in value.members {
      result = StableHash.mix(result, hash(member.arguments, StableHash.of(member.name)))
    }
    return result
  }

  private mutating func binding(_ binding: BindingValue) -> UInt64 {
    switch binding {
    case .cell(let cell): StableHash.mix(22, cell.hash)
    case .constant(let value): StableHash.mix(23, hash(value))
    case .accessors(let getter, _): StableHash.mix(24, hash(.closure(getter)))
    case .member(let base, let name): StableHash.mix(self.binding(base), StableHash.of(name))
    case .element(let base, let index): StableHash.mix(self.binding(base), hash(index))
    case .field(let id, let name): StableHash.mix(object(id), StableHash.of(name))
    }
  }

  /// An object by its content, the second time by the number it was met under.
  private mutating func object(_ id: ObjectID) -> UInt64 {
    guard let store else { return StableHash.mix(25, UInt64(truncatingIfNeeded: id.index)) }
    if let number = numbers[id] { return StableHash.mix(26, number) }
    numbers[id] = UInt64(numbers.count)
    guard depth < Self.maximumDepth, let object = store.objects[id] else { return 27 }
    depth += 1
    defer { depth -= 1 }
    return StableHash.mix(
      hash(object.fields, 28),
      UInt64(truncatingIfNeeded: object.type.index)
    )
  }
}

extension StateHasher {
  /// What waits for its time, by what is done then; how long it still waits does not count.
  mutating func hash(_ entry: Schedule.Entry, of schedule: Schedule) -> UInt64 {
    switch entry.work {
    case .call(let function, _): return hash(function)
    case .deliver(_, let stage, let value):
      return StableHash.mix(UInt64(truncatingIfNeeded: stage), hash(value))
    case .wake:
      let frames = schedule.waiters.first { $0.number == entry.number }?.frames ?? []
      return frames.reduce(32) { result, frame in
        let function = UInt64(truncatingIfNeeded: frame.function.index)
        let variables = hash(.array(frame.slots))
        return StableHash.mix(StableHash.mix(result, function), variables) &+ place(of: frame)
      }
    }
  }

  /// Where in its function a frame waits.
  private func place(of frame: Suspension.Frame) -> UInt64 {
    frame.steps.reduce(UInt64(truncatingIfNeeded: frame.awaited)) { result, step in
      switch step {
      case .statement(let index, _):
        StableHash.mix(result, UInt64(truncatingIfNeeded: index))
      case .block(_, let position, _), .selection(_, let position):
        StableHash.mix(result, UInt64(truncatingIfNeeded: position))
      case .forRound(_, _, _, let number): StableHash.mix(result, number)
      default: result
      }
    }
  }
}
