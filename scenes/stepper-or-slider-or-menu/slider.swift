import SwiftUI

struct TableBooking: View {
  @State private var guests = 2.0

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Book a table")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      Text("Guests: \(Int(guests))")
      Slider(value: $guests, in: 1...8, step: 1) {
        Text("Guests")
      }
      Button("Find a table") {
        findTable(for: Int(guests))
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
