import TestSupport
import Testing

@Suite("Members that the compiler gives an enum")
struct SynthesizedMemberTests {
  @Test("a case reads its own raw value and its siblings without naming the type")
  func ownMembers() throws {
    let walk = try walk(
      """
      enum Size: String, CaseIterable {
        case small, large
        var title: String { rawValue.capitalized }
        static var count: Int { allCases.count }
        var place: String { "\\(allCases.count) sizes" }
      }
      struct Sizes: View {
        var body: some View {
          VStack {
            Text(Size.large.title)
            Text("\\(Size.count)")
            Text(Size.small.place)
          }
        }
      }
      """
    )
    #expect(walk.spoken == ["Large", "2", "2 sizes"])
  }
}
