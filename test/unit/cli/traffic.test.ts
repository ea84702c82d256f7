import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { instant } from "../../../shared/time.ts";
import { quarterOf } from "../../../shared/traffic/seen.ts";
import { cli } from "../../support/cli.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const HOUR = 3_600_000;
/** A Monday, ten days before the clock of these tests. */
const MONDAY = Date.UTC(2026, 0, 5);
const NOW = Date.UTC(2026, 0, 15, 12);

/** One message each hour of a week, none on Tuesday between 3 and 4. */
const HOURS = Array.from({ length: 168 }, (_, hour) => hour).filter((hour) => hour !== 27);

function inFile(name: string, text: string): string {
  const path = join(tempFolder(), name);
  writeFileSync(path, text);
  return path;
}

function linesOf(stdout: string): readonly Record<string, unknown>[] {
  return stdout
    .trim()
    .split("\n")
    .map((line) => z.record(z.string(), z.unknown()).parse(JSON.parse(line)));
}

const clock = virtualClock(NOW);
const times = HOURS.map((hour) => new Date(MONDAY + hour * HOUR).toISOString());

describe("traffic", () => {
  test("[Q7] prints the map, the quietest hour and what it rests on, from a file and from standard input", async () => {
    const file = inFile("times.csv", `when\n${times.join("\n")}\n`);
    const told = await cli(["traffic", "--from-csv", file, "--zone", "UTC"], { clock });
    expect(told.code).toBe(0);
    expect(told.stdout).toMatch(/Tue +9 9 9 0 9/);
    expect(told.stdout).toContain("Quietest hour so far, a hint only: Tuesday, 03:00 to 04:00");
    expect(told.stdout).toContain("0 messages in 1 h seen");
    expect(told.stdout).toContain("Next: Tue, 20 Jan 2026, 03:00 UTC");
    expect(told.stdout).toContain("fewer than 200 messages");
    const piped = await cli(["traffic", "--from-csv", "-", "--zone", "UTC"], {
      input: `${times.join("\n")}\n`,
      clock,
    });
    expect(piped.stdout).toBe(told.stdout);
  });

  test("[Q7] the hours of the map stand below each other, however long a language's names of days are", async () => {
    const file = inFile("times.csv", `when\n${times.join("\n")}\n`);
    const command = ["traffic", "--from-csv", file, "--zone", "UTC"];
    for (const LANG of ["C.UTF-8", "ar_EG.UTF-8"]) {
      const { stdout } = await cli(command, { clock, env: { LANG } });
      const [head = "", ...days] = stdout.split("\n").slice(0, 8);
      expect(new Set(days.map((line) => line.length))).toEqual(new Set([head.indexOf("00") + 47]));
    }
  });

  test("[Q7] with --json prints 168 hours and ends with the result", async () => {
    const file = inFile("times.csv", times.join("\n"));
    const { code, stdout, stderr } = await cli(
      ["traffic", "--from-csv", file, "--zone", "Asia/Tokyo", "--json"],
      { clock },
    );
    const lines = linesOf(stdout);
    expect(code).toBe(0);
    expect(lines.filter(({ type }) => type === "hour")).toHaveLength(168);
    expect(lines.every(({ at }) => typeof at === "string")).toBe(true);
    expect(lines.at(-1)).toMatchObject({
      type: "result",
      outcome: "little",
      zone: "Asia/Tokyo",
      messages: 167,
      quietest: { day: 2, hour: 12, messages: 0, hours: 1, next: "2026-01-20T03:00:00.000Z" },
    });
    expect(stderr).toContain("Quietest hour");
  });

  test("[Q7] reads the stored messages unless a CSV is given, and is exit 1 without any", async () => {
    const quarters = new Map(HOURS.map((hour) => [quarterOf(instant(MONDAY + hour * HOUR)), 2]));
    const told = await cli(["traffic", "--zone", "UTC"], { core: fakeCore({ quarters }), clock });
    expect(told).toMatchObject({ code: 0, stderr: "" });
    expect(told.stdout).toContain("Tuesday, 03:00 to 04:00");
    const none = await cli(["traffic", "--json"], { clock });
    expect(none.code).toBe(1);
    expect(linesOf(none.stdout).at(-1)).toMatchObject({ type: "result", outcome: "none", messages: 0 });
  });

  test.each([
    [["--zone", "Mars/Olympus"], "There is no time zone Mars/Olympus"],
    [["--column", "when"], "--column needs --from-csv."],
    [["--from-csv", "/nowhere.csv"], "Can't read /nowhere.csv"],
    [["--from-csv", "-", "--number", "1"], "doesn't tell numbers apart"],
    [["--from-csv", "-", "--column", "x\u001b[2J"], "Its columns: a\\u{1b}[2J, b"],
  ])("[Q7] wrong usage is exit 2 and prints no result: %j", async (options, words) => {
    const ended = await cli(["traffic", ...options], { input: `a\u001b[2J,b\n${times[0]},1\n`, clock });
    expect(ended).toMatchObject({ code: 2, stdout: "" });
    expect(ended.stderr).toContain(words);
  });
});
