internal import SwiftSyntax

extension Lowerer {
  mutating func applyAttributes(
    _ attributes: AttributeListSyntax,
    to property: inout StoredProperty
  ) {
    for case .attribute(let attribute) in attributes {
      let written = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
      var name = written ?? attribute.attributeName.trimmedDescription
      // `@SwiftUI.State`, and `@Perception.Bindable`, which does what SwiftUI's own does.
      if let last = name.split(separator: ".").last, Self.wrappers[name] == nil,
        name.hasPrefix("SwiftUI.") || Self.wrappers[String(last)] != nil
      {
        name = String(last)
      }
      name = systemName(name)
      if let type = typeID(named: name), code[type].isResultBuilder {
        property.builder = type
        continue
      }
      if name.hasSuffix("Builder") { property.isBuilder = true }
      guard let wrapper = Self.wrappers[name] else {
        if !property.isBuilder, name.first?.isUppercase == true, name != "MainActor" {
          property.wrapperName = name
          if name.first?.isUppercase == true { report(wrapper: attribute, name) }
        }
        continue
      }
      property.wrapper = wrapper
      property.wrapperName = name
      property.key = wrapperKey(attribute, property)
    }
  }

  /// Tells of a wrapper that nothing here knows.
  private mutating func report(wrapper attribute: AttributeSyntax, _ name: String) {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    guard !ConstructReader.quietWrappers.contains(last) else { return }
    let written = "@" + attribute.attributeName.trimmedDescription
    findings.append(
      Finding(
        message: "'\(written)' is not supported: its property is stored as it is",
        name: written,
        place: place(of: attribute)
      )
    )
  }

  private func wrapperKey(_ attribute: AttributeSyntax, _ property: StoredProperty) -> String? {
    if case .argumentList(let list) = attribute.arguments, let first = list.first?.expression {
      if let path = first.as(KeyPathExprSyntax.self) {
        return path.components.last?.component.trimmedDescription
      }
      let text = first.trimmedDescription
      return text.hasSuffix(".self") ? String(text.dropLast(5)) : text
    }
    switch property.type {
    case .declared(let id): return code[id].name
    case .system(let name): return name
    default: return nil
    }
  }

  /// What a property holds that a wrapper fills from elsewhere; absent where a call gives it.
  static func wrapped(_ name: String, by wrapper: String) -> Value? {
    switch wrapper {
    case "Published", "ScaledMetric", "Attribute", "Relationship", "Transient": nil
    case "FocusedValue", "FocusedObject": Value.none
    default: .unknown(name)
    }
  }

  static let wrappers: [String: Wrapper] = [
    "State": .state, "AppStorage": .state, "SceneStorage": .state, "GestureState": .state,
    "FocusState": .focus, "AccessibilityFocusState": .focus, "StateObject": .stateObject,
    "Binding": .binding, "FocusState.Binding": .binding,
    "AccessibilityFocusState.Binding": .binding, "ObservedObject": .observed,
    "Bindable": .observed, "EnvironmentObject": .environment, "Environment": .environment,
    "Published": .plain, "ScaledMetric": .plain, "Namespace": .plain, "Query": .query,
    "FetchRequest": .query, "SectionedFetchRequest": .query, "FocusedValue": .plain,
  ]
}
