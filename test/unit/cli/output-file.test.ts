import { spawnSync } from "node:child_process";
import {
  closeSync,
  constants,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { nothing } from "../../../main/hosts/headless/refusal.ts";
import { unfitOutput, writeOutput } from "../../../main/hosts/headless/output-file.ts";
import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import { cli } from "../../support/cli.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const SETTINGS = { mode: 0o600, works: nothing("sent") };
const file = (path: string) => ({ path, shown: path, option: "--out" });

describe.skipIf(process.platform === "win32")("an output that is no file", () => {
  test("[ZA1] a pipe gets the text and stays a pipe, behind a link too", () => {
    const folder = tempFolder();
    const pipe = join(folder, "pipe");
    expect(spawnSync("mkfifo", [pipe]).status).toBe(0);
    symlinkSync("pipe", join(folder, "link"));
    // Open for both and without waiting, so that neither side waits for the other.
    const reader = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    try {
      for (const path of [pipe, join(folder, "link")]) {
        expect(unfitOutput(file(path), SETTINGS.works)).toBeUndefined();
        expect(writeOutput(file(path), "8.8.8.0/24\n", SETTINGS)).toBeUndefined();
        const bytes = Buffer.alloc(100);
        expect(bytes.toString("utf8", 0, readSync(reader, bytes))).toBe("8.8.8.0/24\n");
        expect(lstatSync(pipe).isFIFO()).toBe(true);
      }
    } finally {
      closeSync(reader);
    }
  });

  test("[ZA1] a device that takes nothing is told, and stays a device", ({ skip }) => {
    const full = join(tempFolder(), "full");
    if (spawnSync("mknod", [full, "c", "1", "7"]).status !== 0)
      skip("making a device needs the rights of root");
    expect(unfitOutput(file(full), SETTINGS.works)).toBeUndefined();
    const { words } = writeOutput(file(full), "text", SETTINGS) ?? {};
    expect(words && words(terminalEnglish).what).toContain("the disk is full");
    expect(lstatSync(full).isCharacterDevice()).toBe(true);
  });
});

test("[ZA1] a file is still replaced whole", () => {
  const path = join(tempFolder(), "list");
  for (const text of ["one", "two"]) {
    expect(writeOutput(file(path), text, SETTINGS)).toBeUndefined();
    expect(readFileSync(path, "utf8")).toBe(text);
  }
});

test("[ZA1] every command refuses - as its output, before anything is asked, and says in its help what becomes of a file", async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, "list.csv"), "");
  for (const args of [
    ["support-bundle"],
    ["collection", "r-20260101-abcdef"],
    ["collection", "--format", "openapi"],
    ["report", "r-20260101-abcdef"],
    ["letter", "r-20260101-abcdef", "--kind", "after"],
    ["allowlist", "--asn", "64496"],
    ["workspace", "export", "ws-7k2q9d"],
    ["webhooks", "fixtures"],
    ["vault", "recovery"],
  ]) {
    const core = fakeCore();
    const { code, stdout, stderr } = await cli([...args, "--out", "-"], { core, folder });
    expect([args, code, stdout, core.calls]).toEqual([args, 2, "", []]);
    expect([args, stderr.split("\n")[0]]).toEqual([args, expect.stringMatching(/^✗ --out: - /)]);
    expect(readdirSync(folder)).toEqual(["list.csv"]);
    const help = (await cli([...args, "--help"], { folder })).stdout.replaceAll(/\s+/g, " ");
    expect([args, help]).toEqual([
      args,
      expect.stringMatching(/--out <FILE> [^;]*(?:replaced if it is there|new file)/),
    ]);
  }
});

test("a log that can't be written or loaded changes nothing about how a command ended", async () => {
  const log = async (): Promise<never> => Promise.reject(new Error("no such file"));
  const ended = await cli(["batch", "template"], { core: fakeCore(), log });
  expect([ended.code, ended.stderr]).toEqual([0, ""]);
});

