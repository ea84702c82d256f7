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

test("what is taken is what an import gives", async () => {
  for (const name of ["node:fs", "node:crypto", "node:sqlite", "node:tls", "node:util", "node:perf_hooks"]) {
    const { default: whole, ...members } = (await import(name)) as Readonly<Record<string, unknown>>;
    const taken = process.getBuiltinModule(name) as unknown as Readonly<Record<string, unknown>>;
    expect(taken).toBe(whole);
    const other = Object.keys(members).filter((member) => taken[member] !== members[member]);
    expect([name, other.filter((member) => member !== "module.exports")]).toEqual([name, []]);
  }
});
