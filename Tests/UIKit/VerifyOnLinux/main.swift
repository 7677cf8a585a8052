// Records the exported layouts where UIKit is the module of this package.
import DocumentSyntax
import ExportedLayouts
import Foundation
import LayoutSolver
import LayoutSpec
import SourceText
import UIKit
import VerifyUIKit

/// Returns the traits of a case, from an empty spec.
func traits(_ item: VerificationCase) -> EnvironmentTraits {
  let file = SourceFile(name: "empty", bytes: Array("sections: [{items: 0, list: {}}]".utf8))
  var diagnostics = Diagnostics(file: file)
  var options = SpecOptions()
  (options.width, options.height, options.scale) = (item.width, item.height, item.scale)
  options.layoutDirection = item.isRightToLeft ? .rightToLeft : .leftToRight
  guard let document = readDocument(file, as: .yaml, &diagnostics),
    let spec = Spec(document, name: "empty", &diagnostics),
    let lowered = spec.lowered(with: options, &diagnostics)
  else { fatalError("the empty spec is invalid") }
  return lowered.traits
}

let verification = Verification(folder: URL(fileURLWithPath: "Tests/UIKit/Cases")) { _, item in
  UITraitCollection.currentEnvironment = SolverEnvironment(traits(item))
}
var count = 0
for scale in [CGFloat(2), 3] { count += try verification.record(exportedLayouts, scale: scale) }
print("\(count) recordings")
exit(count > 0 ? 0 : 1)
