import Foundation
import TestSupport
import Testing

/// A tour through the gestures that change most, on a screen made for it, as a person would see it.
@Suite("A tour in a terminal")
struct TourTests {
  private static let view = """
    import SwiftUI

    struct Diary: View {
      @State private var name = ""
      @State private var entries = ["Milk bought", "Bread baked"]
      @State private var isShown = false

      var body: some View {
        VStack {
          Text("Diary").accessibilityAddTraits(.isHeader)
          TextField("Name", text: $name)
          ForEach(entries, id: \\.self) { entry in
            Text(entry)
              .accessibilityAction(named: "Delete") { entries.removeAll { $0 == entry } }
          }
          Text("More").accessibilityAddTraits(.isHeader)
          Button("Settings") { isShown = true }
        }
        .sheet(isPresented: $isShown) {
          VStack {
            Text("Settings").accessibilityAddTraits(.isHeader)
            Button("Reset") { name = "" }
          }
        }
      }
    }
    """

  /// Waits for a text at the newest place, then compares the screen with its golden file.
  private func check(_ terminal: PseudoTerminal, shows text: String, _ name: String) throws {
    try terminal.wait(for: text)
    terminal.settle()
    try Goldens.compare(terminal.screen.text, with: "tour-\(name)-80x24.txt")
    let place = terminal.screen.cursor
    #expect(terminal.screen[max(place.column - 1, 0), place.row].text == ">", "\(name)")
  }

  @Test("the rotor, a named action, a sheet, a field and reading on, with their pictures")
  func tour() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("tour-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Diary.swift")
    try Data(Self.view.utf8).write(to: file)
    let terminal = try PseudoTerminal(
      PseudoTerminal.executable("vot"),
      arguments: ["play", file.path]
    )
    try check(terminal, shows: "> Diary, heading", "open")
    // The rotor starts on headings: down finds the next one, and turning it names its items.
    terminal.type("j")
    try terminal.wait(for: "> More, heading")
    terminal.type(",")
    try check(terminal, shows: "Gestures: 2", "rotor")
    // A named action is chosen by a swipe down, and done by a double tap.
    terminal.type("hh")
    try terminal.wait(for: "> Milk bought")
    terminal.type("j")
    try terminal.wait(for: "> Delete")
    terminal.type(" ")
    try check(terminal, shows: "Gestures: 6", "action")
    // A sheet covers the screen until the scrub.
    terminal.type("e")
    try terminal.wait(for: "> Settings, button")
    terminal.type(" ")
    try check(terminal, shows: "(new screen)", "sheet")
    terminal.type("\u{1B}")
    try check(terminal, shows: "Gestures: 9", "scrubbed")
    // A field takes what is typed until Enter ends it.
    terminal.type("gl")
    try terminal.wait(for: "> Name, text field")
    terminal.type(" ")
    try terminal.wait(for: "Esc ends")
    terminal.type("Ada?")
    try terminal.wait(for: "[Ada?")
    terminal.type("\u{7F}")
    try check(terminal, shows: "[Ada_", "typing")
    terminal.type("\r")
    try check(terminal, shows: "? keys", "typed")
    // Reading on goes through all elements by itself.
    terminal.type("b")
    try check(terminal, shows: "read-all: ", "read")
    terminal.type("q")
    #expect(try terminal.exitStatus() == 0)
  }
}
