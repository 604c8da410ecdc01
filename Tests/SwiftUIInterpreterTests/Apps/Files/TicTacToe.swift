import SwiftUI

enum Player: String, Codable {
  case x = "X", o = "O"
  var other: Player { self == .x ? .o : .x }
  var name: String { self == .x ? "Cross" : "Nought" }
}

struct Board: Equatable {
  struct Position: Hashable, CustomStringConvertible {
    var row: Int, column: Int
    var description: String { "row \(row + 1), column \(column + 1)" }
  }

  enum Outcome: Equatable {
    case playing
    case won(Player, line: [Position])
    case draw
  }

  private var cells: [[Player?]] = Array(repeating: Array(repeating: nil, count: 3), count: 3)
  private(set) var next = Player.x
  private(set) var moves = 0

  static let lines: [[Position]] = {
    let indices = 0..<3
    let rows = indices.map { row in indices.map { Position(row: row, column: $0) } }
    let columns = indices.map { column in indices.map { Position(row: $0, column: column) } }
    let diagonals = [
      indices.map { Position(row: $0, column: $0) },
      indices.map { Position(row: $0, column: 2 - $0) },
    ]
    return rows + columns + diagonals
  }()

  subscript(position: Position) -> Player? { cells[position.row][position.column] }

  var outcome: Outcome {
    for line in Self.lines {
      let players = line.map { self[$0] }
      if let first = players[0], players.allSatisfy({ $0 == first }) {
        return .won(first, line: line)
      }
    }
    return moves == 9 ? .draw : .playing
  }

  @discardableResult
  mutating func play(at position: Position) -> Bool {
    guard outcome == .playing, self[position] == nil else { return false }
    cells[position.row][position.column] = next
    next = next.other
    moves += 1
    return true
  }

  var free: [Position] {
    (0..<3).flatMap { row in (0..<3).map { Position(row: row, column: $0) } }
      .filter { self[$0] == nil }
  }
}

struct TicTacToeView: View {
  @State private var board = Board()
  @State private var history: [Board] = []
  @SceneStorage("againstComputer") private var againstComputer = false
  @AccessibilityFocusState private var isStatusFocused: Bool
  @Namespace private var board3D

  var body: some View {
    VStack(spacing: 20) {
      Text(status)
        .font(.title3)
        .accessibilityFocused($isStatusFocused)
        .accessibilityAddTraits(.updatesFrequently)
      Grid(horizontalSpacing: 8, verticalSpacing: 8) {
        ForEach(0..<3, id: \.self) { row in
          GridRow {
            ForEach(0..<3) { column in cell(.init(row: row, column: column)) }
          }
        }
      }
      .aspectRatio(1, contentMode: .fit)
      .accessibilityElement(children: .contain)
      .accessibilityLabel("Board")
      HStack {
        Button("Undo", systemImage: "arrow.uturn.backward", action: undo)
          .disabled(history.isEmpty)
        Button("New game") { reset() }
      }
      Toggle("Play against the computer", isOn: $againstComputer)
    }
    .padding()
    .onChange(of: board) { old, new in
      guard old.moves < new.moves else { return }
      if new.outcome != .playing { isStatusFocused = true }
    }
  }

  private var status: String {
    switch board.outcome {
    case .playing: "\(board.next.name)'s turn"
    case .won(let player, let line):
      "\(player.name) wins with \(line.map(\.description).joined(separator: "; "))"
    case .draw: "Nobody wins"
    }
  }

  private func cell(_ position: Board.Position) -> some View {
    let player = board[position]
    return Button {
      play(position)
    } label: {
      RoundedRectangle(cornerRadius: 8)
        .fill(.quaternary)
        .overlay {
          if let player {
            Text(player.rawValue).font(.largeTitle).transition(.scale)
          }
        }
    }
    .accessibilityLabel(player?.name ?? "Empty")
    .accessibilityValue("\(position)")
    .accessibilityRemoveTraits(player == nil ? [] : .isButton)
  }

  private func play(_ position: Board.Position) {
    let before = board
    guard board.play(at: position) else { return }
    history.append(before)
    guard againstComputer, board.outcome == .playing, let answer = board.free.last else { return }
    board.play(at: answer)
  }

  private func undo() {
    guard let last = history.popLast() else { return }
    board = last
  }

  private func reset() {
    (board, history) = (Board(), [])
  }
}

#Preview { TicTacToeView() }
