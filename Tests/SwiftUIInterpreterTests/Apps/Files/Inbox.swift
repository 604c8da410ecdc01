import SwiftUI

struct Conversation: Identifiable, Hashable {
  let id: Int
  let name: String
  var lastMessage: String
  var sentAt: Date
  var unread: Int
  var isMuted = false
  var isPinned = false
}

extension Conversation {
  static let samples = [
    Conversation(
      id: 1,
      name: "Mina Okafor",
      lastMessage: "See you at seven?",
      sentAt: Date(timeIntervalSince1970: 1_767_258_000),
      unread: 2,
      isPinned: true
    ),
    Conversation(
      id: 2,
      name: "Climbing group",
      lastMessage: "Jonas: I booked the hall",
      sentAt: Date(timeIntervalSince1970: 1_767_170_000),
      unread: 0,
      isMuted: true
    ),
    Conversation(
      id: 3,
      name: "Landlord",
      lastMessage: "The heating is fixed.",
      sentAt: Date(timeIntervalSince1970: 1_766_900_000),
      unread: 0
    ),
  ]
}

struct InboxView: View {
  @State private var conversations = Conversation.samples
  @State private var query = ""
  @State private var showsUnreadOnly = false
  @State private var confirmsDeletion: Conversation?

  private var filtered: [Conversation] {
    conversations
      .filter { query.isEmpty || $0.name.localizedCaseInsensitiveContains(query) }
      .filter { !showsUnreadOnly || $0.unread > 0 }
      .sorted { ($0.isPinned ? 1 : 0, $0.sentAt) > ($1.isPinned ? 1 : 0, $1.sentAt) }
  }

  var body: some View {
    NavigationStack {
      List {
        ForEach(filtered) { conversation in
          NavigationLink(value: conversation) {
            InboxRow(conversation: conversation)
          }
          .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button("Delete", systemImage: "trash", role: .destructive) {
              confirmsDeletion = conversation
            }
            Button(conversation.isMuted ? "Unmute" : "Mute", systemImage: "bell.slash") {
              update(conversation.id) { $0.isMuted.toggle() }
            }
          }
          .swipeActions(edge: .leading) {
            Button(conversation.unread > 0 ? "Mark as read" : "Mark as unread") {
              update(conversation.id) { $0.unread = $0.unread > 0 ? 0 : 1 }
            }
            .tint(.blue)
          }
        }
      }
      .listStyle(.plain)
      .navigationTitle("Messages")
      .navigationDestination(for: Conversation.self) { conversation in
        ChatView(title: conversation.name)
      }
      .searchable(text: $query, prompt: "Search messages")
      .overlay {
        if filtered.isEmpty {
          ContentUnavailableView("No messages", systemImage: "tray")
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Toggle("Unread only", isOn: $showsUnreadOnly)
            .toggleStyle(.button)
        }
        ToolbarItem(placement: .primaryAction) {
          Button("New message", systemImage: "square.and.pencil") {}
        }
      }
      .confirmationDialog(
        "Delete this conversation?",
        isPresented: Binding(
          get: { confirmsDeletion != nil },
          set: { if !$0 { confirmsDeletion = nil } }
        ),
        titleVisibility: .visible,
        presenting: confirmsDeletion
      ) { conversation in
        Button("Delete \(conversation.name)", role: .destructive) {
          conversations.removeAll { $0.id == conversation.id }
        }
      }
    }
  }

  private func update(_ id: Conversation.ID, _ change: (inout Conversation) -> Void) {
    guard let index = conversations.firstIndex(where: { $0.id == id }) else { return }
    change(&conversations[index])
  }
}

private struct InboxRow: View {
  let conversation: Conversation

  var body: some View {
    HStack(spacing: 12) {
      AvatarView(name: conversation.name)
        .accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text(conversation.name)
            .fontWeight(conversation.unread > 0 ? .bold : .regular)
          if conversation.isMuted {
            Image(systemName: "bell.slash.fill").accessibilityLabel("Muted")
          }
          Spacer()
          Text(conversation.sentAt, style: .date).font(.caption)
        }
        Text(conversation.lastMessage)
          .font(.subheadline)
          .foregroundStyle(.secondary)
          .lineLimit(2)
      }
      if conversation.unread > 0 {
        Text(conversation.unread, format: .number)
          .font(.caption2.bold())
          .padding(6)
          .background(.blue, in: .circle)
          .accessibilityLabel("\(conversation.unread) unread")
      }
    }
  }
}

#Preview {
  InboxView()
}
