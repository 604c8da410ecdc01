import Accessibility
import SwiftUI

struct Mail: Identifiable {
  let id: Int
  let sender: String
  let subject: String
}

struct MailList: View {
  @State private var mails = [
    Mail(id: 1, sender: "Ada", subject: "Minutes of Monday"),
    Mail(id: 2, sender: "Ines", subject: "Holiday pictures"),
  ]
  @State private var pinned: Set<Int> = []
  @State private var textSize = 3

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      List(mails) { mail in
        VStack(alignment: .leading) {
          Text(mail.sender)
            .font(.headline)
          Text(mail.subject)
        }
        .listRowBackground(pinned.contains(mail.id) ? Color.yellow.opacity(0.3) : Color.clear)
        .accessibilityElement(children: .combine)
        .swipeActions {
          Button("Archive") {
            archive(mail.id)
          }
        }
        .contextMenu {
          Button("Pin") {
            pin(mail.id)
          }
        }
      }
      HStack {
        Text("Text size")
        ForEach(1...5, id: \.self) { size in
          Circle()
            .fill(size <= textSize ? Color.blue : Color.gray.opacity(0.3))
            .frame(width: 20, height: 20)
        }
      }
      .gesture(
        DragGesture().onChanged { drag in
          setTextSize(1 + Int(drag.location.x / 60))
        }
      )
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Text size")
      .accessibilityValue("\(textSize) of 5")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment:
          setTextSize(textSize + 1)
        case .decrement:
          setTextSize(textSize - 1)
        @unknown default:
          break
        }
      }
    }
    .padding()
  }

  func archive(_ id: Int) {
    mails.removeAll { $0.id == id }
    AccessibilityNotification.Announcement("Archived").post()
  }

  func pin(_ id: Int) {
    pinned.insert(id)
    AccessibilityNotification.Announcement("Pinned").post()
  }

  func setTextSize(_ size: Int) {
    textSize = min(max(size, 1), 5)
  }
}

#Preview {
  MailList()
}
