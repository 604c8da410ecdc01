import AccessibilityTree

/// What views hand down to the views inside them.
struct Context: Sendable {
  var isEnabled = true
  var hidesLabels = false
  var labelStyle = "automatic"
  var pickerStyle = "automatic"
  var datePickerStyle = "automatic"
  var tabViewStyle = "automatic"
  /// When pages have their indicator.
  var pageIndex = PageIndex.automatic
  var toggleStyle: Value?
  var buttonStyle: Value?
  var fieldStyle = "automatic"
  /// The styles of the source's own for groups, disclosures and labelled content.
  var styles: [ModifierName: Value] = [:]
  var font = TextStyle.body
  /// How much larger text is than at the default size.
  var typeScale = 1.0
  /// What things are painted with; kept outside, so that contexts are small on the stack.
  private var boxedPaints = BoxedPaints.standard
  /// Whether the font keeps its size whatever the person has chosen.
  var isFixedFont = false
  var isStrong = false
  var lineLimit: Int?
  var textCase: TextCase?
  /// Whether lines are read from right to left.
  var isRightToLeft = false
  /// Whether the keyboard of fields has figures only.
  var takesFigures = false
  /// Whether a `List` or a `Form` is around.
  var isInList = false
  /// Whether lists and scroll views keep their place.
  var isScrollDisabled = false
  /// The direction of the stack around.
  var axis = Axis.vertical
  /// The cell that keeps which screens are pushed; absent outside a navigation stack.
  var path: NavigationPath?
  /// Whether a column of a split view is around, whose list chooses what the next one shows.
  var isSplitColumn = false
  /// What a link with a value writes to: the selection of the list around in such a column.
  var columnSelection: BindingValue?
  /// What closes the presentation around.
  var dismissal: Response?
  /// What is searched for around.
  var search: BindingValue?
  /// The modifiers of a search that are written on the navigation stack itself.
  var outerSearch: [Modification] = []
  /// What refreshes the list or scroll view inside.
  var refresh: Value?
  /// The room for the views here as far as it is known before they are laid out, in points.
  var room = Layout.safeArea.size

  /// A change of letters' case that is written; absent where none is.
  enum TextCase: Sendable {
    case uppercase
    case lowercase
    /// `.textCase(nil)`: letters stay as they are, where the system would change them as well.
    case unchanged
  }
}

extension Context {
  /// What things are painted with.
  var paints: Paints {
    get { boxedPaints.value }
    set { boxedPaints = .paints(newValue) }
  }

  /// What a presentation hands down at first: the environment of where it is made, and no looks.
  func presenting(_ dismissal: Response?) -> Context {
    var context = Context()
    context.typeScale = typeScale
    if !paints.tint.isStandard { context.paints.tint = paints.tint }
    context.isRightToLeft = isRightToLeft
    context.dismissal = dismissal
    return context
  }

  /// How much larger the text here is than at the default size.
  var textScale: Double { isFixedFont ? 1 : typeScale }
}

/// When the pages of a `TabView` have their indicator.
///
/// - Source: Apple, SwiftUI PageTabViewStyle.IndexDisplayMode: by itself only with more than one
///   page.
enum PageIndex: String, Sendable {
  case automatic
  case always
  case never

  /// Whether so many pages have one.
  func isShown(for count: Int) -> Bool {
    switch self {
    case .automatic: count > 1
    case .always: count > 0
    case .never: false
    }
  }
}

/// Where a navigation stack keeps its screens.
enum NavigationPath: Sendable {
  case kept(CellID)
  case bound(BindingValue, CellID)

  /// The cell for screens that carry their own content.
  var cell: CellID {
    switch self {
    case .kept(let cell), .bound(_, let cell): cell
    }
  }
}
