import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { addUp, readReport, summaryLine } from "../../../scripts/lib/test-counts.mjs";
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
