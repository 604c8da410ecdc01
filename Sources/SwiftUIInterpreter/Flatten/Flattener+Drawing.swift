import AccessibilityTree

extension Flattener {
  /// Draws what a view itself shows, behind what is inside it.
  mutating func draw(_ view: ResolvedView) {
    switch view.kind {
    case .text(let run): add(.text(run.string, isStrong: run.isStrong), view)
    case .picture(let picture): add(.symbol(picture.name), view)
    case .divider: add(.divider, view)
    case .shape(let name): add(.shape(name), view)
    case .placeholder(let name): add(.placeholder(name), view)
    case .button(let look): add(.button(isProminent: look.isProminent), view)
    case .control(let control): draw(control, view, view.frame)
    case .row(let control): drawTrailing(control, view)
    case .bar: add(.panel, view)
    default: break
    }
  }

  private mutating func add(_ kind: Figure.Kind, _ view: ResolvedView, _ frame: Rect? = nil) {
    figures.append(
      Figure(
        kind,
        frame: frame ?? view.frame,
        isDimmed: view.isDisabled,
        place: program.place(view.place),
        scroller: scroller
      )
    )
  }

  private mutating func draw(_ control: Control, _ view: ResolvedView, _ frame: Rect) {
    switch control {
    case .toggle(let isOn): add(.toggle(isOn: isOn), view, frame)
    case .slider(let fraction):
      add(.slider(fraction: view.isMirrored ? 1 - fraction : fraction), view, frame)
    case .stepper(let down, let up):
      add(.stepper(canDecrement: down, canIncrement: up), view, frame)
    case .field(let text, let isPlaceholder, _, _):
      add(.field(text, isPlaceholder: isPlaceholder), view, frame)
    case .progress(let fraction): add(.progress(fraction: fraction), view, frame)
    case .menu(let value), .wheel(let value), .dates(let value):
      add(.text(value, isStrong: false), view, frame)
    case .segmented:
      add(.button(isProminent: view.seed?.traits.contains(.selected) == true), view, frame)
    case .none: break
    }
  }

  /// Draws the control at the trailing side of a row.
  private mutating func drawTrailing(_ control: Control, _ view: ResolvedView) {
    let size = Layout.trailingSize(control, view.frame.size.width)
    if size.width == 0 { return }
    let frame = Rect(
      x: view.isMirrored ? view.frame.minX : view.frame.maxX - size.width,
      y: view.frame.minY + max(0, view.frame.size.height - size.height) / 2,
      width: size.width,
      height: size.height
    )
    draw(control, view, frame)
  }

  /// Draws the ground of a row of a list.
  mutating func drawRow(_ row: ResolvedView, in list: ResolvedView) {
    if case .section = row.kind { return }
    let height = Layout.extentOfRow(row.frame.size.height)
    figures.append(
      Figure(
        .panel,
        frame: Rect(
          x: list.frame.minX,
          y: row.frame.center.y - height / 2,
          width: list.frame.size.width,
          height: height
        ),
        place: program.place(row.place),
        scroller: scroller
      )
    )
  }
}
