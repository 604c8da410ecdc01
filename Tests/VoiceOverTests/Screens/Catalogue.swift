import SwiftUI

/// More rows than the screen has room for, and a strip that runs across.
struct Catalogue: View {
  var body: some View {
    ScrollView {
      VStack {
        ScrollView(.horizontal) {
          HStack {
            ForEach(1..<9) { number in
              Text("Offer \(number)").frame(width: 120, height: 44)
            }
          }
        }
        ForEach(1..<31) { number in
          Text("Tea \(number)").frame(height: 44)
        }
      }
    }
  }
}
