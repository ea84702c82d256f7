import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test, type TestContext } from "vitest";
import { proofsOf } from "./proofs.ts";
import type { FaultId, Row } from "./row.ts";
import { ANSWERS } from "./rows-answers.ts";
import { ON_THIS_MACHINE } from "./rows-machine.ts";
import { PEOPLE } from "./rows-people.ts";
import { ON_THE_WAY } from "./rows-way.ts";

const AREAS = [ON_THE_WAY, ANSWERS, ON_THIS_MACHINE, PEOPLE];
const MATRIX: readonly (readonly [FaultId, Row])[] = AREAS.flatMap(
  (area) => Object.entries(area) as [FaultId, Row][],
).toSorted(([one], [other]) => numberOf(one) - numberOf(other));

function numberOf(id: string): number {
  return Number(id.slice(1));
}

const LIMIT = { timeout: 120_000 };
/** Rows that start programs of their own or mount disks: they run one after the other, the others beside each other. */
const isAlone = (id: string): boolean => id in ON_THIS_MACHINE;
describe("[ZV7] the fault matrix", LIMIT, () => {
  test("has a row for each fault of test/spec/faults.md, F1 to F40, once, and says of each how and what", () => {
    const rules = readFileSync(join(import.meta.dirname, "../../spec/faults.md"), "utf8");
    const listed = [...rules.matchAll(/^- \[(F\d+)\]/gm)].map(([, id = ""]) => numberOf(id));
    const all = Array.from({ length: 40 }, (_, index) => index + 1);
    expect(MATRIX.map(([id]) => numberOf(id))).toEqual(all);
    expect(listed.toSorted((one, other) => one - other)).toEqual(all);
    for (const [, { how, expected }] of MATRIX)
      expect([how.length > 20, expected.length > 5]).toEqual([true, true]);
  });

  /** A row that proves no sentence, or not that nothing was lost, is none. */
  const proofsIn = async (id: FaultId, skip: TestContext["skip"]): Promise<object> => {
    const row = MATRIX.find(([one]) => one === id)?.[1];
    const { told, kept } = await proofsOf(() => row?.run(skip) ?? Promise.resolve());
    return { told: told > 0, kept: kept > 0 };
  };
  const rows = MATRIX.map(([id, { how, expected }]) => ({ id, how, expected }));
  const BOTH = { told: true, kept: true };

  test.concurrent.for(rows.filter(({ id }) => !isAlone(id)))(
    "[ZV7][$id] $how: $expected",
    async ({ id }, { skip }) => {
      expect(await proofsIn(id, skip)).toEqual(BOTH);
    },
  );
  test.for(rows.filter(({ id }) => isAlone(id)))("[ZV7][$id] $how: $expected", async ({ id }, { skip }) => {
    expect(await proofsIn(id, skip)).toEqual(BOTH);
  });
});
