import SwiftUI

enum DeliveryDay: String, CaseIterable, Identifiable {
  case today = "Today"
  case tomorrow = "Tomorrow"
  case thisWeek = "This week"

  var id: Self { self }

  var fee: String {
    switch self {
    case .today: "$6"
    case .tomorrow: "$3"
    case .thisWeek: "free"
    }
  }
}

struct Delivery: View {
  @State private var day = DeliveryDay.thisWeek

  var body: some View {
    Form {
      // Inline in a form: a heading, then a row for each day, the chosen one marked.
      Picker("Delivery", selection: $day) {
        ForEach(DeliveryDay.allCases) { choice in
          Text("\(choice.rawValue), \(choice.fee)").tag(choice)
        }
      }
      .pickerStyle(.inline)
      Button("Continue") {}
    }
  }
}

#Preview {
  Delivery()
}
