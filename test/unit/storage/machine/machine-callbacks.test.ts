import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { machineCallbacks } from "../../../../main/core/storage/machine/machine-callbacks.ts";
import { tempFolder } from "../../../support/temp-folder.ts";

test("[F26] a replaced callback on record counts although a digit of its entry changed", () => {
  const stateDir = tempFolder();
  const callbacks = machineCallbacks(stateDir);
  const entry = { test: "t-1", ours: "a".repeat(64), folder: "/data/1" };
  callbacks.enter(entry);
  expect(callbacks.all().known).toMatchObject([entry]);
  const folder = join(stateDir, "callbacks");
  const path = join(folder, readdirSync(folder)[0] ?? "");
  const text = readFileSync(path, "utf8");
  writeFileSync(path, text.replace("/data/1", "/data/3"));
  expect(callbacks.all().known).toMatchObject([{ ...entry, folder: "/data/3" }]);
  // An earlier version wrote none.
  writeFileSync(path, JSON.stringify({ format: 1, ...entry }));
  expect(callbacks.all().known).toMatchObject([entry]);
  for (const broken of ["", text.slice(0, 30), "[]", '{"format":1}']) {
    writeFileSync(path, broken);
    expect(callbacks.all()).toEqual({ known: [], unread: ["t-1"], newer: false });
  }
});
