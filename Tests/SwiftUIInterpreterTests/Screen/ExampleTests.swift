import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let adjust = "Swipe up or down with one finger to adjust the value."

@Suite("Small views as VoiceOver walks them")
struct ExampleTests {
  @Test("a timer's button changes its name and dims another")
  func teaTimer() throws {
    var walk = try walk(
      """
      struct TeaTimer: View {
        @State private var running = false
        @State private var minutes = 3
        var body: some View {
          VStack {
            Text("Tea timer").font(.title).accessibilityAddTraits(.isHeader)
            Text("\\(minutes) min").foregroundStyle(.secondary)
            Button(running ? "Stop" : "Start") { running.toggle() }
            Button("Longer") { minutes += 1 }.disabled(running)
          }
        }
      }
      """
    )
    #expect(walk.spoken == ["Tea timer, heading", "3 min", "Start, button", "Longer, button"])
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(
      walk.spoken == ["Tea timer, heading", "3 min", "Stop, button", "Longer, dimmed, button"]
    )
    walk.go(to: 4)
    walk.perform(.doubleTap)
    #expect(walk.spoken[1] == "3 min")
  }

  @Test("combining drops an image without a label")
  func parcelRow() throws {
    let walk = try walk(
      showing: """
        HStack {
          Image(systemName: "shippingbox.fill")
          VStack { Text("Parcel 88"); Text("Arrives Tuesday") }
        }
        .accessibilityElement(children: .combine)
        """
    )
    #expect(walk.spoken == ["Parcel 88, Arrives Tuesday"])
  }

  @Test("combining keeps a labelled image and the heading")
  func warningRow() throws {
    let walk = try walk(
      showing: """
        HStack {
          Image(systemName: "exclamationmark.circle").accessibilityLabel("Warning")
          Text("Battery low").accessibilityAddTraits(.isHeader)
        }
        .accessibilityElement(children: .combine)
        """
    )
    #expect(walk.spoken == ["Warning, Battery low, heading"])
  }

  @Test("two buttons in a combined card become actions")
  func twoButtons() throws {
    var walk = try walk(
      showing: """
        VStack {
          Text("Blue Train")
          Text("John Coltrane")
          Button(liked ? "Unlike" : "Like") { liked.toggle() }
          Button("Queue") { }
        }
        .accessibilityElement(children: .combine)
        """,
      with: "@State private var liked = false"
    )
    #expect(walk.spoken == ["Blue Train, John Coltrane"])
    #expect(walk.actions(1) == ["Like", "Queue"])
    #expect(walk.elements[0].capabilities.contains(.activate) == false)
    walk.perform(.swipeDown)
    walk.perform(.doubleTap)
    #expect(walk.actions(1) == ["Unlike", "Queue"])
  }

  @Test("one button in a combined card becomes the double tap")
  func oneButton() throws {
    var walk = try walk(
      showing: """
        VStack {
          Text("Blue Train")
          Text(liked ? "Liked" : "John Coltrane")
          Button("Like") { liked.toggle() }
        }
        .accessibilityElement(children: .combine)
        """,
      with: "@State private var liked = false"
    )
    #expect(walk.spoken == ["Blue Train, John Coltrane"])
    #expect(walk.actions(1) == [])
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Blue Train, Liked"])
  }

  @Test("a rating is adjusted inside its bounds")
  func rating() throws {
    var walk = try walk(
      showing: """
        HStack {
          ForEach(1...5, id: \\.self) { i in
            Image(systemName: i <= stars ? "star.fill" : "star")
          }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Rating")
        .accessibilityValue("\\(stars) of 5")
        .accessibilityAdjustableAction { d in
          switch d {
          case .increment: stars = min(stars + 1, 5)
          case .decrement: stars = max(stars - 1, 0)
          @unknown default: break
          }
        }
        """,
      with: "@State private var stars = 4"
    )
    #expect(walk.spoken == ["Rating, 4 of 5, adjustable"])
    #expect(walk.hints == [adjust])
    #expect(walk.perform(.swipeUp) == ["5 of 5"])
    #expect(walk.perform(.swipeUp) == ["5 of 5"])
    for _ in 0..<5 { walk.perform(.swipeDown) }
    #expect(walk.perform(.swipeDown) == ["0 of 5"])
  }

