import CoreLocation
import MapKit
import SwiftUI

struct Cafe: Identifiable, Hashable {
  let id: String
  var name: String
  var rating: Double
  var distance: Measurement<UnitLength>
  var hours: ClosedRange<Int>
  var tags: Set<Tag>
  var coordinate: CLLocationCoordinate2D

  enum Tag: String, CaseIterable, Comparable {
    case wifi = "Wi-Fi", vegan, terrace
    static func < (a: Tag, b: Tag) -> Bool { a.rawValue < b.rawValue }
  }

  static func == (lhs: Cafe, rhs: Cafe) -> Bool { lhs.id == rhs.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }

  func isOpen(at hour: Int) -> Bool { hours ~= hour }
}

extension CLLocationCoordinate2D {
  static let square = CLLocationCoordinate2D(latitude: 48.2, longitude: 16.37)
  func offset(_ latitude: Double, _ longitude: Double) -> CLLocationCoordinate2D {
    CLLocationCoordinate2D(
      latitude: self.latitude + latitude,
      longitude: self.longitude + longitude
    )
  }
}

@MainActor
final class CafeFinder: ObservableObject {
  @Published var query = ""
  @Published var filter: Set<Cafe.Tag> = []
  @Published var position: MapCameraPosition = .region(
    MKCoordinateRegion(
      center: .square,
      span: MKCoordinateSpan(latitudeDelta: 0.02, longitudeDelta: 0.02)
    )
  )
  @Published var selected: Cafe.ID?
  let all: [Cafe]

  nonisolated init() {
    all = [
      Cafe(
        id: "a",
        name: "Café Central",
        rating: 4.6,
        distance: .init(value: 350, unit: .meters),
        hours: 8...21,
        tags: [.wifi, .terrace],
        coordinate: .square
      ),
      Cafe(
        id: "b",
        name: "Jonas Reindl",
        rating: 4.8,
        distance: .init(value: 1.2, unit: .kilometers),
        hours: 7...18,
        tags: [.vegan, .wifi],
        coordinate: .square.offset(0.01, -0.01)
      ),
      Cafe(
        id: "c",
        name: "Nachtcafé",
        rating: 3.9,
        distance: .init(value: 2.4, unit: .kilometers),
        hours: 20...23,
        tags: [],
        coordinate: .square.offset(-0.01, 0.02)
      ),
    ]
  }

  var results: [Cafe] {
    all.lazy
      .filter { self.filter.isSubset(of: $0.tags) }
      .filter { self.query.isEmpty || $0.name.localizedStandardContains(self.query) }
      .sorted { ($0.distance, $1.rating) < ($1.distance, $0.rating) }
  }

  func toggle(_ tag: Cafe.Tag) {
    if filter.remove(tag) == nil { filter.insert(tag) }
  }
}

struct MapSearchView: View {
  @StateObject private var finder = CafeFinder()
  @State private var showsList = true
  @State private var detent = PresentationDetent.fraction(0.4)
  @Environment(\.openURL) private var openURL

  var body: some View {
    ZStack(alignment: .top) {
      Map(position: $finder.position, selection: $finder.selected) {
        UserAnnotation()
        ForEach(finder.results) { cafe in
          Annotation(cafe.name, coordinate: cafe.coordinate) {
            CafePin(cafe: cafe, isSelected: finder.selected == cafe.id)
              .onTapGesture { finder.selected = cafe.id }
          }
          .annotationTitles(.hidden)
        }
      }
      .ignoresSafeArea()
      .mapControls {
        MapCompass()
        MapUserLocationButton()
      }
      filters
    }
    .overlay(alignment: .bottomTrailing) {
      Button {
        showsList = true
      } label: {
        Image(systemName: "list.bullet")
      }
      .accessibilityLabel("Show list")
      .opacity(showsList ? 0 : 1)
    }
    .sheet(isPresented: $showsList) {
      results
        .presentationDetents([.fraction(0.4), .large], selection: $detent)
        .presentationBackgroundInteraction(.enabled(upThrough: .fraction(0.4)))
        .presentationDragIndicator(.visible)
    }
  }

  private var filters: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack {
        ForEach(Cafe.Tag.allCases, id: \.self) { tag in
          let isOn = finder.filter.contains(tag)
          Button(tag.rawValue.capitalized) { finder.toggle(tag) }
            .buttonStyle(.bordered)
            .tint(isOn ? .accentColor : .secondary)
            .accessibilityAddTraits(isOn ? [.isButton, .isSelected] : .isButton)
        }
      }
      .padding(.horizontal)
    }
  }

  private var results: some View {
    NavigationStack {
      List(finder.results) { cafe in
        VStack(alignment: .leading) {
          LabeledContent(cafe.name) {
            Text(cafe.distance.formatted(.measurement(width: .abbreviated, usage: .road)))
          }
          CafeStars(rating: cafe.rating)
          if !cafe.tags.isEmpty {
            Text(cafe.tags.sorted().map(\.rawValue), format: .list(type: .and))
              .font(.caption)
          }
          Text(cafe.isOpen(at: 9) ? "Open until \(cafe.hours.upperBound):00" : "Closed")
            .foregroundStyle(cafe.isOpen(at: 9) ? .green : .red)
        }
        .accessibilityElement(children: .combine)
        .accessibilityAction(named: "Directions") {
          guard
            let url = URL(
              string: "maps://?daddr=\(cafe.coordinate.latitude),\(cafe.coordinate.longitude)"
            )
          else { return }
          openURL(url)
        }
      }
      .overlay { if finder.results.isEmpty { ContentUnavailableView.search } }
      .searchable(text: $finder.query, placement: .navigationBarDrawer(displayMode: .always))
      .navigationTitle(Text("^[\(finder.results.count) café](inflect: true)"))
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct CafePin: View {
  let cafe: Cafe
  let isSelected: Bool

  var body: some View {
    Image(systemName: isSelected ? "cup.and.saucer.fill" : "cup.and.saucer")
      .padding(6)
      .background(.thinMaterial, in: Circle())
      .accessibilityLabel(cafe.name)
      .accessibilityValue(isSelected ? "Selected" : "")
  }
}

struct CafeStars: View {
  var rating: Double
  var maximum = 5

  var body: some View {
    HStack(spacing: 2) {
      ForEach(1...maximum, id: \.self) { number in
        Image(systemName: symbol(number))
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(String(format: "%.1f of %d stars", rating, maximum))
  }

  private func symbol(_ number: Int) -> String {
    switch rating - Double(number) {
    case 0...: "star.fill"
    case -0.5..<0: "star.leadinghalf.filled"
    default: "star"
    }
  }
}

#Preview { MapSearchView() }
