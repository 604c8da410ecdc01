import SwiftUI

struct WorkCard: Identifiable, Equatable {
  let id: Int
  var title: String
  var column: Column
  var assignee: String?
  var points: Int

  enum Column: Int, CaseIterable, Identifiable {
    case open, doing, done
    var id: Int { rawValue }
    var name: String { ["To do", "Doing", "Done"][rawValue] }
    var next: Column? { Column(rawValue: rawValue + 1) }
    var previous: Column? { Column(rawValue: rawValue - 1) }
  }
}

struct BoardWidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct KanbanView: View {
  @State private var cards = [
    WorkCard(id: 1, title: "Fix login", column: .open, assignee: "Ada", points: 3),
    WorkCard(id: 2, title: "Write help", column: .open, points: 1),
    WorkCard(id: 3, title: "New icon", column: .doing, assignee: "Jonas", points: 2),
  ]
  @State private var width: CGFloat = 0
  @State private var collapsed: Set<WorkCard.Column> = []

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 16) {
        ForEach(WorkCard.Column.allCases) { column in
          columnView(column)
        }
      }
      .padding()
    }
    .background(
      GeometryReader { proxy in
        Color.clear.preference(key: BoardWidthKey.self, value: proxy.size.width)
      }
    )
    .onPreferenceChange(BoardWidthKey.self) { width = $0 }
  }

  private func columnView(_ column: WorkCard.Column) -> some View {
    let members = cards.filter { $0.column == column }
    let isCollapsed = collapsed.contains(column)
    return VStack(alignment: .leading, spacing: 8) {
      Button {
        collapsed.formSymmetricDifference([column])
      } label: {
        Text("\(column.name), \(members.count)").font(.headline)
      }
      .accessibilityAddTraits(.isHeader)
      .accessibilityHint(isCollapsed ? "Shows the cards" : "Hides the cards")
      if !isCollapsed {
        ForEach(members) { card in
          WorkCardView(card: card) { move(card, to: $0) }
        }
        if members.isEmpty { Text("No cards").italic() }
      }
    }
    .frame(width: 240, alignment: .topLeading)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(column.name)
  }

  private func move(_ card: WorkCard, to column: WorkCard.Column) {
    guard let index = cards.firstIndex(of: card) else { return }
    cards[index].column = column
  }
}

private struct WorkCardView: View {
  let card: WorkCard
  let onMove: (WorkCard.Column) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text(card.title)
      HStack {
        if let assignee = card.assignee {
          Label(assignee, systemImage: "person.circle")
        }
        Text("\(card.points) points")
      }
      .font(.caption)
    }
    .card()
    .gesture(
      DragGesture(minimumDistance: 20)
        .onEnded { value in
          let target = value.translation.width > 0 ? card.column.next : card.column.previous
          if let target { onMove(target) }
        }
    )
    .accessibilityElement(children: .combine)
    .accessibilityActions {
      ForEach([card.column.previous, card.column.next].compactMap { $0 }) { column in
        Button("Move to \(column.name)") { onMove(column) }
      }
    }
  }
}

#Preview {
  KanbanView()
}
