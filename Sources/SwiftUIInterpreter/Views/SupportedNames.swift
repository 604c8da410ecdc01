/// The views that are simulated, each by its SwiftUI name with a small first letter.
enum ViewName: String, CaseIterable, Sendable {
  case text, image, asyncImage, label, button, toggle, slider, stepper, picker, textField
  case secureField, textEditor, vStack, hStack, zStack, lazyVStack, lazyHStack, group, forEach
  case spacer, divider, scrollView, list, form, section, link, navigationLink, navigationStack
  case navigationView, navigationSplitView, progressView, gauge, disclosureGroup, menu
  case groupBox, controlGroup, labeledContent, grid, gridRow, lazyVGrid, lazyHGrid, emptyView
  case anyView, geometryReader, scrollViewReader, tabView, tab, datePicker, editButton, shareLink
  case viewThatFits, timelineView, toolbarItem, toolbarItemGroup, toolbarSpacer
  case circle, rectangle, roundedRectangle, capsule, ellipse, path, color, linearGradient
  case radialGradient, angularGradient, unevenRoundedRectangle, canvas, containerRelativeShape
  case meshGradient, ellipticalGradient, pasteButton, renameButton, contentUnavailableView
  case anyShape, outlineGroup, colorPicker, accessibilityRotorEntry
  case uIViewHost, table, tableRow, glassEffectContainer, modifiedContent
  case toolbarTitleMenu, photosPicker, signInWithAppleButton, phaseAnimator, keyframeAnimator
  case map, marker, annotation, userAnnotation, mapMarker, mapPin, mapAnnotation, videoPlayer
  case subscriptionStoreView, storeView, productView, mapCircle, mapPolyline, mapPolygon
  case windowGroup, window, settings, menuBarExtra, documentGroup
  case chart, barMark, lineMark, pointMark, areaMark, ruleMark, rectangleMark, sectorMark

  /// Whether it is a shape, a gradient, a canvas: drawn, and nothing to assistive technology.
  var isDrawn: Bool { Self.drawn.contains(self) }

  private static let drawn: Set<ViewName> = [
    .circle, .rectangle, .roundedRectangle, .capsule, .ellipse, .path, .color, .linearGradient,
    .radialGradient, .angularGradient, .unevenRoundedRectangle, .canvas, .containerRelativeShape,
    .meshGradient, .ellipticalGradient, .anyShape, .mapCircle, .mapPolyline, .mapPolygon,
  ]

  /// Every name as SwiftUI spells it, with its case.
  static let named: [String: ViewName] = Dictionary(
    uniqueKeysWithValues: allCases.map { name in
      (name.rawValue.prefix(1).uppercased() + name.rawValue.dropFirst(), name)
    }
  )
}

