import AccessibilityTree

/// What UIKit's own controls say by themselves.
///
/// - Source: cashapp/AccessibilitySnapshot, reference pictures of UIKit's controls.
struct UIControlLook {
  var label: String?
  var value: String?
  var traits: Traits = []
  var origin = NameOrigin.written
  var certainty = Certainty.documented
  /// The rule that gave it, where no source has it.
  var inference: Inference?
  var isSelected = false
  var isEditable = false
  var showsPlaceholder = false
  /// Whether it is a view without anything in it, which takes no room.
  var isEmpty = false

  init() {}

  init(of object: Value, _ resolver: inout Resolver) {
    switch resolver.evaluator.uiKitClass(of: object) {
    case "UILabel": label(object, &resolver)
    case "UIButton": button(object, &resolver)
    case "UISwitch":
      label = resolver.readText("title", object)
      value = resolver.read("isOn", object) == .bool(true) ? "1" : "0"
      traits = [.button, .toggle]
    case "UISlider": slider(object, &resolver)
    case "UIStepper": stepper(object, &resolver)
    case "UIProgressView":
      let fraction = resolver.read("progress", object)?.number ?? 0
      value = Fraction(clamping: fraction, lower: 0, upper: 1).percent
      traits = .updatesFrequently
    case "UIActivityIndicatorView": activity(object, &resolver)
    case "UITextField", "UISearchBar": field(object, &resolver)
    case "UITextView": textView(object, &resolver)
    case "UIImageView": picture(resolver.read("image", object), resolver)
    case "UITableViewCell", "UICollectionViewListCell", "UITableViewHeaderFooterView":
      cell(object, &resolver)
    case "UIPageControl": pages(object, &resolver)
    default: break
    }
  }

  private mutating func label(_ object: Value, _ resolver: inout Resolver) {
    label = resolver.readText("text", or: "attributedText", object)
    let named = resolver.readText("accessibilityLabel", or: "accessibilityAttributedLabel", object)
    let value = resolver.readText("accessibilityValue", object)
    isEmpty = [label, named, value].allSatisfy { $0?.isEmpty != false }
  }

  /// A cell says the texts in it; one that leads on is a button, one with a check mark is selected.
  private mutating func cell(_ object: Value, _ resolver: inout Resolver) {
    label = resolver.cellWords(object)
    isEmpty =
      label == nil && resolver.evaluator.isKind(object, named: "UITableViewHeaderFooterView")
    inference = .severalTitles
    isSelected = resolver.read("isSelected", object) == .bool(true)
    switch resolver.read("accessoryType", object)?.memberName {
    case "checkmark": isSelected = true
    case "disclosureIndicator", "detailDisclosureButton", "detailButton": traits = .button
    default: break
    }
    for accessory in resolver.read("accessories", object)?.members ?? [] {
      switch resolver.read("uiKitKind", accessory)?.plainText {
      case "checkmark": isSelected = true
      case "disclosure", "outline": traits.insert(.button)
      default: break
      }
    }
  }

  /// The title for the state it is in, else the name of its picture.
  private mutating func button(_ object: Value, _ resolver: inout Resolver) {
    isSelected = resolver.read("isSelected", object) == .bool(true)
    let configuration = resolver.read("configuration", object)
    let titles = [
      resolver.readText("currentTitle", or: "attributedTitle", object),
      configuration.flatMap { resolver.readText("title", or: "attributedTitle", $0) },
      resolver.value(ofMethod: "uiKitMenuTitle", of: object, plain: [])?.plainText,
      primaryAction(object, &resolver).flatMap { resolver.readText("title", $0) },
      resolver.read("titleLabel", object).flatMap {
        resolver.readText("text", or: "attributedText", $0)
      },
    ]
    label = titles.compactMap { $0 }.first { !$0.isEmpty }
    let subtitle = configuration.flatMap { resolver.readText("subtitle", $0) } ?? ""
    if let title = label, !subtitle.isEmpty { label = title + ", " + subtitle }
    if label != nil { return }
    let image =
      resolver.read("image", object) ?? configuration.flatMap { resolver.read("image", $0) }
    let own = image ?? primaryAction(object, &resolver).flatMap { resolver.read("image", $0) }
    if own != nil { return picture(own, resolver) }
    if resolver.read("buttonType", object)?.memberName == "close" {
      // UIKit names it itself; the word is no more than inferred.
      label = "Close"
      inference = .systemButton
    }
  }

