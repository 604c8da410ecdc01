import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

private let adjust = "Swipe up or down with one finger to adjust the value."
private let edit = "Double tap to edit."

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

  @Test("a form reads its header, controls and footer")
  func settingsForm() throws {
    var walk = try walk(
      showing: """
        Form {
          Section {
            Toggle("Mono audio", isOn: $mono)
            Slider(value: $volume) { Text("Volume") }
            Picker("Output", selection: $output) {
              Text("Speaker").tag("Speaker")
              Text("Headphones").tag("Headphones")
            }
            .pickerStyle(.menu)
          } header: { Text("Sound") } footer: { Text("Applies to all apps.") }
        }
        """,
      with: """
        @State private var mono = true
        @State private var volume = 0.25
        @State private var output = "Speaker"
        """
    )
    #expect(
      walk.spoken == [
        "Sound, heading", "Mono audio, switch button, on", "Volume, 25%, adjustable",
        "Output, Speaker, pop up button", "Applies to all apps.",
      ]
    )
    #expect(
      walk.hints == [
        "", "Double tap to toggle setting.", adjust, "Double tap to activate the picker.", "",
      ]
    )
    walk.go(to: 3)
    #expect(walk.perform(.swipeUp) == ["35%"])
    walk.go(to: 2)
    walk.perform(.doubleTap)
    #expect(walk.spoken[1] == "Mono audio, switch button, off")
  }

  @Test("a segmented picker says positions, and its title only as a container's name")
  func segmented() throws {
    let picker = """
      Picker("Size", selection: $size) {
        Text("Small").tag(0); Text("Medium").tag(1); Text("Large").tag(2)
      }
      .pickerStyle(.segmented)
      """
    let named = picker + "\n.accessibilityElement(children: .contain).accessibilityLabel(\"Size\")"
    let properties = "@State private var size = 1"
    let bare = [
      "Small, button, 1 of 3", "selected, Medium, button, 2 of 3", "Large, button, 3 of 3",
    ]
    #expect(try walk(showing: picker, with: properties).spoken == bare)
    var walk = try walk(showing: named, with: properties)
    #expect(walk.spoken == ["Size, Small, button, 1 of 3", bare[1], bare[2]])
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken[2] == "selected, Large, button, 3 of 3")
  }

  @Test("a filled field loses its title")
  func signUp() throws {
    var walk = try walk(
      showing: """
        VStack {
          TextField("Name", text: $name)
          TextField("E-mail", text: $mail).accessibilityHint("We send one letter a month.")
          SecureField("PIN", text: $pin).accessibilityLabel("PIN")
          Button("Join") { }.disabled(mail.isEmpty)
        }
        """,
      with: """
        @State private var name = "Ada"
        @State private var mail = ""
        @State private var pin = "1234"
        """
    )
    #expect(
      walk.spoken == [
        "Ada, text field", "E-mail, text field", "PIN, ••••, secure text field",
        "Join, dimmed, button",
      ]
    )
    #expect(walk.hints == [edit, "We send one letter a month. \(edit)", edit, ""])
    walk.go(to: 2)
    walk.perform(.doubleTap)
    walk.perform(.type("a@b.c"))
    #expect(walk.spoken[3] == "Join, button")
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

  @Test("code moves the cursor to an error")
  func errorFocus() throws {
    var walk = try walk(
      """
      struct Login: View {
        @State private var code = ""
        @State private var error: String?
        @AccessibilityFocusState private var onError: Bool
        var body: some View {
          VStack {
            TextField("Code", text: $code)
            if let error { Text(error).accessibilityFocused($onError) }
            Button("Continue") { check() }
          }
        }
        private func check() {
          guard code.count == 4 else { error = "Enter 4 digits"; onError = true; return }
          error = nil
        }
      }
      """
    )
    #expect(walk.spoken == ["Code, text field", "Continue, button"])
    walk.go(to: 2)
    #expect(walk.perform(.doubleTap).last == "Enter 4 digits")
    #expect(walk.spoken == ["Code, text field", "Enter 4 digits", "Continue, button"])
    walk.go(to: 1)
    walk.perform(.doubleTap)
    walk.perform(.type("1234\n"))
    walk.go(to: 3)
    walk.perform(.doubleTap)
    #expect(walk.spoken == ["1234, text field", "Continue, button"])
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
