import SwiftUI

struct Place: Identifiable, Hashable {
  let id: Int
  let name: String
  let kind: Kind
  let distance: Double

  enum Kind: String, CaseIterable, Identifiable {
    case cafe = "Café", park = "Park", museum = "Museum"
    var id: Self { self }
  }
}

protocol PlaceSearching {
  func places(matching query: String) async throws -> [Place]
}

struct LocalPlaces: PlaceSearching {
  private let all = [
    Place(id: 1, name: "Café Luz", kind: .cafe, distance: 0.24),
    Place(id: 2, name: "Jardim da Estrela", kind: .park, distance: 1.2),
    Place(id: 3, name: "Tile Museum", kind: .museum, distance: 3.75),
  ]

  func places(matching query: String) async throws -> [Place] {
    guard !query.isEmpty else { return all }
    return all.filter { $0.name.range(of: query, options: .caseInsensitive) != nil }
  }
}

@Observable
final class PlaceSearchModel {
  var query = ""
  var kinds: Set<Place.Kind> = []
  private(set) var results: [Place] = []
  private(set) var recent = ["Tile", "Park"]
  @ObservationIgnored private let service: any PlaceSearching

  init(service: any PlaceSearching = LocalPlaces()) {
    self.service = service
  }

  var filtered: [Place] {
    kinds.isEmpty ? results : results.filter { kinds.contains($0.kind) }
  }

  func search() async {
    results = (try? await service.places(matching: query)) ?? []
  }

  func forget(_ term: String) {
    recent.removeAll { $0 == term }
  }
}

struct SearchScreen: View {
  @State private var model = PlaceSearchModel()

  var body: some View {
    NavigationStack {
      List {
        Section {
          ScrollView(.horizontal, showsIndicators: false) {
            HStack { ForEach(Place.Kind.allCases) { chip($0) } }
          }
        }
        if model.query.isEmpty {
          Section("Recent") {
            ForEach(model.recent, id: \.self) { term in
              Button(term) { model.query = term }
                .swipeActions { Button("Forget") { model.forget(term) } }
            }
          }
        }
        Section("Nearby") {
          ForEach(model.filtered) { place in
            PlaceRow(place: place)
          }
        }
      }
      .overlay {
        if model.filtered.isEmpty && !model.query.isEmpty {
          ContentUnavailableView {
            Label("No places", systemImage: "mappin.slash")
          } description: {
            Text("Nothing is called “\(model.query)”.")
          }
        }
      }
      .searchable(text: $model.query, placement: .navigationBarDrawer(displayMode: .always))
      .autocorrectionDisabled()
      .navigationTitle("Search")
      .task(id: model.query) { await model.search() }
    }
  }

  private func chip(_ kind: Place.Kind) -> some View {
    let isOn = model.kinds.contains(kind)
    return Button {
      if isOn { model.kinds.remove(kind) } else { model.kinds.insert(kind) }
    } label: {
      HStack {
        if isOn { Image(systemName: "checkmark") }
        Text(kind.rawValue)
      }
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: Capsule())
    }
    .buttonStyle(.plain)
    .accessibilityAddTraits(isOn ? .isSelected : [])
  }
}

private struct PlaceRow: View {
  let place: Place

  private var distance: String {
    place.distance < 1
      ? "\(Int(place.distance * 1000)) m" : String(format: "%.1f km", place.distance)
  }

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(place.name)
        Text(place.kind.rawValue).font(.caption)
      }
      Spacer()
      Text(distance)
    }
    .accessibilityElement(children: .combine)
  }
}

#Preview {
  SearchScreen()
}
