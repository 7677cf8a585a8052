#!/usr/bin/env python3
"""Compare layoutcalc's times with those of other engines and tools, as ratios of median processor times.

    peers.py BENCH LAYOUTCALC [--rounds 5] [--large 1000000]

BENCH is the Bench program, LAYOUTCALC the tool. The engines run in this Python, each sample in a new process; the
sides of a line alternate. 'must' and 'aim' are the project's required and desired ratios.
"""
import argparse, json, os, resource, statistics, subprocess, sys, tempfile
from pathlib import Path

HERE = Path(__file__).parent
NOTHING = subprocess.DEVNULL


def engine(name, workload, count):
    out = subprocess.run([sys.executable, HERE / "engines.py", name, workload, str(count)], capture_output=True, text=True, timeout=600)
    return float(out.stdout) if out.returncode == 0 and out.stdout.strip() else None


def ours(bench, workload, stage, count):
    return float(subprocess.run([bench, workload, stage, str(count)], capture_output=True, text=True, check=True).stdout.split()[0]) / 1e9


def process(command, stdin=None, stdout=NOTHING):
    """Return the processor seconds of a process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, stdin=stdin, stdout=stdout, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def line(what, theirs, mine, must, aim, rounds):
    """Run both sides alternately and print their ratio; the fastest of the list `theirs` counts."""
    samples = [([side() for side in theirs], mine()) for _ in range(rounds)]
    medians = [statistics.median(values) for values in zip(*(s[0] for s in samples)) if None not in values]
    if not medians:
        return print(f"{what:<58} no peer finished")
    own = statistics.median(s[1] for s in samples)
    print(f"{what:<58}{min(medians) * 1e3:>12.3f} ms{own * 1e3:>12.4f} ms{min(medians) / max(own, 1e-9):>10.1f} x   must {must:>4} aim {aim:>4}", flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bench")
    parser.add_argument("tool")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--large", type=int, default=1_000_000)
    options = parser.parse_args()
    bench, tool, rounds, large = options.bench, options.tool, options.rounds, options.large
    print(f"{'':<58}{'peer':>15}{'layoutcalc':>15}{'ratio':>12}")
    for count, limits in [(1000, [(20, 50)] * 3), (large, [(60, 150), (120, 300), (80, 250)])]:
        for workload, (must, aim) in zip(["column", "nested", "wrap"], limits):
            # The other engine's wrap is quadratic.
            names = ["taffy"] if workload == "wrap" else ["taffy", "yoga"]
            theirs = [lambda name=name: engine(name, workload, count) for name in names]
            line(f"{workload}, {count:,} items, all frames", theirs, lambda: ours(bench, workload, "solve", count), must, aim, rounds)
    line(f"one of {large:,} heights changes, against a cold solve", [lambda: engine("taffy", "column", large), lambda: engine("yoga", "column", large)],
         lambda: ours(bench, "column", "update", large), 200, 500, rounds)
    with tempfile.TemporaryDirectory() as folder:
        processes(Path(folder), tool, rounds, large)


def processes(folder, tool, rounds, large):
    heights = [20 + 37 * i % 80 for i in range(large)]
    group = {"type": "horizontal", "width": "100%", "height": "~44", "subitems": [{"width": "100%", "height": "~44"}]}
    spec, printed, script, loader = folder / "spec.json", folder / "printed.json", folder / "dumps.py", folder / "load.py"
    spec.write_text(json.dumps({"sections": [{"items": heights, "group": group}]}))
    with open(printed, "w") as file:
        subprocess.run([tool, "solve", spec, "--format", "json"], stdout=file, check=True)
    loader.write_text(f"import json\njson.load(open({str(spec)!r}))\n")
    # Only printing counts: reading the objects is measured separately and subtracted.
    script.write_text(f"import json, sys\nvalue = json.load(open({str(printed)!r}))\nif sys.argv[1:]: json.dumps(value)\n")
    python = sys.executable
    mine = lambda: process([tool, "solve", spec, "--format", "json"])
    line("solve --format json, against json.dumps of the same objects",
         [lambda: process([python, script, "dump"]) - process([python, script])], mine, 10, 20, rounds)
    line("the same, against jq -c . of the same text", [lambda: process(["jq", "-c", ".", printed])], mine, 20, 40, rounds)
    line("read and solve a list of heights, against json.load of it", [lambda: process([python, loader])],
         lambda: process([tool, "solve", spec, "--element", "size"]), 4, 8, rounds)
    many = lambda command: process(["sh", "-c", f"for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do {command} >/dev/null; done"])
    line("start, against jq --version", [lambda: many("jq --version")], lambda: many(f"{tool} --version"), 0.67, 1.25, rounds)
    home = HERE.parents[2] / "layouts" / "home.yaml"
    line("solve layouts/home.yaml, against --version", [lambda: many(f"{tool} --version")],
         lambda: many(f"{tool} solve {home} --width 390"), 0.33, 0.67, rounds)


main()
