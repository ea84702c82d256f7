import { describe, expect, test } from "vitest";
import type { Observation } from "../../../shared/migration/observation.ts";
import type { NumberFacts } from "../../../shared/platform/facts.ts";
import { act, look } from "../../support/decisions.ts";
import { APP, confirmed, PAIR, readingOf, ToldRun, unknown } from "../../support/told-run.ts";

const before = (shards: number | undefined): Observation =>
  readingOf("on-premises", "serves-number", {
    compared: {
      account: { id: "10221", number: "listed" },
      templates: { kind: "not-told", why: "rejected" },
      ...(shards === undefined ? {} : { shards }),
    },
  });
const moved = (throughput: string | undefined): Observation => {
  const reading = readingOf("cloud", "unregistered", { subscriptions: [{ id: APP }] });
  const number: NumberFacts = { ...reading.number, refusedFields: [] };
  return { ...reading, number: throughput === undefined ? number : { ...number, throughput } };
};
/** Moved, subscribed and verified, with this throughput. */
const verified = (shards: number | undefined, throughput: string | undefined): ToldRun =>
  new ToldRun("to-cloud")
    .backedUp(before(shards))
    .takes("register", confirmed())
    .takes("subscribe", confirmed())
    .takes("verify", confirmed(), { kind: "reading", reading: moved(throughput) });
const checked = (run: ToldRun, reading: Observation): ToldRun =>
  run.add({ kind: "looked", because: "throughput", step: "verify", reading });

const COMPLETE = { kind: "write", entry: { kind: "ended", reason: "complete" } };

describe("[D4] the throughput of a number with several shards", () => {
  test("is awaited visibly, checked every 10 s, and for a minute at most", () => {
    const run = verified(2, "STANDARD");
    for (let check = 0; check < 6; check += 1) {
      expect(run.decision).toMatchObject({ kind: "pause", why: "throughput", ms: 10_000 });
      expect(run.pass(10_000).decision).toEqual(look("verify", "throughput"));
      checked(run, moved("STANDARD"));
    }
    expect(run.decision).toEqual(COMPLETE);
  });

  test("ends the wait as soon as it is high", () => {
    const run = verified(2, "STANDARD").pass(10_000);
    expect(checked(run, moved("HIGH")).decision).toEqual(COMPLETE);
  });

  test("is awaited on after a check without a response", () => {
    const run = verified(2, "STANDARD").pass(10_000);
    expect(checked(run, readingOf("silent", "silent")).decision).toMatchObject({ kind: "pause" });
  });

  test("is awaited by the next process too, for a minute of its own at most", () => {
    const run = verified(2, "STANDARD").pass(5_000).restart();
    expect(run.decision).toMatchObject({ kind: "pause", why: "throughput" });
    for (let check = 0; check < 6; check += 1) checked(run.pass(1_000), moved("STANDARD"));
    expect(run.decision).toEqual(COMPLETE);
  });
});

test.each<[string, ToldRun]>([
  ["one shard", verified(1, "STANDARD")],
  ["an unknown number of shards", verified(undefined, "STANDARD")],
  ["a throughput that is high already", verified(2, "HIGH")],
  ["a throughput that isn't told", verified(2, undefined)],
])("[D4] nothing is awaited with %s", (_name, run) => {
  expect(run.decision).toEqual(COMPLETE);
});

test("[D4] the subscription and the verification come first, whatever the throughput", () => {
  const run = new ToldRun("to-cloud").backedUp(before(2)).takes("register", confirmed());
  expect(run.decision).toEqual(act("subscribe"));
  expect(run.takes("subscribe", confirmed()).decision).toEqual(act("verify"));
});

test("[I8] a check that finds the number back at its source is verified, and ends the migration as that says", () => {
  const run = verified(2, "STANDARD").pass(10_000);
  const back = readingOf("on-premises", "serves-number");
  checked(run, back);
  expect(run.decision).toEqual(act("verify"));
  for (let tries = 0; tries < 3; tries += 1)
    run.pass(10_000).takes("verify", unknown(), { kind: "reading", reading: back });
  expect(run.pass(10_000).decision).toEqual({
    kind: "write",
    entry: { kind: "ended", reason: "not-on-target", step: "verify" },
  });
});

describe("[D4] no throughput is awaited", () => {
  const done = (run: ToldRun, reading: Observation = moved("STANDARD")): ToldRun =>
    run.takes("subscribe", confirmed()).takes("verify", confirmed(), { kind: "reading", reading });

  test("for a number that was in the cloud before", () => {
    const run = new ToldRun("to-cloud").inspected(before(2));
    run.add(
      { kind: "skipped", step: "backup", why: "already-on-target" },
      { kind: "skipped", step: "register", why: "already-on-target" },
    );
    expect(done(run).decision).toEqual(COMPLETE);
  });

  test("where nobody knows how many shards there were, or what throughput there is", () => {
    const unseen = new ToldRun("to-cloud").takes("inspect", confirmed());
    unseen.takes("backup", confirmed(), { kind: "pair", ref: PAIR }).takes("register", confirmed());
    expect(done(unseen).decision).toEqual(COMPLETE);
    const silent = readingOf("silent", "unregistered", { subscriptions: [{ id: APP }] });
    const run = new ToldRun("to-cloud").backedUp(before(2)).takes("register", confirmed());
    expect(done(run, silent).decision).toEqual(COMPLETE);
    const unread = new ToldRun("to-cloud").backedUp(before(2)).takes("register", confirmed());
    unread.takes("subscribe", confirmed()).takes("verify", confirmed());
    expect(unread.decision).toEqual(COMPLETE);
  });

  test("less long because one check got no answer", () => {
    const run = checked(verified(2, "STANDARD").pass(10_000), readingOf("silent", "unregistered"));
    expect(run.decision).toMatchObject({ kind: "pause", why: "throughput" });
  });
});
