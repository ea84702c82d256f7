import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { describe, expect, test } from "vitest";
import { logFileIn, openOperationalLog, type LogPlace } from "../../../main/core/log/operational-log.ts";
import { startedEvent } from "../../../main/core/log/started.ts";
import {
  appendRotating,
  readRotated,
  rotatedFiles,
  type RotatingFile,
} from "../../../main/core/log/rotating-file.ts";
import { LogEvent } from "../../../shared/log/log-event.ts";
import { readLogLine } from "../../../shared/log/read-log-line.ts";
import { instant } from "../../../shared/time.ts";
import { smallDisk } from "../../support/small-disk.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const vaultOpens: LogEvent = { event: "vault", state: "open" };
const fails: LogEvent = { event: "unexpected", reference: "0a1b2c3d", chain: [] };

function logIn(dataDir: string, change: Partial<LogPlace> = {}) {
  const clock = virtualClock();
  const log = openOperationalLog({
    file: logFileIn(dataDir),
    clock,
    pid: 7,
    mayWrite: () => true,
    isEvent: (event) => LogEvent.safeParse(event).success,
    readLevel: () => "info",
    ...change,
  });
  return { log, clock };
}

const linesIn = (file: RotatingFile): readonly string[] =>
  rotatedFiles(file)
    .toReversed()
    .flatMap((path) => readFileSync(path, "utf8").trimEnd().split("\n"));

describe("[ZU2] the operational log is bounded", () => {
  test("it holds five files of 1 MB, each line whole, the newest last", () => {
    const dataDir = tempFolder();
    const { log } = logIn(dataDir);
    const file = logFileIn(dataDir);
    const count = 90_000;
    for (let ms = 0; ms < count; ms += 1) {
      log.write({ event: "command", command: "status", exit: 0, ms });
      if (ms % 200 === 0) log.flush();
    }
    log.flush();
    const files = rotatedFiles(file);
    expect(files).toHaveLength(5);
    for (const path of files) expect(statSync(path).size).toBeLessThanOrEqual(file.maxBytes);
    const lines = linesIn(file);
    expect(lines.every((line) => readLogLine(line) === line)).toBe(true);
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ ms: count - 1 });
    expect(statSync(files[0] ?? "").mode & 0o777).toBe(0o600);
  });

  test("several processes that write and set aside at the same time break no line and lose none", async () => {
    const folder = join(tempFolder(), "log");
    const [writers, each] = [4, 400];
    const file = { folder, name: "switchover", maxBytes: 20_000, files: 1_000 };
    const module = new URL("../../../main/core/log/rotating-file.ts", import.meta.url).href;
    const source = `
      const { workerData, parentPort } = require("node:worker_threads");
      import(${JSON.stringify(module)}).then(({ appendRotating }) => {
        for (let at = 0; at < ${each}; at += 1)
          appendRotating(${JSON.stringify(file)}, \`\${workerData}-\${at} \${"x".repeat(60)}\\n\`, Date.now());
        parentPort.postMessage("done");
      });`;
    await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        const worker = new Worker(source, { eval: true, workerData: writer });
        const ended = Promise.withResolvers<void>();
        worker.once("message", () => ended.resolve());
        worker.once("error", ended.reject);
        await ended.promise;
        await worker.terminate();
      }),
    );
    const seen = linesIn(file).map((line) => line.split(" ")[0]);
    expect(new Set(seen).size).toBe(writers * each);
    expect(seen).toHaveLength(writers * each);
    expect(linesIn(file).every((line) => /^\d-\d+ x{60}$/.test(line))).toBe(true);
  });

  test("files of other names stay where they are", () => {
    const folder = tempFolder();
    const file = { folder, name: "switchover", maxBytes: 10, files: 1 };
    for (const name of ["switchover-notes.log", "switchover-20260101.log", "mistakes.log"])
      writeFileSync(join(folder, name), "kept");
    for (let at = 0; at < 5; at += 1) appendRotating(file, "0123456789\n", instant(at));
    expect(readdirSync(folder).toSorted()).toEqual([
      "mistakes.log",
      "switchover-20260101.log",
      "switchover-notes.log",
      "switchover.log",
    ]);
  });
});

