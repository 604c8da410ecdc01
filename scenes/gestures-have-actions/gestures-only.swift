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
      ForEach(mails) { mail in
        VStack(alignment: .leading) {
          Text(mail.sender)
            .font(.headline)
          Text(mail.subject)
        }
        .background(pinned.contains(mail.id) ? Color.yellow.opacity(0.3) : Color.clear)
        .gesture(
          DragGesture().onEnded { drag in
            if drag.translation.width < -100 {
              archive(mail.id)
            }
          }
        )
        .onLongPressGesture {
          pin(mail.id)
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
    }
    .padding()
  }

  func archive(_ id: Int) {
    mails.removeAll { $0.id == id }
  }

  func pin(_ id: Int) {
    pinned.insert(id)
  }

  func setTextSize(_ size: Int) {
    textSize = min(max(size, 1), 5)
  }
}

#Preview {
  MailList()
}
