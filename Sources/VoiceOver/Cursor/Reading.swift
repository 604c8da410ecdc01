public import AccessibilityTree

/// The reachable elements of a tree in the order in which swipes meet them.
///
/// It is made once for each revision of a screen; every question about it is answered in constant
/// time, or in the depth of the containers.
public struct Reading: Sendable {
  /// An element at its place in the order.
  public struct Place: Hashable, Sendable {
    /// The element.
    public var element: Element
    /// The innermost container around it, as an index of `containers`; absent at the top.
    public var container: Int?
  }

  /// A container with the one around it.
  public struct Enclosure: Hashable, Sendable {
    /// The container, its children left out.
    public var container: Container
    /// The container around it, as an index of `containers`; absent at the top.
    public var parent: Int?
    /// How many containers there are around it.
    public var depth: Int
  }

  /// The elements in order.
  public private(set) var places: [Place]
  /// The containers, each after the one around it.
  public private(set) var containers: [Enclosure]
  /// Which screen this is.
  public let screenID: ElementID
  /// The rotors that code adds on the whole screen.
  let rotors: [AppRotor]
  /// Those of `containers` that are modal, outermost first.
  let modalIndices: [Int]
  /// Where each element stands in `places`.
  private var indices: [ElementID: Int]
  /// The places of headings, in order.
  private(set) var headings: [Int] = []
  /// The places of links, in order.
  private(set) var links: [Int] = []
  /// The place of the field that has keyboard focus, where one shows that it is edited.
  private(set) var editedPlace: Int?
  /// The place of the element that sums up, where there is one.
  private(set) var summaryPlace: Int?
  /// The first place of each container at which the Containers rotor stops, in order.
  private(set) var containerStarts: [Int] = []

  /// Puts a tree in order.
  ///
  /// - Complexity: O(n log n) in the number of elements.
  public init(_ tree: Tree) {
    var flattening = Flattening()
    flattening.read(tree)
    places = flattening.places
    containers = flattening.containers
    modalIndices = flattening.containers.indices.filter { index in
      flattening.containers[index].container.isModal
    }
    screenID = tree.screenID
    rotors = tree.rotors
    indices = Dictionary(minimumCapacity: places.count)
    var started: Set<Int> = []
    for (index, place) in places.enumerated() {
      if indices[place.element.id] == nil { indices[place.element.id] = index }
      if place.element.traits.contains(.header) { headings.append(index) }
      if place.element.traits.contains(.link) { links.append(index) }
      if editedPlace == nil, place.element.traits.has(.isEditing) { editedPlace = index }
      if summaryPlace == nil, place.element.traits.has(.summaryElement) { summaryPlace = index }
      if let stop = rotorStop(at: index), started.insert(stop).inserted {
        containerStarts.append(index)
      }
    }
  }

  /// Gives an element another name, where it can be reached.
  mutating func label(_ id: ElementID, _ name: String) {
    guard let index = indices[id] else { return }
    places[index].element.label = name
    places[index].element.nameOrigin = .personal
  }

  /// How many stops there are.
  public var count: Int { places.count }

  /// Finds an element's place in the order, from 0.
  public func index(of id: ElementID) -> Int? {
    indices[id]
  }

  /// Returns the element at a place, from 0; nil beyond either end.
  public func element(at index: Int) -> Element? {
    places.indices.contains(index) ? places[index].element : nil
  }

  /// Returns the element of that identity, if it can be reached.
  public func element(_ id: ElementID) -> Element? {
    indices[id].map { places[$0].element }
  }

  /// Returns the containers around a place as indices of `containers`, outermost first.
  public func path(to index: Int) -> [Int] {
    guard places.indices.contains(index) else { return [] }
    var path: [Int] = []
    var next = places[index].container
    while let container = next {
      path.append(container)
      next = containers[container].parent
    }
    return path.reversed()
  }

  /// Returns the containers that are entered by going to a place, outermost first.
  ///
  /// - Parameters:
  ///   - index: The place that is reached.
  ///   - left: The identities of the containers around the place that is left.
  /// - Returns: The containers without their children.
  /// - Source: CVS Health, Containers; inferred for several at once.
  func entered(at index: Int, leaving left: [ElementID]) -> [Container] {
    guard places.indices.contains(index), let innermost = places[index].container else {
      return []
    }
    var entered: [Container] = []
    var next: Int? = innermost
    while let container = next {
      let enclosure = containers[container]
      if left.contains(enclosure.container.id) { break }
      entered.append(enclosure.container)
      next = enclosure.parent
    }
    return entered.reversed()
  }

  /// The identities of the containers around a place, outermost first.
  func enclosingIDs(of index: Int) -> [ElementID] {
    guard places.indices.contains(index), places[index].container != nil else { return [] }
    return path(to: index).map { containers[$0].container.id }
  }

  /// Returns the innermost container around a place at which the Containers rotor stops.
  func rotorStop(at index: Int) -> Int? {
    guard places.indices.contains(index) else { return nil }
    var next = places[index].container
    while let container = next {
      if containers[container].container.isRotorStop { return container }
      next = containers[container].parent
    }
    return nil
  }
}
