import AccessibilityTree

extension ScreenReader {
  /// Moves to the next misspelled word of the field or to the one before, and selects it, so that
  /// typing takes its place.
  ///
  /// - Source: Appt, AppleVis and AFB for the item; the words and what is said of them inferred.
  mutating func moveToMisspelling(_ swipe: VerticalSwipe, _ events: inout [Event]) {
    guard let editing else { return answerBoundary(&events) }
    let found = Misspellings.ranges(in: heardText)
    let here = editing.selection
    let isSelected = found.contains(here)
    let target =
      switch swipe {
      case .down:
        found.first {
          isSelected ? $0.lowerBound >= here.upperBound : $0.lowerBound >= here.lowerBound
        }
      case .up: found.last { $0.upperBound <= here.lowerBound }
      }
    guard let target else { return answerBoundary(&events) }
    self.editing?.anchor = target.lowerBound
    self.editing?.caret = target.upperBound
    say(target, adding: "misspelled", inferredFrom: .misspelledWords, &events)
  }
}

/// The words that count as misspelled: common mistakes of English, in lower case.
///
/// - Source: assumed; the dictionary of a device is not at hand.
enum Misspellings {
  /// Where the misspelled words of a text stand, as ranges of characters.
  static func ranges(in text: String) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var word = ""
    var place = 0
    for character in text + " " {
      if character.isLetter || character == "'" {
        word.append(character)
      } else {
        if words.contains(word.lowercased()) { found.append((place - word.count)..<place) }
        word = ""
      }
      place += 1
    }
    return found
  }

  /// The list.
  private static let words: Set<String> = [
    "abscence", "accomodate", "accross", "acheive", "adress", "adressed", "agressive", "alot",
    "amature", "apparant", "appearence", "arguement", "assasin", "basicly", "becuase", "begining",
    "beleive", "bizzare", "buisness", "calender", "camoflage", "catagory", "cemetary", "changable",
    "collegue", "comming", "commitee", "completly", "concious", "definately", "definatly",
    "diffrent", "dilema", "dissapear", "dissapoint", "ecstacy", "embarass", "enviroment",
    "existance", "experiance", "extreem", "familar", "finaly", "foriegn", "fourty", "freind",
    "goverment", "grammer", "greatful", "guage", "gaurd", "happend", "harrass", "heighth",
    "hygeine", "immediatly", "independant", "intresting", "knowlege", "liason", "libary", "lisence",
    "maintainance", "managable", "medecine", "millenium", "mispell", "misspel", "neccessary",
    "neice", "nieghbor", "noticable", "occured", "occurence", "oppurtunity", "orignal", "paralel",
    "persistant", "peice", "posession", "potatos", "prefered", "priviledge", "probaly",
    "publically",
    "quater", "realy", "recieve", "recieved", "recomend", "refered", "relevent", "religous",
    "rember", "restaraunt", "rythm", "saftey", "seperate", "seperately", "sieze", "sincerly",
    "speach", "succesful", "suprise", "tatoo", "tendancy", "teh", "therefor", "thier", "threshhold",
    "tommorow", "tommorrow", "tounge", "truely", "twelth", "untill", "useable", "vaccum",
    "vegtable",
    "wether", "wich", "wierd", "writting", "yeild",
  ]
}