/// The modifiers that are simulated, by their SwiftUI names.
enum ModifierName: String, CaseIterable, Sendable {
  // Elements
  case accessibilityElement, accessibilityLabel, accessibilityValue, accessibilityHint
  case accessibilityAddTraits, accessibilityRemoveTraits, accessibilityHeading
  case accessibilityHidden, accessibilityIdentifier, accessibilityInputLabels
  case accessibilitySortPriority, accessibilityCustomContent, accessibilityRepresentation
  case accessibilityChildren, accessibilityActivationPoint, accessibility, help, badge
  case accessibilityLabeledPair, accessibilityRotor, accessibilityRotorEntry
  case accessibilityChartDescriptor
  // Actions
  case accessibilityAction, accessibilityActions, accessibilityAdjustableAction
  case accessibilityScrollAction, accessibilityScrollStatus, accessibilityFocused, focused,
    swipeActions, onDelete
  case accessibilityDefaultFocus, defaultFocus
  case contextMenu, deleteDisabled, moveDisabled, onTapGesture, onLongPressGesture, gesture,
    simultaneousGesture
  case highPriorityGesture, onSubmit, onMove, allowsHitTesting
  // State of the views inside
  case disabled, hidden, opacity, labelsHidden, labelStyle, pickerStyle, toggleStyle
  case buttonStyle, textFieldStyle, datePickerStyle, tabViewStyle, font, bold, lineLimit
  case textCase, environment, environmentObject, transformEnvironment, refreshable
  case redacted, unredacted
  case keyboardType
  case dynamicTypeSize, groupBoxStyle, disclosureGroupStyle, labeledContentStyle
  case foregroundStyle, foregroundColor, tint, accentColor, listRowBackground, listStyle
  // Layout
  case frame, padding, offset, position, overlay, background, safeAreaInset, resizable
  case safeAreaPadding, containerRelativeFrame, fontWeight, aspectRatio, scaledToFit, scaledToFill
  case clipped, clipShape, cornerRadius, scrollDisabled
  // Life
  case onAppear, onDisappear, task, onChange, onReceive, id, tag, modifier
  case preference, onPreferenceChange, onGeometryChange
  // Navigation and presentation
  case navigationTitle, navigationBarTitle, navigationBarTitleDisplayMode, toolbar
  case navigationBarBackButtonHidden, navigationBarHidden, toolbarVisibility, searchable
  case searchSuggestions, searchScopes, searchCompletion
  case navigationDestination
  case sheet, inspector, fullScreenCover, popover, alert, confirmationDialog,
    interactiveDismissDisabled
  case tabItem, navigationBarItems, actionSheet, toolbarTitleDisplayMode

  /// Whether it puts a view into another one.
  var isWrapper: Bool {
    switch self {
    case .padding, .safeAreaPadding, .frame, .offset, .position, .overlay, .background,
      .safeAreaInset, .modifier:
      true
    default: false
    }
  }

  /// Every name with its case.
  static let named: [String: ModifierName] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) }
  )
}

/// The modifiers that change looks, or nothing that this program shows: they are ignored quietly.
enum QuietNames {
  /// Those of which a part can be met by a person and is not simulated, with what that is.
  ///
  /// - Source: Apple, SwiftUI drag and drop: VoiceOver offers dragging among the actions.
  static let noted: [String: String] = [
    "onDrag": "dragging", "onDrop": "dropping", "draggable": "dragging",
    "dropDestination": "dropping", "accessibilityDragPoint": "dragging",
    "accessibilityDropPoint": "dropping",
    "presentationBackgroundInteraction": "reaching what is behind the sheet",
  ]

