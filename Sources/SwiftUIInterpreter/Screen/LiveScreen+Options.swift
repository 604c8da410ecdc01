public import AccessibilityTree

extension LiveScreen {
  /// What is handed in instead of a clock, a locale or an environment.
  public struct Options: Hashable, Sendable {
    /// How a stepper is given to VoiceOver.
    public enum StepperStyle: String, Hashable, Sendable, CaseIterable {
      /// One adjustable stop.
      case adjustable
      /// Two buttons, as devices may show.
      case twoButtons = "two-buttons"
    }

    /// The appearance of the system, as `@Environment(\.colorScheme)` reads it.
    public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
      /// Dark text on light ground.
      case light
      /// Light text on dark ground.
      case dark
    }

    /// How a stepper is given to VoiceOver.
    public var stepperStyle: StepperStyle
    /// The major version of iOS: 17, 18 or 26.
    public var system: Int
    /// Seconds since 2001-01-01 00:00 UTC that the code's clock shows.
    public var now: Double
    /// The seed of random numbers and UUIDs.
    public var seed: UInt64
    /// The text size that the person has chosen.
    public var typeSize: TypeSize
    /// What it is shown on, which decides which tops make one row; the room stays that of a phone.
    public var device: Tree.Device
    /// The appearance that the person has chosen.
    public var colorScheme: ColorScheme
    /// Whether elements tell the colours of their texts, which only reports read.
    public var tellsColors: Bool

    /// Creates the options of the newest system, on 2026-01-01 09:41 UTC.
    public init() {
      stepperStyle = .adjustable
      system = 26
      now = 788_953_260
      seed = 1
      typeSize = .large
      device = .phone
      colorScheme = .light
      tellsColors = false
    }
  }

  /// Why a view cannot be shown.
  public enum OpenError: Error, Equatable, Sendable {
    /// The module declares no view.
    case noView
    /// No view has that name; the nearest name, if one is near.
    case unknownView(String, nearest: String?)
    /// A handed-in value is not a Swift expression.
    case invalidValue(String)
    /// A handed-in value stops while it is evaluated: the name, and why.
    case faultyValue(String, reason: String)
    /// A handed-in value is not of the type of its property: name, expression, type, place.
    case wrongType(String, expression: String, expected: String, at: SourcePlace?)
  }

  /// A handed-in property: `--with 'quantity = 4'`.
  public struct HandedIn: Hashable, Sendable {
    /// The property or undeclared name.
    public var name: String
    /// A Swift expression.
    public var expression: String

    /// Creates a handed-in value.
    public init(name: String, expression: String) {
      self.name = name
      self.expression = expression
    }
  }
}
