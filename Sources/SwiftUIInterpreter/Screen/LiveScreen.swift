public import AccessibilityTree

/// A loaded view with its state: what assistive technology and people see of it, and what actions do.
///
/// It is a value: a copy is a snapshot that can go its own way.
public struct LiveScreen: Screen {
  /// What is handed in instead of a clock, a locale or an environment.
  public struct Options: Hashable, Sendable {
    /// How a stepper is given to VoiceOver.
    public enum StepperStyle: String, Hashable, Sendable, CaseIterable {
      /// One adjustable stop.
      case adjustable
      /// Two buttons, as devices may show.
      case twoButtons = "two-buttons"
    }

    /// How a stepper is given to VoiceOver.
    public var stepperStyle: StepperStyle
    /// The major version of iOS: 17, 18 or 26.
    public var system: Int
    /// Seconds since 2001-01-01 00:00 UTC that the code's clock shows.
    public var now: Double
    /// The seed of random numbers and UUIDs.
    public var seed: UInt64

    /// Creates the options of the newest system, on 2026-01-01 09:41 UTC.
    public init() {
      stepperStyle = .adjustable
      system = 26
      now = 788_953_260
      seed = 1
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

  /// The module that is shown.
  public let program: Program
  /// The name of the view that is shown.
  public let viewName: String
  /// What was found wrong while running, in the order of finding, each place once.
  public private(set) var diagnostics: [Diagnostic]
  /// What assistive technology sees.
  public private(set) var tree: Tree
  /// What people see.
  public private(set) var drawing: Drawing
  /// Changes with every evaluation.
  public private(set) var revision: Int

  /// Opens a view of a module.
  ///
  /// - Parameters:
  ///   - program: The module.
  ///   - view: The name of the view; the module's default view when absent.
  ///   - values: Properties handed in.
  ///   - options: The clock, the seed and the system.
  /// - Throws: `OpenError` when there is no such view or a value is no expression.
  public init(
    _ program: Program,
    view: String? = nil,
    values: [HandedIn] = [],
    options: Options = Options()
  ) throws(OpenError) {
    throw .noView
  }

  /// Equal for equal states of the view.
  public var stateHash: UInt64 { 0 }

  /// Equal for equal sets of calls.
  public var callsHash: UInt64 { 0 }

  /// The state of the shown view by the names of its properties, in order of declaration.
  public var state: [StateValue.Field] { [] }

  /// The event log: each call that actions made, as its source form, `reorder(42)`.
  public var calls: [String] { [] }

  /// Performs an action on an element.
  public mutating func perform(_ action: ElementAction, on element: ElementID) -> Outcome {
    .unhandled
  }

  /// Closes what is presented, if it can be.
  public mutating func dismiss() -> Outcome {
    .unhandled
  }

  /// Scrolls the nearest scroll view by a page.
  public mutating func scroll(
    _ direction: ScrollDirection,
    at element: ElementID?
  ) -> ScrollOutcome {
    ScrollOutcome(isHandled: false)
  }

  /// Tells accessibility focus state where the cursor is.
  public mutating func accessibilityFocusMoved(to element: ElementID?) {
  }

  /// Judges a goal on the present state and event log.
  ///
  /// - Returns: Whether it holds; a fault or an unknown value is false.
  public func isTrue(_ goal: Goal) -> Bool {
    false
  }
}
