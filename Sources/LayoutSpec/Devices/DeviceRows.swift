/// The devices, one per row, ordered by family and year. Accessed through `DeviceTable`.
///
/// Sizes are in points, for portrait; safe areas are those of the system version the device launched with, without
/// bars.
extension DeviceTable {
  /// All devices.
  package static let devices: [Device] = [
    Device(
      "iphone-se-1", "iPhone SE (1st generation)", 2016, .phone, 320, 568, scale: 2,
      safeArea: (20, 0, 0, 0), (0, 0, 0, 0), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (288, 528), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-6s", "iPhone 6s", 2015, .phone, 375, 667, scale: 2,
      safeArea: (20, 0, 0, 0), (0, 0, 0, 0), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (343, 627), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-6s-plus", "iPhone 6s Plus", 2015, .phone, 414, 736, scale: 3,
      safeArea: (20, 0, 0, 0), (0, 0, 0, 0), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (374, 672), low: [.readableWidth]),
    Device(
      "iphone-7", "iPhone 7", 2016, .phone, 375, 667, scale: 2,
      safeArea: (20, 0, 0, 0), (0, 0, 0, 0), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (343, 627), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-7-plus", "iPhone 7 Plus", 2016, .phone, 414, 736, scale: 3,
      safeArea: (20, 0, 0, 0), (0, 0, 0, 0), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (374, 672), low: [.readableWidth]),
    Device(
      "iphone-8", "iPhone 8", 2017, .phone, 375, 667, scale: 2,
      safeArea: (20, 0, 0, 0), (0, 0, 0, 0), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (343, 627), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-8-plus", "iPhone 8 Plus", 2017, .phone, 414, 736, scale: 3,
      safeArea: (20, 0, 0, 0), (0, 0, 0, 0), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (374, 672), low: [.readableWidth]),
    Device(
      "iphone-x", "iPhone X", 2017, .phone, 375, 812, scale: 3,
      safeArea: (44, 0, 34, 0), (0, 44, 21, 44), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (343, 672), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-xr", "iPhone XR", 2018, .phone, 414, 896, scale: 2,
      safeArea: (48, 0, 34, 0), (0, 48, 21, 48), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (374, 672), low: [.landscapeSafeArea, .readableWidth]),
    Device(
      "iphone-xs", "iPhone XS", 2018, .phone, 375, 812, scale: 3,
      safeArea: (44, 0, 34, 0), (0, 44, 21, 44), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (343, 672), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-xs-max", "iPhone XS Max", 2018, .phone, 414, 896, scale: 3,
      safeArea: (44, 0, 34, 0), (0, 44, 21, 44), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (374, 672), low: [.readableWidth]),
    Device(
      "iphone-11", "iPhone 11", 2019, .phone, 414, 896, scale: 2,
      safeArea: (48, 0, 34, 0), (0, 48, 21, 48), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (374, 672), low: [.landscapeSafeArea, .readableWidth]),
    Device(
      "iphone-11-pro", "iPhone 11 Pro", 2019, .phone, 375, 812, scale: 3,
      safeArea: (44, 0, 34, 0), (0, 44, 21, 44), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (343, 672), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-11-pro-max", "iPhone 11 Pro Max", 2019, .phone, 414, 896, scale: 3,
      safeArea: (44, 0, 34, 0), (0, 44, 21, 44), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (374, 672), low: [.readableWidth]),
    Device(
      "iphone-se-2", "iPhone SE (2nd generation)", 2020, .phone, 375, 667, scale: 2,
      safeArea: (20, 0, 0, 0), (0, 0, 0, 0), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (343, 627), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-12-mini", "iPhone 12 mini", 2020, .phone, 375, 812, scale: 3,
      safeArea: (50, 0, 34, 0), (0, 50, 21, 50), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (343, 672), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-12", "iPhone 12", 2020, .phone, 390, 844, scale: 3,
      safeArea: (47, 0, 34, 0), (0, 47, 21, 47), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (358, 672), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-12-pro", "iPhone 12 Pro", 2020, .phone, 390, 844, scale: 3,
      safeArea: (47, 0, 34, 0), (0, 47, 21, 47), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (358, 672), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-12-pro-max", "iPhone 12 Pro Max", 2020, .phone, 428, 926, scale: 3,
      safeArea: (47, 0, 34, 0), (0, 47, 21, 47), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (388, 672), low: [.readableWidth]),
    Device(
      "iphone-13-mini", "iPhone 13 mini", 2021, .phone, 375, 812, scale: 3,
      safeArea: (50, 0, 34, 0), (0, 50, 21, 50), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (343, 672), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-13", "iPhone 13", 2021, .phone, 390, 844, scale: 3,
      safeArea: (47, 0, 34, 0), (0, 47, 21, 47), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (358, 672), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-13-pro", "iPhone 13 Pro", 2021, .phone, 390, 844, scale: 3,
      safeArea: (47, 0, 34, 0), (0, 47, 21, 47), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (358, 672), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-13-pro-max", "iPhone 13 Pro Max", 2021, .phone, 428, 926, scale: 3,
      safeArea: (47, 0, 34, 0), (0, 47, 21, 47), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (388, 672), low: [.readableWidth]),
    Device(
      "iphone-se-3", "iPhone SE (3rd generation)", 2022, .phone, 375, 667, scale: 2,
      safeArea: (20, 0, 0, 0), (0, 0, 0, 0), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (343, 627), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-14", "iPhone 14", 2022, .phone, 390, 844, scale: 3,
      safeArea: (47, 0, 34, 0), (0, 47, 21, 47), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (358, 672), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-14-plus", "iPhone 14 Plus", 2022, .phone, 428, 926, scale: 3,
      safeArea: (47, 0, 34, 0), (0, 47, 21, 47), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (388, 672), low: [.readableWidth]),
    Device(
      "iphone-14-pro", "iPhone 14 Pro", 2022, .phone, 393, 852, scale: 3,
      safeArea: (59, 0, 34, 0), (0, 59, 21, 59), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (361, 672), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-14-pro-max", "iPhone 14 Pro Max", 2022, .phone, 430, 932, scale: 3,
      safeArea: (59, 0, 34, 0), (0, 59, 21, 59), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (390, 672), low: [.readableWidth]),
    Device(
      "iphone-15", "iPhone 15", 2023, .phone, 393, 852, scale: 3,
      safeArea: (59, 0, 34, 0), (0, 59, 21, 59), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (361, 672), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-15-plus", "iPhone 15 Plus", 2023, .phone, 430, 932, scale: 3,
      safeArea: (59, 0, 34, 0), (0, 59, 21, 59), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (390, 672), low: [.readableWidth]),
    Device(
      "iphone-15-pro", "iPhone 15 Pro", 2023, .phone, 393, 852, scale: 3,
      safeArea: (59, 0, 34, 0), (0, 59, 21, 59), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (361, 672), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-15-pro-max", "iPhone 15 Pro Max", 2023, .phone, 430, 932, scale: 3,
      safeArea: (59, 0, 34, 0), (0, 59, 21, 59), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (390, 672), low: [.readableWidth]),
    Device(
      "iphone-16", "iPhone 16", 2024, .phone, 393, 852, scale: 3,
      safeArea: (59, 0, 34, 0), (0, 59, 21, 59), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (361, 672), low: [.landscapeMargins, .readableWidth]),
    Device(
      "iphone-16-plus", "iPhone 16 Plus", 2024, .phone, 430, 932, scale: 3,
      safeArea: (59, 0, 34, 0), (0, 59, 21, 59), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (390, 672), low: [.readableWidth]),
    Device(
      "iphone-16-pro", "iPhone 16 Pro", 2024, .phone, 402, 874, scale: 3,
      safeArea: (62, 0, 34, 0), (0, 62, 21, 62), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (370, 672), low: [.portraitMargins, .landscapeMargins, .readableWidth]),
    Device(
      "iphone-16-pro-max", "iPhone 16 Pro Max", 2024, .phone, 440, 956, scale: 3,
      safeArea: (62, 0, 34, 0), (0, 62, 21, 62), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (400, 672), low: [.readableWidth]),
    Device(
      "iphone-16e", "iPhone 16e", 2025, .phone, 390, 844, scale: 3,
      safeArea: (47, 0, 34, 0), (0, 47, 21, 47), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (358, 672), low: [.landscapeSafeArea, .landscapeMargins, .readableWidth]),
    Device(
      "iphone-17", "iPhone 17", 2025, .phone, 402, 874, scale: 3,
      safeArea: (62, 0, 34, 0), (20, 62, 20, 62), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (370, 672), low: [.portraitMargins, .landscapeMargins, .readableWidth]),
    Device(
      "iphone-air", "iPhone Air", 2025, .phone, 420, 912, scale: 3,
      safeArea: (68, 0, 34, 0), (20, 68, 29, 68), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (380, 672), low: [.readableWidth]),
    Device(
      "iphone-17-pro", "iPhone 17 Pro", 2025, .phone, 402, 874, scale: 3,
      safeArea: (62, 0, 34, 0), (20, 62, 20, 62), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (370, 672), low: [.portraitMargins, .landscapeMargins, .readableWidth]),
    Device(
      "iphone-17-pro-max", "iPhone 17 Pro Max", 2025, .phone, 440, 956, scale: 3,
      safeArea: (62, 0, 34, 0), (20, 62, 20, 62), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (400, 672), low: [.readableWidth]),
    Device(
      "iphone-17e", "iPhone 17e", 2026, .phone, 390, 844, scale: 3,
      safeArea: (47, 0, 34, 0), (0, 47, 21, 47), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (358, 672),
      low: [.portraitSafeArea, .landscapeSafeArea, .landscapeMargins, .readableWidth]),
    Device(
      "iphone-18-pro", "iPhone 18 Pro", 2026, .phone, 402, 874, scale: 3,
      safeArea: (62, 0, 34, 0), (20, 62, 20, 62), classes: (.compact, .regular), (.compact, .compact),
      margins: (16, 20), readable: (370, 672),
      low: [.sizeClasses, .landscapeSafeArea, .portraitMargins, .landscapeMargins, .readableWidth]),
    Device(
      "iphone-18-pro-max", "iPhone 18 Pro Max", 2026, .phone, 440, 956, scale: 3,
      safeArea: (62, 0, 34, 0), (20, 62, 20, 62), classes: (.compact, .regular), (.regular, .compact),
      margins: (20, 20), readable: (400, 672),
      low: [.sizeClasses, .portraitSafeArea, .landscapeSafeArea, .readableWidth]),
    Device(
      "iphone-duo-outer", "iPhone Duo (outer display)", 2026, .phone, 466, 678, scale: 3,
      safeArea: (0, 0, 34, 84), (0, 0, 34, 84), classes: (.compact, .regular), (.compact, .compact),
      margins: (20, 20), readable: (342, 554), low: [.portraitMargins, .landscapeMargins, .readableWidth]),
    Device(
      "iphone-duo-inner", "iPhone Duo (inner display)", 2026, .phone, 669, 951, scale: 3,
      safeArea: (82, 0, 34, 0), (0, 0, 34, 84), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (629, 672), low: [.readableWidth]),
    Device(
      "ipad-mini-4", "iPad mini 4", 2015, .pad, 768, 1024, scale: 2,
      safeArea: (20, 0, 0, 0), (20, 0, 0, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-mini-5", "iPad mini (5th generation)", 2019, .pad, 768, 1024, scale: 2,
      safeArea: (20, 0, 0, 0), (20, 0, 0, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-mini-6", "iPad mini (6th generation)", 2021, .pad, 744, 1133, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-mini-a17-pro", "iPad mini (A17 Pro)", 2024, .pad, 744, 1133, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-5", "iPad (5th generation)", 2017, .pad, 768, 1024, scale: 2,
      safeArea: (20, 0, 0, 0), (20, 0, 0, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-6", "iPad (6th generation)", 2018, .pad, 768, 1024, scale: 2,
      safeArea: (20, 0, 0, 0), (20, 0, 0, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-7", "iPad (7th generation)", 2019, .pad, 810, 1080, scale: 2,
      safeArea: (20, 0, 0, 0), (20, 0, 0, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-8", "iPad (8th generation)", 2020, .pad, 810, 1080, scale: 2,
      safeArea: (20, 0, 0, 0), (20, 0, 0, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-9", "iPad (9th generation)", 2021, .pad, 810, 1080, scale: 2,
      safeArea: (20, 0, 0, 0), (20, 0, 0, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-10", "iPad (10th generation)", 2022, .pad, 820, 1180, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-a16", "iPad (A16)", 2025, .pad, 820, 1180, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-air-2", "iPad Air 2", 2014, .pad, 768, 1024, scale: 2,
      safeArea: (20, 0, 0, 0), (20, 0, 0, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-air-3", "iPad Air (3rd generation)", 2019, .pad, 834, 1112, scale: 2,
      safeArea: (20, 0, 0, 0), (20, 0, 0, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-air-4", "iPad Air (4th generation)", 2020, .pad, 820, 1180, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-air-5", "iPad Air (5th generation)", 2022, .pad, 820, 1180, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-air-11-m2", "iPad Air 11-inch (M2)", 2024, .pad, 820, 1180, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-air-13-m2", "iPad Air 13-inch (M2)", 2024, .pad, 1024, 1366, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-air-11-m3", "iPad Air 11-inch (M3)", 2025, .pad, 820, 1180, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-air-13-m3", "iPad Air 13-inch (M3)", 2025, .pad, 1024, 1366, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-air-11-m4", "iPad Air 11-inch (M4)", 2026, .pad, 820, 1180, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-air-13-m4", "iPad Air 13-inch (M4)", 2026, .pad, 1024, 1366, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-pro-9-7", "iPad Pro 9.7-inch", 2016, .pad, 768, 1024, scale: 2,
      safeArea: (20, 0, 0, 0), (20, 0, 0, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-pro-10-5", "iPad Pro 10.5-inch", 2017, .pad, 834, 1112, scale: 2,
      safeArea: (20, 0, 0, 0), (20, 0, 0, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-pro-11-1", "iPad Pro 11-inch (1st generation)", 2018, .pad, 834, 1194, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-pro-11-2", "iPad Pro 11-inch (2nd generation)", 2020, .pad, 834, 1194, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-pro-11-3", "iPad Pro 11-inch (3rd generation)", 2021, .pad, 834, 1194, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-pro-11-4", "iPad Pro 11-inch (4th generation)", 2022, .pad, 834, 1194, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-pro-12-9-1", "iPad Pro 12.9-inch (1st generation)", 2015, .pad, 1024, 1366, scale: 2,
      safeArea: (20, 0, 0, 0), (20, 0, 0, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-pro-12-9-2", "iPad Pro 12.9-inch (2nd generation)", 2017, .pad, 1024, 1366, scale: 2,
      safeArea: (20, 0, 0, 0), (20, 0, 0, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-pro-12-9-3", "iPad Pro 12.9-inch (3rd generation)", 2018, .pad, 1024, 1366, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-pro-12-9-4", "iPad Pro 12.9-inch (4th generation)", 2020, .pad, 1024, 1366, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-pro-12-9-5", "iPad Pro 12.9-inch (5th generation)", 2021, .pad, 1024, 1366, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-pro-12-9-6", "iPad Pro 12.9-inch (6th generation)", 2022, .pad, 1024, 1366, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: []),
    Device(
      "ipad-pro-11-m4", "iPad Pro 11-inch (M4)", 2024, .pad, 834, 1210, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: [.landscapeSafeArea]),
    Device(
      "ipad-pro-13-m4", "iPad Pro 13-inch (M4)", 2024, .pad, 1032, 1376, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: [.landscapeSafeArea]),
    Device(
      "ipad-pro-11-m5", "iPad Pro 11-inch (M5)", 2025, .pad, 834, 1210, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: [.landscapeSafeArea]),
    Device(
      "ipad-pro-13-m5", "iPad Pro 13-inch (M5)", 2025, .pad, 1032, 1376, scale: 2,
      safeArea: (24, 0, 20, 0), (24, 0, 20, 0), classes: (.regular, .regular), (.regular, .regular),
      margins: (20, 20), readable: (672, 672), low: [.landscapeSafeArea]),
  ]

  /// Aliases of devices. An alias never changes its device, so recorded layouts stay comparable.
  static let aliases: [String: String] = [
    "iphone-se": "iphone-se-3",
    "iphone-duo": "iphone-duo-inner",
    "ipad": "ipad-a16",
    "ipad-mini": "ipad-mini-a17-pro",
    "ipad-air": "ipad-air-11-m4",
    "ipad-air-11": "ipad-air-11-m4",
    "ipad-air-13": "ipad-air-13-m4",
    "ipad-pro-11": "ipad-pro-11-m5",
    "ipad-pro-13": "ipad-pro-13-m5",
    "ipad-pro-12-9": "ipad-pro-12-9-6",
  ]
}
