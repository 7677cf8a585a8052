#!/usr/bin/env python3
"""Prepare the cases in which exported layouts are recorded, and compare the recordings with layoutcalc's frames.

    verify.py prepare TOOL      exports the gallery, and writes Tests/UIKit/Cases: cases.json and the expected frames
    verify.py compare TOOL      compares each recording by 'layoutcalc diff', and reports by rule

A case is a layout at a width, a scale, a direction and an offset. Layouts whose spec sets an environment, an offset of a
row, or values that only layoutcalc has, are left out: a collection view cannot be given them in the same way.
Exit status of compare: 0 every recording is the same, 1 one is not, or there is none.
"""
import collections, json, pathlib, re, shutil, subprocess, sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CASES = ROOT / "Tests/UIKit/Cases"
ENVIRONMENTS = [
    {"width": width, "height": 844, "scale": scale, "isRightToLeft": rtl, "offset": offset}
    for scale in (2, 3) for width, rtl, offset in ((390, False, 0), (1024, False, 0), (600, True, 0), (390, False, 40))]
# Keys that have no counterpart in code, or that only layoutcalc measures.
OWN = {"environment", "quirks", "orthogonalOffset"}


def keys(node):
    """Yield every key of a tree."""
    if isinstance(node, dict):
        yield from node
    for child in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from keys(child)


def solve_options(case):
    options = ["--width", case["width"], "--height", case["height"], "--scale", case["scale"], "--offset", f"0,{case['offset']}"]
    return [str(word) for word in options] + (["--rtl"] if case["isRightToLeft"] else [])


def prepare(tool):
    subprocess.run([sys.executable, ROOT / "Tests/UIKit/exports.py", tool], check=True)
    shutil.rmtree(CASES, ignore_errors=True)
    (CASES / "expected").mkdir(parents=True)
    exported = re.findall(r'spec: "([^"]*)"', (ROOT / "Tests/UIKit/ExportedLayouts/Exported/All.swift").read_text())
    cases, left_out = [], []
    for spec in exported:
        tree = json.loads(subprocess.run([tool, "parse", spec], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()[0])
        if OWN & set(keys(tree)):
            left_out.append(spec)
            continue
        has_sizes = any(not isinstance(section.get("items"), int) for section in tree["sections"])
        for environment in ENVIRONMENTS:
            case = {"id": f"{re.sub(r'[^a-z-]', '_', spec)}@{len(cases)}", "spec": spec, "hasItemSizes": has_sizes, **environment}
            solved = subprocess.run([tool, "solve", spec, "--format", "json", "--quiet", *solve_options(case)], cwd=ROOT, capture_output=True, text=True)
            if solved.returncode > 1:
                sys.exit(f"{spec}: {solved.stderr}")
            (CASES / "expected" / f"{case['id']}.json").write_text(solved.stdout)
            cases.append(case)
    (CASES / "cases.json").write_text(json.dumps(cases, indent=1))
    print(f"{len(cases)} cases of {len(exported) - len(left_out)} layouts; left out: {', '.join(left_out) or 'none'}")


def rules(spec):
    """Return the rules that a layout's comment says it shows."""
    line = re.search(r"^# Rules: (.*)$", (ROOT / spec).read_text(), re.MULTILINE)
    return re.findall(r"\b[A-Z]?\d+[a-z]?\b", line.group(1)) if line else []


def compare(tool):
    same, different, failures = collections.Counter(), collections.Counter(), 0
    cases = json.loads((CASES / "cases.json").read_text())
    recorded = [case for case in cases if (CASES / "recorded" / f"{case['id']}.json").exists()]
    for case in recorded:
        paths = [str(CASES / folder / f"{case['id']}.json") for folder in ("expected", "recorded")]
        diff = subprocess.run([tool, "diff", *paths, "--tolerance", "0.01"], capture_output=True, text=True)
        for rule in rules(case["spec"]):
            (different if diff.returncode else same)[rule] += 1
        if diff.returncode:
            failures += 1
            print(f"== {case['id']}\n{diff.stdout or diff.stderr}")
    print("rule      same  different")
    for rule in sorted(same | different, key=lambda rule: (re.sub(r"\d", "", rule), int(re.search(r"\d+", rule).group()))):
        print(f"{rule:<8}{same[rule]:>6}{different[rule]:>11}")
    print(f"{len(recorded)} of {len(cases)} cases recorded, {failures} different")
    sys.exit(1 if failures or not recorded else 0)


if __name__ == "__main__" and len(sys.argv) == 3 and sys.argv[1] in ("prepare", "compare"):
    {"prepare": prepare, "compare": compare}[sys.argv[1]](str(pathlib.Path(sys.argv[2]).resolve()))
else:
    sys.exit(__doc__)
