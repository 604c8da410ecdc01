import Accessibility
import SwiftUI

struct ReviewForm: View {
  @State private var rating = 3.0
  @State private var isAnonymous = false

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      HStack(spacing: 4) {
        ForEach(1...5, id: \.self) { star in
          Image(systemName: Double(star) <= rating ? "star.fill" : "star")
            .onTapGesture {
              rating = Double(star)
            }
        }
      }
      .accessibilityRepresentation {
        Slider(value: $rating, in: 1...5, step: 1) {
          Text("Rating")
        }
        .accessibilityValue("\(Int(rating)) of 5")
      }
      HStack {
        Image(isAnonymous ? "box-checked" : "box-empty")
        Text("Hide my name")
      }
      .onTapGesture {
        isAnonymous.toggle()
      }
      .accessibilityRepresentation {
        Toggle("Hide my name", isOn: $isAnonymous)
      }
      Button("Send review") {
        send()
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }

  func send() {
    AccessibilityNotification.Announcement("Review sent").post()
  }
}

#Preview {
  ReviewForm()
}
