#!/usr/bin/env python3
"""Run the tool on mutated specs, with a limit of time and memory for each run.

    specs.py PROGRAM [--seconds N | --runs N] [--seed N] [--found FOLDER] [--memory BYTES] [--timeout SECONDS]

Mutates the specs of the gallery as trees (extreme numbers, keys removed, duplicated, misplaced or nested, values of the
wrong type), and runs a command with mutated options on each. Every third run mutates the bytes of a file of the gallery,
Swift included. A run fails if it ends with a signal or with an exit status that the README does not list, exceeds a limit,
prints a number that is not finite, or prints a control character in text for a terminal. An input that fails is kept in
FOLDER, and the command is printed.
"""
import argparse, json, os, random, re, resource, signal, subprocess, sys, tempfile, time

EXTREMES = [
    0, -1, 1, 0.5, 1e-9, 1e-300, 5e-324, 1e9, 1e12, 1e15, 1e18, 1e100, 1e300, 1.7e308, -1e9, -1e300, 2.5, 1 / 3, 1000, 100000,
    10_000_000, 2**31, 2**32, 2**53, 2**63, 999999, 1000001, 33.333333]
TEXTS = [
    "", "1", "100%", "1e9%", "~44", "estimated(1e300)", "fractionalWidth(1e9)", "width", "width / 0", "item % 7 * 1e300", "itemWidth / 3",
    "flexible(8)", "flexible(-1e300)", "uniformAcrossSiblings(10)", "width > 300 ? 1e300 : 2", "é", "e\u0301", "a" * 3000, "\u0301" * 3000,
    "header", "horizontal", "vertical", "waterfall", "paging", "groupPagingCentered", "-1", "nan", ".inf", "\u202e", "\u0007", "true"]
KEYS = [
    "items", "width", "height", "count", "group", "subitems", "subitem", "repeatingSubitem", "interItemSpacing", "interGroupSpacing",
    "contentInsets", "edgeSpacing", "use", "variants", "when", "type", "columns", "aspectRatio", "random", "supplementaryItems",
    "boundarySupplementaryItems", "decorationItems", "orthogonalScrollingBehavior", "orthogonalOffset", "environment", "scale", "list",
    "snapshots", "variables", "definitions", "id", "name", "layout", "scrollDirection", "measured", "zIndex", "absoluteOffset", "frames"]
ITEMS = [
    {"count": 1e8, "height": {"random": [0, 1000]}}, {"count": 1e8, "width": {"random": [20, 120]}},
    {"count": 1000, "height": "item * 7 % 40"}, {"count": 50, "aspectRatio": "1 + item"}, {"count": 1e12}, 1e12, 1000000,
    [1e300, 1, 1e300], {"count": 300, "width": [1, 0, 1e9], "height": [0, 3]}]


def paths(tree, path=()):
    """Return the locations in a tree, the root first."""
    yield path
    children = tree.items() if isinstance(tree, dict) else enumerate(tree) if isinstance(tree, list) else ()
    for key, child in children:
        yield from paths(child, path + (key,))


def children(node):
    """Return the values of a map, the elements of a list, or nothing."""
    return node.values() if isinstance(node, dict) else node if isinstance(node, list) else ()


def levels(tree):
    """Yield the nodes of a tree, level by level."""
    level = [tree]
    while level:
        yield level
        level = [child for node in level for child in children(node)]


def size(tree):
    """Return the number of nodes in a tree."""
    return sum(map(len, levels(tree)))


def is_large(tree):
    """Return whether a tree has more nodes or levels than a mutation may add to."""
    # Parts of a tree may be the same object, so counting all of them could take very long.
    count = 0
    for depth, level in enumerate(levels(tree)):
        count += len(level)
        if count > NODE_LIMIT or depth > LEVEL_LIMIT:
            return True
    return False


def at(tree, path):
    for key in path:
        tree = tree[key]
    return tree


