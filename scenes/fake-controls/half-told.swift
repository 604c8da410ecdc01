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
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Rating, \(Int(rating)) of 5")
      HStack {
        Image(isAnonymous ? "box-checked" : "box-empty")
        Text("Hide my name")
      }
      .onTapGesture {
        isAnonymous.toggle()
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      Text("Send review")
        .foregroundStyle(.white)
        .padding()
        .background(Color.blue, in: Capsule())
        .onTapGesture {
          send()
        }
        .accessibilityAddTraits(.isButton)
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
