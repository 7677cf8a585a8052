import SourceText

/// The built-in table of devices.
package enum DeviceTable {
  /// The suffix of a slug for a device in landscape.
  package static let landscapeEnding = "-landscape"

  /// All slugs, in table order.
  package static var slugs: [String] { devices.map(\.slug) }

  /// All slugs and aliases, for suggestions.
  package static var names: [String] { slugs + aliases.keys.sorted() }

  /// Returns the device with the given slug, name or alias; case, spaces and parentheses are ignored.
  package static func named(_ name: String) -> Device? {
    let wanted = name.slug
    if let device = bySlug[wanted] { return device }
    if let alias = aliases[wanted] { return bySlug[alias] }
    return devices.first { $0.name.slug == wanted }
  }

  /// Returns a device in portrait, or in landscape if `isLandscape` is true or the slug ends in `-landscape`.
  package static func device(named name: String, isLandscape: Bool = false) -> OrientedDevice? {
    let slug = name.slug
    if slug.hasSuffix(landscapeEnding), let device = named(String(slug.dropLast(landscapeEnding.count))) {
      return OrientedDevice(device: device, isLandscape: true)
    }
    return named(name).map { OrientedDevice(device: $0, isLandscape: isLandscape) }
  }

  /// Returns the devices whose slug or name contains `pattern`, in table order; otherwise the device with that alias.
  package static func devices(matching pattern: String) -> [Device] {
    let wanted = pattern.slug
    let matching = devices.filter { $0.slug.hasPart(wanted) || $0.name.slug.hasPart(wanted) }
    return matching.isEmpty ? named(pattern).map { [$0] } ?? [] : matching
  }

  private static let bySlug = Dictionary(keepingFirst: devices.map { ($0.slug, $0) })
}

extension Device {
  /// The other slugs of the device, sorted.
  package var aliases: [String] { DeviceTable.aliases.filter { $0.value == slug }.map(\.key).sorted() }
}

extension String {
  /// Whether the string contains `part`.
  fileprivate func hasPart(_ part: String) -> Bool {
    part.isEmpty || indices.contains { self[$0...].hasPrefix(part) }
  }

  /// The string in lowercase letters and digits, with every run of other characters replaced by one hyphen.
  var slug: String {
    var slug = ""
    for byte in utf8 {
      switch byte {
      case 0x41...0x5A: slug.unicodeScalars.append(Unicode.Scalar(byte + 0x20))
      case 0x61...0x7A, 0x30...0x39: slug.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where slug.isEmpty || slug.hasSuffix("-"): break
      default: slug.append("-")
      }
    }
    return slug.hasSuffix("-") ? String(slug.dropLast()) : slug
  }
}
