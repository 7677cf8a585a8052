// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "layoutcalc",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "layoutcalc", targets: ["layoutcalc"])
  ],
  targets: [
    // Two roots, which import nothing.
    .target(name: "SourceText"),
    .target(
      name: "LayoutSolver",
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    // Bytes to a typed spec to a model.
    .target(name: "DocumentSyntax", dependencies: ["SourceText"]),
    .target(name: "SwiftSource", dependencies: ["SourceText"]),
    .target(name: "LayoutSpec", dependencies: ["DocumentSyntax", "LayoutSolver", "SourceText"]),
    .target(name: "SwiftLayouts", dependencies: ["DocumentSyntax", "SourceText", "SwiftSource"]),
    // A typed spec to code.
    .target(name: "LayoutExport", dependencies: ["LayoutSpec", "SourceText"]),
    // A solution to text.
    .target(name: "LayoutReport", dependencies: ["LayoutSolver", "SourceText"]),
    // Everything together, as a function; then as a process.
    .target(
      name: "LayoutCalcCLI",
      dependencies: [
        "DocumentSyntax", "LayoutExport", "LayoutReport", "LayoutSolver", "LayoutSpec", "SourceText",
        "SwiftLayouts", "SwiftSource",
      ]
    ),
    .executableTarget(name: "layoutcalc", dependencies: ["LayoutCalcCLI"]),

    .target(
      name: "TestSupport",
      dependencies: ["LayoutCalcCLI", "LayoutSolver", "SourceText"],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "TestSupport"]),
    .testTarget(
      name: "DocumentSyntaxTests", dependencies: ["DocumentSyntax", "SourceText", "TestSupport"]),
    .testTarget(name: "SwiftSourceTests", dependencies: ["SourceText", "SwiftSource", "TestSupport"]),
    .testTarget(name: "LayoutSolverTests", dependencies: ["LayoutSolver", "TestSupport"]),
    .testTarget(
      name: "LayoutSpecTests",
      dependencies: ["DocumentSyntax", "LayoutSolver", "LayoutSpec", "SourceText", "TestSupport"],
      exclude: ["Lint", "Problems", "schema-cannot-see.txt"]),
    .testTarget(
      name: "LayoutReportTests",
      dependencies: ["LayoutReport", "LayoutSolver", "SourceText", "TestSupport"]),
    .testTarget(
      name: "LayoutCalcCLITests",
      dependencies: [
        "DocumentSyntax", "LayoutCalcCLI", "LayoutReport", "LayoutSolver", "LayoutSpec", "SourceText",
        "TestSupport",
      ]),
    .executableTarget(
      name: "Bench",
      dependencies: ["DocumentSyntax", "LayoutReport", "LayoutSolver", "LayoutSpec", "SourceText"],
      path: "Tests/Bench", exclude: ["bench.py", "Peers"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzers, which only `make fuzz` builds: they have no `main` of their own.
if Context.environment["FUZZ"] != nil {
  package.targets.append(
    .target(
      name: "FuzzSupport", dependencies: ["DocumentSyntax", "SourceText"], path: "Tests/Fuzz/FuzzSupport"))
  for name in ["JSONFuzz", "YAMLFuzz"] {
    package.targets.append(
      .executableTarget(
        name: name, dependencies: ["DocumentSyntax", "FuzzSupport"], path: "Tests/Fuzz/\(name)"))
  }
  package.targets.append(
    .executableTarget(
      name: "SwiftFuzz", dependencies: ["SourceText", "SwiftSource"], path: "Tests/Fuzz/SwiftFuzz"))
}

// The code that `layoutcalc export` writes, compiled and run by `make test-export`, which generates its folder.
if Context.environment["EXPORTS"] != nil {
  let modules: [Target.Dependency] = ["DocumentSyntax", "LayoutSolver", "LayoutSpec", "SourceText"]
  package.targets += [
    .target(name: "UIKit", dependencies: modules, path: "Tests/UIKit/UIKit"),
    .target(name: "ExportedLayouts", dependencies: ["UIKit"], path: "Tests/UIKit/ExportedLayouts"),
    .executableTarget(
      name: "ExportProof", dependencies: modules + ["ExportedLayouts", "UIKit"],
      path: "Tests/UIKit/ExportProof"),
    .target(name: "VerifyUIKit", dependencies: ["ExportedLayouts", "UIKit"], path: "Tests/UIKit/Verify"),
    .executableTarget(
      name: "VerifyOnLinux", dependencies: modules + ["ExportedLayouts", "UIKit", "VerifyUIKit"],
      path: "Tests/UIKit/VerifyOnLinux"),
  ]
}

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ]
}
