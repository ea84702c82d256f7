import { describe, expect, test } from "vitest";
import { isLateByClient } from "../../../main/core/migration/decide/backup-and-shards.ts";
import { decide } from "../../../main/core/migration/decide/decide.ts";
import type { Evidence } from "../../../shared/platform/outcome.ts";
import { act, asks, ended, look, skipped } from "../../support/decisions.ts";
import { confirmed, notSent, readingOf, rejected, START, ToldRun, unknown } from "../../support/told-run.ts";

const WEEK_MS = 7 * 24 * 3_600_000;
const ARRIVED = readingOf("on-premises", "serves-number");

const dated = (ms: number): Partial<Evidence> => ({ serverDate: new Date(START + ms).toISOString() });
const undated: Partial<Evidence> = {};
const there = (date: Partial<Evidence>) => ({
  ...readingOf("cloud", "unregistered"),
  onPrem: confirmed(date),
});

/** A run whose client dated its observation, the code that it sent, and nothing since. */
function codeSent(observed: Partial<Evidence>, sent: Partial<Evidence>): ToldRun {
  return new ToldRun("to-onprem")
    .inspected(there(observed))
    .confirm("sending-paused", "point-of-no-return")
    .takes("account", confirmed(sent), { kind: "account", answer: "code-sent" });
}

/** The moment, in ms since START, from which on the client's own clock says that shards are too late. */
function lateFrom(run: ToldRun): number | undefined {
  const isLate = (ms: number) => isLateByClient(run.state, dated(ms).serverDate);
  if (isLate(0) === undefined) return undefined;
  let [early, late] = [-WEEK_MS, 3 * WEEK_MS];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (isLate(middle) === true) late = middle;
    else early = middle;
  }
  return late - WEEK_MS;
}

describe("[I24] by the client's own clock a registration is as old as", () => {
  test("its answer less the time that it took, where it was the only request", () => {
    expect(lateFrom(codeSent(dated(-90_000), dated(-60_000)).takes("code", confirmed(dated(0))))).toBe(-5);
  });

  test("its answer, where the ones before were refused", () => {
    const run = codeSent(dated(-90_000), dated(-60_000)).takes("code", rejected("code-wrong"));
    expect(lateFrom(run.takes("code", confirmed(dated(0))))).toBe(-5);
  });

  test("its answer, where it came late and was the only request", () => {
    const run = codeSent(dated(-90_000), dated(-60_000)).takes("code", unknown());
    run.add({ kind: "late-answer", step: "code", attempt: 1, outcome: confirmed(dated(0)) });
    expect(run.state.steps.code).toMatchObject({ kind: "confirmed", by: "answer" });
    expect(lateFrom(run)).toBe(-5);
  });

  const twice = (observed: Partial<Evidence>, sent: Partial<Evidence>, answer: Partial<Evidence>): ToldRun =>
    codeSent(observed, sent)
      .takes("code", unknown())
      .add({ kind: "repeat-granted", step: "code" })
      .takes("code", confirmed(answer));

  test("the earlier of the client's dates before it, where an earlier request may have been the one", () => {
    expect(lateFrom(twice(dated(-90_000), dated(-60_000), dated(0)))).toBe(-90_000);
    expect(lateFrom(twice(dated(-30_000), dated(-60_000), dated(0)))).toBe(-60_000);
    expect(lateFrom(twice(undated, dated(-60_000), dated(0)))).toBe(-60_000);
    expect(lateFrom(twice(dated(-90_000), undated, dated(0)))).toBe(-90_000);
  });

  test("the answer, where the client dated nothing before it", () => {
    expect(lateFrom(twice(undated, undated, dated(7_000)))).toBe(7_000);
  });

  test("the client's dates before it, where an observation took the place of the answer", () => {
    const run = codeSent(dated(-90_000), undated).takes("code", unknown());
    run.add({ kind: "settled", step: "code", by: "look-up", reading: ARRIVED });
    expect(lateFrom(run)).toBe(-90_000);
  });

  test("nobody knows, where the client dated nothing at all, now or then", () => {
    expect(lateFrom(codeSent(undated, undated).takes("code", confirmed()))).toBeUndefined();
    expect(lateFrom(new ToldRun("to-onprem"))).toBeUndefined();
    const known = codeSent(dated(0), dated(0)).takes("code", confirmed(dated(0)));
    expect(isLateByClient(known.state, undefined)).toBeUndefined();
  });
});

describe("[I24] shards of a number that somebody else registered", () => {
  test("are set only after a person confirmed it: this run doesn't know when that was", () => {
    const run = codeSent(undated, undated).takes("code", rejected("code-wrong")).looks("code", ARRIVED);
    run.add({ kind: "skipped", step: "code", why: "already-registered" });
    expect(run.decision).toEqual(asks("older-registration"));
    expect(run.confirm("older-registration").decision).toEqual(act("shards"));
  });

  test("so they are where this run never asked for a code", () => {
    const run = new ToldRun("to-onprem").prepared().takes("account", rejected("other"));
    run.add({ kind: "skipped", step: "code", why: "already-registered" });
    expect(run.decision).toEqual(skipped("account", "already-registered"));
    run.add({ kind: "skipped", step: "account", why: "already-registered" });
    expect(run.state.code).toBeUndefined();
    expect(run.decision).toEqual(asks("older-registration"));
  });
});

describe("shards", () => {
  const registered = (): ToldRun => codeSent(undated, undated).takes("code", confirmed());

  test("[I24] of a run that another process takes up are looked at first, whatever was seen before", () => {
    const run = registered().add(
      { kind: "ended", reason: "shards-refused", step: "shards" },
      { kind: "reopened", step: "shards", sealed: {} },
    );
    expect(run.decision).toEqual(act("shards"));
    expect(run.state.seen).toBeUndefined();
    expect(run.restart().decision).toEqual(look("shards", "resumed"));
    const { state, moment } = registered().restart();
    const unstamped = { ...state, seen: { wall: moment.wall, stamp: undefined } };
    expect(decide(unstamped, moment)).toEqual(look("shards", "resumed"));
  });

  test("[F18] refused for lack of access end the run by that name, others by theirs", () => {
    const refused = (reason: "token-expired" | "other") =>
      registered().takes("shards", rejected(reason)).looks("shards", ARRIVED).decision;
    expect(refused("token-expired")).toEqual(ended("access-refused", "shards"));
    expect(refused("other")).toEqual(ended("shards-refused", "shards"));
  });

  test("[F2] that never left go out again, but not once they are too late", () => {
    const run = registered().takes("shards", notSent());
    expect(run.pass(1_000).decision).toEqual(act("shards"));
    expect(run.pass(WEEK_MS).decision).toEqual(ended("shards-too-late", "shards"));
  });
});
