import SwiftUI

struct FilmReview: View {
  @State private var rating = 2

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("How was the film?")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      HStack(spacing: 8) {
        ForEach(1...5, id: \.self) { star in
          Button {
            rating = star
          } label: {
            Image(systemName: star <= rating ? "star.fill" : "star")
          }
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Rating")
      .accessibilityValue(rating == 1 ? "1 star" : "\(rating) stars")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment:
          rating = min(rating + 1, 5)
        case .decrement:
          rating = max(rating - 1, 1)
        @unknown default:
          break
        }
      }
      Button("Send") {}
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview {
  FilmReview()
}
