import { expect, test } from "vitest";
import { lastMove, type LastMove, type RunOfNumber } from "../../../main/core/proof/last-move.ts";
import { RunId } from "../../../shared/ids.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import { AT_HOME, confirmed, readingOf, rejected, ToldRun, unknown } from "../../support/told-run.ts";

/** Runs as the reader returns them, newest first; the last argument is the newest run. */
function moveOf(...runs: readonly (ToldRun | "unreadable")[]): LastMove | undefined {
  return lastMove(runs.map((run, index) => read(run, index)).toReversed());
}

function read(told: ToldRun | "unreadable", index: number): RunOfNumber {
  const run = RunId.parse(`r-20260115-told1${index}`);
  if (told === "unreadable") return { run };
  return { run, read: { state: told.state, rows: told.rows, damaged: false } };
}

const toCloud = (): ToldRun => new ToldRun("to-cloud").backedUp();
const moved = (direction: Direction): ToldRun =>
  direction === "to-cloud"
    ? toCloud().pass(1_000).takes("register", confirmed())
    : new ToldRun("to-onprem").codeSent().pass(1_000).takes("code", confirmed());

test.each(["to-cloud", "to-onprem"] as const)(
  "[H1] a move %s is bounded by its request before and its confirmation after",
  (direction) => {
    const start = direction === "to-cloud" ? toCloud() : new ToldRun("to-onprem").codeSent();
    const step = direction === "to-cloud" ? "register" : "code";
    const intentAt = start.pass(1_000).moment.wall;
    const run = start.intent(step).pass(4_000).outcome(step, confirmed());
    expect(moveOf(run)).toMatchObject({
      direction,
      place: "arrived",
      by: "answer",
      from: intentAt,
      at: intentAt + 4_000,
      wasHereBefore: false,
      mark: { seq: run.rows.length },
    });
  },
);

test("[H1] a run that sent nothing, or was refused, leaves the move before it as it was", () => {
  const before = moveOf(moved("to-cloud"));
  const refused = new ToldRun("to-onprem").codeSent().takes("code", rejected("code-wrong"));
  for (const run of [new ToldRun("to-onprem").inspected(), refused])
    expect(moveOf(moved("to-cloud"), run)?.mark).toEqual(before?.mark);
  expect(moveOf(new ToldRun("to-cloud").inspected())).toBeUndefined();
});

test("[H1] of a number that was moved back and forth the newest move counts, and old messages may still be read", () => {
  const third = moveOf(moved("to-cloud"), moved("to-onprem"), moved("to-cloud"));
  expect(third).toMatchObject({
    direction: "to-cloud",
    wasHereBefore: true,
    mark: { run: "r-20260115-told12" },
  });
});

test("[H1] a request whose outcome nobody knows makes the place unknown, and so does what cannot be read", () => {
  const lost = new ToldRun("to-onprem").codeSent().takes("code", unknown());
  expect(moveOf(moved("to-cloud"), lost)).toMatchObject({ place: "unknown", direction: "to-onprem" });
  expect(moveOf(moved("to-cloud"), "unreadable")).toBeUndefined();
  const run = moved("to-cloud");
  const damaged = {
    run: RunId.parse("r-20260115-told10"),
    read: { state: run.state, rows: run.rows, damaged: true },
  };
  expect(lastMove([damaged])).toMatchObject({ place: "unknown" });
});

test("[H1] a request that had no effect after all moves nothing, but evidence must be newer than its end", () => {
  const lost = new ToldRun("to-onprem").codeSent().takes("code", unknown());
  lost.pass(16_000).looks("code", AT_HOME["to-onprem"]);
  // Observed for long enough: the number is still in the cloud.
  expect(lost.state.home).toMatchObject({ is: "cloud", proof: "proven" });
  expect(moveOf(moved("to-cloud"), lost)).toMatchObject({
    direction: "to-cloud",
    place: "arrived",
    wasHereBefore: true,
    mark: { run: "r-20260115-told11" },
    // The move's own time does not change.
    movedAt: moveOf(moved("to-cloud"))?.at,
  });
});

test("[H1] a later run that saw the number on the other API says that it was moved by others", () => {
  const later = new ToldRun("to-cloud").inspected(readingOf("on-premises", "serves-number"));
  expect(moveOf(moved("to-cloud"), later)).toMatchObject({ place: "elsewhere" });
});

test("[H1] a person's word is told as such, and a number that was there already has no time of its move", () => {
  const lost = toCloud().takes("register", unknown()).add({ kind: "attested", home: "cloud" });
  lost.add({ kind: "settled", step: "register", by: "person" });
  expect(moveOf(lost)).toMatchObject({ by: "person", place: "arrived" });
  const there = new ToldRun("to-cloud")
    .inspected(readingOf("cloud", "unregistered"))
    .add({ kind: "skipped", step: "register", why: "already-on-target" });
  expect(moveOf(there)).toMatchObject({ by: "already-there", place: "arrived", wasHereBefore: true });
  expect(moveOf(there)?.from).toBeUndefined();
});

test("[H1] an answer that came late moves the bound: what began before it does not count", () => {
  const lost = toCloud().takes("register", unknown());
  const before = lost.rows.length;
  lost.pass(60_000).add({ kind: "late-answer", step: "register", attempt: 1, outcome: confirmed() });
  expect(moveOf(lost)).toMatchObject({ place: "arrived", by: "answer", mark: { seq: before + 1 } });
});
