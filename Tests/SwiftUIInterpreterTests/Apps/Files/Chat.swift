import SwiftUI

struct ChatMessage: Identifiable, Equatable {
  enum Status { case sending, sent, failed }

  let id = UUID()
  var text: String
  var isMine: Bool
  var status: Status = .sent
}

@Observable
final class ChatModel {
  var messages: [ChatMessage] = [
    ChatMessage(text: "Are you coming tonight?", isMine: false),
    ChatMessage(text: "Yes, a bit later.", isMine: true),
    ChatMessage(text: "Bring the red rope, please", isMine: true, status: .failed),
  ]
  var draft = ""

  var canSend: Bool {
    !draft.trimmingCharacters(in: .whitespaces).isEmpty
  }

  func send() {
    guard canSend else { return }
    messages.append(ChatMessage(text: draft, isMine: true))
    draft = ""
  }

  func retry(_ message: ChatMessage) {
    guard let index = messages.firstIndex(of: message) else { return }
    messages[index].status = .sent
  }
}

struct ChatView: View {
  let title: String
  @State private var model = ChatModel()
  @FocusState private var isComposing: Bool
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        LazyVStack(spacing: 8) {
          ForEach(model.messages) { message in
            MessageBubble(message: message, sender: title) { model.retry(message) }
              .id(message.id)
          }
        }
        .padding(.horizontal)
      }
      .scrollDismissesKeyboard(.interactively)
      .onChange(of: model.messages.count) {
        guard let last = model.messages.last else { return }
        withAnimation(reduceMotion ? nil : .default) {
          proxy.scrollTo(last.id, anchor: .bottom)
        }
      }
    }
    .safeAreaInset(edge: .bottom) { composer }
    .navigationTitle(title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var composer: some View {
    @Bindable var model = model
    return HStack(alignment: .bottom) {
      Button {
      } label: {
        Image(systemName: "paperclip")
      }
      .accessibilityLabel("Attach a file")
      TextField("Message", text: $model.draft, axis: .vertical)
        .lineLimit(1...5)
        .focused($isComposing)
      Button("Send", systemImage: "arrow.up.circle.fill") {
        model.send()
        isComposing = true
        AccessibilityNotification.Announcement("Message sent").post()
      }
      .labelStyle(.iconOnly)
      .disabled(!model.canSend)
    }
    .padding(8)
    .background(.bar)
  }
}

struct MessageBubble: View {
  let message: ChatMessage
  let sender: String
  let onRetry: () -> Void

  var body: some View {
    HStack {
      if message.isMine { Spacer(minLength: 40) }
      VStack(alignment: message.isMine ? .trailing : .leading) {
        Text(message.text)
          .padding(10)
          .background(message.isMine ? Color.blue : Color(.systemGray5))
          .foregroundColor(message.isMine ? .white : .primary)
          .clipShape(RoundedRectangle(cornerRadius: 18))
        if message.status == .failed {
          Button("Not delivered. Try again", action: onRetry)
            .font(.caption)
            .tint(.red)
        }
      }
      if !message.isMine { Spacer(minLength: 40) }
    }
    .accessibilityElement(children: .combine)
    .accessibilityLabel(label)
    .contextMenu {
      Button("Copy", systemImage: "doc.on.doc") { UIPasteboard.general.string = message.text }
      if message.isMine {
        Button("Unsend", systemImage: "arrow.uturn.backward") {}
      }
    }
  }

  private var label: Text {
    let name = message.isMine ? "You" : sender
    let text = Text("\(name): \(message.text)")
    switch message.status {
    case .sending: return text + Text(", sending")
    case .sent: return text
    case .failed: return text + Text(", not delivered")
    }
  }
}

#Preview {
  NavigationStack { ChatView(title: "Mina Okafor") }
}
