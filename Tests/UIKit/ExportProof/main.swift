// Runs exported code, solves the layouts that it builds, and compares their frames with those of the specs.
import DocumentSyntax
import ExportedLayouts
import Foundation
import LayoutSolver
import LayoutSpec
import SourceText
import UIKit

/// The environments in which each layout is compared.
let environments: [(name: String, options: SpecOptions)] = [
  ("390 at 3x", .wide(390, scale: 3)), ("1024 at 2x", .wide(1024, scale: 2)),
  ("600 at 2x, right to left", .wide(600, scale: 2, isRTL: true)),
  ("390 at 3x, AX3", .wide(390, scale: 3, textSize: .AX3)),
  ("320 at 3x, offset 40", .wide(320, scale: 3, offset: 40)),
]
var failures = 0
var compared = 0
for exported in exportedLayouts {
  guard let bytes = FileManager.default.contents(atPath: exported.spec) else { fatalError(exported.spec) }
  let file = SourceFile(name: exported.spec, bytes: Array(bytes))
  var diagnostics = Diagnostics(file: file)
  let format = DocumentFormat.guessed(fileName: file.name, bytes: file.bytes)
  guard let document = readDocument(file, as: format, &diagnostics),
    let spec = Spec(document, name: exported.spec, &diagnostics)
  else { fatalError("\(exported.spec) cannot be read") }
  for environment in environments {
    guard let lowered = spec.lowered(with: environment.options, &diagnostics) else { continue }
    let difference = compare(exported, lowered)
    compared += 1
    guard let difference else { continue }
    failures += 1
    print("\(exported.spec) at \(environment.name): \(difference)")
  }
}
print("\(exportedLayouts.count) layouts, \(compared) comparisons, \(failures) with different frames")
exit(failures == 0 && compared > 0 ? 0 : 1)
