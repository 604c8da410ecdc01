import SwiftUI

struct TableBooking: View {
  @State private var guests = 2

  var body: some View {
    VStack(alignment: .leading, spacing: 20) {
      Text("Book a table")
        .font(.title2)
        .accessibilityAddTraits(.isHeader)
      Picker("Guests", selection: $guests) {
        ForEach(1...8, id: \.self) { count in
          Text("\(count)").tag(count)
        }
      }
      .pickerStyle(.menu)
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
