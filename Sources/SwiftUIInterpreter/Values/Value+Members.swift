extension Value {
  /// The elements of an array or set.
  var members: [Value] {
    switch self {
    case .array(let elements): elements
    case .set(let set): set.elements
    case .enumeration(let value) where value.type == nil: [self]
    default: []
    }
  }
}
