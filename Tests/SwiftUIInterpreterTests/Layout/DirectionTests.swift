import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Right to left")
struct DirectionTests {
  private static let direction = ".environment(\\.layoutDirection, .rightToLeft)"

  private func frames(_ body: String) throws -> [String: Rect] {
    let walk = try walk(showing: body)
    return Dictionary(walk.elements.map { ($0.label ?? "", $0.frame) }) { first, _ in first }
  }

  @Test("the leading edge is the right one, and the whole screen is read from there")
  func root() throws {
    let body = """
      VStack(alignment: .leading) {
        Text("Title")
        HStack { Text("One"); Spacer(); Text("Two") }
      }
      """
    let plain = try frames(body)
    let turned = try frames(body + Self.direction)
    for (name, frame) in plain {
      #expect(
        turned[name]
          == Rect(
            x: 393 - frame.maxX,
            y: frame.minY,
            width: frame.size.width,
            height: frame.size.height
          )
      )
    }
    #expect(plain["Title"]?.minX == 0)
    #expect(try walk(showing: body + Self.direction).reader.screen.tree.isRightToLeft)
    #expect(try !walk(showing: body).reader.screen.tree.isRightToLeft)
  }

  /// Two columns of two in a row, which are read by their frames.
  private static func columns(_ names: [String]) -> String {
    """
    HStack {
      VStack { Text("\(names[0])"); Text("\(names[1])") }
      VStack { Text("\(names[2])"); Text("\(names[3])") }
    }
    """
  }

  @Test("rows that are read by their frames begin at the right")
  func rows() throws {
    let names = ["A", "B", "C", "D"]
    #expect(try walk(showing: Self.columns(names)).spoken == ["A", "C", "B", "D"])
    let turned = try walk(showing: Self.columns(names) + Self.direction)
    #expect(turned.spoken == ["A", "C", "B", "D"])
    let frames = try frames(Self.columns(names) + Self.direction)
    #expect(try #require(frames["A"]).minX > #require(frames["C"]).minX)
  }

  @Test("a part of the screen goes its own way, and a part of that goes back")
  func part() throws {
    let body = """
      VStack(alignment: .leading) {
        \(Self.columns(["A", "B", "C", "D"]))
        VStack(alignment: .leading) {
          \(Self.columns(["E", "F", "G", "H"]))
          HStack { Text("I"); Text("J") }.environment(\\.layoutDirection, .leftToRight)
        }
        .environment(\\.layoutDirection, .rightToLeft)
      }
      """
    let walk = try walk(showing: body)
    #expect(walk.spoken == ["A", "C", "B", "D", "E", "G", "F", "H", "I", "J"])
    #expect(!walk.reader.screen.tree.isRightToLeft)
    let frames = try frames(body)
    #expect(try #require(frames["A"]).minX < #require(frames["C"]).minX)
    #expect(try #require(frames["E"]).minX > #require(frames["G"]).minX)
    #expect(try #require(frames["I"]).minX < #require(frames["J"]).minX)
    #expect(try #require(frames["I"]).minX >= #require(frames["G"]).minX)
  }

  @Test("the switch of a row stands at the left, and a track begins at the right")
  func drawing() throws {
    let body = "VStack { Toggle(\"Wi-Fi\", isOn: $isOn); Slider(value: $share) }"
    let state = "@State private var isOn = true\n@State private var share = 0.25"
    let screen = try walk(showing: body + Self.direction, with: state).reader.screen
    let kinds = screen.drawing.figures.map(\.kind)
    #expect(kinds.contains(.slider(fraction: 0.75)))
    let toggle = try #require(screen.drawing.figures.first { $0.kind == .toggle(isOn: true) })
    #expect(toggle.frame.minX < 60)
  }

  @Test("a sheet is read as the view that presents it")
  func sheet() throws {
    let body = """
      Text("Below").sheet(isPresented: $isShown) {
        VStack(alignment: .leading) { Text("First"); Text("The longest line of all") }
      }
      """
    let walk = try walk(showing: body + Self.direction, with: "@State private var isShown = true")
    let first = try #require(walk.elements.first { $0.label == "First" })
    let long = try #require(walk.elements.first { $0.label == "The longest line of all" })
    #expect(first.frame.maxX == long.frame.maxX)
    #expect(walk.reader.screen.tree.isRightToLeft)
  }

  @Test("a row of cards begins at the right and scrolls to the left")
  func cards() throws {
    let body = """
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(1...9, id: \\.self) { number in Text("Card \\(number)").frame(width: 125) }
        }
      }
      """
    var walk = try walk(showing: body + Self.direction)
    #expect(walk.perform(.scroll(.right)) == ["Page 1 of 3"])
    #expect(walk.perform(.scroll(.left)) == ["Page 2 of 3", "Card 4"])
    walk.perform(.last)
    let last = try #require(walk.reader.focusedElement)
    #expect(last.label == "Card 9")
    #expect(walk.reader.visibleFrame(of: last.id)?.size == last.frame.size)
  }

  @Test("code reads the direction that holds where it stands")
  func environment() throws {
    let source = """
      struct Inner: View {
        @Environment(\\.layoutDirection) private var direction
        var body: some View { Text(direction == .rightToLeft ? "from the right" : "from the left") }
      }
      struct Shown: View {
        var body: some View {
          VStack { Inner(); Inner().environment(\\.layoutDirection, .rightToLeft) }
        }
      }
      """
    #expect(try walk(source, view: "Shown").spoken == ["from the left", "from the right"])
  }
}
