/// The members of the standard library and Foundation that are understood, by their names.
enum Builtin: String, CaseIterable, Sendable {
  // Change their receiver
  case append, insert, remove, removeAll, removeFirst, removeLast, popLast, popFirst, sort, reverse
  case shuffle, swapAt, move, toggle, negate, merge, updateValue, removeValue, formUnion
  case formIntersection, subtract, formSymmetricDifference, update, addContentsOf

  // Properties
  case isEmpty, count, first, last, indices, keys, values, description, debugDescription
  case uppercased, lowercased, capitalized, lowerBound, upperBound, startIndex, endIndex
  case rawValue, id, hashValue, key, value, offset, element, magnitude, wholePart
  case localizedDescription, uuidString, absoluteString, utf8, unicodeScalars, isNumber, isLetter
  case isWhitespace, isUppercase, isLowercase, lazy, asciiValue, isNaN, isFinite
  case timeIntervalSinceNow, timeIntervalSince1970, timeIntervalSinceReferenceDate
  case width, height, x, y, minX, minY, maxX, maxY, midX, midY, origin, size

  // Methods
  case map, compactMap, flatMap, filter, reduce, forEach, contains, allSatisfy, firstIndex
  case lastIndex, sorted, reversed, enumerated, joined, prefix, suffix, dropFirst, dropLast, min
  case max, randomElement, shuffled, split, components, hasPrefix, hasSuffix, replacingOccurrences
  case replacing, trimmingCharacters, appending, union, intersection, subtracting, isSubset
  case isSuperset, isDisjoint, symmetricDifference, mapValues, starts, elementsEqual, distance
  case index, rounded, isMultiple, formatted, advanced, addingTimeInterval, timeIntervalSince
  case callAsFunction, padding, localizedCaseInsensitiveContains, localizedStandardContains
  case caseInsensitiveCompare, compare, clamped, quotientAndRemainder, grouped, removingDuplicates
  case zip, chunked, filterValues, compactMapValues, string, date, clampedTo, post, send
  case repeatElement, squareRoot, truncatingRemainder, remainder, isStrictSubset, ranges, range
  case indexAfter, sum, adding

  /// Whether it changes its receiver.
  var isMutating: Bool { Self.mutating.contains(self) }

  private static let mutating: Set<Builtin> = [
    .append, .insert, .remove, .removeAll, .removeFirst, .removeLast, .popLast, .popFirst, .sort,
    .reverse, .shuffle, .swapAt, .move, .toggle, .negate, .merge, .updateValue, .removeValue,
    .formUnion, .formIntersection, .subtract, .formSymmetricDifference, .update,
  ]
}