describe("[ZU3] the operational log never disturbs the program", () => {
  test("it creates no data folder, and writes what it remembers once there is one", () => {
    const dataDir = join(tempFolder(), "data");
    const { log } = logIn(dataDir);
    log.write(vaultOpens);
    log.write(fails);
    log.flush();
    expect(existsSync(dataDir)).toBe(false);
    mkdirSync(dataDir);
    log.flush();
    expect(linesIn(logFileIn(dataDir))).toHaveLength(2);
  });

  test("it touches nothing where the data folder may not be opened", () => {
    const dataDir = tempFolder();
    const { log } = logIn(dataDir, { mayWrite: () => false });
    log.write(fails);
    log.flush();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("what the place or the settings throw goes no further", () => {
    const thrown = (): never => {
      throw new Error("hunter2");
    };
    for (const change of [{ mayWrite: thrown }, { readLevel: thrown }]) {
      const { log } = logIn(tempFolder(), change);
      expect(() => {
        log.write(fails);
        log.setLevel("debug");
        log.flush();
      }).not.toThrow();
    }
  });

  test("a file in the place of the log's folder, and a folder in the place of its file, lose events and nothing else", async () => {
    for (const [name, make] of [
      ["log", (path: string) => writeFileSync(path, "a person's file")],
      ["log/switchover.log", (path: string) => mkdirSync(path, { recursive: true })],
    ] as const) {
      const dataDir = tempFolder();
      make(join(dataDir, name));
      const { log, clock } = logIn(dataDir);
      log.write(fails);
      log.flush();
      rmSync(join(dataDir, name), { recursive: true });
      log.write(fails);
      // The disk is left alone for a while.
      expect(existsSync(join(dataDir, "log", "switchover.log"))).toBe(false);
      await clock.advance(60_000);
      log.flush();
      const events = linesIn(logFileIn(dataDir)).map((line) => JSON.parse(line) as { event: string });
      expect(events).toMatchObject([{ event: "lost", events: 1 }, { event: "unexpected" }]);
    }
  });

  test("a full disk, and a read-only one, lose events and nothing else", async ({ skip }) => {
    const disk = smallDisk(64, skip);
    const { log, clock } = logIn(disk.folder);
    writeFileSync(join(disk.folder, "filler"), Buffer.alloc(40 * 1024));
    for (let at = 0; at < 2_000; at += 1) log.write(vaultOpens);
    log.flush();
    rmSync(join(disk.folder, "filler"));
    await clock.advance(60_000);
    log.write(fails);
    const lines = linesIn(logFileIn(disk.folder));
    // A full disk takes a part of the last line; what comes after it is whole all the same.
    const whole = lines
      .flatMap((line) => readLogLine(line) ?? [])
      .map((line) => JSON.parse(line) as LogEvent);
    expect(whole.filter(({ event }) => event === "lost")).toMatchObject([{ events: 1500 }, { events: 2000 }]);
    expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ event: "unexpected" });
    disk.makeReadOnly();
    log.write(fails);
    log.flush();
    expect(linesIn(logFileIn(disk.folder))).toHaveLength(lines.length);
  });

  test("a folder without permission loses events and nothing else", ({ skip }) => {
    if (process.getuid?.() === 0) return skip("root may write everywhere");
    const dataDir = tempFolder();
    chmodSync(dataDir, 0o500);
    const { log } = logIn(dataDir);
    log.write(fails);
    log.flush();
    chmodSync(dataDir, 0o700);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test("an event that fits no form is left out", () => {
    const dataDir = tempFolder();
    const { log } = logIn(dataDir);
    log.write({ ...fails, reference: "+12025550123" });
    log.write(fails);
    expect(linesIn(logFileIn(dataDir))).toHaveLength(1);
  });
});

test("the level of the settings counts from the first event, a new one at once, and Practice's not at all", () => {
  const dataDir = tempFolder();
  const { log } = logIn(dataDir, { readLevel: () => "error" });
  log.write(vaultOpens);
  log.write(fails);
  expect(linesIn(logFileIn(dataDir))).toHaveLength(1);
  log.practice.setLevel("debug");
  log.practice.write(vaultOpens);
  log.practice.write(fails);
  expect(linesIn(logFileIn(dataDir))).toHaveLength(2);
  log.setLevel("info");
  log.write(vaultOpens);
  log.practice.write(vaultOpens);
  log.practice.flush();
  const lines = linesIn(logFileIn(dataDir)).map((line) => JSON.parse(line) as object);
  expect(lines).toHaveLength(4);
  expect(lines.map((line) => "practice" in line)).toEqual([false, true, false, true]);
});

test("[ZN13] a window's start and end are logged at every level, a command's only at its own", () => {
  const [window, command] = [tempFolder(), tempFolder()];
  const begins = startedEvent({ appVersion: "0.1.0", host: "desktop" });
  const { log } = logIn(window, { readLevel: () => "error" });
  for (const event of [begins, vaultOpens, { event: "stopped" }] as const) log.write(event);
  log.practice.write({ event: "stopped" });
  log.flush();
  expect(linesIn(logFileIn(window)).map((line) => (JSON.parse(line) as LogEvent).event)).toEqual([
    "started",
    "stopped",
  ]);
  const quiet = logIn(command, { readLevel: () => "error" }).log;
  for (const event of [{ ...begins, host: "terminal" }, { event: "stopped" }] as const) quiet.write(event);
  quiet.flush();
  expect(existsSync(logFileIn(command).folder)).toBe(false);
});

test.skipIf(process.platform === "win32")("a pipe that has the log's name isn't waited for", () => {
  const file = logFileIn(tempFolder());
  mkdirSync(file.folder);
  const pipe = join(file.folder, `${file.name}.log`);
  execFileSync("mkfifo", [pipe]);
  // In a process of its own, since one that waits for a reader can't be interrupted otherwise.
  const program = `
    import { appendRotating } from ${JSON.stringify(new URL("../../../main/core/log/rotating-file.ts", import.meta.url).href)};
    try { appendRotating(${JSON.stringify(file)}, "x", 0); } catch { process.stdout.write("refused"); }
  `;
  const args = ["--input-type=module", "--eval", program];
  expect(execFileSync(process.execPath, args, { timeout: 20_000, encoding: "utf8" })).toBe("refused");
  expect(statSync(pipe).isFIFO()).toBe(true);
});

describe.skipIf(process.platform === "win32").each([
  ["a file", (folder: string, elsewhere: string) => linkIn(folder, join(elsewhere, "target"))],
  ["no file", (folder: string, elsewhere: string) => linkIn(folder, join(elsewhere, "none"))],
  [
    "a folder, in the place of the log's own",
    (folder: string, elsewhere: string) => symlinkSync(elsewhere, folder),
  ],
] as const)("a link in the log's place that leads to %s", (_what, link) => {
  test("is neither written nor read", () => {
    const elsewhere = tempFolder();
    const target = join(elsewhere, "target");
    writeFileSync(target, "a person's file\n");
    const dataDir = tempFolder();
    const file = logFileIn(dataDir);
    link(file.folder, elsewhere);
    const { log } = logIn(dataDir);
    expect(() => {
      log.write(fails);
      log.flush();
    }).not.toThrow();
    expect(() => appendRotating(file, "x", instant(0), { isCut: true })).toThrow(/isn't a|ELOOP/);
    expect(readdirSync(elsewhere)).toEqual(["target"]);
    expect(readFileSync(target, "utf8")).toBe("a person's file\n");
    expect(() => rotatedFiles(file).map((path) => readRotated(path))).toThrow(/isn't a|ELOOP/);
  });
});

function linkIn(folder: string, target: string): void {
  mkdirSync(folder);
  symlinkSync(target, join(folder, "switchover.log"));
}

test("a file that is read is whole, and a device or a pipe isn't waited for", () => {
  const file = logFileIn(tempFolder());
  appendRotating(file, "one\n", instant(0));
  expect(rotatedFiles(file).map((path) => readRotated(path))).toEqual(["one\n"]);
  expect(() => readRotated("/dev/zero")).toThrow("isn't a file");
  expect(() => readRotated(file.folder)).toThrow("isn't a file");
});

test("[ZP3] a window's start is in the file once it is written, and so is its end; other events come with the turn", () => {
  const dataDir = tempFolder();
  const file = logFileIn(dataDir);
  const { log } = logIn(dataDir, { readLevel: () => "error" });
  log.write(vaultOpens);
  log.write(startedEvent({ appVersion: "0.1.0", host: "desktop" }));
  const [first] = linesIn(file);
  expect(JSON.parse(first ?? "{}")).toMatchObject({ event: "started", host: "desktop" });
  log.write({ event: "stopped" });
  expect(linesIn(file).map((line) => (JSON.parse(line) as LogEvent).event)).toEqual(["started", "stopped"]);
});

test("[ZP4] a file that has a second name is set aside as it is: what has that name too is never written", () => {
  for (const content of ["a person's file\n", ""]) {
    const dataDir = tempFolder();
    const file = logFileIn(dataDir);
    const elsewhere = join(dataDir, "notes.txt");
    writeFileSync(elsewhere, content);
    mkdirSync(file.folder);
    linkSync(elsewhere, join(file.folder, "switchover.log"));
    const { log } = logIn(dataDir);
    log.write(vaultOpens);
    log.flush();
    expect(readFileSync(elsewhere, "utf8")).toBe(content);
    expect(readFileSync(join(file.folder, "switchover.log"), "utf8")).toContain('"event":"vault"');
  }
});
