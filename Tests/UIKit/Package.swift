// swift-tools-version: 6.0

// For a Mac: `make verify-uikit` runs these tests on an iOS simulator. The package of the tool builds the same sources for
// other machines, where Tests/UIKit/UIKit stands in for UIKit.
import PackageDescription

let package = Package(
  name: "VerifyUIKit",
  platforms: [.iOS(.v17)],
  // With two products, Xcode has a scheme for the whole package, VerifyUIKit-Package, which runs the tests.
  products: [
    .library(name: "ExportedLayouts", targets: ["ExportedLayouts"]),
    .library(name: "VerifyUIKit", targets: ["VerifyUIKit"]),
  ],
  targets: [
    .target(name: "ExportedLayouts", path: "ExportedLayouts"),
    .target(name: "VerifyUIKit", dependencies: ["ExportedLayouts"], path: "Verify"),
    .testTarget(
      name: "VerifyUIKitTests", dependencies: ["ExportedLayouts", "VerifyUIKit"], path: "MacTests"),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
