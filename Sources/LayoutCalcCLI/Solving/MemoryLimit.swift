import LayoutSolver

extension Environment {
  /// The most memory that a solution may take: what LAYOUTCALC_MEMORY says in bytes, else 4 GiB or half of what there
  /// is, whichever is less.
  func memoryLimit() throws(UsageProblem) -> Int {
    let name = "LAYOUTCALC_MEMORY"
    guard let written = variable(name), !written.isEmpty else {
      return min(MemoryBudget.defaultLimit, machineMemory().map { $0 / 2 } ?? .max)
    }
    guard let bytes = Int(written), bytes > 0 else {
      throw .wrongVariable(name, expected: "a number of bytes", found: written)
    }
    return bytes
  }
}
