import SwiftUI

enum Notice: Identifiable, Hashable {
  case like(id: Int, person: String, count: Int)
  case comment(id: Int, person: String, text: String)
  case system(id: Int, text: String)

  var id: Int {
    switch self {
    case .like(let id, _, _), .comment(let id, _, _), .system(let id, _): id
    }
  }

  var text: String {
    switch self {
    case let .like(_, person, count) where count > 1:
      "\(person) and \(count - 1) others liked your photo"
    case let .like(_, person, _): "\(person) liked your photo"
    case let .comment(_, person, text): "\(person): \(text)"
    case let .system(_, text): text
    }
  }

  var isUrgent: Bool {
    if case .system = self { return true }
    return false
  }
}

@Observable
final class NoticeModel {
  var notices: [Notice] = [
    .system(id: 1, text: "Confirm your email address"),
    .like(id: 2, person: "Mina", count: 4),
    .comment(id: 3, person: "Jonas", text: "Where is this?"),
    .like(id: 4, person: "Ada", count: 1),
  ]
  var read: Set<Int> = [4]

  var unread: [Notice] { notices.filter { !read.contains($0.id) } }
  var earlier: [Notice] { notices.filter { read.contains($0.id) } }

  func markAllRead() { read.formUnion(notices.map(\.id)) }
}

struct NotificationCenterView: View {
  @State private var model = NoticeModel()
  @Namespace private var rotorSpace

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 12, pinnedViews: .sectionHeaders) {
          section("New", model.unread)
          section("Earlier", model.earlier)
        }
        .padding(.horizontal)
      }
      .accessibilityRotor("Unread") {
        ForEach(model.unread) { notice in
          AccessibilityRotorEntry(notice.text, id: notice.id)
        }
      }
      .navigationTitle("Activity")
      .toolbar {
        ToolbarItem(placement: .principal) {
          Text("Activity (\(model.unread.count))").font(.headline)
        }
        ToolbarItem {
          Button("Mark all as read") { model.markAllRead() }
            .disabled(model.unread.isEmpty)
        }
      }
    }
  }

  @ViewBuilder
  private func section(_ title: String, _ notices: [Notice]) -> some View {
    if !notices.isEmpty {
      Section {
        ForEach(notices) { notice in
          NoticeRow(notice: notice, isRead: model.read.contains(notice.id)) {
            model.read.insert(notice.id)
          } onRemove: {
            model.notices.removeAll { $0.id == notice.id }
          }
        }
      } header: {
        SectionTitle(LocalizedStringKey(title))
      }
    }
  }
}

private struct NoticeRow: View {
  let notice: Notice
  let isRead: Bool
  let onOpen: () -> Void
  let onRemove: () -> Void

  private var symbol: String {
    switch notice {
    case .like: "heart.fill"
    case .comment: "text.bubble"
    case .system: "bell.badge"
    }
  }

  var body: some View {
    HStack {
      Image(systemName: symbol)
      Text(notice.text)
        .fontWeight(isRead ? .regular : .semibold)
      Spacer()
      if notice.isUrgent {
        Image(systemName: "exclamationmark.circle").accessibilityLabel("Urgent")
      }
    }
    .card()
    .contentShape(.rect)
    .onTapGesture(perform: onOpen)
    .accessibilityElement(children: .combine)
    .accessibilityValue(isRead ? "Read" : "Unread")
    .accessibilityAddTraits(.isButton)
    .accessibilityAction(.delete, onRemove)
    .accessibilityAction(named: "Remove", onRemove)
  }
}

#Preview {
  NotificationCenterView()
}
