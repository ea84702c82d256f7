import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import type { StepState } from "../../../shared/migration/run-snapshot.ts";
import { imagineRun } from "../../support/imagined-run.ts";

type About = Extract<JournalEntry, { step?: unknown }>["kind"];

/** Which entries about a step may follow while the step is in this state. */
const MAY_FOLLOW: Readonly<Record<StepState["kind"], readonly About[]>> = {
  // Observed before a register if the responses are old, before a subscription if there is a callback URL
  // (which may show that nothing is left to do), and when a person abandons the run.
  pending: ["intent", "skipped", "looked", "settled", "ended"],
  // A pending request: its response, or that there was none, must come first.
  "in-flight": ["outcome"],
  // A permitted repeat that was never sent returns to the question that it was permitted for.
  "not-sent": ["intent", "looked", "settled", "repeat-granted", "skipped", "ended"],
  // A rejected code is skipped if an observation shows that another program has moved the number.
  rejected: ["intent", "looked", "settled", "repeat-granted", "skipped", "ended"],
  unknown: ["intent", "looked", "settled", "repeat-granted", "skipped", "ended"],
  // Final, except that another code may be requested and a later observation may reopen the step.
  confirmed: ["intent", "ended", "reopened"],
  skipped: [],
};

// Only the step that ended the run can be the one at which it is reopened.
const REOPENED: readonly StepState["kind"][] = ["not-sent", "rejected", "unknown"];

const TAPE = fc.array(fc.nat(1_000_000), { minLength: 20, maxLength: 220, size: "max" });

function walk(): ReadonlySet<string> {
  const seen = new Set<string>();
  for (const direction of ["to-cloud", "to-onprem"] as const) {
    for (const tape of fc.sample(TAPE, { seed: 7, numRuns: 8000 })) {
      for (const { before, entry } of imagineRun(direction, tape).moments) {
        if ("step" in entry && entry.step !== undefined)
          seen.add(`${before.steps[entry.step].kind} > ${entry.kind}`);
      }
    }
  }
  return seen;
}

test("[I4][I17] an entry about a step follows only where the table allows it, and every line of the table is walked", () => {
  const allowed = Object.entries(MAY_FOLLOW).flatMap(([from, kinds]) =>
    kinds.map((kind) => `${from} > ${kind}`),
  );
  const reopened = REOPENED.map((from) => `${from} > reopened`);
  const seen = walk();
  expect([...seen].filter((pair) => !allowed.includes(pair) && !reopened.includes(pair)).toSorted()).toEqual(
    [],
  );
  expect([...allowed, ...reopened].filter((pair) => !seen.has(pair)).toSorted()).toEqual([]);
}, 30_000);
