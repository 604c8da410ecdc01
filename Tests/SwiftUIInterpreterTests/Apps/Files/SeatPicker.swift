import SwiftUI

struct Seat: Identifiable, Hashable {
  let row: Character
  let number: Int
  var isTaken = false

  var id: String { "\(row)\(number)" }
  var price: Int { row == "A" ? 24 : 16 }
}

struct SeatPlan {
  private(set) var rows: [[Seat]]

  init(rows: String, seats: Int, taken: Set<String>) {
    self.rows = rows.map { row in
      (1...seats).map { Seat(row: row, number: $0, isTaken: taken.contains("\(row)\($0)")) }
    }
  }
}

struct SeatPickerView: View {
  let show: String
  @State private var chosen: [Seat] = []
  @State private var tickets = 2
  @State private var isFull = false

  private let plan = SeatPlan(rows: "AB", seats: 4, taken: ["A2", "B4"])

  private var total: Int { chosen.reduce(0) { $0 + $1.price } }

  init(show: String = "The Tempest") {
    self.show = show
  }

  var body: some View {
    VStack(spacing: 20) {
      Text(show).font(.title).accessibilityAddTraits(.isHeader)
      Stepper(value: $tickets, in: 1...6) {
        Text("^[\(tickets) ticket](inflect: true)")
      }
      .accessibilityLabel("Tickets")
      .accessibilityValue("\(tickets)")
      .onChange(of: tickets) { _, count in
        chosen = Array(chosen.prefix(count))
      }
      stage
      VStack(spacing: 8) {
        ForEach(plan.rows, id: \.self) { row in
          HStack(spacing: 8) {
            ForEach(row) { seat in
              SeatButton(seat: seat, isChosen: chosen.contains(seat)) { toggle(seat) }
            }
          }
          .accessibilityElement(children: .contain)
          .accessibilityLabel("Row \(String(row.first?.row ?? " "))")
        }
      }
      Spacer()
      footer
    }
    .padding()
    .alert("All seats are chosen", isPresented: $isFull) {
      Button("OK", role: .cancel) {}
    } message: {
      Text("Raise the number of tickets to choose more than \(tickets).")
    }
  }

  private var stage: some View {
    Text("Stage")
      .frame(maxWidth: .infinity)
      .padding(4)
      .background(.gray.opacity(0.2))
      .accessibilityHidden(true)
  }

  private var footer: some View {
    HStack {
      if chosen.isEmpty {
        Text("Choose your seats")
      } else {
        Text("Seats \(chosen.map(\.id).sorted().joined(separator: ", "))")
        Text(total, format: .currency(code: "EUR").precision(.fractionLength(0)))
          .bold()
      }
      Spacer()
      Button("Book") {}
        .buttonStyle(.borderedProminent)
        .disabled(chosen.count != tickets)
    }
  }

  private func toggle(_ seat: Seat) {
    if let index = chosen.firstIndex(of: seat) {
      chosen.remove(at: index)
    } else if chosen.count < tickets {
      chosen.append(seat)
    } else {
      isFull = true
    }
  }
}

private struct SeatButton: View {
  let seat: Seat
  let isChosen: Bool
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      RoundedRectangle(cornerRadius: 6)
        .fill(seat.isTaken ? .gray : isChosen ? .green : .blue)
        .frame(width: 40, height: 40)
        .overlay { Text(String(seat.number)).foregroundStyle(.white) }
    }
    .disabled(seat.isTaken)
    .accessibilityLabel("Seat \(seat.number)")
    .accessibilityValue(seat.isTaken ? "Taken" : "\(seat.price) euros")
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

#Preview {
  SeatPickerView(show: "The Tempest")
}
