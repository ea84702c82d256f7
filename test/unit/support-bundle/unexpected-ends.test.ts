import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readUnexpectedEnds } from "../../../main/core/support/read-ends.ts";
import { unexpectedEnds, type EndLine } from "../../../shared/support/unexpected-ends.ts";
import { startMsOf } from "../../../main/core/log/process-start.ts";
import { logLine } from "../../../shared/log/log-line.ts";
import { startedEvent } from "../../../main/core/log/started.ts";
import { logFileIn, openOperationalLog } from "../../../main/core/log/operational-log.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { tempFolder } from "../../support/temp-folder.ts";

const at = (minute: number): string => `2026-11-26T08:${String(minute).padStart(2, "0")}:00.000Z`;
const OWN = 99;
const started = (
  pid: number,
  minute: number,
  host: "desktop" | "browser" | "terminal" = "desktop",
): EndLine => ({
  at: at(minute),
  pid,
  event: "started",
  host,
  version: "0.1.0",
  node: "24.18.0",
  platform: "linux",
  arch: "x64",
});
const stopped = (pid: number, minute: number): EndLine => ({ at: at(minute), pid, event: "stopped" });
const alive = (pid: number, minute: number): EndLine => ({ at: at(minute), pid, event: "other" });
const failed = (pid: number, minute: number): EndLine => ({
  at: at(minute),
  pid,
  event: "unexpected",
  reference: "0a1b2c3d",
  chain: [],
});
const pageEnded = (pid: number, minute: number): EndLine => ({
  at: at(minute),
  pid,
  event: "page-ended",
  reason: "crashed",
});
const practice = (line: EndLine): EndLine => ({ ...line, practice: true });
const ends = (lines: readonly EndLine[], running: readonly number[] = []) =>
  unexpectedEnds(lines, {
    own: OWN,
    isRunning: (pid) => pid === OWN || running.includes(pid),
  }).map(({ abrupt, errors, pages, lastAt }) => ({
    abrupt,
    errors: errors.length,
    pages: pages.length,
    lastAt,
  }));

describe("[ZN13] the log tells of a window's process", () => {
  test.each([
    ["that closed", [started(1, 0), alive(1, 1), stopped(1, 2)], []],
    [
      "that was killed",
      [started(1, 0), alive(1, 1), started(OWN, 5)],
      [{ abrupt: true, errors: 0, pages: 0, lastAt: at(1) }],
    ],
    [
      "whose ID another one has by now",
      [started(1, 0), started(1, 1), stopped(1, 2)],
      [{ abrupt: true, errors: 0, pages: 0, lastAt: at(0) }],
    ],
    [
      "whose ID is ours now",
      [started(OWN, 0), started(OWN, 1)],
      [{ abrupt: true, errors: 0, pages: 0, lastAt: at(0) }],
    ],
    [
      "that had an error and closed",
      [started(1, 0), failed(1, 1), stopped(1, 2)],
      [{ abrupt: false, errors: 1, pages: 0, lastAt: at(2) }],
    ],
    [
      "that lost a page",
      [started(1, 0), pageEnded(1, 1), stopped(1, 2)],
      [{ abrupt: false, errors: 0, pages: 1, lastAt: at(2) }],
    ],
    [
      "of which the log has no start any more",
      [alive(1, 0), failed(1, 1)],
      [{ abrupt: false, errors: 1, pages: 0, lastAt: at(1) }],
    ],
    [
      "whose Practice started and stopped anew",
      [started(1, 0), practice(stopped(1, 1)), practice(started(1, 2)), stopped(1, 3)],
      [],
    ],
    [
      "whose Practice stopped before it was killed",
      [started(1, 0), practice(stopped(1, 1))],
      [{ abrupt: true, errors: 0, pages: 0, lastAt: at(1) }],
    ],
    [
      "that is our own: only what its page did",
      [started(OWN, 0), failed(OWN, 1), pageEnded(OWN, 2)],
      [{ abrupt: false, errors: 0, pages: 1, lastAt: at(2) }],
    ],
    ["of a command, which told its errors itself", [started(1, 0, "terminal"), failed(1, 1)], []],
    ["that never was", [], []],
  ] as const)("%s", (_what, lines, expected) => {
    expect(ends(lines)).toEqual(expected);
  });

  test("that still runs as not ended", () => {
    expect(ends([started(1, 0)], [1])).toEqual([]);
  });

  test("newest first, with a name that changes when more happens", () => {
    const lines = [started(1, 0), pageEnded(1, 1), stopped(1, 2), started(2, 3), alive(2, 4)];
    expect(ends(lines).map(({ lastAt }) => lastAt)).toEqual([at(4), at(2)]);
    const context = { own: OWN, isRunning: () => false };
    const [one] = unexpectedEnds([started(1, 0), pageEnded(1, 1)], context);
    const [more] = unexpectedEnds([started(1, 0), pageEnded(1, 1), pageEnded(1, 2)], context);
    expect(one?.id).not.toBe(more?.id);
  });
});

