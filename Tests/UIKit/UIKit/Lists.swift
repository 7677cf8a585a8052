import DocumentSyntax
import LayoutSolver
import LayoutSpec
import SourceText

package struct UICollectionLayoutListConfiguration: Sendable {
  package enum Appearance: String, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

  package enum HeaderMode: String, Sendable { case none, supplementary, firstItemInSection }

  package enum FooterMode: String, Sendable { case none, supplementary }

  package let appearance: Appearance
  package var headerMode = HeaderMode.none
  package var footerMode = FooterMode.none
  package var headerTopPadding: CGFloat?
  package var showsSeparators = true

  package init(appearance: Appearance) { self.appearance = appearance }

  /// The section that the specs' `list` makes of this configuration.
  func section(_ traits: EnvironmentTraits) -> Section {
    var keys = "appearance: \(appearance), headerMode: \(headerMode), footerMode: \(footerMode)"
    if let headerTopPadding { keys += ", headerTopPadding: \(Double(headerTopPadding))" }
    let text = "sections: [{items: 0, list: {\(keys)}}]"
    let file = SourceFile(name: "list", bytes: Array(text.utf8))
    var diagnostics = Diagnostics(file: file)
    var options = SpecOptions()
    (options.width, options.height) = (traits.width, traits.height)
    options.safeArea = traits.safeArea
    guard let document = readDocument(file, as: .yaml, &diagnostics),
      let spec = Spec(document, name: "list", &diagnostics),
      case .compositional(let layout)? = spec.lowered(with: options, &diagnostics)?.layout
    else { preconditionFailure("the list has no section") }
    return layout.sections[0]
  }
}
