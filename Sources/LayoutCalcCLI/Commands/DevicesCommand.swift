import LayoutSolver
import LayoutSpec
import SourceText

extension Command {
  /// Lists the known devices and their screen properties.
  static let devices = Command(
    name: "devices", operands: "[PATTERN]", summary: "List known devices and their screen properties",
    details: [
      "PATTERN is part of a name. Sizes are in points, in portrait or with '--landscape' in landscape; safe areas are top, leading, bottom, trailing, and do not include bars.",
      "A value marked '?' has a single source or was derived from a rule. In JSON, 'low' lists these values.",
      "Other slugs of a device are in brackets after its name. They never change to mean a newer device, so recorded layouts stay comparable.",
    ],
    options: [.devicesFormat, .landscape, .output, .help],
    examples: ["layoutcalc devices ipad", "layoutcalc devices 'iphone 15' --landscape"],
    operandWords: { OperandUsage(first: DeviceTable.slugs, endsInFiles: false) }
  ) { session throws(UsageProblem) in
    let operands = session.arguments.words
    if operands.count > 1 { throw .unexpectedOperand(operands[1]) }
    let format = try session.arguments.word(.devicesFormat, as: DevicesFormat.self) ?? .table
    let devices = DeviceTable.devices(matching: operands.first ?? "")
    guard !devices.isEmpty else { throw .unknownDevice(operands[0], known: DeviceTable.names) }
    let isLandscape = session.arguments.has(.landscape)
    let rows = devices.map { OrientedDevice(device: $0, isLandscape: isLandscape) }
    return try session.withOutput { buffer in
      switch format {
      case .table: DeviceRows(rows).write(to: &buffer)
      case .json: buffer.appendDevices(devices)
      }
      return .success
    }
  }
}

/// The output format of the device list.
enum DevicesFormat: String, CaseIterable {
  case table, json
}

extension Option {
  static let devicesFormat = Option(
    name: "format", short: "f", value: "FORM", words: DevicesFormat.allCases.map(\.rawValue),
    help: "table or json; default: table")
}

/// A table of devices.
private struct DeviceRows {
  private let rows: [[String]]
  private var table: TextTable

  init(_ devices: [OrientedDevice]) {
    let heading = ["slug", "size", "@", "safe area", "classes", "margin", "readable", "year", "name"]
    table = TextTable(heading.map { TextTable.Column(heading: $0) })
    rows = devices.map(Self.row)
    for row in rows { table.fit(row) }
  }

  func write(to buffer: inout TextBuffer) {
    buffer.append(table.heading + "\n")
    for row in rows { buffer.append(table.line(row) + "\n") }
  }

  private static func row(_ oriented: OrientedDevice) -> [String] {
    let device = oriented.device
    func marked(_ text: String, _ property: Device.Property) -> String {
      device.uncertain.contains(property) ? text + "?" : text
    }
    let safeArea = oriented.safeArea
    let edges = [safeArea.top, safeArea.leading, safeArea.bottom, safeArea.trailing].map(\.written)
    let classes = "\(oriented.horizontalSizeClass.initial)/\(oriented.verticalSizeClass.initial)"
    return [
      oriented.slug, marked("\(oriented.width.written)×\(oriented.height.written)", .size),
      marked(oriented.scale.written, .scale),
      marked(edges.joined(separator: ","), oriented.isLandscape ? .landscapeSafeArea : .portraitSafeArea),
      marked(classes, .sizeClasses),
      marked(oriented.minimumMargin.written, oriented.isLandscape ? .landscapeMargins : .portraitMargins),
      marked(oriented.readableWidth.written, .readableWidth), marked(String(device.year), .year),
      device.name + (device.aliases.isEmpty ? "" : " [\(device.aliases.joined(separator: ", "))]"),
    ]
  }
}

extension SizeClass {
  fileprivate var initial: String {
    switch self {
    case .compact: "c"
    case .regular: "r"
    }
  }
}

extension Double {
  fileprivate var written: String { numberText(self, .decimals(3)) }
}

extension TextBuffer {
  /// Appends devices as JSON, one per line.
  fileprivate mutating func appendDevices(_ devices: [Device]) {
    append("[\n")
    for (index, device) in devices.enumerated() {
      append("  ")
      append(device)
      append(index == devices.count - 1 ? "\n" : ",\n")
    }
    append("]\n")
  }

  private mutating func append(_ device: Device) {
    append(#"{"slug": "#)
    append(json: device.slug)
    append(#", "name": "#)
    append(json: device.name)
    let aliases = device.aliases.map { "\"\($0)\"" }.joined(separator: ", ")
    append(", \"aliases\": [\(aliases)]")
    append(
      ", \"year\": \(device.year), \"idiom\": \"\(device.idiom.rawValue)\", \"width\": \(device.size.width.written)"
        + ", \"height\": \(device.size.height.written), \"scale\": \(device.scale.written)")
    append(", \"safeArea\": {\"portrait\": \(device.portraitSafeArea.json)")
    append(", \"landscape\": \(device.landscapeSafeArea.json)}")
    append(", \"sizeClasses\": {\"portrait\": \(device.portraitClasses.json)")
    append(", \"landscape\": \(device.landscapeClasses.json)}")
    appendPair("layoutMargins", device.portraitMargin, device.landscapeMargin)
    appendPair("readableWidth", device.portraitReadableWidth, device.landscapeReadableWidth)
    let uncertain = device.uncertain.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
    append(", \"low\": [\(uncertain)]}")
  }

  private mutating func appendPair(_ name: String, _ portrait: Double, _ landscape: Double) {
    append(", \"\(name)\": {\"portrait\": \(portrait.written), \"landscape\": \(landscape.written)}")
  }
}

extension Insets {
  fileprivate var json: String {
    "{\"top\": \(top.written), \"leading\": \(leading.written), \"bottom\": \(bottom.written), \"trailing\": \(trailing.written)}"
  }
}

extension Device.SizeClasses {
  fileprivate var json: String {
    "{\"horizontal\": \"\(horizontal.rawValue)\", \"vertical\": \"\(vertical.rawValue)\"}"
  }
}
