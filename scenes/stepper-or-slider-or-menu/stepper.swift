import SwiftUI

struct TableBooking: View {
  @State private var guests = 2

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Book a table")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      Stepper("Guests: \(guests)", value: $guests, in: 1...8)
      Button("Find a table") {
        findTable(for: guests)
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }

  func findTable(for count: Int) {}
}

#Preview {
  TableBooking()
}