def mutate(tree, rng):
    """Change one location."""
    places = list(paths(tree))
    path = rng.choice(places[1:] or places)
    if not path:
        return
    parent, key = at(tree, path[:-1]), path[-1]
    value = parent[key]
    choice = rng.random()
    if isinstance(value, (int, float)) and not isinstance(value, bool) and choice < 0.7:
        parent[key] = rng.choice(EXTREMES) if rng.random() < 0.7 else value * rng.choice([-1, 2, 10, 1e3, 1e6, 0.1])
    elif choice < 0.2:
        parent[key] = rng.choice(EXTREMES)
    elif choice < 0.35:
        parent[key] = rng.choice(TEXTS)
    elif choice < 0.5:
        del parent[key]
    elif choice < 0.6 and isinstance(parent, list):
        copies = rng.choice([1, 2, 50])
        parent.extend(json.loads(json.dumps([value] * (copies if copies * size(value) <= NODE_LIMIT else 1))))
    elif choice < 0.7:
        # Replace it with another part of the spec, possibly one that contains it.
        parent[key] = json.loads(json.dumps(at(tree, rng.choice(places))))
    elif choice < 0.75:
        for _ in range(rng.choice([1, 3, 20])):
            # Both subitems share one value, which is written twice: 20 levels would be a million copies.
            is_doubled = rng.random() < 0.3 and 2 * size(value) <= NODE_LIMIT
            value = {"type": rng.choice(["horizontal", "vertical"]), "width": rng.choice(["100%", "~9", 50]), "height": rng.choice(["100%", "~9", 50]),
                     "subitems": [value, value] if is_doubled else [value]}
        parent[key] = value
    elif choice < 0.85 and isinstance(parent, dict):
        parent[rng.choice(KEYS)] = value
    elif choice < 0.95 and isinstance(value, dict):
        value[rng.choice(KEYS)] = rng.choice([rng.choice(EXTREMES), rng.choice(TEXTS), rng.choice(ITEMS)])
    else:
        parent[key] = rng.choice([None, True, False, [], {}, [[]], [1, 2, 3]])


# Copies of copies grow without limit: a larger tree is not mutated further, and no value is copied beyond this many nodes.
NODE_LIMIT = 50_000
# More levels than any reader accepts, and fewer than Python can recurse into.
LEVEL_LIMIT = 400


def mutated(tree, rng):
    tree = json.loads(json.dumps(tree))
    for _ in range(rng.choice([1, 1, 1, 2, 3, 5, 10])):
        if is_large(tree):
            break
        mutate(tree, rng)
    sections = tree.get("sections") if isinstance(tree, dict) else None
    if isinstance(sections, list) and rng.random() < 0.1:
        for section in sections:
            if isinstance(section, dict):
                section["items"] = rng.choice(ITEMS)
    return tree


def options(rng):
    words = []
    number = lambda: repr(rng.choice([0, 1, 44, 320, 390, 1024, 1e5, 1e9, 1e300, -5, 0.1]))
    for word, chance in [("--width", 0.3), ("--height", 0.2), ("--scale", 0.25)]:
        if rng.random() < chance:
            words += [word, number()]
    if rng.random() < 0.15:
        words += ["--rounding", rng.choice(["pixel", "legacy", "none"])]
    if rng.random() < 0.15:
        words += ["--offset", f"{number()},{number()}"]
    if rng.random() < 0.15:
        words.append("--rtl")
    if rng.random() < 0.1:
        words += ["--device", rng.choice(["iphone-15", "ipad-pro-11"])]
    if rng.random() < 0.1:
        words += ["--text-size", rng.choice(["xSmall", "AX3", "AX5"])]
    if rng.random() < 0.1:
        words += ["--content-inset", f"{number()},{number()},{number()},{number()}"]
    return words


