import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newSigningKey, publicPart, updateFeeds } from "../../../scripts/lib/update-feed.mjs";
import { fetchFeed } from "../../../main/core/updates/fetch-feed.ts";
import { ok } from "../../../shared/result.ts";
import type { Place } from "../../../shared/updates/feed.ts";
import { valueOf } from "../../support/expect-result.ts";
import { startProgram } from "../../support/child-process.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { parse } from "yaml";

const NAMES = [
  "Switchover-1.3.0-x64-setup.exe",
  "Switchover-1.3.0-arm64-setup.exe",
  "Switchover-1.3.0-universal.zip",
  "Switchover-1.3.0-universal.dmg",
  "switchover-1.3.0-x86_64.AppImage",
  "switchover-1.3.0-amd64.deb",
  "switchover-1.3.0-x86_64.rpm",
];

function packages(names: readonly string[] = NAMES): string {
  const folder = tempFolder();
  for (const name of names) writeFileSync(join(folder, name), name);
  return folder;
}

const { pem, key } = newSigningKey();
const made = (folder: string, change: object = {}) =>
  updateFeeds({
    folder,
    version: "1.3.0",
    notes: "- Faster.",
    staging: undefined,
    key: pem,
    now: new Date("2026-11-26T15:00:00.000Z"),
    ...change,
  });

test("[ZE14] the lists that the script makes are those that each kind of package reads and accepts", async () => {
  const result = made(packages(), { staging: 20 });
  if ("fault" in result) throw new Error(result.fault);
  const { files } = result;
  expect([...files.keys()]).toEqual([
    "latest.yml",
    "latest.yml.sig",
    "latest-mac.yml",
    "latest-mac.yml.sig",
    "latest-linux.yml",
    "latest-linux.yml.sig",
  ]);
  const server = { read: async (name: string) => ok(Buffer.from(files.get(name) ?? "")) };
  const listed = async (place: Place) => valueOf(await fetchFeed(server, { place, keys: [key], parse }));
  const windows = await listed({ kind: "nsis", arch: "arm64" });
  expect(windows).toMatchObject({ version: "1.3.0", stagingPercentage: 20, releaseNotes: "- Faster." });
  expect(windows.files.map(({ url }) => url)).toEqual([NAMES[1], NAMES[0]]);
  expect((await listed({ kind: "mac", arch: "x64" })).files.map(({ url }) => url)).toEqual([NAMES[2]]);
  expect((await listed({ kind: "deb", arch: "x64" })).files).toHaveLength(3);
  expect(publicPart(pem)).toBe(key);
});

test("[ZE14] nothing is made that isn't of this version, isn't one package of its kind, or can't be signed", () => {
  const fault = (result: ReturnType<typeof made>): string => ("fault" in result ? result.fault : "");
  expect(fault(made(packages(["Switchover-1.2.0-x64-setup.exe"])))).toContain(
    "not a package of version 1.3.0",
  );
  expect(fault(made(packages([])))).toContain("has no package");
  expect(fault(made(packages(["switchover-1.3.0-a-x64.exe", "switchover-1.3.0-b-x64.exe"])))).toContain(
    "has no package",
  );
  expect(fault(made(packages(), { key: "" }))).toContain("isn't an Ed25519 key");
  expect(fault(made(packages(), { version: "1.3" }))).toContain("wouldn't understand");
  expect(fault(made(packages(), { notes: "x".repeat(30_000) }))).toContain("wouldn't understand");
});

test("[ZE14] a release makes its lists only where the secret is, and says so where it isn't", () => {
  const workflow = readFileSync(join(import.meta.dirname, "../../../.github/workflows/release.yml"), "utf8");
  expect(workflow).toContain("UPDATE_SIGNING_KEY: ${{ secrets.UPDATE_SIGNING_KEY }}");
  expect(workflow).toContain("this repository has no key for them");
});

test("[ZE14] the script says how it is used, and what it can't do, in sentences", async () => {
  const script = join(import.meta.dirname, "../../../scripts/update-feed.mjs");
  const run = async (...args: readonly string[]) => {
    const env = { ...process.env, UPDATE_SIGNING_KEY: pem };
    return startProgram(process.execPath, [script, ...args], { env }).ended;
  };
  const [help, unknown, there] = await Promise.all([
    run("--help"),
    run("--stages"),
    run("--new-key", script),
  ]);
  expect([help.code, unknown.code, there.code]).toEqual([0, 70, 70]);
  expect(help.stderr).toContain("npm run update-feed -- FOLDER");
  expect(unknown.stderr).toContain(help.stderr);
  expect(there.stderr).toContain("file already exists");
  expect(unknown.stderr + there.stderr).not.toContain("    at ");
});

test("[ZE14] the script complains first about what it was given, before it looks for the version's notes", async () => {
  const script = join(import.meta.dirname, "../../../scripts/update-feed.mjs");
  const complaint = async (signing: string, ...args: readonly string[]) => {
    const env = { ...process.env, UPDATE_SIGNING_KEY: signing };
    const { code, stderr } = await startProgram(process.execPath, [script, ...args], { env }).ended;
    expect(code).toBe(70);
    return stderr;
  };
  const empty = tempFolder();
  const file = join(empty, "notes.txt");
  writeFileSync(file, "not a folder");
  const said = await Promise.all([
    complaint("garbage", packages()),
    complaint(pem, join(empty, "missing")),
    complaint(pem, file),
    complaint(pem, empty),
    complaint(pem, packages(["Switchover-0.0.0-x64-setup.exe"])),
    ...["", " ", "0x10", "1e1"].map((staging) => complaint(pem, empty, `--staging=${staging}`)),
  ]);
  const percentage = "--staging takes a percentage from 0 to 100.\n";
  expect(said).toEqual([
    "The signing key isn't an Ed25519 key in PEM.\n",
    expect.stringContaining("no such file or directory"),
    expect.stringContaining("not a directory"),
    `${empty} has no package.\n`,
    expect.stringContaining("not a package of version"),
    ...Array.from({ length: 4 }, () => percentage),
  ]);
});
