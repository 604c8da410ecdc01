// What views say that concerns more than themselves, gathered while they are resolved.

/// A view declared in the source, at its place.
struct InstalledView: Hashable, Sendable {
  var identity: Identity
  var type: TypeID
  /// The innermost tab that it stands on.
  var tab = Identity.none
}

/// A cell that the system keeps for a view.
struct KeptCell: Hashable, Sendable {
  var cell: CellID
  /// The innermost tab on which the view stands.
  var tab = Identity.none
}

/// A tab or a page of a `TabView` that is there, chosen or not.
struct TabPlace: Hashable, Sendable {
  var identity: Identity
  /// The innermost tab on which the `TabView` stands.
  var outer = Identity.none
  var isChosen: Bool
}

/// Something shown above a view.
struct Presentation: Sendable {
  var kind: Kind
  var identity: Identity
  var place: PlaceID
  /// What closes it.
  var dismissal: Response
  /// Code to run once it is closed.
  var onDismiss: Value?
  /// Whether the scrub closes it.
  var isDismissable = true
  /// Whether it stands from right to left.
  var isRightToLeft = false
  var title: String?
  var message: [ResolvedView] = []
  var content: [ResolvedView] = []

  enum Kind: Sendable {
    case sheet
    case cover
    case alert
    case dialog
    case menu
  }
}

/// What `navigationDestination(for:)` makes of the values of a type.
struct Destination: Sendable {
  /// The type; absent where none is written.
  var type: Value?
  var builder: Value
}

/// A screen that stands above others while a binding says so.
struct PushedScreen: Sendable {
  var builder: Value
  var arguments: [Value] = []
  var binding: BindingValue
  /// What the binding holds once the screen is gone.
  var absent: Value
}

/// What stands in the bars of a navigation stack.
struct NavigationBar: Sendable {
  var title: String?
  var titlePlace = PlaceID.none
  var isInline = false
  var hidesBack = false
  var isHidden = false
  var hidesBottom = false
  var leading: [ResolvedView] = []
  var principal: [ResolvedView] = []
  var trailing: [ResolvedView] = []
  var bottom: [ResolvedView] = []
  /// What the title opens, with the title still to be put into it.
  var titleMenu: SystemCall?
  var search: ResolvedView?
  /// What is typed into the search field.
  var searchText: BindingValue?
  /// What stands below the field while it is edited.
  var scopes: ResolvedView?
  /// What covers the content while the field is edited.
  var suggestions: ResolvedView?
}

/// Code to run when a view is there for the first time.
struct Appearance: Sendable {
  var identity: Identity
  var response: Response
}

/// A value that `onChange` watches.
struct Watch: Sendable {
  var identity: Identity
  var value: Value
  var action: Value
  var runsAtFirst: Bool
  /// Whether a change cancels what it began before, as `task(id:)` does.
  var isTask = false
  /// The innermost tab on which the view stands.
  var tab = Identity.none
}
