import SwiftUI

struct GoalSettings: View {
  @State private var review = 20.0

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Cards a day")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      HStack {
        Text("Review")
        Button("Less", systemImage: "minus") {
          review = max(review - 10, 0)
        }
        Slider(value: $review, in: 0...100, step: 10)
        Button("More", systemImage: "plus") {
          review = min(review + 10, 100)
        }
      }
      .labelStyle(.iconOnly)
    }
    .padding()
  }
}

#Preview {
  GoalSettings()
}
