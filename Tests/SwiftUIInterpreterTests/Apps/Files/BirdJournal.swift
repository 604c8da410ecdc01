import MapKit
import SwiftData
import SwiftUI

@Model
final class Sighting {
  @Attribute(.unique) var uuid: UUID
  var species: String
  var date: Date
  var count: Int
  var isFavorite: Bool
  @Relationship(deleteRule: .nullify) var place: Site?

  init(
    species: String,
    date: Date = .now,
    count: Int = 1,
    isFavorite: Bool = false,
    place: Site? = nil
  ) {
    uuid = UUID()
    self.species = species
    self.date = date
    self.count = count
    self.isFavorite = isFavorite
    self.place = place
  }
}

@Model
final class Site {
  var name: String
  var latitude: Double
  var longitude: Double

  init(name: String, latitude: Double, longitude: Double) {
    self.name = name
    self.latitude = latitude
    self.longitude = longitude
  }

  var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

enum SightingOrder: String, CaseIterable, Identifiable {
  case newest, species, count
  var id: Self { self }
  var title: LocalizedStringKey {
    switch self {
    case .newest: "Newest first"
    case .species: "By species"
    case .count: "By count"
    }
  }
  var descriptor: SortDescriptor<Sighting> {
    switch self {
    case .newest: SortDescriptor(\.date, order: .reverse)
    case .species: SortDescriptor(\.species)
    case .count: SortDescriptor(\.count, order: .reverse)
    }
  }
}

struct BirdJournalView: View {
  @State private var order = SightingOrder.newest
  @State private var onlyFavorites = false
  @State private var isAdding = false
  @AppStorage("journal.showsMap") private var showsMap = true

  var body: some View {
    NavigationStack {
      SightingList(order: order, onlyFavorites: onlyFavorites, showsMap: showsMap)
        .navigationTitle("Journal")
        .toolbar {
          ToolbarTitleMenu {
            Picker("Sort", selection: $order) {
              ForEach(SightingOrder.allCases) { Text($0.title).tag($0) }
            }
            .pickerStyle(.inline)
            Toggle("Favorites only", isOn: $onlyFavorites)
          }
          ToolbarItem(placement: .primaryAction) {
            Button {
              isAdding = true
            } label: {
              Label("New sighting", systemImage: "plus")
            }
          }
          ToolbarItem(placement: .bottomBar) {
            Toggle("Show map", systemImage: "map", isOn: $showsMap)
          }
        }
        .sheet(isPresented: $isAdding) { SightingEditor() }
    }
  }
}

private struct SightingList: View {
  @Environment(\.modelContext) private var context
  @Query private var sightings: [Sighting]
  let showsMap: Bool

  init(order: SightingOrder, onlyFavorites: Bool, showsMap: Bool) {
    _sightings = Query(
      filter: #Predicate<Sighting> { !onlyFavorites || $0.isFavorite },
      sort: [order.descriptor]
    )
    self.showsMap = showsMap
  }

  private var byDay: [(day: Date, sightings: [Sighting])] {
    Dictionary(grouping: sightings) { Calendar.current.startOfDay(for: $0.date) }
      .map { (day: $0.key, sightings: $0.value) }
      .sorted { $0.day > $1.day }
  }

  var body: some View {
    List {
      if showsMap, !sightings.isEmpty {
        Section {
          Map {
            ForEach(sightings) { sighting in
              if let place = sighting.place {
                Marker(sighting.species, systemImage: "bird", coordinate: place.coordinate)
                  .tint(sighting.isFavorite ? .red : .blue)
              }
            }
          }
          .frame(height: 180)
          .mapStyle(.standard(elevation: .realistic))
          .listRowInsets(EdgeInsets())
        }
      }
      ForEach(byDay, id: \.day) { group in
        Section(group.day.formatted(.dateTime.weekday(.wide).month().day())) {
          ForEach(group.sightings) { SightingRow(sighting: $0) }
            .onDelete { offsets in
              for offset in offsets { context.delete(group.sightings[offset]) }
            }
        }
      }
    }
    .overlay {
      if sightings.isEmpty {
        ContentUnavailableView {
          Label("No sightings", systemImage: "binoculars")
        } description: {
          Text("What you see outside appears here.")
        }
      }
    }
  }
}

private struct SightingRow: View {
  @Bindable var sighting: Sighting

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading) {
        Text(sighting.species).font(.headline)
        if let name = sighting.place?.name {
          Text("in \(name)").font(.caption).foregroundStyle(.secondary)
        }
      }
      Spacer()
      Text("^[\(sighting.count) bird](inflect: true)")
        .monospacedDigit()
    }
    .accessibilityElement(children: .combine)
    .swipeActions(edge: .leading) {
      Button(sighting.isFavorite ? "Unfavorite" : "Favorite", systemImage: "star") {
        withAnimation { sighting.isFavorite.toggle() }
      }
      .tint(.yellow)
    }
  }
}

struct SightingEditor: View {
  @Environment(\.modelContext) private var context
  @Environment(\.dismiss) private var dismiss
  @Query(sort: \Site.name) private var places: [Site]
  @State private var species = ""
  @State private var count = 1
  @State private var place: Site?
  @FocusState private var isNaming: Bool

  private var canSave: Bool {
    !species.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Species", text: $species)
          .focused($isNaming)
          .textInputAutocapitalization(.words)
          .onSubmit(save)
        Stepper("Count: \(count)", value: $count, in: 1...500)
        Picker("Place", selection: $place) {
          Text("Nowhere").tag(Site?.none)
          Divider()
          ForEach(places) { place in
            Text(place.name).tag(place as Site?)
          }
        }
      }
      .navigationTitle("New sighting")
      .navigationBarTitleDisplayMode(.inline)
      .defaultFocus($isNaming, true)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel, action: dismiss.callAsFunction)
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save", action: save).disabled(!canSave)
        }
      }
    }
    .presentationDetents([.medium, .large])
    .interactiveDismissDisabled(canSave)
  }

  private func save() {
    guard canSave else { return }
    defer { dismiss() }
    context.insert(Sighting(species: species, count: count, place: place))
    try? context.save()
  }
}

@MainActor
enum JournalPreview {
  static let container: ModelContainer = {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    guard
      let container = try? ModelContainer(
        for: Sighting.self,
        Site.self,
        configurations: configuration
      )
    else { fatalError("there is no store") }
    let pond = Site(name: "Mill Pond", latitude: 51.5, longitude: -0.1)
    let hill = Site(name: "Box Hill", latitude: 51.2, longitude: -0.3)
    [pond, hill].forEach(container.mainContext.insert)
    let samples: [(String, Int, Site?, Bool)] = [
      ("Kingfisher", 1, pond, true), ("Mallard", 12, pond, false), ("Red kite", 2, hill, false),
    ]
    for (days, sample) in samples.enumerated() {
      let date = Calendar.current.date(byAdding: .day, value: -days / 2, to: .now) ?? .now
      container.mainContext.insert(
        Sighting(
          species: sample.0,
          date: date,
          count: sample.1,
          isFavorite: sample.3,
          place: sample.2
        )
      )
    }
    return container
  }()
}

#Preview {
  BirdJournalView()
    .modelContainer(JournalPreview.container)
}
