import SwiftUI

struct SeatOrder: View {
  @State private var seats = 1

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Text("Summer concert")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      Stepper("Seats: \(seats)", value: $seats, in: 1...8)
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
