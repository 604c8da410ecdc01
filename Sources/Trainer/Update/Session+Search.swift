import Canvas
import Scenes

// MARK: Searching the menu

extension Session {
  /// Whether the list of scenes is on top.
  var isInMenu: Bool { context == .menu || context == .search }

  /// The places of the scenes that the menu lists: those that were found, else all.
  var hits: [Int] {
    course.scenes.indices.filter { course.scenes[$0].matches(filter) }
  }

  /// Begins a search, or goes on among what was found, from the last one to the first.
  mutating func search(_ deed: Deed) -> [Command] {
    guard deed != .search else {
      filter = ""
      isFiltering = true
      return []
    }
    let hits = hits
    guard !hits.isEmpty else { return [] }
    let place = hits.firstIndex(of: menuIndex) ?? 0
    let step = deed == .nextHit ? 1 : hits.count - 1
    menuIndex = hits[(place + step) % hits.count]
    return []
  }

  /// Writes into what is searched for; the first scene that is found is chosen.
  mutating func writeFilter(_ deed: Deed, _ key: Key) -> [Command] {
    if deed == .erase {
      filter = String(filter.dropLast())
    } else if case .character(let character) = key {
      filter.append(character)
    }
    let hits = hits
    if !hits.contains(menuIndex) { menuIndex = hits.first ?? menuIndex }
    return []
  }

  /// Lists all scenes again.
  mutating func endFilter() {
    filter = ""
    isFiltering = false
  }

  /// Takes back what Esc takes back first: digits of a number, then a search.
  ///
  /// - Returns: Whether there was anything to take back.
  mutating func takeTyped() -> Bool {
    if !typed.isEmpty { return true }
    guard context == .menu, !filter.isEmpty else { return false }
    endFilter()
    return true
  }
}
