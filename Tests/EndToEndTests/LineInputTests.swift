import Foundation
import Testing

@testable import vot

@Suite("Reading lines while something else is watched")
struct LineInputTests {
  /// Runs something with a pipe: what it reads, and what writes into it.
  private func withPipe(_ work: (inout LineInput, FileHandle) throws -> Void) throws {
    let pipe = Pipe()
    var input = LineInput(descriptor: pipe.fileHandleForReading.fileDescriptor)
    try work(&input, pipe.fileHandleForWriting)
  }

  private func write(_ text: String, to handle: FileHandle) throws {
    try handle.write(contentsOf: Data(text.utf8))
  }

  @Test("lines come one by one, whatever of them has come, and nothing where none is whole")
  func lines() throws {
    try withPipe { input, output in
      #expect(input.next(within: 0) == .nothing)
      try write("one\ntwo\nthr", to: output)
      #expect(input.next(within: 0) == .line("one"))
      #expect(input.next(within: 0) == .line("two"))
      #expect(input.next(within: 0) == .nothing)
      try write("ee\r\n\n", to: output)
      #expect(input.next(within: 0) == .line("three"))
      #expect(input.line() == "")
      try output.close()
      #expect(input.next(within: 0) == .ended)
    }
  }

  @Test("what was typed and not read can be dropped, and is told; what comes after is read")
  func discard() throws {
    try withPipe { input, output in
      try write("one\ntwo\nthr", to: output)
      #expect(input.next(within: 0) == .line("one"))
      #expect(input.discard() == ["two", "thr"])
      #expect(input.next(within: 0) == .nothing)
      try write("four\n", to: output)
      #expect(input.next(within: 0) == .line("four"))
    }
  }

  @Test("a carriage return ends a line too, with or without a line feed after it")
  func carriageReturn() throws {
    try withPipe { input, output in
      try write("q\rtwo\r\nthree\r", to: output)
      #expect(input.next(within: 0) == .line("q"))
      #expect(input.next(within: 0) == .line("two"))
      #expect(input.next(within: 0) == .line("three"))
      try write("\nfour\n\n", to: output)
      #expect(input.next(within: 0) == .line("four"))
      #expect(input.next(within: 0) == .line(""))
    }
  }

  @Test("a last line counts without its end, and both ways of reading share what has come")
  func last() throws {
    try withPipe { input, output in
      try write("one\ntwo\nlast", to: output)
      try output.close()
      #expect(input.next(within: 0) == .line("one"))
      #expect(input.line() == "two")
      #expect(input.line() == "last")
      #expect(input.line() == nil)
      #expect(input.next(within: 0) == .ended)
    }
  }
}
