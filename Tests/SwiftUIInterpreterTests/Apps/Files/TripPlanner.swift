import SwiftUI

enum TripStep: Hashable {
  case flight(number: String, from: String, to: String)
  case stay(hotel: String, nights: Int)
  case activity(String)
}

struct Trip: Identifiable, Hashable {
  let id: Int
  var title: String
  var start: Date
  var end: Date
  var steps: [TripStep]
  var packed: [String: Bool] = [:]

  var nights: Int {
    Calendar.current.dateComponents([.day], from: start, to: end).day ?? 0
  }
}

extension Trip {
  static let samples = [
    Trip(
      id: 1,
      title: "Porto",
      start: Date(timeIntervalSince1970: 1_770_000_000),
      end: Date(timeIntervalSince1970: 1_770_259_200),
      steps: [
        .flight(number: "TP 571", from: "Berlin", to: "Porto"),
        .stay(hotel: "Casa Azul", nights: 3),
        .activity("River cruise"),
      ],
      packed: ["Passport": true, "Charger": false]
    ),
    Trip(
      id: 2,
      title: "Alps",
      start: Date(timeIntervalSince1970: 1_782_000_000),
      end: Date(timeIntervalSince1970: 1_782_086_400),
      steps: []
    ),
  ]
}

struct TripPlannerView: View {
  @State private var trips = Trip.samples
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List(trips) { trip in
        NavigationLink(value: trip) {
          VStack(alignment: .leading) {
            Text(trip.title).font(.headline)
            Text("\(trip.start.formatted(.dateTime.month().day())), \(trip.nights) nights")
          }
          .badge(trip.steps.count)
        }
      }
      .navigationTitle("Trips")
      .navigationDestination(for: Trip.self) { trip in
        if let index = trips.firstIndex(where: { $0.id == trip.id }) {
          TripDetailView(trip: $trips[index])
        }
      }
      .toolbar {
        Button("Next trip") {
          guard let next = trips.min(by: { $0.start < $1.start }) else { return }
          path.append(next)
        }
      }
    }
  }
}

struct TripDetailView: View {
  @Binding var trip: Trip
  @State private var tab = 0

  var body: some View {
    VStack {
      Picker("View", selection: $tab) {
        Text("Plan").tag(0)
        Text("Packing").tag(1)
      }
      .pickerStyle(SegmentedPickerStyle())
      .padding()
      if tab == 0 { plan } else { packing }
    }
    .navigationTitle(trip.title)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var plan: some View {
    List {
      ForEach(Array(trip.steps.enumerated()), id: \.offset) { index, step in
        HStack(alignment: .top) {
          Text("\(index + 1).").accessibilityHidden(true)
          StepText(step: step)
        }
      }
      .onMove { trip.steps.move(fromOffsets: $0, toOffset: $1) }
      DatePicker("Start", selection: $trip.start, displayedComponents: [.date])
      DatePicker("End", selection: $trip.end, in: trip.start..., displayedComponents: [.date])
    }
    .toolbar { EditButton() }
  }

  private var packing: some View {
    List {
      ForEach(trip.packed.keys.sorted(), id: \.self) { item in
        Toggle(
          item,
          isOn: Binding(
            get: { trip.packed[item, default: false] },
            set: { trip.packed[item] = $0 }
          )
        )
      }
      Text("\(trip.packed.values.filter { $0 }.count) of \(trip.packed.count) packed")
    }
  }
}

private struct StepText: View {
  let step: TripStep

  var body: some View {
    switch step {
    case let .flight(number, from, to):
      Label {
        VStack(alignment: .leading) {
          Text("\(from) to \(to)")
          Text("Flight \(number)").font(.caption)
        }
      } icon: {
        Image(systemName: "airplane")
      }
    case .stay(let hotel, nights: let nights) where nights == 1:
      Label("\(hotel), one night", systemImage: "bed.double")
    case .stay(let hotel, let nights):
      Label("\(hotel), \(nights) nights", systemImage: "bed.double")
    case .activity(let name):
      Label(name, systemImage: "figure.walk")
    }
  }
}

#Preview("Trips") {
  TripPlannerView()
}