def command(first, second, rng):
    """Return a command line, and whether its output is JSON."""
    measure = ["--measure", rng.choice(["all", "visible", "none"])] if rng.random() < 0.4 else []
    kind = rng.choice(["solve", "solve", "solve", "check", "check", "diff", "explain", "sweep", "transition", "render", "render", "rewrite"])
    if kind == "solve":
        extra = rng.choice([[], ["--rect", "0,0,400,900"], ["--rect", "0,1e9,1e300,100"], ["--visible"], ["--element", "0.0"]])
        return ["solve", first, "--format", rng.choice(["jsonl", "json", "csv", "table"])] + extra + measure + options(rng)
    if kind == "check":
        return ["check", first] + rng.choice([[], [], ["--text-size", "all"]]) + options(rng)
    if kind == "rewrite":
        return rng.choice([
            ["export", first], ["export", first, "--ios", "13"], ["export", first, "--section", "0"], ["format", first], ["format", first, "--to", "json"],
            ["parse", first]])
    if kind == "diff":
        return ["diff", first, second, "--format", rng.choice(["json", "text", "svg"])] + options(rng)
    if kind == "explain":
        return ["explain", first, rng.choice(["0.0", "0.1", "0.5", "1.0", "0", "1", "size", "0.header", "layout.header"])] + options(rng)
    if kind == "sweep":
        return ["sweep", first, "--width", rng.choice(["300..340", "1..400", "390..1200:10"]), "--format", "json"]
    if kind == "render":
        extra = rng.choice([[], ["--show", "groups,insets,spacing"], ["--tree"]])
        return ["render", first, "--format", "text" if "--tree" in extra else rng.choice(["text", "svg", "html"])] + extra + options(rng)
    return ["transition", first, second, "--format", rng.choice(["json", "jsonl", "svg"]), "--frames", rng.choice(["2", "5"])] + options(rng)


def mutated_bytes(data, other, rng):
    """A file with some bytes changed, dropped, doubled, or with a part of another file in it."""
    data = bytearray(data)
    for _ in range(rng.choice([1, 1, 2, 5, 20])):
        place = rng.randrange(len(data) + 1)
        length = rng.choice([1, 1, 4, 30, 300])
        choice = rng.random()
        if choice < 0.3:
            data[place:place + length] = b""
        elif choice < 0.5:
            data[place:place] = data[place:place + length] * rng.choice([1, 2, 50])
        elif choice < 0.7:
            start = rng.randrange(len(other))
            data[place:place + rng.choice([0, length])] = other[start:start + length]
        elif choice < 0.85:
            data[place:place] = rng.choice([
                b"{" * 400, b"[" * 400, b"(" * 400, b"\"", b"'", b"\\", b"\0", b"\xff", b"\xe2\x80\xae", b"\x1b[31m", b"&a ", b"*a", b"<<: ", b"? ",
                b"- ", b": ", b"\r", b"\t", b"1e999", b"while true {}", b"func f() { f() }\n", b"#if ", b"\"\"\"", b"??" * 200, b"99999999999999999999"])
        elif place < len(data):
            data[place] = rng.randrange(256)
    return bytes(data)


def byte_command(name, rng):
    """A command line for a file of bytes."""
    if name.endswith(".swift"):
        return rng.choice([["check"], ["solve"], ["import"], ["list"], ["export"], ["sweep", "--width", "300..310"], ["render"]]) + [name]
    kind = rng.choice(["check", "solve", "parse", "render", "explain", "format"])
    return [kind, name] + (["0.0"] if kind == "explain" else []) + (options(rng) if kind not in ("parse", "format") and rng.random() < 0.2 else [])


# Scale and readable width are null if unknown, and a section is null for elements of the layout itself.
KNOWN_NULLS = re.compile(r'"(scale|section|fromSection|toSection|id|estimated|from|to)": ?null')
CONTROL = re.compile(b"[\x00-\x08\x0b-\x1f\x7f]")
NOT_FINITE_SVG = re.compile(r'"[^"]*\b-?(nan|inf)\b', re.IGNORECASE)
NOT_FINITE = re.compile(r'[:\[ ,]-?(nan|inf|infinity|null)\b', re.IGNORECASE)