  @Test("swipe actions precede named ones, and deleting a row leaves the other")
  func inbox() throws {
    var walk = try walk(
      """
      struct Mail: Identifiable { let id: Int; let from: String; let subject: String }
      struct Inbox: View {
        @State private var mails = [
          Mail(id: 1, from: "Bo", subject: "Lunch"), Mail(id: 2, from: "Kim", subject: "Report"),
        ]
        var body: some View {
          NavigationStack {
            List {
              ForEach(mails) { m in
                VStack { Text(m.from); Text(m.subject) }
                  .accessibilityElement(children: .combine)
                  .accessibilityAction(named: "Archive") { mails.removeAll { $0.id == m.id } }
                  .swipeActions {
                    Button("Delete", role: .destructive) { mails.removeAll { $0.id == m.id } }
                  }
              }
            }
            .navigationTitle("Inbox")
          }
        }
      }
      """
    )
    #expect(walk.spoken == ["Inbox, heading", "Bo, Lunch", "Kim, Report"])
    #expect(walk.actions(2) == ["Delete", "Archive"])
    walk.go(to: 2)
    walk.perform(.swipeDown)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Inbox, heading", "Kim, Report"])
  }

  @Test("icon buttons are named by title, symbol or label")
  func icons() throws {
    let walk = try walk(
      showing: """
        HStack {
          Button("Cart", systemImage: "cart") { }.labelStyle(.iconOnly)
          Button { } label: { Image(systemName: "plus") }
          Button { } label: { Image(systemName: "xmark").accessibilityLabel("Close") }
          Image(systemName: "globe").onTapGesture { }
        }
        """
    )
    #expect(walk.spoken == ["Cart, button", "Add, button", "Close, button", "Globe, image"])
    #expect(walk.elements[3].capabilities.contains(.tapGesture))
    #expect(walk.elements.map(\.nameOrigin) == [.written, .knownSymbol, .written, .knownSymbol])
  }

  @Test("a badge at the top of a tall base is read first; hidden things are not read")
  func avatars() throws {
    let walk = try walk(
      """
      struct Avatar: View {
        let unread: Int
        var body: some View {
          ZStack {
            Circle().fill(.blue)
            Text("AB").accessibilityLabel("Anna Berg")
          }
          .overlay(alignment: .topTrailing) { Text("\\(unread)").opacity(unread > 0 ? 1 : 0) }
        }
      }
      struct Avatars: View {
        var body: some View {
          VStack {
            Avatar(unread: 0); Avatar(unread: 2); Text("Ghost").hidden(); Divider()
            Image(decorative: "wave")
          }
        }
      }
      """
    )
    #expect(walk.spoken == ["Anna Berg", "2", "Anna Berg"])
  }

  @Test("columns are read across unless they are containers")
  func columns() throws {
    let grouped = try walk(
      showing: """
        HStack {
          VStack { Text("Mon"); Text("Rain") }
            .accessibilityElement(children: .contain).accessibilityLabel("Monday")
          VStack { Text("Tue"); Text("Sun") }
            .accessibilityElement(children: .contain).accessibilityLabel("Tuesday")
        }
        """
    )
    #expect(grouped.spoken == ["Monday, Mon", "Rain", "Tuesday, Tue", "Sun"])
    let bare = try walk(
      showing: """
        HStack {
          VStack { Text("Mon"); Text("Rain") }
          VStack { Text("Tue"); Text("Sun") }
        }
        """
    )
    #expect(bare.spoken == ["Mon", "Tue", "Rain", "Sun"])
  }

  @Test("a modal hides the rest, and a representation stands for a shape")
  func player() throws {
    var walk = try walk(
      """
      struct Player: View {
        @State private var level = 3.0
        @State private var asking = false
        var body: some View {
          ZStack {
            VStack {
              Capsule().frame(width: 200, height: 12)
                .accessibilityRepresentation {
                  Slider(value: $level, in: 0...10, step: 1) { Text("Level") }
                }
              Button("Reset") { asking = true }
            }
            if asking {
              VStack {
                Text("Reset level?").accessibilityAddTraits(.isHeader)
                Button("Yes") { level = 0; asking = false }
                Button("No") { asking = false }
              }
              .accessibilityElement(children: .contain)
              .accessibilityAddTraits(.isModal)
              .accessibilityAction(.escape) { asking = false }
            }
          }
        }
      }
      """
    )
    #expect(walk.spoken == ["Level, 30%, adjustable", "Reset, button"])
    #expect(walk.perform(.swipeUp) == ["40%"])
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Reset level?, heading", "Yes, button", "No, button"])
    walk.perform(.scrub)
    #expect(walk.spoken == ["Level, 40%, adjustable", "Reset, button"])
    walk.go(to: 2)
    walk.perform(.doubleTap)
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["Level, 0%, adjustable", "Reset, button"])
  }
}
