// swift-format-ignore-file: NeverForceUnwrap
import SwiftUI

struct ContactCard: Identifiable, Hashable, Comparable {
  let id: Int
  var givenName: String
  var familyName: String
  var phones: [String: String] = [:]
  var birthday: DateComponents?
  var isFavorite = false

  var fullName: String { "\(givenName) \(familyName)" }

  static func < (left: Self, right: Self) -> Bool {
    (left.familyName, left.givenName) < (right.familyName, right.givenName)
  }
}

class ContactBook: ObservableObject {
  static let shared = ContactBook()

  @Published var cards: [ContactCard] = [
    ContactCard(id: 1, givenName: "Ada", familyName: "Berg", phones: ["mobile": "+49 170 1234567"]),
    ContactCard(
      id: 2,
      givenName: "Mina",
      familyName: "Okafor",
      phones: ["home": "+351 21 555 01 01", "mobile": "+351 91 555 01 02"],
      birthday: DateComponents(month: 1, day: 14),
      isFavorite: true
    ),
    ContactCard(id: 3, givenName: "Jonas", familyName: "Brandt"),
  ]

  lazy var initials: [String] = grouped.map(\.key)

  var grouped: [(key: String, value: [ContactCard])] {
    Dictionary(grouping: cards.sorted(), by: { String($0.familyName.first ?? "#") })
      .sorted(by: { $0.key < $1.key })
  }

  func toggleFavorite(_ card: ContactCard) {
    cards = cards.map { other in
      guard other.id == card.id else { return other }
      var changed = other
      changed.isFavorite.toggle()
      return changed
    }
  }
}

struct ContactsView: View {
  @ObservedObject var book = ContactBook.shared
  @State private var selection: Set<ContactCard.ID> = []

  var body: some View {
    NavigationView {
      ScrollViewReader { scroller in
        List(selection: $selection) {
          ForEach(book.grouped, id: \.key) { letter, cards in
            Section(header: Text(letter).id(letter)) {
              ForEach(cards) { card in
                NavigationLink(destination: ContactDetail(book: book, card: card)) {
                  HStack {
                    Text(card.givenName) + Text(" ") + Text(card.familyName).bold()
                    if card.isFavorite {
                      Image(systemName: "star.fill").accessibilityLabel("Favorite")
                    }
                  }
                }
              }
            }
          }
        }
        .overlay(alignment: .trailing) {
          VStack {
            ForEach(book.grouped.map(\.key), id: \.self) { letter in
              Button(letter) { scroller.scrollTo(letter, anchor: .top) }.font(.caption2)
            }
          }
          .accessibilityHidden(true)
        }
      }
      .navigationTitle("Contacts")
    }
  }
}

struct ContactDetail: View {
  @ObservedObject var book: ContactBook
  let card: ContactCard

  private var current: ContactCard { book.cards.first { $0.id == card.id } ?? card }

  var body: some View {
    List {
      Section {
        ForEach(card.phones.sorted(by: <), id: \.key) { kind, number in
          LabeledContent(kind.capitalized) {
            Link(number, destination: URL(string: "tel:\(number.filter { $0 != " " })")!)
          }
        }
        if card.phones.isEmpty { Text("No phone number") }
      }
      if let birthday = card.birthday, let month = birthday.month, let day = birthday.day {
        LabeledContent("Birthday", value: "\(day)/\(month)")
      }
      Button(current.isFavorite ? "Remove from favorites" : "Add to favorites") {
        book.toggleFavorite(card)
      }
    }
    .navigationBarTitle(Text(card.fullName), displayMode: .inline)
  }
}

struct ContactsView_Previews: PreviewProvider {
  static var previews: some View {
    ContactsView(book: ContactBook())
  }
}
