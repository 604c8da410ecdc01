/// The name of a person, in the order of en_US.
///
/// - Source: Apple, PersonNameComponents.FormatStyle, PersonNameComponentsFormatter.Style.
struct PersonName {
  private let system: SystemValue

  init(_ system: SystemValue) { self.system = system }

  private func part(_ name: String) -> String? {
    system.setting(name)?.plainText.flatMap { $0.isEmpty ? nil : $0 }
  }

  func text(_ style: String) -> String {
    let (given, family) = (part("givenName"), part("familyName"))
    switch style {
    case "short": return part("nickname") ?? given ?? family ?? ""
    case "abbreviated":
      return [given, family].compactMap { $0?.prefix(1) }.joined()
    case "long":
      let names = ["namePrefix", "givenName", "middleName", "familyName", "nameSuffix"]
      return names.compactMap { part($0) }.joined(separator: " ")
    default: return [given, family].compactMap { $0 }.joined(separator: " ")
    }
  }
}