def run(program, words, limits):
    """Return the fault of a run, or None, and its duration."""
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (limits.memory, limits.memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    start = time.monotonic()
    process = subprocess.Popen(
        [program] + words, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=limit, env={"SWIFT_BACKTRACE": "enable=no"})
    os.set_blocking(process.stdout.fileno(), True)
    head, fault = b"", None
    timer_end = start + limits.timeout
    try:
        # Output may be practically endless (a billion items): check only its first part.
        import threading
        killer = threading.Timer(limits.timeout, process.kill)
        killer.start()
        errors = []
        reader = threading.Thread(target=lambda: errors.append(process.stderr.read()))
        reader.start()
        while len(head) < 1 << 21:
            piece = process.stdout.read1(1 << 16)
            if not piece:
                break
            head += piece
        process.stdout.close()
        status = process.wait()
        killer.cancel()
        reader.join()
    finally:
        process.poll() is None and process.kill()
    spent = time.monotonic() - start
    if spent >= limits.timeout:
        fault = "timeout"
    elif status < 0:
        fault = signal.Signals(-status).name
    elif status not in (0, 1, 2, 64):
        fault = f"status {status}"
    elif CONTROL.search((errors[0] if errors else b"") + (head if words[0] == "render" else b"")):
        fault = "control character"
    elif words[0] == "render" or "svg" in words:
        if "svg" in words and NOT_FINITE_SVG.search(re.sub("<(title|desc|text)[^>]*>[^<]*", "", head.decode("utf-8", "replace"))):
            fault = "not finite in a picture"
    elif words[0] not in ("check", "parse", "import", "list", "export", "format"):
        text = head.decode("utf-8", "replace")
        words_found = [m.group(0) for line in text.split("\n") for m in [NOT_FINITE.search(KNOWN_NULLS.sub('"x": 0', line))] if m and '"' in line]
        if words_found and status == 0:
            fault = f"not finite: {words_found[0]}"
    return fault, spent, (errors[0] if errors else b"")[-500:]


def judge(limits, words, inputs, slowest, faults, count):
    """Runs a command, keeps its inputs if something is wrong, and returns the totals."""
    fault, spent, errors = run(limits.program, words, limits)
    count += 1
    if fault:
        faults += 1
        for path, name in inputs:
            kept = os.path.join(limits.found, f"{limits.seed}-{count}-{name}")
            os.replace(path, kept)
            words = [kept if word == path else word for word in words]
        print(f"{fault}: {' '.join(words)}\n  {errors.decode('utf-8', 'replace').strip()[-300:]}", flush=True)
    return max(slowest, spent), faults, count


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--runs", type=int)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--found", default=".build/fuzz/found/specs")
    parser.add_argument("--memory", type=int, default=2 << 30)
    parser.add_argument("--timeout", type=float, default=10)
    limits = parser.parse_args()
    folder = os.path.join(os.path.dirname(__file__), "..", "..", "layouts")
    seeds = []
    for name in sorted(os.listdir(folder)):
        if name.endswith((".yaml", ".json")):
            parsed = subprocess.run([limits.program, "parse", os.path.join(folder, name)], capture_output=True)
            if parsed.returncode == 0:
                seeds.append(json.loads(parsed.stdout.split(b"\n")[0]))
    folders = [folder, os.path.join(folder, "swift")]
    files = [os.path.join(path, name) for path in folders for name in sorted(os.listdir(path)) if name.endswith((".yaml", ".json", ".swift"))]
    os.makedirs(limits.found, exist_ok=True)
    end = time.monotonic() + limits.seconds if limits.seconds else None
    count, faults, slowest = 0, 0, 0
    with tempfile.TemporaryDirectory() as temporary:
        first, second = os.path.join(temporary, "a.json"), os.path.join(temporary, "b.json")
        while (end is None or time.monotonic() < end) and (limits.runs is None or count < limits.runs):
            rng = random.Random(limits.seed * 1_000_003 + count)
            if rng.random() < 1 / 3:
                source = rng.choice(files)
                with open(source, "rb") as file, open(rng.choice(files), "rb") as other:
                    data = mutated_bytes(file.read(), other.read(), rng)
                name = os.path.join(temporary, "c" + os.path.splitext(source)[1])
                with open(name, "wb") as file:
                    file.write(data)
                slowest, faults, count = judge(limits, byte_command(name, rng), [(name, "c" + os.path.splitext(source)[1])], slowest, faults, count)
                continue
            trees = [mutated(rng.choice(seeds), rng), None]
            trees[1] = mutated(trees[0], rng) if rng.random() < 0.7 else rng.choice(seeds)
            for path, tree in zip([first, second], trees):
                with open(path, "w") as file:
                    json.dump(tree, file, ensure_ascii=rng.random() < 0.5, indent=1)
            slowest, faults, count = judge(limits, command(first, second, rng), [(first, "a.json"), (second, "b.json")], slowest, faults, count)
    print(f"seed {limits.seed}: {count} runs, {faults} findings, the slowest took {slowest:.1f} s")
    sys.exit(1 if faults else 0)


main()
