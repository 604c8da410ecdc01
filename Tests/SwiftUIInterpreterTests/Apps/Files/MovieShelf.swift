import Combine
import SwiftUI

// A store with actions and reducers, as apps of the first years of SwiftUI have it.

protocol Action {}

struct AppState {
  var movies = MoviesState()
  var settings = SettingsState()
}

struct MoviesState: Equatable {
  var movies: [Int: Movie] = [:]
  var lists: [MovieList: [Int]] = [:]
  var wishlist: Set<Int> = []
  var seen: Set<Int> = []
}

struct SettingsState: Equatable {
  var region = "US"
  var sortsByTitle = false
}

struct Movie: Codable, Identifiable, Equatable {
  let id: Int
  let title: String
  let overview: String
  let voteAverage: Float
  let released: String?
  var genres: [Genre]? = nil

  struct Genre: Codable, Identifiable, Equatable { let id: Int; let name: String }

  static let dateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "yyyy-MM-dd"
    return formatter
  }()

  var releaseDate: Date? {
    released.flatMap { Movie.dateFormatter.date(from: $0) }
  }

  var year: String {
    guard let date = releaseDate else { return "unknown year" }
    return String(Calendar.current.component(.year, from: date))
  }
}

enum MovieList: String, CaseIterable, Hashable {
  case popular = "Popular", topRated = "Top Rated", upcoming = "Upcoming"
}

struct MoviesActions {
  struct SetList: Action { let list: MovieList; let movies: [Movie] }
  struct AddToWishlist: Action { let id: Int }
  struct RemoveFromWishlist: Action { let id: Int }
  struct AddToSeen: Action { let id: Int }
}

func moviesReducer(state: MoviesState, action: Action) -> MoviesState {
  var state = state
  switch action {
  case let action as MoviesActions.SetList:
    for movie in action.movies { state.movies[movie.id] = movie }
    state.lists[action.list, default: []] += action.movies.map { $0.id }
  case let action as MoviesActions.AddToWishlist:
    state.wishlist.insert(action.id)
  case let action as MoviesActions.RemoveFromWishlist:
    state.wishlist.remove(action.id)
  case let action as MoviesActions.AddToSeen:
    state.seen.formUnion([action.id])
    state.wishlist.subtract([action.id])
  default: break
  }
  return state
}

typealias Reducer<State> = (State, Action) -> State

final class Store<State>: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  private(set) var state: State { willSet { objectWillChange.send() } }
  private let reducer: Reducer<State>

  init(state: State, reducer: @escaping Reducer<State>) {
    self.state = state
    self.reducer = reducer
  }

  func dispatch(action: Action) { state = reducer(state, action) }
}

func appReducer(state: AppState, action: Action) -> AppState {
  var state = state
  state.movies = moviesReducer(state: state.movies, action: action)
  return state
}

struct MovieShelfView: View {
  @EnvironmentObject private var store: Store<AppState>
  @State private var selected = MovieList.popular
  @State private var sheetMovie: Movie?

  private var movies: [Movie] {
    (store.state.movies.lists[selected] ?? []).compactMap { store.state.movies.movies[$0] }
  }

  var body: some View {
    NavigationView {
      List {
        Section(header: picker) {
          if movies.isEmpty {
            Text("No movies").italic()
          } else {
            ForEach(movies) { movie in
              NavigationLink(destination: MovieDetail(id: movie.id)) {
                MovieRow(movie: movie)
              }
              .contextMenu {
                Button(action: { self.sheetMovie = movie }) {
                  HStack {
                    Text("About"); Image(systemName: "info.circle")
                  }
                }
              }
            }
          }
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("Movies")
      .navigationBarItems(trailing: wishlistButton)
    }
    .navigationViewStyle(StackNavigationViewStyle())
    .sheet(item: $sheetMovie) { movie in
      VStack {
        Text(movie.title).font(.title)
        Text(movie.overview)
      }
    }
  }

  private var picker: some View {
    Picker(selection: $selected, label: Text("List")) {
      ForEach(MovieList.allCases, id: \.self) { list in
        Text(list.rawValue).tag(list)
      }
    }
    .pickerStyle(SegmentedPickerStyle())
  }

  private var wishlistButton: some View {
    NavigationLink(destination: Wishlist()) {
      Image(systemName: "heart")
    }
    .accessibility(label: Text("Wishlist, \(store.state.movies.wishlist.count)"))
  }
}

private struct MovieRow: View {
  let movie: Movie

  var body: some View {
    HStack {
      Rectangle().fill(Color.gray).frame(width: 50, height: 75).cornerRadius(5)
      VStack(alignment: .leading, spacing: 8) {
        Text(movie.title).lineLimit(2)
        HStack {
          PopularityBadge(score: Int(movie.voteAverage * 10))
          Text(movie.year).font(.subheadline)
        }
      }
    }
  }
}

struct PopularityBadge: View {
  let score: Int
  @State private var isDisplayed = false

  var body: some View {
    ZStack {
      Circle().foregroundColor(.clear).overlay(
        Circle().trim(from: 0, to: isDisplayed ? CGFloat(score) / 100 : 0)
          .stroke(style: StrokeStyle(lineWidth: 2, dash: [10, 1]))
          .foregroundColor(score < 40 ? .red : score < 60 ? .orange : score < 75 ? .yellow : .green)
      )
      Text("\(score)%").font(Font.system(size: 10))
    }
    .frame(width: 40, height: 40)
    .onAppear { self.isDisplayed = true }
  }
}

private struct MovieDetail: View {
  @EnvironmentObject private var store: Store<AppState>
  let id: Int

  private var movie: Movie? { store.state.movies.movies[id] }
  private var isWished: Bool { store.state.movies.wishlist.contains(id) }

  var body: some View {
    List {
      Text(movie?.overview ?? "")
      movie?.genres.map { genres in
        Text(genres.map { $0.name }.joined(separator: ", "))
      }
      Button(isWished ? "Remove from wishlist" : "Add to wishlist") {
        let action: Action =
          self.isWished
          ? MoviesActions.RemoveFromWishlist(id: self.id)
          : MoviesActions.AddToWishlist(id: self.id)
        self.store.dispatch(action: action)
      }
      Button("I saw it") { self.store.dispatch(action: MoviesActions.AddToSeen(id: self.id)) }
    }
    .navigationBarTitle(Text(movie?.title ?? ""), displayMode: .large)
  }
}

private struct Wishlist: View {
  @EnvironmentObject var store: Store<AppState>

  var body: some View {
    List(store.state.movies.wishlist.sorted(), id: \.self) { id in
      Text(self.store.state.movies.movies[id]?.title ?? "?")
    }
    .navigationBarTitle("Wishlist")
  }
}

let sampleStore: Store<AppState> = {
  let store = Store<AppState>(state: AppState(), reducer: appReducer)
  store.dispatch(
    action: MoviesActions.SetList(
      list: .popular,
      movies: [
        Movie(
          id: 0,
          title: "The Test",
          overview: "A long test of a short film.",
          voteAverage: 7.8,
          released: "1972-03-14",
          genres: [.init(id: 0, name: "Drama"), .init(id: 1, name: "Test")]
        ),
        Movie(
          id: 1,
          title: "Second",
          overview: "It goes on.",
          voteAverage: 3.4,
          released: nil
        ),
      ]
    )
  )
  store.dispatch(action: MoviesActions.AddToWishlist(id: 1))
  return store
}()

#if DEBUG
  struct MovieShelf_Previews: PreviewProvider {
    static var previews: some View {
      MovieShelfView().environmentObject(sampleStore)
    }
  }
#endif
