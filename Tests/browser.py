#!/usr/bin/env python3
"""Open the page of 'layoutcalc render -f html' in headless Chromium and use it as a person would.

    browser.py TOOL [FOLDER-FOR-SCREENSHOTS]

Needs Chromium and the module 'websocket' (Debian: chromium; PyPI: websocket-client). Exit status: 0 all checks hold, 1 one does not.
"""
import base64, json, os, pathlib, shutil, socket, subprocess, sys, tempfile, time, urllib.request

import websocket

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Browser:
    """One page of a headless Chromium, driven by its remote debugging protocol."""

    def __init__(self, folder):
        binary = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
        if not binary:
            sys.exit("browser.py: no Chromium found; on Debian: apt-get install chromium")
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.process = subprocess.Popen(
            [binary, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             f"--remote-debugging-port={port}", f"--user-data-dir={folder}/profile", "--remote-allow-origins=*", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for _ in range(200):
            try:
                pages = json.load(urllib.request.urlopen(f"http://127.0.0.1:{port}/json"))
                target = next(p for p in pages if p["type"] == "page")
                break
            except (OSError, StopIteration):
                time.sleep(0.1)
        else:
            raise RuntimeError("Chromium did not start")
        self.socket = websocket.create_connection(target["webSocketDebuggerUrl"], timeout=60)
        self.count = 0
        self.errors, self.loads = [], 0
        for domain in ("Page", "Runtime", "Log"):
            self.send(f"{domain}.enable")

    def send(self, method, **parameters):
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            self.note(message)
            if message.get("id") == self.count:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]

    def note(self, message):
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Runtime.consoleAPICalled" and parameters["type"] in ("error", "warning", "assert"):
            self.errors.append(str(parameters["args"]))
        elif method == "Log.entryAdded" and parameters["entry"]["level"] in ("error", "warning"):
            self.errors.append(parameters["entry"]["text"])
        elif method == "Page.loadEventFired":
            self.loads += 1

    def open(self, address):
        before = self.loads
        self.send("Page.navigate", url=address)
        for _ in range(200):
            if self.loads > before or "#" in address:
                break
            self.run("0")
            time.sleep(0.05)
        time.sleep(0.3)

    def run(self, script):
        result = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"]["exception"].get("description", "exception"))
        return result["result"].get("value")

    def mouse(self, kind, x, y, **more):
        self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, **more)

    def click(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.mouse(kind, x, y, button="left", clickCount=1)

    def drag(self, start, end):
        self.mouse("mousePressed", *start, button="left", clickCount=1)
        for step in range(1, 6):
            self.mouse("mouseMoved", *(a + (b - a) * step / 5 for a, b in zip(start, end)), button="left", buttons=1)
        self.mouse("mouseReleased", *end, button="left", clickCount=1)

    def key(self, key):
        for kind in ("keyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, key=key, **({"text": key} if len(key) == 1 and kind == "keyDown" else {}))

    def size(self, width, height, scheme="light", scripts=True):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600)
        self.send("Emulation.setScrollbarsHidden", hidden=True)
        self.send("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])
        self.send("Emulation.setScriptExecutionDisabled", value=not scripts)

    def picture(self, path, full=True):
        data = self.send("Page.captureScreenshot", captureBeyondViewport=full)["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def close(self):
        self.socket.close()
        self.process.terminate()
        self.process.wait()


failures = []


def check(name, holds, found=""):
    print(f"{'ok  ' if holds else 'FAIL'}  {name}" + (f": {found}" if not holds else ""))
    if not holds:
        failures.append(name)


MIDDLE = """(id => { const r = document.querySelector(`[id="${id}"]`).getBoundingClientRect();
  return [r.x + r.width / 2, r.y + r.height / 2] })"""
TITLE = "document.querySelector('#p-inspector h2').textContent"
BOX = "document.querySelector('.p-picture svg').getAttribute('viewBox').split(' ').map(Number)"
CONTRAST = """(() => {
  const channel = c => { c /= 255; return c <= .03928 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4 };
  const light = ([r, g, b]) => .2126 * channel(r) + .7152 * channel(g) + .0722 * channel(b);
  const numbers = c => c.match(/[\\d.]+/g).map(Number);
  const back = e => { for (; e; e = e.parentElement) { const c = numbers(getComputedStyle(e).backgroundColor); if (c.length < 4 || c[3] > 0) return c } return [255, 255, 255] };
  const bad = [];
  for (const e of document.querySelectorAll('h1,h2,h3,p,li,dt,dd,td,th,button,label,summary,caption,span,b,select')) {
    if (!e.offsetParent || e.closest('svg') || !e.textContent.trim()) continue;
    const a = light(numbers(getComputedStyle(e).color)), b = light(back(e));
    const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
    if (ratio < 4.5) bad.push(`${e.tagName} ${e.textContent.slice(0, 20)} ${ratio.toFixed(2)}`);
  }
  return bad.slice(0, 5) })()"""

HOSTILE = """
name: "</script><script>window.broken = 1</script><img src=x onerror='window.broken = 2'>"
sections:
  - id: "\\"><svg onload=window.broken=3>"
    items: [{id: "</style><b>"}, {id: "&lt;", height: 40}]
    group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 50%, height: ~50}]}
"""


def main():
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as scratch:
        shots = pathlib.Path(sys.argv[2] if len(sys.argv) > 2 else scratch)
        shots.mkdir(parents=True, exist_ok=True)

        def page(name, spec, *options):
            path = f"{scratch}/{name}.html"
            done = subprocess.run([tool, "render", spec, "-o", path, "-q", *options], cwd=ROOT)
            check(f"'{name}' is written", done.returncode in (0, 1), done.returncode)
            return f"file://{path}"

        home = page("home", "layouts/home.yaml", "--width", "390", "--width", "700")
        classes = page("classes", "layouts/size-class.yaml", "--width", "390", "--width", "800")
        shelves = page("shelves", "layouts/app-store.yaml", "--device", "iphone-15")
        hostile_spec = pathlib.Path(scratch) / "hostile.yaml"
        hostile_spec.write_text(HOSTILE)
        hostile = page("hostile", str(hostile_spec))
        many_spec = pathlib.Path(scratch) / "many.yaml"
        many_spec.write_text(
            "sections:\n  - items: 1000000\n    group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 25%, height: 50}]}\n")
        many = page("many", str(many_spec))

        tall_spec = pathlib.Path(scratch) / "tall.yaml"
        tall_spec.write_text(
            "sections:\n  - id: photos\n    items: 30000\n    group: {type: horizontal, width: 100%, height: 50, subitems: [{width: 25%, height: 50}]}\n")
        tall = page("tall", str(tall_spec))

        browser = Browser(scratch)
        try:
            use(browser, home, classes, shelves, hostile, many, shots)
            use_transition(browser, tool, scratch, shots)
            use_tall(browser, tall, shots)
            use_watched(browser, tool, scratch)
            check("no console errors in these either", not browser.errors, browser.errors)
        finally:
            browser.close()
    sys.exit(1 if failures else 0)


def use(browser, home, classes, shelves, hostile, many, shots):
    browser.size(1280, 900)
    browser.open(home)
    check("the page loads without console errors", not browser.errors, browser.errors)
    check("the picture and the table are there", browser.run("document.querySelectorAll('.p-table:not([hidden]) tbody tr').length") == 18)

    fit = "document.querySelector('[title=\"Fit the whole picture\"]').click()"
    browser.run(fit)
    x, y = browser.run(f"{MIDDLE}('_390.products.3')")
    browser.click(x, y)
    check("a click selects an element", browser.run(TITLE) == "products.3", browser.run(TITLE))
    check("the inspector explains it", browser.run("document.querySelectorAll('#p-inspector li').length") > 2)
    check("and shows its source", "products" in browser.run("document.querySelector('#p-inspector pre').textContent") or browser.run("document.querySelector('#p-inspector pre b') !== null"))
    check("the address leads there", "element=products.3" in browser.run("location.hash"))
    check("the tree shows it", browser.run("document.querySelector('#p-tree [aria-current]').textContent") == "products.3")

    before = browser.run(BOX)
    browser.mouse("mouseWheel", x, y, deltaX=0, deltaY=-300)
    time.sleep(0.2)
    after = browser.run(BOX)
    check("the wheel zooms", after[2] < before[2], (before, after))
    left, top = browser.run("(() => { const r = document.querySelector('.p-picture svg').getBoundingClientRect(); return [r.x, r.y] })()")
    browser.drag((left + 20, top + 20), (left + 80, top + 60))
    moved = browser.run(BOX)
    check("dragging pans", moved[0] < after[0] and moved[1] < after[1], (after, moved))
    browser.run(fit)
    bounds = browser.run("Number(document.getElementById('p-bounds').getAttribute('y'))")
    x, y = browser.run("(() => { const r = document.getElementById('p-bounds').getBoundingClientRect(); return [r.x + r.width / 2, r.bottom] })()")
    shown = browser.run("document.getElementById('p-visible').textContent")
    browser.drag((x, y), (x, y + 60))
    check("the visible bounds can be dragged", browser.run("Number(document.getElementById('p-bounds').getAttribute('y'))") > bounds)
    check("and list what is visible", browser.run("document.getElementById('p-visible').textContent") != shown)

    browser.run("document.getElementById('p-filter').focus()")
    browser.send("Input.insertText", text="banner")
    check("the filter finds rows", browser.run("document.querySelectorAll('.p-table:not([hidden]) tbody tr').length") == 1)
    browser.run("(() => { const f = document.getElementById('p-filter'); f.value = ''; f.dispatchEvent(new Event('input')) })()")
    browser.run("navigator.clipboard.writeText = async text => { window.copied = text }")
    browser.run("document.getElementById('p-copy').click()")
    check("the frames are copied as JSON", len(json.loads(browser.run("window.copied"))) == 18)

    for part in ("groups", "insets", "labels"):
        selector = {"groups": ".group", "insets": ".p-part-inset", "labels": ".label"}[part]
        count = f"[...document.querySelectorAll('#p-stage {selector}')].filter(e => getComputedStyle(e).display !== 'none').length"
        start = browser.run(count)
        browser.run(f"document.getElementById('p-show-{part}').click()")
        check(f"'{part}' can be switched", browser.run(count) != start, start)

    browser.run("(() => { const s = document.getElementById('p-slider'); s.value = s.max; s.dispatchEvent(new Event('input')) })()")
    check("the slider changes the width, and keeps the selection", "width=700" in browser.run("location.hash") and browser.run(TITLE) == "products.3", browser.run("location.hash"))
    browser.open(home + "#width=390&element=categories.2")
    check("a deep link selects", browser.run(TITLE) == "categories.2", browser.run(TITLE))
    browser.run("document.querySelector('#p-tree [aria-current]').focus()")
    browser.key("ArrowDown")
    check("arrows move through the tree", browser.run(TITLE) == "categories.3", browser.run(TITLE))
    browser.run("document.getElementById('p-show-labels').click()")
    for scheme in ("light", "dark"):
        for width in (1024, 390):
            browser.size(width, 844 if width == 390 else 900, scheme)
            time.sleep(0.2)
            check(f"contrast at {width}, {scheme}", browser.run(CONTRAST) == [], browser.run(CONTRAST))
            check(f"nothing overflows at {width}, {scheme}", browser.run("document.documentElement.scrollWidth <= innerWidth"))
            browser.run("document.querySelector('[title=\"Fit the width\"]').click()")
            browser.picture(shots / f"home-{width}-{scheme}.png")

    browser.size(1280, 900)
    browser.open(shelves)
    x, y = browser.run("""(() => { const p = JSON.parse(document.getElementById('p-data').textContent).panels[0];
      const s = p.shapes.find(s => s.row && s.item === 0); const r = document.querySelector(`[id="${s.i}"]`).getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] })()""")
    transforms = "document.querySelectorAll('#p-stage [transform^=\"translate(-\"]').length"
    start = browser.run(transforms)
    browser.drag((x, y), (x - 60, y))
    check("a row scrolls when it is dragged", browser.run(transforms) > start)
    browser.picture(shots / "shelves-1280-light.png")

    # The layout has a variant for the regular size class, which begins at a width of 600.
    browser.open(classes)
    environments = browser.run("[...document.querySelectorAll('select option')].map(o => o.textContent)")
    check("changes between given widths are offered", environments == ["390", "600 (structure changes)", "800"], environments)

    numbers = "[...document.querySelectorAll('#p-stage text.p-part-inset, #p-stage text.p-part-spacing')]"
    hidden = f"{numbers}.every(e => getComputedStyle(e).display === 'none')"
    browser.open(home)
    check("insets are hidden with their numbers at first", browser.run(f"{numbers}.length") > 0 and browser.run(hidden))

    browser.open(hostile)
    check("a stranger's spec cannot run anything", browser.run("window.broken") is None and not browser.errors, browser.errors)
    browser.open(many)
    check("a million items open", browser.run("document.querySelectorAll('.p-picture svg').length") == 1)
    browser.picture(shots / "many-1280-light.png")

    browser.size(1024, 900, scripts=False)
    browser.open(home)
    browser.picture(shots / "home-1024-without-script.png", full=False)
    browser.size(1024, 900)
    check("no console errors in all of this", not browser.errors, browser.errors)


TABLE = "Object.fromEntries([...document.querySelectorAll('.p-table:not([hidden]) tbody tr')].map(r => [r.dataset.name, [...r.querySelectorAll('.p-n')].slice(0, 4).map(c => Number(c.textContent))]))"


def use_transition(browser, tool, scratch, shots):
    """The page of a transition has a slider over its progress."""
    command = [tool, "transition", "layouts/transition-grid.yaml", "layouts/transition-list.yaml", "--width", "390"]
    path = f"{scratch}/move.html"
    subprocess.run(command + ["-o", path, "-q"], cwd=ROOT, check=True)
    half = json.loads(subprocess.run(command + ["--progress", "0.5", "-f", "json"], cwd=ROOT, capture_output=True, check=True).stdout)
    cells = {f"people.{e['item']}": [e[k] for k in ("x", "y", "width", "height")] for e in half["steps"][0]["elements"] if e["kind"] == "cell"}
    check("the transition has cells", len(cells) == 6, cells)
    browser.open(f"file://{path}")
    check("the transition starts with the first layout", browser.run("document.getElementById('p-progress').value") == "0")
    browser.run("(() => { const s = document.getElementById('p-progress'); s.value = .5; s.dispatchEvent(new Event('input')) })()")
    table = browser.run(TABLE)
    check("the slider moves the frames", all(max(abs(a - b) for a, b in zip(table[n], f)) < 0.002 for n, f in cells.items()), (table, cells))
    time.sleep(0.2)
    name, frame = next(iter(cells.items()))
    drawn = browser.run(f"(r => [r.x, r.y, r.width, r.height].map(v => v.animVal.value))(document.querySelector('[id=\"{name}\"]'))")
    check("and the picture with them", max(abs(a - b) for a, b in zip(drawn, frame)) < 0.01, (drawn, frame))
    check("the address keeps the progress", "progress=0.5" in browser.run("location.hash"))
    browser.picture(shots / "transition-1280-light.png", full=False)
    browser.run("document.getElementById('p-play').click()")
    check("it can be played", browser.run("!document.querySelector('.p-picture svg').animationsPaused()"))


def use_tall(browser, tall, shots):
    """A layout that is too large to be drawn at once is drawn as far as it is in view."""
    browser.open(tall)
    drawn = "document.querySelectorAll('#p-stage rect.cell').length"
    time.sleep(0.3)
    browser.run("document.querySelector('[title=\"Fit the width\"]').click()")
    time.sleep(0.3)
    check("only the elements in view are drawn", 0 < browser.run(drawn) <= 4000, browser.run(drawn))
    check("the first is, the last is not", browser.run("[!!document.getElementById('photos.0'), !!document.getElementById('photos.29999')]") == [True, False])
    browser.picture(shots / "tall-1280-light.png", full=False)
    browser.run("document.querySelector('[title=\"Fit the whole picture\"]').click()")
    time.sleep(0.3)
    check("far away, a hint takes their place", browser.run(drawn) == 0 and browser.run("document.getElementById('p-hint').textContent") == "Zoom in to see the elements")
    browser.open("about:blank")
    browser.open(tall + "#width=390&element=photos.29999")
    time.sleep(0.3)
    frame = browser.run("document.querySelector('#p-inspector dl').textContent")
    # The last of 7,500 rows of 50 points, in the last of four columns of 97.5 points.
    check("a deep link leads to the last", frame == "kindcellx292.5y374950width97.5height50z0", frame)
    check("and draws it", browser.run("!!document.getElementById('photos.29999')") is True)


def use_watched(browser, tool, scratch):
    """A watched page, opened from disk, loads itself again if it has changed, and only then."""
    spec, path = pathlib.Path(scratch) / "watched.yaml", f"{scratch}/watched.html"
    text = "sections: [{id: list, items: COUNT, list: {}}]\n"
    spec.write_text(text.replace("COUNT", "3"))
    watcher = subprocess.Popen([tool, "render", str(spec), "--watch", "-o", path, "-q"], cwd=ROOT)
    try:
        for _ in range(100):
            if os.path.exists(path):
                break
            time.sleep(0.1)
        browser.open(f"file://{path}#width=390&element=list.2")
        browser.run("window.mark = 1")
        time.sleep(4)
        check("a watched page that is the same is not loaded again", browser.run("window.mark") == 1)
        spec.write_text(text.replace("COUNT", "5"))
        for _ in range(100):
            time.sleep(0.1)
            if browser.run("document.readyState === 'complete' && !window.mark"):
                break
        check("one that has changed is", browser.run("Object.keys(" + TABLE + ").length") == 5)
        check("and keeps the selection", browser.run(TITLE) == "list.2", browser.run(TITLE))
    finally:
        watcher.terminate()
        watcher.wait()


if __name__ == "__main__":
    main()
