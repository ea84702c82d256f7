import { describe, expect, test } from "vitest";
import type { RecordedOutcome } from "../../../shared/platform/outcome.ts";
import { act, asks, ended, look } from "../../support/decisions.ts";
import {
  confirmed,
  notSent,
  readingOf,
  rejected,
  START,
  ToldRun,
  unknown,
  type PlanChange,
} from "../../support/told-run.ts";

const DAY_MS = 24 * 3_600_000;
const WEEK_MS = 7 * DAY_MS;

const THERE = readingOf("cloud", "unregistered");
const ARRIVED = readingOf("on-premises", "serves-number");

const fresh = (change?: PlanChange): ToldRun => new ToldRun("to-onprem", change);
const registered = (change?: PlanChange): ToldRun => fresh(change).codeSent().takes("code", confirmed());

describe("shards", () => {
  test("[I24] that nobody wants are left out", () => {
    const run = registered({ number: { shards: undefined } });
    expect(run.decision).toEqual({
      kind: "write",
      entry: { kind: "skipped", step: "shards", why: "not-wanted" },
    });
  });

  test("[I24] are set for a registration of this run that is less than seven days old", () => {
    const run = registered();
    expect(run.decision).toEqual(act("shards"));
    expect(run.pass(WEEK_MS - 1).decision).toEqual(act("shards"));
    expect(run.pass(1).decision).toEqual(ended("shards-too-late", "shards"));
  });

  test("[I24][F19] are as old as the older of two clocks says, whichever way one of them was set", () => {
    const back = registered().pass(WEEK_MS).setClock(-WEEK_MS);
    expect(back.decision).toEqual(ended("shards-too-late", "shards"));
    expect(registered().setClock(WEEK_MS).decision).toEqual(ended("shards-too-late", "shards"));
    expect(registered().setClock(-WEEK_MS).decision).toEqual(act("shards"));
    expect(registered().restart().pass(WEEK_MS).decision).toEqual(ended("shards-too-late", "shards"));
  });

  test("[I24][F19] of another process are as old as the client's own clock says, or a person where that dates nothing", () => {
    const at = (ms: number): Partial<RecordedOutcome["evidence"]> => ({
      serverDate: new Date(ms).toISOString(),
    });
    const seen = (dated: boolean, ms: number): ToldRun => {
      const run = fresh()
        .codeSent()
        .takes("code", confirmed(dated ? at(START) : {}));
      run.restart();
      expect(run.decision).toEqual(look("shards", "resumed"));
      return run.looks("shards", { ...ARRIVED, onPrem: confirmed(dated ? at(START + ms) : {}) });
    };
    expect(seen(true, WEEK_MS - 1000).decision).toEqual(act("shards"));
    expect(seen(true, WEEK_MS).decision).toEqual(ended("shards-too-late", "shards"));
    expect(seen(false, 0).decision).toEqual(asks("older-registration"));
    expect(seen(false, 0).confirm("older-registration").decision).toEqual(act("shards"));
  });

  test("[I24] count from the request that moved the number, not from a code that was asked for later", () => {
    const run = registered().pass(WEEK_MS - 1);
    run.takes("account", confirmed(), {
      kind: "account",
      answer: "code-sent",
      displayName: "Northwind Bakery",
    });
    expect(run.pass(1).decision).toEqual(ended("shards-too-late", "shards"));
  });

  test("[I24] of an older registration are set on a person's word alone, and within seven days of hearing of it", () => {
    const already = { kind: "account", answer: "already-registered" } as const;
    const run = fresh().prepared().takes("account", confirmed(), already);
    run.add({ kind: "skipped", step: "code", why: "already-registered" });
    expect(run.decision).toEqual(asks("older-registration"));
    run.confirm("older-registration");
    expect(run.decision).toEqual(act("shards"));
    run.pass(WEEK_MS);
    expect(run.decision).toEqual(ended("shards-too-late", "shards"));
  });

  test("[I24] of an older registration are set on a word of this process that is less than a day old", () => {
    const said = (): ToldRun =>
      fresh()
        .prepared()
        .takes("account", confirmed(), { kind: "account", answer: "already-registered" })
        .add({ kind: "skipped", step: "code", why: "already-registered" })
        .confirm("older-registration");
    expect(said().pass(DAY_MS - 1).decision).toEqual(act("shards"));
    expect(said().pass(DAY_MS).decision).toEqual(asks("older-registration"));
    expect(said().restart().decision).toEqual(asks("older-registration"));
  });

  test("[I24] that were not set are looked at once, and never sent again by themselves", () => {
    const lost = registered().takes("shards", unknown());
    expect(lost.decision).toEqual(look("shards", "lost-answer"));
    expect(lost.looks("shards", ARRIVED).decision).toEqual(ended("shards-lost", "shards"));
    const refused = registered().takes("shards", rejected("rate-limited", { retryAfterSeconds: 1 }));
    expect(refused.decision).toEqual(look("shards", "refusal"));
    expect(refused.looks("shards", ARRIVED).decision).toEqual(ended("shards-refused", "shards"));
    const unsent = registered().takes("shards", notSent());
    expect(unsent.decision).toMatchObject({ kind: "pause", why: "retry" });
    expect(registered().takes("shards", notSent("expired")).decision).toEqual(ended("shards-lost", "shards"));
  });
});

describe("the last look of the way back", () => {
  const set = (): ToldRun => registered().takes("shards", confirmed(), { kind: "shards", shards: 2 });

  test("[I8] ends a run whose number is on-premises, whatever is subscribed in the cloud", () => {
    const run = set().takes("verify", unknown(), {
      kind: "reading",
      reading: { ...ARRIVED, subscriptions: [] },
    });
    for (let count = 0; count < 3; count += 1)
      run.pass(8_000).takes("verify", unknown(), {
        kind: "reading",
        reading: { ...ARRIVED, subscriptions: [] },
      });
    expect(run.decision).toEqual({
      kind: "write",
      entry: { kind: "skipped", step: "verify", why: "no-look-ups" },
    });
  });

  test("[I9] ends a run whose number is still in the cloud as one that did not arrive", () => {
    const run = set();
    for (let count = 0; count < 4; count += 1)
      run.takes("verify", unknown(), { kind: "reading", reading: THERE }).pass(8_000);
    expect(run.decision).toEqual(ended("not-on-target", "verify"));
  });
});
