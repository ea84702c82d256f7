import { describe, expect, test } from "vitest";
import type { Decision } from "../../../main/core/migration/decide/policy.ts";
import type { Observation } from "../../../shared/migration/observation.ts";
import { act, asks, ended, look, settledBy, skipped } from "../../support/decisions.ts";
import {
  APP,
  confirmed,
  notSent,
  PAIR,
  readingOf,
  rejected,
  ToldRun,
  unknown,
} from "../../support/told-run.ts";

const HERE = readingOf("on-premises", "serves-number");
const MOVED = readingOf("cloud", "unregistered");
const DARK = readingOf("silent", "silent");

const fresh = (): ToldRun => new ToldRun("to-cloud");

describe("the subscription", () => {
  const OWN = { id: APP };
  const OVERRIDE = { ...OWN, overrideCallbackUri: "https://one.example" };
  const OTHERS = { id: "another", overrideCallbackUri: "https://one.example" };
  const seen = (subscriptions: Observation["subscriptions"]): Observation => ({
    ...MOVED,
    ...(subscriptions === undefined ? {} : { subscriptions }),
  });
  const after = (subscriptions: Observation["subscriptions"]): ToldRun =>
    fresh().registered({ ...HERE, ...(subscriptions === undefined ? {} : { subscriptions }) });

  test.each([[undefined], [[]], [[OWN]], [[OTHERS]]])(
    "[C3] is sent where no callback of ours stands: %j",
    (subscriptions) => {
      expect(after(subscriptions).decision).toEqual(act("subscribe"));
    },
  );

  test("[C3] is looked at where a callback of ours stood, and found, sent or asked about", () => {
    expect(after([OVERRIDE]).decision).toEqual(look("subscribe", "override"));
    const looked = (subscriptions: Observation["subscriptions"]): Decision =>
      after([OVERRIDE]).looks("subscribe", seen(subscriptions)).decision;
    expect(looked([OVERRIDE])).toEqual(settledBy("subscribe", "look-up", seen([OVERRIDE])));
    expect(looked([OWN])).toEqual(settledBy("subscribe", "look-up", seen([OWN])));
    expect(looked([])).toEqual(act("subscribe"));
    expect(looked([OTHERS])).toEqual(act("subscribe"));
    expect(looked(undefined)).toEqual(asks("wipe-override"));
    const agreed = after([OVERRIDE]).confirm("wipe-override");
    expect(agreed.decision).toEqual(look("subscribe", "override"));
    expect(agreed.looks("subscribe", seen(undefined)).decision).toEqual(act("subscribe"));
  });

  test("[C3] is sent on what was said of the account within a minute, else the account is asked once more", () => {
    const run = after([]).pass(60_000);
    expect(run.decision).toEqual(act("subscribe"));
    expect(run.pass(1).decision).toEqual(look("subscribe", "override"));
    expect(run.looks("subscribe", seen([])).decision).toEqual(act("subscribe"));
  });

  test("[C3] removes the callback that a person gave up, and no other, and none that was given up before a restart", () => {
    const agreed = (): ToldRun => after([OVERRIDE]).confirm("wipe-override");
    const webhooks = (account: string) => ({
      ...MOVED,
      number: { refusedFields: [], webhooks: { account } },
    });
    expect(agreed().looks("subscribe", webhooks("https://one.example")).decision).toEqual(act("subscribe"));
    expect(agreed().looks("subscribe", { ...seen([]), ...webhooks("https://two.example") }).decision).toEqual(
      asks("wipe-override"),
    );
    const later = agreed().restart().looks("subscribe", webhooks("https://one.example"));
    expect(later.decision).toEqual(asks("wipe-override"));
  });

  test("[I10] whose answer was lost is sent four times at most, and then called lost", () => {
    const run = after([]);
    for (const pause of [1_000, 3_000, 8_000]) {
      run.takes("subscribe", unknown()).pass(500).looks("subscribe", seen([])).pass(pause);
      expect(run.decision).toEqual(act("subscribe"));
    }
    run.takes("subscribe", unknown()).pass(500).looks("subscribe", seen([]));
    expect(run.decision).toEqual(ended("subscribe-lost", "subscribe"));
  });

  test("[C3] of an app that nobody knows is never taken for ours", () => {
    const nameless = (): ToldRun =>
      new ToldRun("to-cloud", { cloud: { appId: undefined } })
        .backedUp({ ...HERE, subscriptions: [OTHERS] })
        .confirm("wipe-override")
        .takes("register", confirmed());
    expect(nameless().decision).toEqual(look("subscribe", "override"));
    const looked = nameless().looks("subscribe", seen([OTHERS]));
    expect(looked.decision).toEqual(act("subscribe"));
    const lost = looked
      .takes("subscribe", unknown())
      .pass(500)
      .looks("subscribe", seen([OTHERS]));
    expect(lost.decision).toMatchObject({ kind: "pause", why: "retry" });
    // The token's own query shows which app it belongs to.
    const told = new ToldRun("to-cloud", { cloud: { appId: undefined } });
    told
      .registered({ ...HERE, ownApp: "another" })
      .takes("subscribe", unknown())
      .pass(500);
    told.looks("subscribe", seen([OTHERS]));
    expect(told.decision).toMatchObject({ kind: "write", entry: { kind: "settled", by: "look-up" } });
  });

  test("[I10] whose answer was lost is looked at half a second later, and sent again where it is not there", () => {
    const run = after(undefined).takes("subscribe", unknown());
    expect(run.decision).toMatchObject({ kind: "pause", ms: 500, why: "second-look" });
    run.pass(500);
    expect(run.decision).toEqual(look("subscribe", "lost-answer"));
    run.looks("subscribe", seen([OTHERS]));
    expect(run.decision).toMatchObject({ kind: "pause", ms: 500, why: "retry" });
    run.pass(500);
    expect(run.decision).toEqual(act("subscribe"));
    const found = after(undefined)
      .takes("subscribe", unknown())
      .pass(500)
      .looks("subscribe", seen([OWN]));
    expect(found.decision).toEqual(settledBy("subscribe", "look-up", seen([OWN])));
  });

  test("[I10] that was refused waits as it was told, or is looked at once and ends the run", () => {
    const waits = after(undefined).takes("subscribe", rejected("rate-limited", { retryAfterSeconds: 30 }));
    expect(waits.decision).toMatchObject({ kind: "pause", ms: 30_000, why: "told-to-wait" });
    const run = after(undefined).takes("subscribe", rejected("permission-missing"));
    expect(run.decision).toEqual(look("subscribe", "refusal"));
    run.looks("subscribe", seen([]));
    expect(run.decision).toEqual(ended("subscribe-refused", "subscribe"));
  });
});

