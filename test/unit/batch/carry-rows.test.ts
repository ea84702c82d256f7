import { expect, test } from "vitest";
import { bringUpToDate } from "../../../main/core/batch/carry-rows.ts";
import type { BatchRecord, RowEnd } from "../../../main/core/batch/batch-record.ts";
import type { BatchRow } from "../../../shared/batch/row.ts";
import { ok } from "../../../shared/result.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import { valueOf } from "../../support/expect-result.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const ROW = { line: 2, number: "+12025550123", plan: { direction: "to-cloud" } } as unknown as BatchRow;
const RUN = "r-20260115-abcdef";

/** What the record holds of a row after a migration that ended so was resumed and ended as told. */
async function recordedAfter(end: RowEnd, now: object): Promise<readonly RowEnd[]> {
  const written: RowEnd[] = [];
  const record = {
    of: () => ({ startedAt: "2026-01-15T12:00:00.000Z", run: RUN, end }),
    end: (_row: BatchRow, _at: string, _run: unknown, next: RowEnd) => {
      written.push(next);
      return ok(null);
    },
  } as unknown as BatchRecord;
  const snapshot = { run: RUN, direction: "to-cloud", steps: [], ...now };
  const client = { call: async () => ok([snapshot]) } as unknown as Client;
  valueOf(await bringUpToDate([ROW], { client, clock: virtualClock(), record }));
  return written;
}

const REJECTED: RowEnd = { outcome: "rejected", count: "failed", numberIs: "on-premises", proof: "proven" };

test("[B5] a row whose migration was resumed has its new location, though it failed again", async () => {
  const after = { phase: { kind: "ended", reason: "subscribe-refused" }, numberIs: "cloud", proof: "proven" };
  expect(await recordedAfter(REJECTED, after)).toEqual([{ ...REJECTED, numberIs: "cloud" }]);
  const same = {
    phase: { kind: "ended", reason: "register-pin-refused" },
    numberIs: "on-premises",
    proof: "proven",
  };
  expect(await recordedAfter(REJECTED, same)).toEqual([]);
});
