#!/usr/bin/env python3
"""Hold the spec language's JSON Schema against the gallery and the marked specs, by a validator from PyPI.

    pip install check-jsonschema pyyaml
    Tests/check-schema.py .build/release/layoutcalc

Every gallery layout has to be accepted, read by YAML 1.2 and, since many editors and scripts use PyYAML, by YAML 1.1,
where a plain `off` is false. Every marked spec has to be rejected unless each of its codes is in
Tests/LayoutSpecTests/schema-cannot-see.txt. Exit status: 0 if everything is as it should be, otherwise 1.
"""
import json
import pathlib
import subprocess
import sys

import jsonschema
import ruamel.yaml
import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent
MARKED = ROOT / "Tests/LayoutSpecTests/Problems"
UNSEEN = ROOT / "Tests/LayoutSpecTests/schema-cannot-see.txt"


def load(text, name):
    if name.endswith(".json"):
        return json.loads(text)
    return ruamel.yaml.YAML(typ="safe", pure=True).load(text)


def unmarked(path):
    """The text of a marked spec, and the codes that it expects."""
    text, expected = path.read_text(encoding="utf-8").rsplit("\n---\n", 1)
    codes = [line.split("[")[1].split("]")[0] for line in expected.splitlines() if line.startswith("error[")]
    return text.replace("«", "").replace("»", ""), codes


def check_gallery(schema, validator):
    layouts = [p for p in sorted((ROOT / "layouts").rglob("*")) if p.suffix in (".yaml", ".json") and p != schema]
    command = [sys.executable, "-m", "check_jsonschema", "--schemafile", str(schema), *map(str, layouts)]
    fine = subprocess.run(command).returncode == 0
    for path in layouts:
        for error in validator.iter_errors(yaml.safe_load(path.read_text(encoding="utf-8"))):
            print(f"{path.name}: rejected when read by PyYAML: {error.message}")
            fine = False
    return fine


def check_marked(validator):
    unseen = {line.split(":")[0] for line in UNSEEN.read_text().splitlines()}
    fine = True
    for path in sorted(MARKED.iterdir()):
        text, codes = unmarked(path)
        try:
            accepted = validator.is_valid(load(text, path.name))
        except Exception:  # A validator's own reader stops before the schema is asked.
            accepted = False
        if accepted and not unseen.issuperset(codes):
            print(f"{path.name}: accepted, though it has {', '.join(codes)}")
            fine = False
    return fine


def main():
    schema = ROOT / "layouts/schema.json"
    printed = subprocess.run([sys.argv[1], "schema"], capture_output=True, text=True, check=True).stdout
    fine = printed == schema.read_text()
    if not fine:
        print("layouts/schema.json is not what 'layoutcalc schema' prints")
    validator = jsonschema.Draft202012Validator(json.loads(printed))
    fine = check_gallery(schema, validator) and fine
    fine = check_marked(validator) and fine
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
