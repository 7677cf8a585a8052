#!/usr/bin/env python3
"""Export every layout of the gallery as Swift, as code for the package to compile and run.

    exports.py TOOL [--ios 13|16|17] [--mutants N] [--seed N]

Writes Tests/UIKit/ExportedLayouts/Exported, which Git ignores: one file a layout, and the list of all. Mutants are specs of the
gallery with other numbers. Specs that cannot be exported are named, mutants counted.
"""
import argparse, json, pathlib, random, re, shutil, subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
FOLDER = ROOT / "Tests/UIKit/ExportedLayouts/Exported"
MUTANTS = ROOT / ".build/exports"


def construction(code):
    """Return Swift that returns the layout of an exported file, and the delegate or nil; $0 is the content, @ the file."""
    kind, name = re.search(r"^(enum|struct|final class) (\w+)", code, re.MULTILINE).groups()
    if kind == "enum":
        return f"return (@{name}.makeLayout(), nil)"
    arguments = [f"{field}: $0.{field}" for field in ("collectionView", "itemHeight") if re.search(rf"^  (?:unowned let|var) {field}:", code, re.MULTILINE)]
    if kind == "struct":
        return f"return (@{name}({', '.join(arguments)}).makeLayout(), nil)"
    given = "\n    delegate.itemSize = $0.itemSize" if "  var itemSize:" in code else ""
    return f"let delegate = @{name}(){given}\n    return (delegate.makeLayout(), delegate)"


def entry(spec, file, construction):
    """Return an element of the list of exported layouts."""
    name = "content" if "$0" in construction else "_"
    code = construction.replace("$0", "content").replace("@", f"{file}.")
    return f'  ExportedLayout(spec: "{spec}") {{ {name} in\n    {code}\n  }},\n'


def numbers(node, path=()):
    """Yield the locations of the numbers in a tree that may be changed: lengths and counts, not the format's version."""
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, child in children:
        if isinstance(child, (int, float)) and not isinstance(child, bool) and key not in ("layoutcalc", "scale", "zIndex"):
            yield path + (key,)
        yield from numbers(child, path + (key,))


def mutant(tool, spec, rng):
    """Return a spec of the gallery with up to three other numbers, as JSON."""
    parsed = subprocess.run([tool, "parse", spec], cwd=ROOT, capture_output=True, text=True, check=True)
    tree = json.loads(parsed.stdout.splitlines()[0])
    places = list(numbers(tree))
    for *path, key in rng.sample(places, min(3, len(places))):
        node = tree
        for part in path:
            node = node[part]
        value = node[key] * rng.choice([0.5, 0.75, 1.5, 2, 3])
        node[key] = int(value) or 1 if isinstance(node[key], int) else value
    return json.dumps(tree, indent=1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("--ios", default="17")
    parser.add_argument("--mutants", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    specs = sorted(
        str(path.relative_to(ROOT)) for folder in ("layouts", "layouts/swift") for path in (ROOT / folder).iterdir()
        if path.suffix in (".yaml", ".json") and path.name != "schema.json")
    rng, gallery = random.Random(options.seed), list(specs)
    MUTANTS.mkdir(parents=True, exist_ok=True)
    for index in range(options.mutants):
        path = MUTANTS / f"mutant{index}.json"
        path.write_text(mutant(options.tool, rng.choice(gallery), rng))
        specs.append(str(path.relative_to(ROOT)))
    entries = []
    for spec in specs:
        run = subprocess.run([options.tool, "export", spec, "--ios", options.ios, "-q"], cwd=ROOT, capture_output=True, text=True)
        if run.returncode > 1:
            if spec in gallery:
                print(f"{spec} is not exported: {run.stderr.strip().splitlines()[0]}")
            continue
        # Layouts in several files may have the same name, so each file's code is in a type of its own.
        file = re.sub(r"\W", "_", spec)
        code = run.stdout.replace("import UIKit\n", "")
        (FOLDER / f"{file}.swift").write_text(f"// swift-format-ignore-file\nimport UIKit\n\nenum {file} {{{code}}}\n")
        entries.append(entry(spec, file, construction(code)))
    (FOLDER / "All.swift").write_text(
        "// swift-format-ignore-file\nimport UIKit\n\n@MainActor package let exportedLayouts: [ExportedLayout] = [\n" + "".join(entries) + "]\n")
    print(f"{len(entries)} of {len(specs)} specs exported for iOS {options.ios}")


main()