  /// The action that a button was made with.
  private func primaryAction(_ object: Value, _ resolver: inout Resolver) -> Value? {
    for case .tuple(let item) in resolver.read("actions", object)?.members ?? []
    where item.elements.last?.plainText == "primaryActionTriggered" {
      if case .object = item.elements[1] { return item.elements[1] }
    }
    return nil
  }

  /// A picture is named by its accessibility label, else as a symbol or by its file.
  mutating func picture(_ image: Value?, _ resolver: Resolver) {
    guard let image else { return }
    var made: [Argument] = []
    if case .view(let view) = image, case .system(_, let arguments) = view.base {
      made = arguments
    } else if case .system(let system) = image {
      if let named = system.setting("accessibilityLabel").flatMap({ resolver.uiText($0) }) {
        label = named
        return
      }
      made = system.members.first?.arguments ?? []
    }
    if let symbol = made["systemName"]?.plainText {
      let spoken = SymbolNames.name(of: symbol)
      label = spoken.name
      origin = spoken.origin
      certainty = spoken.origin == .knownSymbol ? .observed : .claimed
    } else if let name = (made["named"] ?? made["resource"])?.plainText {
      label = name
      origin = .assetName
      certainty = .claimed
    }
  }

  private mutating func field(_ object: Value, _ resolver: inout Resolver) {
    var written = resolver.readText("text", or: "attributedText", object) ?? ""
    if written.isEmpty { written = resolver.readText("attributedText", object) ?? "" }
    let placeholder = resolver.readText("placeholder", or: "attributedPlaceholder", object)
    traits = .textEntry
    if resolver.read("isSecureTextEntry", object) == .bool(true) {
      traits.insert(.secureTextField)
      written = String(repeating: "•", count: written.count)
    }
    value = written.isEmpty ? placeholder : written
    showsPlaceholder = written.isEmpty && value != nil
    isEditable = true
    guard resolver.evaluator.isKind(object, named: "UISearchBar") else { return }
    traits.insert(.searchField)
    certainty = .observed
  }

  /// A text that cannot be edited is only read.
  private mutating func textView(_ object: Value, _ resolver: inout Resolver) {
    let plain = resolver.readText("text", object) ?? ""
    value = plain.isEmpty ? resolver.readText("attributedText", object) : plain
    isEditable = resolver.read("isEditable", object) != .bool(false)
    traits = isEditable ? [.textEntry, .textArea] : .staticText
    if !isEditable { inference = .readOnlyText }
    if value?.isEmpty == true { value = nil }
  }

  /// - Source: the words are inferred from SwiftUI's ProgressView.
  private mutating func activity(_ object: Value, _ resolver: inout Resolver) {
    let isAnimating = resolver.read("isAnimating", object) == .bool(true)
    isEmpty = !isAnimating && resolver.read("hidesWhenStopped", object) != .bool(false)
    label = isAnimating ? "In progress" : "Progress halted"
    traits = .updatesFrequently
    inference = .progress
  }

  private mutating func slider(_ object: Value, _ resolver: inout Resolver) {
    let (current, lower, upper) = Self.amounts(object, &resolver)
    value = Fraction(clamping: current, lower: lower, upper: upper).percent
    traits = .adjustable
  }

  private mutating func stepper(_ object: Value, _ resolver: inout Resolver) {
    value = Self.stepperText(Self.amounts(object, &resolver).value)
    traits = .adjustable
  }

  /// Apple, UIPageControl, currentPage: a page that is not there is moved to the nearest that is.
  private mutating func pages(_ object: Value, _ resolver: inout Resolver) {
    let count = max(resolver.read("numberOfPages", object)?.integer ?? 0, 0)
    let page = min(max(resolver.read("currentPage", object)?.integer ?? 0, 0), max(count - 1, 0))
    value = "page \(page + 1) of \(count)"
    traits = .adjustable
  }

  /// The value of a slider or a stepper with its bounds.
  static func amounts(
    _ object: Value,
    _ resolver: inout Resolver
  ) -> (value: Double, lower: Double, upper: Double) {
    let lower = resolver.read("minimumValue", object)?.number ?? 0
    let upper = resolver.read("maximumValue", object)?.number ?? 1
    return (resolver.read("value", object)?.number ?? 0, lower, upper)
  }

  /// The value of a stepper in words.
  static func stepperText(_ value: Double) -> String {
    NumberText.decimal(value, fraction: 2, isFixed: false, isGrouped: true)
  }
}
