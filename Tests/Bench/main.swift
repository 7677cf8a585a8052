import LayoutSolver

func milliseconds(_ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  var times: [Double] = []
  for _ in 0..<7 {
    let t = clock.measure(body)
    times.append(Double(t.components.attoseconds) / 1e15 + Double(t.components.seconds) * 1000)
  }
  return times.sorted()[3]
}
func layout(_ group: Item, _ items: SectionItems) -> Layout {
  .compositional(CompositionalLayout(sections: [Section(items: items, group: group)]))
}
let env = LayoutEnvironment(container: Size(width: 300, height: 800))
let cell = Item(size: LayoutSize(width: .fraction(1, of: .horizontal), height: .estimated(44)))
let column = Item(
  size: LayoutSize(width: .fraction(1, of: .horizontal), height: .estimated(44)),
  content: .group(.stack(Stack(axis: .horizontal, subitems: .cycle([cell])))))
let heights = (0..<1_000_000).map { 20.0 + Double((37 * $0) % 80) }
let l1 = layout(column, SectionItems(count: 1_000_000, height: .listed(heights)))
let fixed = Item(
  size: LayoutSize(width: .fraction(1.0 / 3, of: .horizontal), height: .fraction(1, of: .vertical)),
  contentInsets: Insets(all: 2))
let row = Item(
  size: LayoutSize(width: .fraction(1, of: .horizontal), height: .absolute(50)),
  content: .group(.stack(Stack(axis: .horizontal, subitems: .cycle([fixed])))))
let l2 = layout(row, SectionItems(count: 1_000_000))
var sink = 0.0
for (name, l) in [("column", l1), ("nested", l2)] {
  print(name, "solve", milliseconds { sink += l.solved(in: env).contentSize.height }, "ms")
  print(name, "solve+frames", milliseconds { sink += l.solved(in: env).frames(ofSection: 0)[3] }, "ms")
  let s = l.solved(in: env)
  print(
    name, "each",
    milliseconds {
      s.forEachElement {
        sink += $0.frame.size.width; return true
      }
    }, "ms")
  print(
    name, "query x1000",
    milliseconds {
      for i in 0..<1000 {
        s.forEachElement(in: Rect(x: 0, y: Double(i) * 1e4, width: 300, height: 1000)) {
          sink += $0.frame.size.width; return true
        }
      }
    }, "ms")
}
print(sink)
var s = l1.solved(in: env)
var i = 0
print(
  "update",
  milliseconds {
    i += 1000; s = s.updating(section: 0, item: 500_000, measured: Double(20 + i % 50));
    sink += s.contentSize.height
  }, "ms")