  static let modifiers: Set<String> = [
    "accessibilityIgnoresInvertColors",
    "accessibilityShowsLargeContentViewer", "accessibilityTextContentType", "alignmentGuide",
    "allowsTightening", "animation", "autocapitalization",
    "autocorrectionDisabled", "backgroundStyle", "baselineOffset", "blendMode", "blur",
    "bordered", "brightness", "buttonBorderShape", "colorInvert",
    "colorMultiply", "colorScheme", "compositingGroup", "containerBackground", "containerShape",
    "contentMargins", "contentShape", "contentTransition", "contrast", "controlSize",
    "coordinateSpace", "defaultScrollAnchor",
    "disableAutocorrection", "drawingGroup",
    "edgesIgnoringSafeArea", "fill", "fixedSize", "fontDesign", "fontWidth",
    "formStyle", "gaugeStyle", "geometryGroup", "glassEffect", "gradient",
    "grayscale", "gridCellColumns", "gridCellAnchor", "gridColumnAlignment",
    "headerProminence", "hueRotation", "ignoresSafeArea", "imageScale", "inset",
    "interpolation", "isDetailLink", "italic", "kerning",
    "layoutPriority", "lineSpacing", "listItemTint", "listRowInsets",
    "listRowSeparator", "listRowSeparatorTint", "listRowSpacing", "listSectionSeparator",
    "listSectionSpacing", "luminanceToAlpha", "mask", "matchedGeometryEffect",
    "menuIndicator", "menuOrder", "menuStyle", "minimumScaleFactor", "monospaced",
    "monospacedDigit", "multilineTextAlignment", "navigationBarColor",
    "navigationSplitViewStyle", "navigationViewStyle", "onHover",
    "preferredColorScheme", "presentationBackground", "presentationCornerRadius",
    "presentationDetents", "presentationDragIndicator", "previewDevice", "previewDisplayName",
    "previewLayout", "privacySensitive", "progressViewStyle", "projectionEffect",
    "renderingMode", "rotation3DEffect", "rotationEffect", "saturation", "scaleEffect",
    "scenePadding", "scrollBounceBehavior", "scrollClipDisabled", "scrollContentBackground",
    "scrollDismissesKeyboard", "scrollIndicators", "scrollPosition",
    "scrollTargetBehavior", "scrollTargetLayout", "scrollTransition", "sensoryFeedback",
    "shadow", "speechAdjustedPitch",
    "speechAlwaysIncludesPunctuation", "speechAnnouncementsQueued", "speechSpellsOutCharacters",
    "statusBar", "stroke",
    "strokeBorder", "strikethrough", "submitLabel", "symbolEffect", "symbolRenderingMode",
    "symbolVariant", "tabViewBottomAccessory", "textContentType", "textInputAutocapitalization",
    "textSelection", "toolbarBackground", "toolbarColorScheme", "tracking",
    "transaction", "transformEffect", "transition", "trim", "truncationMode", "underline",
    "zIndex", "antialiased", "border", "allowsMinimizing",
    "focusable", "focusEffectDisabled", "hoverEffect", "indexViewStyle",
    "persistentSystemOverlays", "presentationCompactAdaptation", "rotated", "scale", "size",
    "typesettingLanguage", "visualEffect", "writingToolsBehavior",
    "userActivity", "onContinueUserActivity", "onOpenURL", "navigationTransition",
    "matchedTransitionSource", "listSectionSeparatorTint", "navigationBarTitleTextColor",
    "lineHeight", "accessibilityLanguage", "itemProvider", "equatable",
    "flipsForRightToLeftLayoutDirection", "environmentValue", "buttonRepeatBehavior",
    "springLoadingBehavior", "defaultAppStorage", "tableStyle", "controlGroupStyle",
    "accessibilityDirectTouch", "accessibilityLinkedGroup", "accessibilityZoomAction",
    "accessibilityRespondsToUserInteraction",
    "chartXAxis", "chartYAxis", "chartLegend", "chartXScale", "chartYScale", "chartPlotStyle",
    "chartForegroundStyleScale", "chartSymbolScale", "chartBackground", "chartOverlay",
    "chartXAxisLabel", "chartYAxisLabel", "interpolationMethod", "symbol", "symbolSize",
    "lineStyle", "alignsMarkStylesWithPlotArea", "chartScrollableAxes", "chartXVisibleDomain",
    "textEditorStyle", "autocorrection", "lineBreak", "typeSelectEquivalent", "modelContainer",
    "keyboardShortcut", "accessibilityQuickAction",
    "digitalCrownAccessory", "handGestureShortcut",
    "phaseAnimator", "keyframeAnimator", "onKeyPress",
    "inspectorColumnWidth", "mapStyle", "mapControls", "mapControlVisibility", "annotationTitles",
    "annotationSubtitles", "onMapCameraChange", "subscriptionStoreControlStyle",
    "subscriptionStoreButtonLabel", "subscriptionStorePickerItemBackground", "storeButton",
    "signInWithAppleButtonStyle", "photosPickerStyle", "photosPickerAccessoryVisibility",
    "photosPickerDisabledCapabilities", "mapScope", "productViewStyle",
    // Of scenes
    "commands", "commandsRemoved", "commandsReplaced", "defaultSize", "defaultPosition",
    "windowStyle", "windowResizability", "windowToolbarStyle", "handlesExternalEvents",
    "backgroundTask", "restorationBehavior", "defaultLaunchBehavior", "windowLevel",
  ]
}
