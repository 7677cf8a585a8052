import SourceText

/// Returns an amount of memory in the largest unit of at least 1, such as `4 GiB`.
package func memoryText(_ bytes: Int) -> String {
  let units = ["bytes", "KiB", "MiB", "GiB", "TiB"]
  var amount = Double(bytes)
  var unit = 0
  while amount >= 1024, unit + 1 < units.count {
    amount /= 1024
    unit += 1
  }
  return "\(numberText(amount, .decimals(2))) \(units[unit])"
}
