import ExportedLayouts
import UIKit
import VerifyUIKit
import XCTest

/// Records the exported layouts on an iOS simulator; `make verify-uikit` compares the recordings afterwards.
final class VerifyUIKitTests: XCTestCase {
  @MainActor func testRecordingOfEveryCase() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Cases")
    let windows = Windows()
    let verification = Verification(folder: folder) { windows.show($0, $1) }
    let count = try verification.record(exportedLayouts, scale: UIScreen.main.scale)
    XCTAssertGreaterThan(count, 0, "no case has the scale of this screen, \(UIScreen.main.scale)")
  }
}

/// The window that shows the view of one case.
///
/// A class, because each case replaces the window of the last.
@MainActor private final class Windows {
  private var window: UIWindow?

  func show(_ view: UICollectionView, _ item: VerificationCase) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: item.width, height: item.height))
    let controller = UIViewController()
    window.rootViewController = controller
    window.isHidden = false
    window.traitOverrides.layoutDirection = item.isRightToLeft ? .rightToLeft : .leftToRight
    window.traitOverrides.horizontalSizeClass = item.width < 600 ? .compact : .regular
    window.traitOverrides.verticalSizeClass = item.height < 500 ? .compact : .regular
    window.traitOverrides.preferredContentSizeCategory = .large
    // The cases have no safe area, and no margins.
    view.contentInsetAdjustmentBehavior = .never
    view.insetsLayoutMarginsFromSafeArea = false
    view.directionalLayoutMargins = .zero
    controller.view.addSubview(view)
    self.window = window
  }
}
