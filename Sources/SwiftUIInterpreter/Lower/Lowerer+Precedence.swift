internal import SwiftSyntax

extension Precedence {
  /// The groups of the standard library by their names.
  static let groups: [String: Precedence] = [
    "AssignmentPrecedence": assignment, "TernaryPrecedence": ternary,
    "DefaultPrecedence": standard, "LogicalDisjunctionPrecedence": of("||"),
    "LogicalConjunctionPrecedence": of("&&"), "ComparisonPrecedence": of("=="),
    "NilCoalescingPrecedence": of("??"), "CastingPrecedence": cast,
    "RangeFormationPrecedence": of("..."), "AdditionPrecedence": of("+"),
    "MultiplicationPrecedence": of("*"), "BitwiseShiftPrecedence": of("<<"),
  ]
}

extension Lowerer {
  /// `precedencegroup` and `infix operator`, wherever in the module they stand.
  mutating func collectOperators(in items: CodeBlockItemListSyntax) {
    for item in items {
      guard case .decl(let declaration) = item.item else { continue }
      if let group = declaration.as(PrecedenceGroupDeclSyntax.self) { enter(group) }
    }
    for item in items {
      guard case .decl(let declaration) = item.item,
        let it = declaration.as(OperatorDeclSyntax.self), it.fixitySpecifier.text == "infix"
      else { continue }
      let group = it.operatorPrecedenceAndTypes?.precedenceGroup.text ?? "DefaultPrecedence"
      operators[it.name.text] = precedence(ofGroup: group)
    }
  }

  private func precedence(ofGroup name: String) -> Precedence {
    precedenceGroups[name] ?? Precedence.groups[name] ?? .standard
  }

  /// A declared group stands half-way between the standard ones.
  private mutating func enter(_ group: PrecedenceGroupDeclSyntax) {
    var precedence = Precedence.standard
    for attribute in group.groupAttributes {
      if let relation = attribute.as(PrecedenceGroupRelationSyntax.self),
        let name = relation.precedenceGroups.first?.name.text
      {
        let other = self.precedence(ofGroup: name).level
        let isHigher = relation.higherThanOrLowerThanLabel.text == "higherThan"
        precedence.level = other + (isHigher ? 5 : -5)
      } else if let side = attribute.as(PrecedenceGroupAssociativitySyntax.self) {
        precedence.isRight = side.value.text == "right"
      }
    }
    precedenceGroups[group.name.text] = precedence
  }
}
