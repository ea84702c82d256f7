import { expect, test } from "vitest";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { staysOf } from "../../../renderer/screens/number/stays.ts";

function run(change: Record<string, unknown>): RunSnapshot {
  return {
    phase: { kind: "ended", reason: "complete" },
    direction: "to-cloud",
    numberIs: "cloud",
    proof: "proven",
    updatedAt: "2026-05-02T10:00:00.000Z",
    ...change,
  } as RunSnapshot;
}
const back = run({ direction: "to-onprem", numberIs: "on-premises", endedAt: "2026-05-09T10:00:00.000Z" });

test("each confirmed move ends one stay and begins the next", () => {
  expect(staysOf([run({}), back])).toEqual([
    { place: "on-premises", until: "2026-05-02T10:00:00.000Z" },
    { place: "cloud", from: "2026-05-02T10:00:00.000Z", until: "2026-05-09T10:00:00.000Z" },
    { place: "on-premises", from: "2026-05-09T10:00:00.000Z" },
  ]);
});

test("what moved nothing, is not confirmed or not ended tells no stay", () => {
  expect(staysOf([])).toEqual([]);
  expect(staysOf([run({ numberIs: "on-premises" })])).toEqual([]);
  expect(staysOf([run({ proof: "attested" })])).toEqual([]);
  expect(staysOf([run({ phase: { kind: "ready" } })])).toEqual([]);
});
