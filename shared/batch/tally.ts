/** What a number's end counts as. */
export type BatchCount = "complete" | "failed" | "unknown" | "waiting";

/** How many numbers of a batch came to which end. */
export type BatchTally = Readonly<Record<BatchCount | "notStarted", number>>;

const COUNTS: Readonly<Record<string, BatchCount>> = {
  complete: "complete",
  go: "complete",
  rejected: "failed",
  stopped: "failed",
  "no-go": "failed",
  unknown: "unknown",
};

/** What an outcome of a result line counts as; one that needs a person is waiting. */
export function countOf(outcome: string): BatchCount {
  return COUNTS[outcome] ?? "waiting";
}

/** The tally of these ends out of `rows` numbers. */
export function tallyOf(ends: Iterable<BatchCount>, rows: number): BatchTally {
  const tally = { complete: 0, failed: 0, unknown: 0, waiting: 0, notStarted: rows };
  for (const end of ends) {
    tally[end] += 1;
    tally.notStarted -= 1;
  }
  return tally;
}
