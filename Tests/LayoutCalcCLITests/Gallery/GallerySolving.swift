import LayoutCalcCLI
import DocumentSyntax
import LayoutSolver
import LayoutSpec
import SourceText
import TestSupport

/// A gallery file solved in a given view.
struct SolvedGalleryFile {
  var solution: Solution
  var spec: LoweredSpec

  /// Reads, lowers and solves a file; throws the reported diagnostics.
  init(_ file: String, in environment: GalleryEnvironment) throws(Report) {
    guard let text = try? RepositoryFiles.text("layouts/\(file)") else {
      throw Report(text: "layouts/\(file) cannot be read")
    }
    let source = SourceFile(name: "layouts/\(file)", bytes: Array(text.utf8))
    var diagnostics = Diagnostics(file: source)
    let format = DocumentFormat.guessed(fileName: file, bytes: source.bytes)
    guard let document = readDocument(source, as: format, &diagnostics),
      let spec = Spec(document, name: SystemString(file).specName.description, &diagnostics),
      let lowered = spec.lowered(with: environment.options, &diagnostics), diagnostics.list.isEmpty
    else { throw Report(text: diagnostics.rendered(.text, color: false, minimum: .note)) }
    self.spec = lowered
    solution = lowered.layout.solved(in: lowered.environment)
  }

  /// The frame of every element, by the name that the expected page uses.
  var elements: [String: Rect] {
    var elements: [String: Rect] = [:]
    solution.forEachElement { element in
      elements[name(of: element)] = element.frame
      return true
    }
    return elements
  }

  private func name(of element: borrowing Element) -> String {
    let section = element.section.map { spec.sectionIDs[$0] } ?? "layout"
    return switch element.category {
    case .cell: cellName(section, element.item)
    case .supplementary(let kind), .decoration(let kind):
      viewName(section, spec.labels.word(of: kind), element.item)
    }
  }

  /// The reason a file could not be solved.
  struct Report: Error, CustomStringConvertible {
    var text: String
    var description: String { text }
  }
}

func cellName(_ section: String, _ item: Int) -> String { "\(section).\(item)" }

func viewName(_ section: String, _ kind: String, _ item: Int) -> String { "\(section).\(kind).\(item)" }
