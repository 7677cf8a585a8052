import LayoutSolver
import LayoutSpec
import SourceText
import Testing

@Suite("Devices")
struct DeviceTests {
  @Test(
    "A device is found by slug, name or family",
    arguments: [
      ("iphone-15", "iphone-15"), ("iPhone 15", "iphone-15"), ("IPHONE-15-PRO-MAX", "iphone-15-pro-max"),
      ("iphone-se", "iphone-se-3"), ("ipad", "ipad-a16"), ("iPhone SE (1st generation)", "iphone-se-1"),
    ])
  func named(_ name: String, _ slug: String) {
    #expect(DeviceTable.named(name)?.slug == slug)
  }

  @Test("An unknown device suggests a known one")
  func suggestions() {
    #expect(DeviceTable.named("iphone-5") == nil)
    #expect(DeviceTable.names.nearest(to: "iphone-15-promax") == "iphone-15-pro-max")
  }

  @Test("A device's properties change in landscape")
  func turned() throws {
    let upright = try #require(DeviceTable.device(named: "iphone-15"))
    #expect(upright.width == 393)
    #expect(upright.height == 852)
    #expect(upright.scale == 3)
    #expect(upright.safeArea == Insets(top: 59, bottom: 34))
    let turned = try #require(DeviceTable.device(named: "iphone-15-landscape"))
    #expect(turned.slug == "iphone-15-landscape")
    #expect(turned.width == 852)
    #expect(turned.safeArea == Insets(leading: 59, bottom: 21, trailing: 59))
    #expect(turned.verticalSizeClass == .compact)
    #expect(DeviceTable.device(named: "iphone-15", isLandscape: true)?.width == 852)
  }

  @Test("Every device has a unique slug and plausible sizes")
  func table() {
    #expect(DeviceTable.devices.count == 83)
    #expect(Set(DeviceTable.slugs).count == 83)
    for device in DeviceTable.devices {
      #expect(device.size.width < device.size.height)
      #expect([1, 2, 3].contains(device.scale))
      #expect(device.portraitReadableWidth <= device.size.width)
      #expect(device.slug == device.slug.lowercased())
    }
  }
}