test("[ZN13] a window whose log's level was raised and that closed isn't said to have ended unexpectedly", async () => {
  const dataDir = tempFolder();
  const clock = virtualClock();
  const log = openOperationalLog({
    file: logFileIn(dataDir),
    clock,
    pid: 9_999_999,
    mayWrite: () => true,
    isEvent: () => true,
    readLevel: () => "info",
  });
  log.write(startedEvent({ appVersion: "0.1.0", host: "desktop" }));
  log.setLevel("error");
  log.write({ event: "stopped" });
  log.flush();
  expect(readUnexpectedEnds(dataDir)).toEqual([]);
});

test("[ZN13] a program whose process ID another one has by now is told of, one that runs isn't", () => {
  const told = (sinceBootMs: number | undefined, pid: number): number => {
    const dataDir = tempFolder();
    mkdirSync(join(dataDir, "log"));
    const { sinceBootMs: _own, ...begins } = startedEvent({ appVersion: "0.1.0", host: "desktop" });
    const event = { ...begins, ...(sinceBootMs === undefined ? {} : { sinceBootMs }) };
    const line = logLine({ at: at(0), level: "info", pid }, event);
    writeFileSync(join(dataDir, "log", "switchover.log"), `${line}\n`);
    return readUnexpectedEnds(dataDir).length;
  };
  // Our parent runs; as ours, only its start is in the log.
  const other = process.ppid;
  const itsStart = startMsOf(other);
  expect(told(itsStart, other)).toBe(0);
  expect(told(undefined, other)).toBe(0);
  // One that started before the computer did, by a later start of it.
  expect(told(2 ** 40, other)).toBe(1);
  // A tick earlier; where the system tells no start of others, nothing tells them apart.
  expect(told((itsStart ?? 10) - 10, other)).toBe(itsStart === undefined ? 0 : 1);
});

test("[ZN13] nothing is told of a log that is none: a link, or a file in its folder's place", () => {
  const [linked, filed] = [tempFolder(), tempFolder()];
  symlinkSync(tempFolder(), join(linked, "log"));
  writeFileSync(join(filed, "log"), "a person's file");
  expect([readUnexpectedEnds(linked), readUnexpectedEnds(filed)]).toEqual([[], []]);
});

test("[ZN13] it is read from the log's files, whatever else stands in them, and a data folder isn't made for it", () => {
  const dataDir = tempFolder();
  expect(readUnexpectedEnds(join(dataDir, "none"))).toEqual([]);
  const folder = join(dataDir, "log");
  mkdirSync(folder);
  const secret = "hunter2 +12025550123";
  const line = (event: object): string =>
    JSON.stringify({ at: at(0), level: "info", pid: 999_999_9, ...event });
  writeFileSync(
    join(folder, "switchover.log"),
    [
      line({
        event: "started",
        host: "desktop",
        version: "0.1.0",
        node: "24.18.0",
        platform: "linux",
        arch: "x64",
      }),
      line({ event: "unexpected", reference: secret, chain: [] }),
      line({ event: "page-ended", reason: secret }),
      `{"event":"started" ${secret}`,
      "\u0000\u0000",
      line({ at: at(3), event: "vault", state: "open" }),
      `{"at":"${at(4)}","level":"in`,
    ].join("\n"),
  );
  const found = readUnexpectedEnds(dataDir);
  expect(found).toMatchObject([{ abrupt: true, lastAt: at(3), version: "0.1.0", errors: [], pages: [] }]);
  expect(JSON.stringify(found)).not.toContain("hunter2");
});
