import LayoutSolver

extension Environment {
  /// The maximum memory of a solution, in bytes: LAYOUTCALC_MEMORY, otherwise the smaller of 4 GiB and half of the
  /// available memory.
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