describe("a command whose result is what it prints", () => {
  const egress = ["egress", "commands", "--host", "api.example"];

  test.each([[egress], [[...egress, "--json"]], [["batch", "template"]]])(
    "[ZA3] %j fails where something of it is lost",
    async (argv) => {
      const lost = await cli(argv, { core: fakeCore(), unwritten: "ENOSPC" });
      expect(lost.code).toBe(2);
      expect(lost.stderr).toContain("Standard output can't be written: the disk is full (ENOSPC).");
      expect((await cli(argv, { core: fakeCore() })).code).toBe(0);
    },
  );

  test.each([
    [["status"]],
    [["status", "--json"]],
    [["traffic"]],
    [["webhooks", "events"]],
    [["webhooks", "events", "--json"]],
    [["webhooks", "totals"]],
    [["vault", "list"]],
    [["vault", "status"]],
    [["workspace", "list"]],
    [["alerts", "status"]],
    [["allowlist", "--status"]],
    [["network", "trust"]],
    [["managed"]],
    [["lint", "clean.ndjson"]],
    [["lint", "wrong.ndjson"]],
  ])("[ZA3] so does %j, and doesn't look complete", async (argv) => {
    const folder = tempFolder();
    writeFileSync(join(folder, "clean.ndjson"), "");
    writeFileSync(join(folder, "wrong.ndjson"), "[\n");
    const options = { folder, core: fakeCore({ vault: "absent" }) };
    const whole = await cli(argv, options);
    expect([0, 1]).toContain(whole.code);
    const lost = await cli(argv, { ...options, unwritten: "ENOSPC" });
    expect(lost.stderr).toContain("Standard output can't be written: the disk is full (ENOSPC).");
    expect(lost.code).toBe(2);
  });

  test("[ZA3] what a command did to files or the vault doesn't depend on what it could print", async () => {
    const folder = tempFolder();
    writeFileSync(join(folder, "wrong.ndjson"), "[\n");
    const fixed = await cli(["lint", "--fix", "wrong.ndjson"], { folder, unwritten: "ENOSPC" });
    expect([fixed.code, fixed.stderr]).toEqual([1, ""]);
  });

  test.each([[["--help"]], [["batch", "--help"]], [["--version"]], [["completion", "bash"]]])(
    "[ZA3] so does %j, which opens no data folder",
    async (argv) => {
      const lost = await cli(argv, { core: fakeCore(), unwritten: "ENOSPC", env: { LC_ALL: "es_ES" } });
      expect(lost.code).toBe(2);
      expect(lost.stderr).toContain("(ENOSPC)");
      expect(lost.stderr).toContain("La salida no está completa.");
      expect(lost.stdout.length).toBeGreaterThan(4);
      expect((await cli(argv, { core: fakeCore() })).code).toBe(0);
    },
  );

  test("[ZA3] a translated notification that is cut off is a failure too", async () => {
    const file = join(tempFolder(), "notification.json");
    const message = {
      id: "1",
      from: "12025550199",
      timestamp: "1767787200",
      type: "text",
      text: { body: "Hi" },
    };
    writeFileSync(file, JSON.stringify({ contacts: [{ wa_id: "12025550199" }], messages: [message] }));
    const ids = [
      "--phone-number-id",
      "1",
      "--display-phone-number",
      "12025550123",
      "--business-account-id",
      "2",
    ];
    const argv = ["translate", file, "--to", "cloud", ...ids];
    const lost = await cli(argv, { core: fakeCore(), unwritten: "ENOSPC" });
    expect([lost.code, lost.stderr]).toEqual([2, expect.stringContaining("the disk is full (ENOSPC).")]);
    expect((await cli(argv, { core: fakeCore() })).code).toBe(0);
  });

  test.skipIf(!existsSync("/dev/full"))(
    "[ZA3] a full disk is noticed, and a reader that has gone is none",
    () => {
      const stdio = pathToFileURL(
        join(import.meta.dirname, "../../../main/hosts/headless/terminal/stdio.ts"),
      ).href;
      const script = `const { outputFault, writeOut } = await import(${JSON.stringify(stdio)});
      writeOut(1, "text\\n"); writeOut(2, String(outputFault()));`;
      const run = (to: string): string =>
        spawnSync("/bin/sh", ["-c", `"$0" --input-type=module -e "$1" ${to}`, process.execPath, script], {
          encoding: "utf8",
        }).stderr;
      expect(run("> /dev/full")).toBe("ENOSPC");
      expect(run("> /dev/null")).toBe("undefined");
      expect(run("| true")).toBe("undefined");
    },
  );
});
