import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import type { StepState } from "../../../shared/migration/run-snapshot.ts";
import { imagineRun } from "../../support/imagined-run.ts";

type About = Extract<JournalEntry, { step?: unknown }>["kind"];

/** Which entries about a step may stand in the journal while the step is where it is. */
const MAY_FOLLOW: Readonly<Record<StepState["kind"], readonly About[]>> = {
  // Looked at before a register where the answers are old, before a subscription where an address stands (which may show
  // that there is nothing left to do), and by somebody who abandons the run.
  pending: ["intent", "skipped", "looked", "settled", "ended"],
  // A request whose answer is open: the answer, or that there was none, comes before anything else.
  "in-flight": ["outcome"],
  // A granted repeat that never left goes back to the question that it was granted for.
  "not-sent": ["intent", "looked", "settled", "repeat-granted", "skipped", "ended"],
  // A code that was refused is left out where a look shows that somebody else has moved the number.
  rejected: ["intent", "looked", "settled", "repeat-granted", "skipped", "ended"],
  unknown: ["intent", "looked", "settled", "repeat-granted", "skipped", "ended"],
  // Done is done, but another code may be asked for, and a later look may take a step up again.
  confirmed: ["intent", "ended", "reopened"],
  skipped: [],
};

// Only the step that ended the run can be the one that it is taken up at.
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
