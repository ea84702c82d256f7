import { expect, test } from "vitest";
import { earlierOf } from "../../../main/core/batch/batch-progress.ts";
import type { KnownRow } from "../../../main/core/batch/batch-record.ts";
import { RunId } from "../../../shared/ids.ts";

const run = RunId.parse("r-20260115-0f3a9c");
const AT = { startedAt: "2026-01-15T12:00:00.000Z" };
const ended = (count: "complete" | "waiting"): Pick<KnownRow, "end"> => ({
  end: { outcome: "x", count, numberIs: "on-premises", proof: "none" },
});

test.each<[string, KnownRow | undefined, ReturnType<typeof earlierOf>]>([
  ["never started", undefined, {}],
  ["killed after it was started", AT, { begun: true }],
  ["waiting in the middle of a migration", { ...AT, ...ended("waiting"), run }, { run, begun: true }],
  ["held back before a migration", { ...AT, ...ended("waiting") }, {}],
  ["over", { ...AT, ...ended("complete"), run }, { run }],
])(
  "[B8] a number that an earlier start left %s is told as begun only if its migration may be open",
  (_what, known, told) => {
    expect(earlierOf(known)).toEqual(told);
  },
);
