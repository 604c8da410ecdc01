import AccessibilityTree

extension Program {
  /// The constructs of the language and the property wrappers that the source uses.
  ///
  /// They are read from the syntax, for code does not tell a `guard` from an `if` any more. What
  /// could not be lowered is not supported, whatever it is.
  var constructUses: [NameUse] {
    let broken = Set(diagnostics.compactMap { $0.name == nil ? nil : $0.place })
    return zip(files, ParsedFile.all(files)).flatMap { file, parsed in
      ConstructReader.uses(in: parsed.tree).compactMap { use -> NameUse? in
        let place = parsed.lines.place(of: use.offset, in: file)
        let support: NameUse.Support
        switch use.kind {
        case .wrapper: support = wrapperSupport(use.name)
        default: support = broken.contains(place) ? .unsupported : .simulated
        }
        return NameUse(use.name, use.kind, support, at: place)
      }
    }
  }

  private func wrapperSupport(_ written: String) -> NameUse.Support {
    let name = String(written.dropFirst())
    let last = name.split(separator: ".").last.map(String.init) ?? name
    if let id = code.typeIndex[name] ?? code.typeIndex[last], code[id].kind != .system {
      return .own
    }
    if Lowerer.wrappers[name] != nil || Lowerer.wrappers[last] != nil { return .simulated }
    return ConstructReader.quietWrappers.contains(last) ? .ignored : .unsupported
  }
}
