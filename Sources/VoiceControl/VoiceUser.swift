public import AccessibilityTree

/// A person who uses a screen by voice alone.
///
/// It is a value: a copy can go its own way.
public struct VoiceUser<Shown: Screen>: Sendable {
  /// The screen as it now is.
  public private(set) var screen: Shown
  /// What bears a number now, in the order of the numbers from 1; empty where none are shown.
  private(set) var numbered: [ElementID] = []

  /// What came of a command.
  public enum Answer: Hashable, Sendable {
    /// Something answered it.
    case done
    /// Several have that name, or numbers were asked for: so many are shown.
    case numbers(Int)
    /// Nothing has that name; the names that there are.
    case unknown([String])
    /// Nothing bears that number.
    case unknownNumber
    /// What is named so does not do that.
    case unanswered
  }

  /// Begins on a screen.
  public init(_ screen: Shown) {
    self.screen = screen
  }

  /// Says a command.
  ///
  /// Where several elements have the name, numbers appear on them and nothing else is done yet.
  ///
  /// - Source: numbers on several matches as the guide of dpearson2699/swift-ios-skills and Patch on
  ///   Tech tell it.
  @discardableResult
  public mutating func say(_ command: VoiceCommand) -> Answer {
    switch command {
    case .showNumbers:
      numbered = screen.tree.offered.map(\.id)
      return .numbers(numbered.count)
    case .tapNumber(let number):
      guard number > 0, number <= numbered.count,
        let element = screen.tree.offered.first(where: { $0.id == numbered[number - 1] })
      else { return .unknownNumber }
      return perform(element.tapAction, on: element)
    case .tap(let name): return say(name) { $0.tapAction }
    case .increment(let name):
      return say(name) { $0.capabilities.contains(.increment) ? .increment : nil }
    case .decrement(let name):
      return say(name) { $0.capabilities.contains(.decrement) ? .decrement : nil }
    }
  }

  /// Finds what is named so, and does something to it where it is one alone.
  private mutating func say(_ name: String, _ action: (Element) -> ElementAction?) -> Answer {
    let named = screen.tree.elements(answeringTo: name)
    guard named.count <= 1 else {
      numbered = named.map(\.id)
      return .numbers(named.count)
    }
    numbered = []
    guard let element = named.first else {
      return .unknown(screen.tree.offered.compactMap(\.voiceNames.first))
    }
    return perform(action(element), on: element)
  }

  private mutating func perform(_ action: ElementAction?, on element: Element) -> Answer {
    numbered = []
    guard let action else { return .unanswered }
    return screen.perform(action, on: element.id).isHandled ? .done : .unanswered
  }
}

extension Tree {
  /// What answers to a name: those that have it, else those of whose name it is the beginning.
  ///
  /// - Source: CVS Health and Evinced: the visible text must begin the label, or saying it fails;
  ///   that a whole name goes before a beginning is inferred.
  public func elements(answeringTo name: String) -> [Element] {
    let words = name.voiceWords
    guard !words.isEmpty else { return [] }
    let offered = offered
    let equal = offered.filter { $0.voiceNames.contains { $0.voiceWords == words } }
    guard equal.isEmpty else { return equal }
    return offered.filter { $0.voiceNames.contains { $0.voiceWords.starts(with: words) } }
  }

  /// What keeps what is offered from being called by a name of its own, in words.
  public var faultsOfVoiceNames: [String] {
    var faults: [String] = []
    var told: Set<[String]> = []
    for element in offered {
      guard let name = element.voiceNames.first else {
        faults.append("something can be tapped that has no name to say")
        continue
      }
      let named = elements(answeringTo: name)
      guard named.count > 1, told.insert(name.voiceWords).inserted else { continue }
      faults.append("\(named.count) elements answer to '\(name)'")
    }
    return faults
  }
}
