/// What of UIKit's classes matters to assistive technology, as Swift source that is lowered beside a
/// module whose classes inherit from them.
///
/// What a class does when a person touches it is source too, in functions whose names begin with
/// `uiKit`: so a subclass that overrides a method, or calls it on `super`, meets what UIKit has.
///
/// - Source: Apple, UIKit: UIView, UIControl and their like; UIAccessibility.
enum UIKitPrelude {
  /// The classes of UIKit that a class of the source may inherit from.
  static let classes: Set<String> = [
    "UIResponder", "UIView", "UIControl", "UILabel", "UIButton", "UISwitch", "UISlider",
    "UIStepper", "UITextField", "UIImageView", "UIStackView", "UIViewController",
    "UIAccessibilityElement", "UIScrollView", "UIProgressView", "UITextView", "UIPageControl",
    "UISegmentedControl", "UISearchBar", "UIActivityIndicatorView", "UIVisualEffectView",
    "UIAlertController", "UIAlertAction", "UIHostingController", "UIHostingContent",
    "UITableView", "UITableViewCell", "UITableViewHeaderFooterView", "UITableViewController",
    "UICollectionView", "UICollectionReusableView", "UICollectionViewCell",
    "UICollectionViewListCell", "UICollectionViewController", "UIDatePicker", "UIContextualAction",
    "UISwipeActionsConfiguration", "UITableViewDiffableDataSource",
    "UICollectionViewDiffableDataSource", "UIMenuElement", "UIAction", "UIMenu",
    "UIDeferredMenuElement", "UIContextMenuConfiguration", "UIContextMenuInteraction", "UIBarItem",
    "UIBarButtonItem", "UITabBarItem", "UINavigationItem", "UINavigationBar", "UISearchController",
    "UINavigationController", "UITabBar", "UITabBarController", "UITab", "UISearchTab",
    "NSCollectionLayoutSection", "UICollectionViewCompositionalLayout",
  ]

  /// The other types that are declared beside them.
  static let companions: Set<String> = [
    "AXCustomContent", "UIAccessibilityCustomRotor", "UIAccessibilityCustomRotorItemResult",
    "UIAccessibilityCustomRotorSearchPredicate", "NSRange", "NSObject", "IndexPath",
    "UIListContentConfiguration", "UIListContentConfiguration.Looks", "UIKitCells",
    "NSDiffableDataSourceSnapshot", "UICellAccessory", "UICellAccessory.CustomViewConfiguration",
    "UICollectionLayoutListConfiguration", "UIKitLayoutEnvironment", "UIKitLayoutContainer",
    "UIKitLayoutTraits", "UICollectionView.CellRegistration",
    "UICollectionView.SupplementaryRegistration",
  ]

  /// The protocols that put UIKit's views among SwiftUI's.
  static let bridges: Set<String> = ["UIViewRepresentable", "UIViewControllerRepresentable"]

  static let source =
    objects + controls + fields + menus + controllers + containers + tables + layouts + collections

  /// Whether a name is that of a view or a controller, as UIKit names them.
  static func isView(_ name: String) -> Bool {
    name.hasPrefix("UI") && viewEndings.contains { name.hasSuffix($0) }
  }

  /// Whether a function of the prelude's is meant, which no event log shows.
  static func isInternal(_ name: String) -> Bool {
    name.hasPrefix("uiKit") || name == "sendActions" || name.hasPrefix(StreamPrelude.prefix)
  }

  private static let viewEndings = [
    "View", "Controller", "Bar", "Control", "Button", "Picker", "Field", "Cell", "Well", "Item",
    "Menu", "Interaction", "Element",
  ]
}

extension UIKitPrelude {
  /// Whether a member of a view or controller changes looks, or nothing that this program shows.
  ///
  /// - Source: Apple, UIView, UIViewController and UIControl.
  static func isQuiet(_ member: String) -> Bool {
    if quiet.contains(member) { return true }
    let name = member.lowercased()
    return quietParts.contains { name.contains($0) }
  }

