/// The members of the standard library and Foundation that are told apart by number, not by name.
enum Builtin: String, CaseIterable, Sendable {
  // Change their receiver
  case append, insert, remove, removeAll, removeFirst, removeLast, popLast, popFirst, sort, reverse
  case shuffle, swapAt, move, toggle, negate, updateValue, removeValue, formUnion
  case formIntersection, formSymmetricDifference, subtract, update, merge, addTask, replace
  case setLocalizedDateFormatFromTemplate, addTimeInterval, convert, removeSubrange, replaceSubrange
  case next, partition, appendLiteral, appendInterpolation

  // Properties
  case isEmpty, count, first, last, indices, keys, values, description, debugDescription
  case uppercased, lowercased, capitalized, lowerBound, upperBound, startIndex, endIndex
  case rawValue, id, hashValue, magnitude, localizedDescription, utf8, unicodeScalars, isNumber
  case characters, publisher, isLetter, isWhitespace, isUppercase, isLowercase, lazy, isNaN,
    isFinite

  // Methods
  case map, compactMap, flatMap, filter, reduce, forEach, contains, allSatisfy, firstIndex
  case lastIndex, sorted, reversed, enumerated, joined, prefix, suffix, dropFirst, dropLast, min
  case max, randomElement, shuffled, split, components, hasPrefix, hasSuffix, replacingOccurrences
  case replacing, trimmingCharacters, appending, union, intersection, subtracting, isSubset
  case isSuperset, isDisjoint, symmetricDifference, mapValues, starts, elementsEqual, distance
  case index, rounded, isMultiple, advanced, padding, localizedCaseInsensitiveContains
  case localizedStandardContains, squareRoot, truncatingRemainder, merging
  case quotientAndRemainder, signum, localizedCapitalized, localizedUppercase, localizedLowercase
  case addingPercentEncoding, removingPercentEncoding, caseInsensitiveCompare, localizedCompare
  case drop, compactMapValues, overlaps, clamped, wholeNumberValue
  case localizedStandardCompare, localizedCaseInsensitiveCompare, compare, commonPrefix, folding

  /// Whether it changes its receiver.
  var isMutating: Bool {
    switch self {
    case .append, .insert, .remove, .removeAll, .removeFirst, .removeLast, .popLast, .popFirst,
      .sort, .reverse, .shuffle, .swapAt, .move, .toggle, .negate, .updateValue, .removeValue,
      .formUnion,
      .formIntersection, .formSymmetricDifference, .subtract, .update, .merge, .addTask,
      .setLocalizedDateFormatFromTemplate, .addTimeInterval, .convert, .removeSubrange,
      .replaceSubrange, .next, .partition, .appendLiteral, .appendInterpolation, .replace:
      true
    default: false
    }
  }

  /// Whether it may move all elements, or look at all, where it changes a collection.
  var movesElements: Bool {
    switch self {
    case .append, .popLast, .removeLast, .swapAt, .update, .updateValue, .addTask: false
    default: true
    }
  }
}