describe("the last look", () => {
  const subscribed = (): ToldRun => fresh().registered().takes("subscribe", confirmed());
  const taken = (run: ToldRun, reading: Observation): ToldRun =>
    run.takes("verify", unknown(), { kind: "reading", reading });

  test("[I8] ends a run that it confirms", () => {
    expect(subscribed().decision).toEqual(act("verify"));
    const run = subscribed().takes("verify", confirmed(), { kind: "reading", reading: MOVED });
    expect(run.decision).toEqual({ kind: "write", entry: { kind: "ended", reason: "complete" } });
    run.add({ kind: "ended", reason: "complete" });
    expect(run.decision).toEqual({ kind: "over" });
  });

  /** The pauses between observations that all show the same, and the decision after the last. */
  function repeated(reading: Observation): readonly unknown[] {
    const run = subscribed();
    const seen: unknown[] = [];
    for (let count = 0; count < 6; count += 1) {
      taken(run, reading);
      const { decision } = run;
      if (decision.kind !== "pause") return [...seen, decision];
      expect(decision.why).toBe("second-look");
      seen.push(decision.ms);
      run.pass(decision.ms);
      expect(run.decision).toEqual(act("verify"));
    }
    return seen;
  }

  test("[I9] is taken four times before a number that is still on the other side ends the run", () => {
    expect(repeated(readingOf("on-premises", "serves-number"))).toEqual([
      1_000,
      3_000,
      8_000,
      ended("not-on-target", "verify"),
    ]);
  });

  test("[I10] says of a number without our subscription that it is not subscribed", () => {
    expect(repeated({ ...MOVED, subscriptions: [{ id: "another" }] })).toEqual([
      1_000,
      3_000,
      8_000,
      ended("not-subscribed", "subscribe"),
    ]);
    // Subscriptions alone count as a response, too.
    expect(repeated({ ...DARK, subscriptions: [] })).toEqual([
      1_000,
      3_000,
      8_000,
      ended("not-subscribed", "subscribe"),
    ]);
  });

  test("[I8] that nobody answers is taken twice, and left out where nothing speaks against the move", () => {
    expect(repeated(DARK)).toEqual([1_000, skipped("verify", "no-look-ups")]);
  });

  test("[I8] that nothing contradicts, though one side is silent, is left out after four times", () => {
    const all = [1_000, 3_000, 8_000, skipped("verify", "no-look-ups")];
    expect(repeated(readingOf("silent", "down"))).toEqual(all);
    expect(repeated(readingOf("somewhere", "silent"))).toEqual(all);
  });

  test("[I8] of a run that neither side ever answered is left out after four times", () => {
    const run = fresh().takes("inspect", confirmed());
    run.takes("backup", confirmed(), { kind: "pair", ref: PAIR }).confirm("point-of-no-return");
    run.takes("register", confirmed()).takes("subscribe", confirmed());
    for (let count = 0; count < 4; count += 1) run.takes("verify", notSent()).pass(8_000);
    expect(run.decision).toEqual(skipped("verify", "no-look-ups"));
  });
});
