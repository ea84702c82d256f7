import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readFileTimes, slowestFiles } from "../../../scripts/lib/file-times.mjs";
import {
  addUp,
  historiesLine,
  leftOutLine,
  partialCounts,
  readReport,
  summaryLine,
} from "../../../scripts/lib/test-counts.mjs";
import { tempFolder } from "../../support/temp-folder.ts";

const good = { passed: true };
const bad = { passed: false };

test("each check counts as one test", () => {
  const counts = addUp([good, good, bad], { passed: 10, failed: 0, skipped: 0 }, 0);
  expect(summaryLine(counts)).toBe("12 passed, 1 failed");
});

test("skipped tests are named only where there are some", () => {
  expect(summaryLine({ passed: 1, failed: 0, skipped: 2 })).toBe("1 passed, 0 failed, 2 skipped");
});

test("a run that ended badly without a failed test is a failure", () => {
  expect(addUp([good], { passed: 10, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(addUp([good], undefined, 0).failed).toBe(1);
  expect(addUp([good], { passed: 10, failed: 2, skipped: 0 }, 1).failed).toBe(2);
});

test("a test file that could not be loaded counts as one failure", () => {
  const path = join(tempFolder(), "report.json");
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{}] },
      { status: "passed", assertionResults: [{}] },
    ],
  };
  writeFileSync(path, JSON.stringify(report));
  expect(readReport(path)).toEqual({ passed: 3, failed: 2, skipped: 2 });
});

test("a report that is missing or cut short gives no counts", () => {
  const path = join(tempFolder(), "report.json");
  expect(readReport(path)).toBeUndefined();
  writeFileSync(path, `{"numPassedTests": 3`);
  expect(readReport(path)).toBeUndefined();
});

describe("a run that is cut short", () => {
  const line = (file: string, ms?: number, counts = {}): string =>
    `${JSON.stringify({ file, ms, passed: 0, failed: 0, skipped: 0, long: 0, ...counts })}\n`;
  const noted = (...lines: readonly string[]) => {
    const path = join(tempFolder(), "times");
    writeFileSync(path, lines.join(""));
    return readFileTimes(path);
  };

  test("counts what has passed until then, and fails", () => {
    const times = noted(
      line("test/a.test.ts"),
      line("test/a.test.ts", 900, { passed: 7, skipped: 2 }),
      line("test/b.test.ts"),
      '{"file": "test/c.te',
    );
    expect(partialCounts(times)).toEqual({ passed: 7, failed: 1, skipped: 2 });
    expect(addUp([good], partialCounts(times), 137)).toEqual({ passed: 8, failed: 1, skipped: 2 });
    expect(addUp([good], partialCounts(readFileTimes("/nowhere")), 137).failed).toBe(1);
  });

  test("tells which files had not ended, and which took longest", () => {
    const times = noted(
      line("test/quick.test.ts", 90),
      line("test/under-way.test.ts"),
      line("test/slow.test.ts"),
      line("test/slow.test.ts", 12_340),
      line("test/middling.test.ts", 2_000),
    );
    expect(slowestFiles(times, 2)).toEqual([
      "  not ended  test/under-way.test.ts",
      "     12.3 s  test/slow.test.ts",
      "      2.0 s  test/middling.test.ts",
    ]);
  });
});

test("random histories that were played are counted in words, and those that there was no time for", () => {
  expect(historiesLine([{}, {}])).toBeUndefined();
  expect(historiesLine([{}, { histories: { played: 20_000, wanted: 20_000 } }])).toBe(
    "Random histories of the simulation: 20000.",
  );
  expect(historiesLine([{ histories: { played: 4200, wanted: 20_000 } }])).toBe(
    "Random histories of the simulation: 4200 of 20000, as many as there was time for.",
  );
});

test("long tests that were left out are counted in words, where there are some", () => {
  expect(leftOutLine([{ long: 0 }])).toBeUndefined();
  expect(leftOutLine([{ long: 2 }, { long: 3 }])).toMatch(
    /^Left out: 5 long tests\. SWITCHOVER_LONG_TESTS=1/,
  );
});
