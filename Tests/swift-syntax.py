#!/usr/bin/env python3
"""Compare the Swift reader with the compiler's parser: whatever the compiler parses must be read.

    swift-syntax.py TOOL [--mutants N] [--seed N]

Reads every Swift file of the project, then mutants of the gallery's Swift files (lines and tokens removed, duplicated and
exchanged), which `swiftc -frontend -parse` accepts or rejects. Exit status: 0 no accepted file is rejected, 1 one is.
"""
import argparse, concurrent.futures, pathlib, random, re, subprocess, sys, tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The words of Swift, with text and comments in one piece.
TOKEN = re.compile(r'//[^\n]*|"[^"\n]*"|[A-Za-z_]\w*|\d[\d.]*|\s+|[^\w\s]')


def errors(tool, path):
    """Return the reader's syntax errors in a file or below a folder."""
    run = subprocess.run([tool, "list", str(path), "--diagnostics", "text"], capture_output=True, text=True)
    return [line for line in run.stderr.splitlines() if "error[swift-syntax]" in line]


def is_parsed(path):
    """Return whether the compiler parses a file."""
    return subprocess.run(["swiftc", "-frontend", "-parse", str(path)], capture_output=True).returncode == 0


def mutant(text, rng):
    """Return the text with one to three changes."""
    parts = TOKEN.findall(text) if rng.random() < 0.7 else text.splitlines(keepends=True)
    for _ in range(rng.choice([1, 1, 2, 3])):
        place, other = rng.randrange(len(parts)), rng.randrange(len(parts))
        change = rng.choice(["remove", "duplicate", "exchange", "copy"])
        if change == "remove":
            del parts[place]
        elif change == "duplicate":
            parts.insert(place, parts[place])
        elif change == "exchange":
            parts[place], parts[other] = parts[other], parts[place]
        else:
            parts[place] = parts[other]
    return "".join(parts)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool")
    parser.add_argument("--mutants", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rejected = sum((errors(options.tool, ROOT / folder) for folder in ("Sources", "Tests", "layouts")), [])
    count = sum(1 for folder in ("Sources", "Tests", "layouts") for _ in (ROOT / folder).rglob("*.swift"))
    print(f"{count} files of the project, {len(rejected)} rejected")
    rng = random.Random(options.seed)
    sources = [path.read_text() for path in sorted((ROOT / "layouts/swift").glob("*.swift"))]
    with tempfile.TemporaryDirectory() as folder, concurrent.futures.ThreadPoolExecutor(2) as pool:
        paths = [pathlib.Path(folder) / f"{index}.swift" for index in range(options.mutants)]
        for path in paths:
            path.write_text(mutant(rng.choice(sources), rng))
        accepted = [path for path, holds in zip(paths, pool.map(is_parsed, paths)) if holds]
        for path in accepted:
            if found := errors(options.tool, path):
                rejected += found
                print(path.read_text())
    print(f"{options.mutants} mutants, {len(accepted)} accepted by the compiler")
    for line in rejected:
        print(line)
    sys.exit(1 if rejected or not accepted else 0)


main()
