import AccessibilityTree
import SwiftUIInterpreter
import TestSupport
import Testing
import VoiceOver

@Suite("Scroll views of both axes, locked ones, and rows with priorities")
struct ScrollingBothWaysTests {
  private func heard(_ gestures: [Gesture], on body: String) throws -> [[String]] {
    var walk = try walk(showing: body)
    return gestures.map { walk.perform($0) }
  }

  private static let board = """
    VStack {
      ForEach(0..<30) { row in
        HStack { ForEach(0..<12) { Text("\\(row) \\($0)").frame(width: 120, height: 60) } }
      }
    }
    """

  @Test("one of both axes answers each of the four directions")
  func bothWays() throws {
    let heard = try heard(
      [.scroll(.down), .scroll(.right), .scroll(.up), .scroll(.left)],
      on: "ScrollView([.horizontal, .vertical]) { \(Self.board) }"
    )
    #expect(heard.map(\.first) == ["Page 2 of 3", "Page 2 of 4", "Page 1 of 3", "Page 1 of 4"])
    #expect(heard.map { $0.dropFirst().first }.allSatisfy { $0?.isEmpty == false })
  }

  @Test("one that is locked answers none")
  func locked() throws {
    let heard = try heard(
      [.scroll(.down)],
      on: "ScrollView { \(Self.board) }.scrollDisabled(true)"
    )
    #expect(heard == [[]])
  }

  @Test("a priority in a row orders that row alone")
  func priorities() throws {
    let walk = try walk(
      showing: """
        List {
          HStack { Text("A"); Text("B").accessibilitySortPriority(1) }
          HStack { Text("C"); Text("D").accessibilitySortPriority(2) }
          Text("E").accessibilitySortPriority(3)
        }
        """
    )
    #expect(walk.spoken == ["B", "A", "D", "C", "E"])
  }

  @Test("an iPad takes tops that are nearer than 13 points for one row")
  func device() throws {
    let source = """
      struct Shown: View {
        var body: some View {
          ZStack(alignment: .topLeading) {
            Text("Left").offset(x: 0, y: 10)
            Text("Right").offset(x: 200, y: 0)
          }
        }
      }
      """
    #expect(try walk(source).spoken == ["Right", "Left"])
    var options = LiveScreen.Options()
    options.device = .pad
    #expect(try walk(source, options: options).spoken == ["Left", "Right"])
  }
}
