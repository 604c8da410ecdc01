internal import SwiftSyntax

extension Lowerer {
  func applyAttributes(
    _ attributes: AttributeListSyntax,
    to property: inout StoredProperty
  ) {
    for case .attribute(let attribute) in attributes {
      let written = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
      var name = written ?? attribute.attributeName.trimmedDescription
      if let last = name.split(separator: ".").last, name.hasPrefix("SwiftUI.") {
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
        }
        continue
      }
      property.wrapper = wrapper
      property.wrapperName = name
      property.key = wrapperKey(attribute, property)
    }
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
    case "Published", "ScaledMetric": nil
    case "Query", "FetchRequest", "SectionedFetchRequest": .array([])
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
    "Published": .plain, "ScaledMetric": .plain, "Namespace": .plain, "Query": .plain,
    "FetchRequest": .plain, "FocusedValue": .plain,
  ]
}
