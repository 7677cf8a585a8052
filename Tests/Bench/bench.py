#!/usr/bin/env python3
"""Print the costs of layoutcalc's stages, measured by the Bench program.

    bench.py PROGRAM [--growth] [--base PROGRAM] [--tool TOOL]

Without options: every workload and stage at 1,000 and 1,000,000 items, nanoseconds of processor time per item
(medians) and, if valgrind is installed, instructions per item at 10,000 items, which do not depend on the load of the
machine. --growth: time and memory of each kind of section from 10^3 to 10^8 items, and their growth.
--base: the instructions of another build, and their ratio.
--tool: also the time and memory of checking a folder of 1,000 Swift files with that tool.
"""
import argparse, pathlib, re, shutil, statistics, subprocess, tempfile

WORKLOADS = ["column", "nested", "wrap", "uniform", "tags", "waterfall", "flow", "flow-mixed", "orthogonal"]
STAGES = ["read", "solve", "query", "json"]


def measured(program, workload, stage, count):
    """Return the nanoseconds per run, and the bytes by which the stage raised the peak."""
    words = subprocess.run([program, workload, stage, str(count)], capture_output=True, text=True, check=True).stdout.split()
    return float(words[0]), int(words[1])


def instructions(program, workload, stage, count):
    """Return the instructions of one run of a stage: a process that runs it, less one that only reads the spec."""
    def collected(stage):
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program, "once", workload, stage, str(count)],
            capture_output=True, text=True, check=True)
        return int(re.search(r"Collected : (\d+)", run.stderr).group(1))
    return collected(stage) - collected("none")


def table(program, base):
    counts = shutil.which("valgrind") is not None
    print(f"{'workload':<12}{'stage':<8}{'ns/item 1e3':>14}{'ns/item 1e6':>14}" + ("  instr/item 1e4" if counts else "")
          + ("   ratio" if base else ""))
    for workload in WORKLOADS:
        for stage in STAGES:
            small, _ = measured(program, workload, stage, 1000)
            large, _ = measured(program, workload, stage, 1_000_000)
            row = f"{workload:<12}{stage:<8}{small / 1e3:>14.3f}{large / 1e6:>14.4f}"
            if counts:
                now = instructions(program, workload, stage, 10_000)
                row += f"{now / 1e4:>16.2f}"
                if base:
                    row += f"{now / max(1, instructions(base, workload, stage, 10_000)):>8.3f}"
            print(row, flush=True)


def law(values, counts):
    """Return how a cost grows from the first count to the last."""
    growth = values[-1] / values[0]
    # On a busy machine a constant cost may vary by a factor of ten; the counts differ by at least ten thousand.
    return "constant" if growth < 10 else "linear" if growth < 3 * counts[-1] / counts[0] else "steeper"


def growth(program):
    print("| section | items | solve | memory | law |")
    print("|---|--:|--:|--:|---|")
    for workload in WORKLOADS:
        counts = [10**e for e in range(3, 9)]
        rows = [measured(program, workload, "layout", count) for count in counts]
        for count, (time, peak) in zip(counts, rows):
            seen = law([r[0] for r in rows], counts) if count == counts[-1] else ""
            print(f"| {workload} | {count:,} | {time / 1000:,.1f} µs | {peak / 1024:,.0f} KiB | {seen} |", flush=True)


SWIFT_LAYOUT = """import UIKit

final class Controller%d: UIViewController {
  private let spacing: CGFloat = 8

  func makeLayout() -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, environment in
      let columns = environment.container.effectiveContentSize.width > 600 ? 4 : 2
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
        subitem: item, count: columns)
      group.interItemSpacing = .fixed(self.spacing)
      return NSCollectionLayoutSection(group: group)
    }
  }
}
"""
SWIFT_OTHER = """  func action%d(_ value: Int, named name: String?) -> String {
    guard let name, value > 0 else { return "nothing" }
    let parts = (0..<value).map { "\\(name) \\($0)" }.filter { !$0.isEmpty }
    switch parts.count {
    case 0: return name
    case 1...3: return parts.joined(separator: ", ")
    default: return parts.prefix(3).joined(separator: ", ") + " …"
    }
  }

"""


def swift_folder(tool):
    """Print the processor time and the peak memory of checking 1,000 files of 200 lines, one in ten with a layout."""
    with tempfile.TemporaryDirectory() as folder:
        for index in range(1000):
            layout = SWIFT_LAYOUT % index if index % 10 == 0 else ""
            count = (200 - layout.count("\n") - 3) // 10
            methods = "".join(SWIFT_OTHER % number for number in range(count))
            (pathlib.Path(folder) / f"File{index}.swift").write_text(f"{layout}\nfinal class Model{index} {{\n{methods}}}\n")
        runs = []
        for _ in range(5):
            timed = subprocess.run(
                ["/usr/bin/time", "-f", "%U %S %M", tool, "check", folder, "--quiet"], capture_output=True, text=True)
            user, system, memory = map(float, timed.stderr.splitlines()[-1].split())
            runs.append((user + system, memory))
        seconds, memory = (statistics.median(column) for column in zip(*runs))
        print(f"check of 1,000 Swift files: {seconds:.2f} s, {memory / 1024:.0f} MiB")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--growth", action="store_true")
    parser.add_argument("--base")
    parser.add_argument("--tool")
    options = parser.parse_args()
    growth(options.program) if options.growth else table(options.program, options.base)
    if options.tool:
        swift_folder(options.tool)


main()
