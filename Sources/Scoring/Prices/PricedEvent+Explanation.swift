extension Pricing {
  /// An item and what it costs, as one line for `--explain-score`.
  public func line(for event: PricedEvent) -> String {
    let doubt = event.doubt.map { ", \($0.words)" } ?? ""
    return "\(text(of: event.kind))\(doubt): \(seconds(cost(of: event).total, decimals: 3)) s"
  }

  private func text(of kind: PricedEvent.Kind) -> String {
    switch kind {
    case .screen: "new screen"
    case .pass(let words):
      "stop passed, \(count(words, "word")), \(profile.passPercent) % heard"
    case .hear(let words): "stop heard whole, \(count(words, "word"))"
    case .say(let words): "announcement, \(count(words, "word"))"
    case .flick: "swipe"
    case .doubleTap: "double tap"
    case .doubleTapHold: "double tap and hold"
    case .twoFinger: "gesture of two or three fingers"
    case .touch: "tap"
    case .type(let characters): "typing \(count(characters, "character"))"
    case .item(let characters): "item chooser, \(count(characters, "character"))"
    case .free: "no charge"
    }
  }
}

extension PricedEvent.Doubt {
  /// The doubt in words.
  public var words: String {
    switch self {
    case .unnamed: "unnamed"
    case .ambiguous: "ambiguous"
    case .wrongActivation: "wrong activation"
    case .deadEnd: "dead end"
    }
  }
}
