import SwiftUI

struct Feedback {
  enum Topic: String, CaseIterable, Identifiable {
    case bug = "Something is broken"
    case idea = "An idea"
    case praise = "Praise"
    var id: Self { self }
  }

  static let limit = 200

  var stars = 0
  var topic: Topic?
  var text = ""
  var mayContact = false
  var email = ""

  var isValid: Bool {
    stars > 0 && text.count <= Self.limit && (!mayContact || email.contains("@"))
  }
}

/// Keeps a binding's text no longer than a limit.
extension Binding where Value == String {
  func limited(to length: Int) -> Binding<String> {
    Binding(
      get: { wrappedValue },
      set: { wrappedValue = String($0.prefix(length)) }
    )
  }
}

struct FeedbackForm: View {
  @State private var feedback = Feedback()
  @State private var isSent = false
  @SceneStorage("feedback.draft") private var draft = ""

  var body: some View {
    NavigationStack {
      Form {
        Section("How do you like the app?") {
          StarPicker(stars: $feedback.stars)
        }
        Section {
          Picker("Topic", selection: $feedback.topic) {
            Text("Choose").tag(Feedback.Topic?.none)
            ForEach(Feedback.Topic.allCases) { topic in
              Text(topic.rawValue).tag(Optional(topic))
            }
          }
          ZStack(alignment: .topLeading) {
            if feedback.text.isEmpty {
              Text("Tell us more").foregroundStyle(.tertiary).accessibilityHidden(true)
            }
            TextEditor(text: $feedback.text.limited(to: Feedback.limit))
              .accessibilityLabel("Tell us more")
          }
        } footer: {
          Text("\(feedback.text.count) of \(Feedback.limit) characters")
        }
        Section {
          Toggle("You may write to me", isOn: $feedback.mayContact)
          if feedback.mayContact {
            TextField("Email", text: $feedback.email)
              .keyboardType(.emailAddress)
          }
        }
        Button("Send") {
          draft = feedback.text
          isSent = true
        }
        .disabled(!feedback.isValid)
      }
      .navigationTitle("Feedback")
      .alert("Thank you!", isPresented: $isSent) {
        Button("Close") { feedback = Feedback() }
      }
    }
  }
}

struct StarPicker: View {
  @Binding var stars: Int
  var maximum = 5

  var body: some View {
    HStack {
      ForEach(1..<maximum + 1, id: \.self) { number in
        Image(systemName: number <= stars ? "star.fill" : "star")
          .onTapGesture { stars = number }
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Rating")
    .accessibilityValue(stars == 0 ? "Not rated" : "\(stars) of \(maximum)")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment where stars < maximum: stars += 1
      case .decrement where stars > 0: stars -= 1
      default: return
      }
    }
  }
}

#Preview {
  FeedbackForm()
}
