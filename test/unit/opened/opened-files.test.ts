import { spawnSync } from "node:child_process";
import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { createOpenedFiles, fileAmong } from "../../../main/hosts/electron/opened-files.ts";
import { kindOfFile } from "../../../shared/opened/opened-file.ts";
import { tempFolder } from "../../support/temp-folder.ts";

test.each([
  ["move.switchover-plan", "plan"],
  ["MOVE.Switchover-Plan", "plan"],
  ["a.b.switchover-report", "report"],
  ["shop.switchover", "workspace"],
  ["switchover", undefined],
  ["plan.json", undefined],
  ["x.switchover-plan.exe", undefined],
  ["", undefined],
])("[ZO1] what %j holds is told by its ending", (name, kind) => {
  expect(kindOfFile(name)).toBe(kind);
});

describe("the file that the program is started with", () => {
  const among = (...words: readonly string[]) => fileAmong(["/opt/switchover", ...words], "/home/one");

  test("[ZO1] is found among the switches of others, as a path or a file URL", () => {
    expect(among("--no-first-run", "/x/a.switchover-plan", "--lang=en")).toBe("/x/a.switchover-plan");
    expect(among("a b.switchover")).toBe("/home/one/a b.switchover");
    expect(among(pathToFileURL("/x/ä b.switchover-report").href)).toBe("/x/ä b.switchover-report");
  });

  test("[ZO1] is not the program, a switch, the data folder, or a URL of another computer", () => {
    expect(fileAmong(["/x/a.switchover-plan"], "/")).toBeUndefined();
    expect(among("--data-dir", "/data.switchover")).toBeUndefined();
    expect(among("--data-dir=/data.switchover")).toBeUndefined();
    expect(among("file://other/x/a.switchover-plan", "")).toBeUndefined();
    expect(among("/x/notes.txt")).toBeUndefined();
  });
});

describe("a file that was double-clicked", () => {
  const opened = (path: string) => {
    const files = createOpenedFiles();
    const hash = files.add(path);
    return files.read(hash.slice("#/opened/".length));
  };

  test("[ZO1] is read with its kind and its name alone, as it is then", () => {
    const path = join(tempFolder(), "move.switchover-plan");
    writeFileSync(path, "{}");
    expect(opened(path)).toEqual({
      outcome: "read",
      kind: "plan",
      name: "move.switchover-plan",
      content: Buffer.from("{}").toString("base64"),
    });
  });

  test("[ZO1] is never one that a page names, and never one of another program", () => {
    const folder = tempFolder();
    writeFileSync(join(folder, "secret.txt"), "secret");
    const files = createOpenedFiles();
    for (const name of ["1", "0", "../1", join(folder, "secret.txt"), "__proto__"])
      expect(files.read(name)).toEqual({ outcome: "unreadable", why: "gone" });
    expect(opened(join(folder, "secret.txt"))).toMatchObject({ why: "not-a-file" });
  });

  test("[ZO1] that is missing, a folder, too large or a pipe is told at once", () => {
    const folder = tempFolder();
    expect(opened(join(folder, "no.switchover"))).toMatchObject({ why: "gone", name: "no.switchover" });
    mkdirSync(join(folder, "folder.switchover"));
    expect(opened(join(folder, "folder.switchover"))).toMatchObject({ why: "not-a-file" });
    writeFileSync(join(folder, "large.switchover"), "");
    truncateSync(join(folder, "large.switchover"), 65 * 1024 * 1024);
    expect(opened(join(folder, "large.switchover"))).toMatchObject({ why: "too-large" });
    if (process.platform === "win32") return;
    spawnSync("mkfifo", [join(folder, "pipe.switchover")]);
    expect(opened(join(folder, "pipe.switchover"))).toMatchObject({ why: "not-a-file" });
  });

  test("[ZO1] is kept while not too many others were opened since", () => {
    const files = createOpenedFiles();
    const path = join(tempFolder(), "a.switchover");
    writeFileSync(path, "x");
    const hashes = Array.from({ length: 33 }, () => files.add(path).slice("#/opened/".length));
    expect(files.read(hashes[0] ?? "")).toMatchObject({ why: "gone" });
    expect(files.read(hashes[1] ?? "")).toMatchObject({ outcome: "read" });
  });
});
