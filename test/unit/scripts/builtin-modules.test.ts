import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { withTaken } from "../../../scripts/lib/builtin-modules.mjs";

test.each([
  [
    'import { existsSync, readFileSync as read } from "node:fs";',
    'const { existsSync, readFileSync: read } = process.getBuiltinModule("node:fs");',
  ],
  ['import path from "path";', 'const path = process.getBuiltinModule("path");'],
  ['import * as all from "node:crypto";', 'const all = process.getBuiltinModule("node:crypto");'],
  [
    'import events, { once } from "node:events";',
    'const events = process.getBuiltinModule("node:events"); const { once } = process.getBuiltinModule("node:events");',
  ],
  [
    'import { promises } from "fs/promises";',
    'const { promises } = process.getBuiltinModule("fs/promises");',
  ],
  ['import { n as e } from "./chunks/fs.mjs";', 'import { n as e } from "./chunks/fs.mjs";'],
  ['import { forward } from "@ngrok/ngrok";', 'import { forward } from "@ngrok/ngrok";'],
  ['import "node:fs";', 'import "node:fs";'],
])("a part of the program takes what it imports of the runtime: %s", (before, after) => {
  expect(withTaken(`${before}\nlet a;\n`)).toBe(`${after}\nlet a;\n`);
});

test("what is taken is what an import gives", () => {
  // In a process of its own: other tests' libraries replace members of node:fs for good.
  const script = `
    const found = [];
    for (const name of ["node:fs", "node:crypto", "node:sqlite", "node:tls", "node:util", "node:perf_hooks"]) {
      const { default: whole, ...members } = await import(name);
      const taken = process.getBuiltinModule(name);
      const other = Object.keys(members).filter((member) => taken[member] !== members[member]);
      found.push([name, taken === whole, other.filter((member) => member !== "module.exports")]);
    }
    console.log(JSON.stringify(found));`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  const found = JSON.parse(stdout) as readonly (readonly [string, boolean, readonly string[]])[];
  expect(found).toHaveLength(6);
  for (const [name, isWhole, other] of found) expect([name, isWhole, other]).toEqual([name, true, []]);
});
