import AccessibilityTree
import Foundation
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

/// A folder of files as apps have them, with gestures and what is heard, as golden text.
@Suite("Files of real apps")
struct AppTests {
  /// A view of the folder with the gestures that are performed on it.
  struct App: CustomTestStringConvertible, Sendable {
    var view: String
    var gestures: String

    init(_ view: String, _ gestures: String) {
      self.view = view
      self.gestures = gestures
    }

    var testDescription: String { view }
  }

  static let apps = [
    App("SettingsView", "right*3 double-tap first touch \"Clear cache\" double-tap"),
    App("RecipeListView", "touch \"Ramen, 90 min · Hard\" double-tap"),
    App("OnboardingView", "touch \"Continue\" double-tap touch \"Skip\" double-tap"),
    App("SignUpView", "touch \"Send me news\" double-tap"),
    App("PlayerScreen", "right*2 up up touch \"Play\" double-tap"),
    App("NewsFeedView", "last double-tap first right*2"),
    App("DashboardView", "touch \"Daily goal\" up"),
    App("TodoBoard", "double-tap right*20"),
    App(
      "SignInView",
      "touch \"Email\" double-tap type \"a@b.c\" right double-tap type \"short\" last left double-tap"
    ),
    App("InboxView", "touch \"Unread only\" double-tap last down double-tap"),
    App("ChatView", "right*4 double-tap type \"On my way\" right double-tap first left"),
    App("ShopGridView", "right*3 double-tap last left*3 double-tap right*3"),
    App("ProductDetailView", "touch \"Large\" double-tap item \"Quantity: 1\" up last double-tap"),
    App("CartView", "touch \"Clear\" double-tap right double-tap"),
    App("CheckoutView", "last double-tap right*3"),
    App("WeatherView", "touch \"Wind warning\" double-tap right last double-tap right double-tap"),
    App("CalendarMonthView", "touch \"January 11\" double-tap last first double-tap right*4"),
    App(
      "HabitsView",
      "touch \"Drink water, 12 days in a row\" up down*2 touch \"Hide completed\" double-tap right*2"
    ),
    App(
      "HealthSummaryView",
      "touch \"Goal\" up touch \"Show as table, Each day as a row of text\" double-tap right"
    ),
    App("NotesView", "last double-tap right*3 scrub"),
    App("DownloadsView", "right*5 double-tap left last left*2 double-tap left*2"),
    App("AccountsView", "right*3 double-tap right*4 scrub first double-tap right*2"),
    App("ProfileView", "first double-tap right*4 first right double-tap"),
    App("SearchScreen", "right*2 double-tap last left*2 touch \"Tile\" double-tap right*2"),
    App("TripPlannerView", "first double-tap right*4 touch \"Packing\" double-tap right*4"),
    App(
      "PhotoAlbumView",
      "touch \"The harbor at dawn\" double-tap up scrub first double-tap last double-tap"
    ),
    App("WorkoutTimerView", "right double-tap right*2 magic-tap first right*4"),
    App("QuizView", "right*3 double-tap last double-tap right*2"),
    App("SeatPickerView", "right*2 double-tap right*3 double-tap first last"),
    App("ReminderEditor", "touch \"Remind me\" double-tap right*6"),
    App("PaywallView", "touch \"Continue\" double-tap right left*4"),
    App("MoreView", "right*3 double-tap right*2 scrub"),
    App("AppShell", "last left*3 double-tap first"),
    App("NotificationCenterView", "right*3 rotor-next down first right double-tap right*2"),
    App("MusicLibraryView", "right*3 double-tap last double-tap right*2"),
    App("OrderTrackingView", "touch \"Where is my parcel?\" double-tap right last double-tap left"),
    App("ContactsView", "last double-tap right*4 double-tap"),
    App("SmartHomeView", "touch \"All off\" double-tap left touch \"Heating\" up last double-tap"),
    App("FeedbackForm", "touch \"Rating\" up*2 last left double-tap right last double-tap"),
    App("KanbanView", "right*2 down double-tap right*2"),
    App("ReadingListView", "first double-tap right*4"),
    App("AddBookForm", "right*3 double-tap type \"Emma\" last up first right"),
    App("BirdJournalView", "touch \"New sighting\" double-tap first right*6 scrub*2"),
    App("FitnessRingsView", "right double-tap right*2"),
    App(
      "BankTransferView",
      "touch \"Ada Byron, account ending in 4 9 3 1\" double-tap last double-tap touch \"€400\""
        + " double-tap touch \"Next\" double-tap first right*12"
    ),
    App("RecipeTimerView", "right double-tap down double-tap last double-tap right*3"),
    App("MailTriageView", "right*4 down double-tap first double-tap right double-tap"),
    App("TicTacToeView", "touch \"Empty\" double-tap right double-tap last left double-tap right"),
    App("MapSearchView", "right*3 down double-tap scrub first right*3 double-tap right*3"),
    App("MovieShelfView", "right*5 double-tap right*3 double-tap right double-tap scrub first"),
    App("RepoBrowserView", "right double-tap right*4"),
    App(
      "CounterFeatureView",
      "touch \"Increment\" double-tap right up left double-tap*2 touch \"Number fact\" double-tap"
        + " right*5 double-tap"
    ),
    App(
      "FileBrowserView",
      "touch \"folder, Project, 3.2 MB\" double-tap right*2 down double-tap right*3"
    ),
    App("FlashcardsView", "right double-tap down double-tap down*2 double-tap right*2"),
    App("TransitBoardView", "first double-tap right*4 down double-tap"),
  ]

  /// All files of the folder.
  static let files: [SourceFile] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Files")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let file = folder.appendingPathComponent(name)
      return (try? String(contentsOf: file, encoding: .utf8)).map {
        SourceFile(path: name, text: $0)
      }
    }
  }()

  /// The folder as one module.
  static let program = Program(files: files)

  @Test("the folder is a module of thirty files and more in which nothing is found wrong")
  func module() {
    #expect(Self.files.count >= 30)
    #expect(Self.program.diagnostics == [])
    #expect(Set(Self.apps.map(\.view)).isSubset(of: Self.program.viewNames))
  }

  @Test("no name that the files use is unsupported")
  func coverage() {
    let found = Self.program.nameUses.filter { $0.support == .unsupported }
    #expect(found.map { "\($0.name) at \($0.place)" } == [])
  }

  @Test("every view opens without an error")
  func views() throws {
    for name in Self.program.viewNames {
      let screen = try LiveScreen(Self.program, view: name)
      #expect(screen.diagnostics.filter { $0.severity == .error } == [], "\(name)")
    }
  }

  @Test("a view of a real app is walked whole", arguments: apps)
  func walked(_ app: App) throws {
    let report = try Self.report(app)
    try Goldens.compare(report, with: app.view + ".txt")
  }

  /// The stops, what gestures say, and what was found wrong.
  private static func report(_ app: App) throws -> String {
    var walk = Walk(try LiveScreen(program, view: app.view))
    var lines = zip(walk.spoken, walk.elements).map { spoken, element in
      let actions = element.customActions.map(\.name).joined(separator: ", ")
      return spoken + (actions.isEmpty ? "" : " [\(actions)]")
    }
    walk.go(to: 1)
    for gesture in try Gesture.parse(app.gestures) {
      let heard = walk.perform(gesture).joined(separator: " · ")
      lines.append("> " + (heard.isEmpty ? "(nothing)" : heard))
    }
    return (lines + walk.reader.screen.diagnostics.map(\.description)).joined(separator: "\n")
  }
}
