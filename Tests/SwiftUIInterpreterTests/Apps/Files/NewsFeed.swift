import Foundation
import SwiftUI

struct Article: Codable, Identifiable, Hashable {
  let id: Int
  let title: String
  let author: String?
  let published: Date
  let imageURL: URL?
  var isRead: Bool = false

  enum CodingKeys: String, CodingKey {
    case id, title, author, published
    case imageURL = "image_url"
    case isRead
  }
}

enum Phase<Value> {
  case idle
  case loading
  case loaded(Value)
  case failed(Error)

  var value: Value? {
    if case let .loaded(value) = self { return value }
    return nil
  }

  var isLoading: Bool {
    guard case .loading = self else { return false }
    return true
  }
}

struct FeedError: Error, LocalizedError {
  var code: Int
  var errorDescription: String? { "The server answered \(code)." }
}

protocol FeedLoading: Sendable {
  func load(page: Int) async throws -> [Article]
}

actor SampleFeed: FeedLoading {
  private var calls = 0

  func load(page: Int) async throws -> [Article] {
    calls += 1
    try await Task.sleep(for: .milliseconds(400))
    if calls == 1 { throw FeedError(code: 503) }
    return (1...3).map { number in
      Article(
        id: page * 10 + number,
        title: "Story \(number)",
        author: number.isMultiple(of: 2) ? nil : "Kim Lee",
        published: Date(timeIntervalSince1970: 1_762_940_460 - Double(number) * 86_400),
        imageURL: URL(string: "https://example.com/\(number).png")
      )
    }
  }
}

@MainActor @Observable
final class FeedModel {
  private(set) var phase: Phase<[Article]> = .idle
  private let loader: any FeedLoading
  var page = 0

  init(loader: any FeedLoading = SampleFeed()) {
    self.loader = loader
  }

  func refresh() async {
    phase = .loading
    do {
      let articles = try await loader.load(page: page)
      phase = .loaded(articles)
    } catch {
      phase = .failed(error)
    }
  }

  func markRead(_ id: Article.ID) {
    guard var articles = phase.value, let index = articles.firstIndex(where: { $0.id == id }) else {
      return
    }
    articles[index].isRead = true
    phase = .loaded(articles)
  }
}

struct NewsFeedView: View {
  @State private var model = FeedModel()
  @State private var selected: Article?
  @State private var searchText = ""
  @Environment(\.scenePhase) private var scenePhase

  private let columns = [GridItem(.adaptive(minimum: 150), spacing: 12)]

  var body: some View {
    NavigationStack {
      content
        .navigationTitle("Today")
        .refreshable { await model.refresh() }
        .task(id: model.page) { await model.refresh() }
        .onChange(of: scenePhase) { _, phase in
          if phase == .active { Task { await model.refresh() } }
        }
        .sheet(item: $selected) { article in
          ArticleSheet(article: article)
        }
    }
  }

  @ViewBuilder
  private var content: some View {
    switch model.phase {
    case .idle, .loading:
      ProgressView("Loading…")
        .controlSize(.large)
    case .failed(let error):
      ContentUnavailableView {
        Label("Could not load", systemImage: "wifi.exclamationmark")
      } description: {
        Text(error.localizedDescription)
      } actions: {
        Button("Try again") {
          Task { await model.refresh() }
        }
      }
    case .loaded(let articles) where articles.isEmpty:
      Text("Nothing new")
    case .loaded(let articles):
      grid(articles)
    }
  }

  private func grid(_ articles: [Article]) -> some View {
    ScrollView {
      LazyVGrid(columns: columns, alignment: .leading, spacing: 12) {
        ForEach(articles) { article in
          ArticleCard(article: article)
            .onTapGesture {
              model.markRead(article.id)
              selected = article
            }
            .accessibilityAddTraits(.isButton)
            .accessibilityAction(named: "Mark as read") { model.markRead(article.id) }
        }
      }
      .padding()
    }
  }
}

struct ArticleCard: View {
  let article: Article

  private var byline: String {
    [article.author, article.published.formatted(.dateTime.day().month(.wide))]
      .compactMap { $0 }
      .joined(separator: ", ")
  }

  var body: some View {
    VStack(alignment: .leading) {
      AsyncImage(url: article.imageURL) { phase in
        switch phase {
        case .empty: ProgressView()
        case .success(let image): image.resizable().scaledToFill()
        case .failure: Image(systemName: "photo")
        @unknown default: EmptyView()
        }
      }
      .frame(height: 90)
      .clipped()
      .accessibilityHidden(true)
      Text(article.title)
        .font(.headline)
        .fontWeight(article.isRead ? .regular : .bold)
      Text(byline).font(.caption)
    }
    .padding(8)
    .background(Color(.secondarySystemBackground))
    .cornerRadius(12)
    .accessibilityElement(children: .combine)
    .accessibilityValue(article.isRead ? "Read" : "")
  }
}

struct ArticleSheet: View {
  let article: Article
  @Environment(\.dismiss) var dismiss

  var body: some View {
    NavigationStack {
      ScrollView {
        Text(article.title).font(.title)
        if let url = article.imageURL {
          Link("Open in browser", destination: url)
          ShareLink(item: url)
        }
      }
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button("Close", systemImage: "xmark") { dismiss() }
        }
      }
    }
  }
}
