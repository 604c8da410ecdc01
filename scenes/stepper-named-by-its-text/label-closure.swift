import SwiftUI

struct SeatOrder: View {
  @State private var seats = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Summer concert")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      // The closure takes any view; its text becomes the name.
      Stepper(value: $seats, in: 1...8) {
        Text("Seats: \(seats)")
          .font(.title3)
          .monospacedDigit()
      }
      Text("No more than 8 per person")
        .font(.footnote)
      Button("Buy") {
        buy(seats)
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }

  func buy(_ count: Int) {}
}

#Preview {
  SeatOrder()
}