  private static let quiet: Set<String> = [
    "mask", "center", "translatesAutoresizingMaskIntoConstraints", "numberOfLines", "distribution",
    "spacing", "axis", "alignment", "rightAnchor", "window", "undoManager", "isTracking", "next",
    "didMove", "willMove", "hitTest", "point", "convert",
    "isMultipleTouchEnabled", "isExclusiveTouch", "clearsOnInsertion", "spellCheckingType",
    "smartQuotesType", "smartDashesType", "passwordRules", "enablesReturnKeyAutomatically",
    "loadViewIfNeeded", "definesPresentationContext", "role", "onTintColor",
    "wraps", "autorepeat", "isContinuous", "hidesForSinglePage", "allowsEditingTextAttributes",
    "dataDetectorTypes", "isSelectable", "isEditing", "isPagingEnabled", "bounces", "zoomScale",
    "setCustomSpacing", "isBaselineRelativeArrangement", "preferredSymbolConfiguration",
    "isHighlighted", "isPointerInteractionEnabled", "clearButtonMode", "leftViewMode",
    "rightViewMode", "searchBarStyle", "prompt", "init", "awakeFromNib", "description",
    "debugDescription",
    "sizeThatFits", "intrinsicContentSize", "invalidateIntrinsicContentSize", "removeTarget",
    "removeGestureRecognizer", "scrollRangeToVisible", "selectedRange", "selectedTextRange",
    "beginningOfDocument", "endOfDocument", "textRange", "accessibilityFrame", "accessibilityPath",
    "accessibilityFrameInContainerSpace", "accessibilityLanguage",
    "accessibilityIgnoresInvertColors",
    "accessibilityNavigationStyle", "accessibilityRespondsToUserInteraction",
    "accessibilityTextualContext", "accessibilityContainer", "accessibilityActivationPoint",
    "accessibilityDragSourceDescriptors", "accessibilityDropPointDescriptors",
    "showsLargeContentViewer", "largeContentTitle", "largeContentImage", "scalesLargeContentImage",
    "largeContentImageInsets", "maximumContentSizeCategory", "minimumContentSizeCategory",
    "viewRespectsSystemMinimumLayoutMargins", "performBatchUpdates", "storyboard", "nibName",
  ]

  /// Parts of the names of members that have to do with looks, layout, motion and the keyboard.
  private static let quietParts = [
    "color", "tint", "font", "layer", "shadow", "constraint", "anchor", "inset", "margin",
    "background", "layout", "animat", "transform", "border", "corner", "contentmode", "hugging",
    "compression", "appearance", "effect", "safearea", "autoresiz", "clips", "opaque", "draw",
    "display", "haptic", "keyboard", "autocapitalization", "autocorrection", "returnkey",
    "textcontent", "textalignment", "linebreak", "adjusts", "scalefactor", "maxlayoutwidth",
    "priority", "cursor", "indicatorstyle", "showshorizontal", "showsvertical", "semantic", "trait",
    "contentoffset", "contentsize", "statusbar", "homeindicator", "prefers", "preferred",
    "edgesfor", "extended", "supportedinterface", "additional", "setneeds", "tofit",
    "updateconfiguration", "interfacestyle", "tracking", "touches", "thumb", "track", "decelerat",
    "borderstyle", "buttontype", "imagerendering", "imageview", "baseline", "orientation",
    "frontto", "subviewto", "backto", "motion", "gesturerecognizers", "symbol", "transition",
    "modalpresentation", "userinterface", "restoration", "snapshot", "interaction", "updateprop",
    "rowheight", "separator", "sectionheader", "sectionfooter", "estimated", "prefetch",
    "refreshcontrol", "dragging", "selectionstyle", "indentation", "editingaccessory",
    "allowsfocus",
    "remembers", "selectsmulti", "collectionviewlayout",
  ]
}
