import Foundation
import SwiftUI

struct Repository: Decodable, Identifiable {
  let id: Int
  let fullName: String
  let description: String?
  let stargazersCount: Int
  let topics: [String]
  let updatedAt: Date
  let license: License?

  struct License: Decodable {
    let name: String; let spdxID: String
    enum CodingKeys: String, CodingKey { case name; case spdxID = "spdx_id" }
  }

  enum CodingKeys: String, CodingKey {
    case id, description, topics, license
    case fullName = "full_name"
    case stargazersCount = "stargazers_count"
    case updatedAt = "updated_at"
  }
}

enum Samples {
  static let json = """
    [
      { "id": 1, "full_name": "swiftlang/swift", "description": "The Swift programming language",
        "stargazers_count": 67812, "topics": ["compiler", "llvm"], "updated_at": "2025-12-30T10:00:00Z",
        "license": { "name": "Apache License 2.0", "spdx_id": "Apache-2.0" } },
      { "id": 2, "full_name": "apple/pkl", "description": null, "stargazers_count": 9.5e2,
        "topics": [], "updated_at": "2026-01-01T08:30:00Z", "license": null }
    ]
    """
}

actor RepositoryLoader {
  private var cache: [String: [Repository]] = [:]
  private let decoder: JSONDecoder = {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }()

  func load(_ query: String) async throws -> [Repository] {
    if let cached = cache[query] { return cached }
    try await Task.sleep(nanoseconds: 200_000_000)
    let data = Data(Samples.json.utf8)
    let all = try decoder.decode([Repository].self, from: data)
    let found = query.isEmpty ? all : all.filter { $0.fullName.contains(query.lowercased()) }
    cache[query] = found
    return found
  }
}

@Observable @MainActor
final class RepositoryModel {
  enum Phase { case loading, empty(String), results([Repository]), failure(String) }
  private(set) var phase = Phase.loading
  var query = ""
  var scope = Scope.all
  @ObservationIgnored private let loader = RepositoryLoader()
  @ObservationIgnored private var task: Task<Void, Never>?

  enum Scope: String, CaseIterable { case all = "All", starred = "Over 1000 stars" }

  func search() {
    task?.cancel()
    task = Task {
      do {
        var found = try await loader.load(query)
        if scope == .starred { found.removeAll { $0.stargazersCount < 1000 } }
        phase =
          found.isEmpty
          ? .empty(query)
          : .results(found.sorted(using: KeyPathComparator(\.stargazersCount, order: .reverse)))
      } catch is CancellationError {
      } catch {
        phase = .failure(String(describing: error))
      }
    }
  }
}

struct RepoBrowserView: View {
  @State private var model = RepositoryModel()
  @State private var expanded: Set<Repository.ID> = []

  var body: some View {
    NavigationStack {
      Group {
        switch model.phase {
        case .loading: ProgressView()
        case .empty(let query): ContentUnavailableView.search(text: query)
        case .results(let found): list(found)
        case .failure(let message):
          VStack {
            Text("Something went wrong").font(.headline)
            Text(verbatim: message)
            Button("Try again", action: model.search)
          }
        }
      }
      .navigationTitle("Repositories")
    }
    .searchable(text: $model.query)
    .searchScopes($model.scope) {
      ForEach(RepositoryModel.Scope.allCases, id: \.rawValue) { Text($0.rawValue).tag($0) }
    }
    .onSubmit(of: .search, model.search)
    .onChange(of: model.scope) { model.search() }
    .task { model.search() }
  }

  private func list(_ found: [Repository]) -> some View {
    List(found) { repository in
      let isExpanded = Binding(
        get: { expanded.contains(repository.id) },
        set: { isOn in
          if isOn { expanded.insert(repository.id) } else { expanded.remove(repository.id) }
        }
      )
      DisclosureGroup(isExpanded: isExpanded) {
        if let license = repository.license { LabeledContent("License", value: license.spdxID) }
        LabeledContent("Updated", value: repository.updatedAt, format: .dateTime.day().month(.wide))
        FlowTags(tags: repository.topics)
      } label: {
        VStack(alignment: .leading) {
          Text(repository.fullName)
          Text(repository.description ?? "No description").font(.caption)
          Label {
            Text(repository.stargazersCount, format: .number.notation(.compactName))
          } icon: {
            Image(systemName: "star")
          }
          .accessibilityLabel("\(repository.stargazersCount) stars")
        }
      }
    }
  }
}

private struct FlowTags: View {
  let tags: [String]

  var body: some View {
    FlowLayout(spacing: 6) {
      ForEach(tags, id: \.self) { tag in
        Text("#" + tag)
          .padding(.horizontal, 8)
          .background(Capsule().strokeBorder())
      }
    }
    .accessibilityElement(children: .combine)
  }
}

struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let rows = rows(for: subviews, width: proposal.width ?? .infinity)
    return CGSize(width: rows.map(\.width).max() ?? 0, height: rows.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(for: subviews, width: bounds.width) {
      var x = bounds.minX
      for index in row.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
      y += row.height + spacing
    }
  }

  private struct Row { var indices: [Int] = []; var width: CGFloat = 0; var height: CGFloat = 0 }

  private func rows(for subviews: Subviews, width: CGFloat) -> [Row] {
    var rows = [Row()]
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if rows[rows.endIndex - 1].width + size.width > width { rows.append(Row()) }
      rows[rows.endIndex - 1].indices.append(index)
    }
    return rows
  }
}

#Preview { RepoBrowserView() }
