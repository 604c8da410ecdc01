extension Value: Hashable {
  /// Compares as compiled code would after its literals took the type of what they meet.
  ///
  /// A whole number equals the same number as a `Double`, a localized text the same plain text, and a
  /// case without a type the case of that name.
  static func == (left: Value, right: Value) -> Bool {
    switch (left, right) {
    case (.void, .void), (.none, .none): true
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.double(let left), .double(let right)): left == right
    case (.int(let left), .double(let right)), (.double(let right), .int(let left)):
      Double(left) == right
    case (.sized(let left), .sized(let right)): Order.compare(.sized(left), .sized(right)) == .equal
    case (.sized(let sized), .int(let other)), (.int(let other), .sized(let sized)):
      sized.equals(other)
    case (.array(let left), .array(let right)): left == right
    case (.enumeration(let left), .enumeration(let right)): left == right
    case (.object(let left), .object(let right)): left == right
    case (.structure(let left), .structure(let right)): left == right
    default: left.isEqualText(right) ?? left.isEqualCollection(right)
    }
  }

  private func isEqualText(_ other: Value) -> Bool? {
    guard let left = plainText, let right = other.plainText else { return nil }
    return left == right
  }

  /// The text of a string, localized or not.
  var plainText: String? {
    switch self {
    case .string(let text), .localized(let text): text
    case .system(let system) where system.members.first?.name == "init": system.attributedText
    default: nil
    }
  }

  private func isEqualCollection(_ other: Value) -> Bool {
    switch (self, other) {
    case (.dictionary(let left), .dictionary(let right)): left.values == right.values
    case (.set(let left), .set(let right)): left.members == right.members
    case (.range(let left), .range(let right)): left == right
    case (.tuple(let left), .tuple(let right)): left.elements == right.elements
    case (.keyPath(let left), .keyPath(let right)): left == right
    default: isEqualReference(other)
    }
  }

  private func isEqualReference(_ other: Value) -> Bool {
    switch (self, other) {
    case (.closure(let left), .closure(let right)): left == right
    case (.binding(let left), .binding(let right)): left == right
    case (.type(let left), .type(let right)): left == right
    case (.view(let left), .view(let right)): left == right
    case (.system(let left), .system(let right)): left == right
    case (.unknown(let left), .unknown(let right)): left == right
    default: false
    }
  }

  func hash(into hasher: inout Hasher) {
    switch self {
    case .void: hasher.combine(0)
    case .none: hasher.combine(1)
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(Double(value))
    case .sized(let value): hasher.combine(value.fraction)
    case .double(let value): hasher.combine(value)
    case .string(let text), .localized(let text): hasher.combine(text)
    case .array(let elements): hasher.combine(elements)
    case .object(let id): hasher.combine(id)
    case .enumeration(let value): hasher.combine(value)
    case .structure(let value): hasher.combine(value)
    default: hashOther(into: &hasher)
    }
  }

  private func hashOther(into hasher: inout Hasher) {
    switch self {
    case .dictionary(let value): hasher.combine(value.values)
    case .set(let value): hasher.combine(value.members)
    case .range(let value): hasher.combine(value)
    case .tuple(let value): hasher.combine(value.elements)
    case .closure(let value): hasher.combine(value)
    case .binding(let value): hasher.combine(value)
    case .type(let value): hasher.combine(value)
    case .keyPath(let path): hasher.combine(path)
    case .view(let value): hasher.combine(value)
    case .system(let value): hasher.combine(value)
    case .unknown(let name): hasher.combine(name)
    default: break
    }
  }
}

extension EnumerationValue: Hashable {
  /// Compares by name and payload; types only where both are known.
  static func == (left: EnumerationValue, right: EnumerationValue) -> Bool {
    guard left.name == right.name else { return false }
    if let first = left.type, let second = right.type, first != second { return false }
    return left.payload.map(\.value) == right.payload.map(\.value)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    for argument in payload { hasher.combine(argument.value) }
  }
}
