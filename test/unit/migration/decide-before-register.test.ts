import { describe, expect, test } from "vitest";
import { act, asks, ended, look, settledBy, skipped } from "../../support/decisions.ts";
import { APP, confirmed, notSent, PAIR, readingOf, ToldRun, unknown } from "../../support/told-run.ts";

const HERE = readingOf("on-premises", "serves-number");
const MOVED = readingOf("cloud", "unregistered");
const DARK = readingOf("silent", "silent");
const CALLBACK = "https://one.example";
const SEEN_BY_CHECKS = [
  { id: "webhooks.override", status: "pass", found: "one", facts: { callback: CALLBACK } },
] as const;

const backedUp = (reading = HERE): ToldRun => new ToldRun("to-cloud").backedUp(reading);
const lost = (): ToldRun => backedUp().takes("register", unknown());

describe("a number that a person reported after the last migration", () => {
  const opened = (attested: "cloud" | "on-premises") => new ToldRun("to-cloud", {}, { attested });

  test("[I9] at its target needs no backup and no register, where no observation says otherwise", () => {
    const run = opened("cloud").inspected(DARK);
    expect(run.decision).toEqual(skipped("backup", "already-on-target"));
    run.add({ kind: "skipped", step: "backup", why: "already-on-target" });
    expect(run.decision).toEqual(skipped("register", "already-on-target"));
  });

  test("[I9] elsewhere, contradicted, or not looked at is moved as any other", () => {
    expect(opened("cloud").inspected(HERE).decision).toEqual(act("backup"));
    expect(opened("on-premises").inspected(DARK).decision).toEqual(act("backup"));
    expect(opened("cloud").takes("inspect", confirmed()).decision).toEqual(act("backup"));
    expect(new ToldRun("to-cloud").inspected(DARK).decision).toEqual(act("backup"));
  });
});

describe("before a register", () => {
  test("[I7] that never left goes out again only on what both sides said within a minute", () => {
    const run = backedUp().takes("register", notSent()).pass(1_000);
    expect(run.decision).toEqual(act("register"));
    const later = backedUp().takes("register", notSent()).pass(60_001);
    expect(later.decision).toEqual(look("register", "before-register"));
    expect(later.looks("register", readingOf("cloud", "unregistered")).decision).toEqual(
      skipped("register", "already-on-target"),
    );
  });

  test("[I2] a client that has come to serve another number ends the run: the backup would be of that one", () => {
    const run = backedUp().pass(60_001).looks("register", readingOf("on-premises", "serves-another"));
    expect(run.decision).toEqual(ended("backup-of-another-number", "backup"));
  });

  test("[I2] a client that has not said which number it serves is asked once more, and no oftener", () => {
    const untold = readingOf("on-premises", "connected");
    const run = backedUp(untold);
    expect(run.decision).toEqual(look("register", "before-register"));
    expect(run.looks("register", untold).decision).toEqual(act("register"));
  });

  test("[I2] so it is where no observation is kept at all", () => {
    const run = new ToldRun("to-cloud").takes("inspect", confirmed());
    run.takes("backup", confirmed(), { kind: "pair", ref: PAIR }).confirm("point-of-no-return");
    expect(run.decision).toEqual(look("register", "before-register"));
  });

  test("[C3] a callback that only the checks saw is sought once more, and then asked about", () => {
    const checked = (reading = HERE): ToldRun =>
      new ToldRun("to-cloud", {}, { checks: SEEN_BY_CHECKS }).backedUp(reading);
    const run = checked();
    expect(run.decision).toEqual(look("register", "before-register"));
    expect(run.looks("register", HERE).decision).toEqual(asks("wipe-override"));
    expect(run.confirm("wipe-override").decision).toEqual(act("register"));
    // The run's own observation told the subscriptions: what the checks saw before is outdated.
    expect(checked({ ...HERE, subscriptions: [] }).decision).toEqual(act("register"));
  });

  test("[C3] the callback of our own subscription stays, so nothing is asked about it", () => {
    const own = { ...HERE, subscriptions: [{ id: APP, overrideCallbackUri: CALLBACK }] };
    expect(backedUp(own).decision).toEqual(act("register"));
  });

  test("[C3] both questions are asked at once", () => {
    const nameless = new ToldRun("to-cloud", { cloud: { appId: undefined } });
    nameless.inspected({ ...HERE, subscriptions: [{ id: "another", overrideCallbackUri: CALLBACK }] });
    nameless.takes("backup", confirmed(), { kind: "pair", ref: PAIR });
    expect(nameless.decision).toEqual(asks("point-of-no-return", "wipe-override"));
  });

  test("[I9] a person's word that the number has moved counts where a new look contradicts it not", () => {
    const said = (): ToldRun => backedUp().add({ kind: "attested", home: "cloud" });
    expect(said().decision).toEqual(look("register", "before-register"));
    expect(said().looks("register", DARK).decision).toEqual(settledBy("register", "person"));
    expect(said().looks("register", MOVED).decision).toEqual(skipped("register", "already-on-target"));
    expect(said().looks("register", HERE).decision).toEqual(act("register"));
  });
});

describe("after a register whose answer was lost", () => {
  test("[I4] what is seen counts more than a permission to repeat, which was for another moment", () => {
    const granted = (): ToldRun => lost().add({ kind: "repeat-granted", step: "register" });
    expect(granted().looks("register", MOVED).decision).toEqual(settledBy("register", "look-up", MOVED));
    expect(granted().pass(16_000).looks("register", HERE).decision).toEqual(
      ended("register-had-no-effect", "register"),
    );
    expect(granted().looks("register", HERE).decision).toEqual(act("register"));
  });
});

describe("an entry that a decision writes", () => {
  test.each<readonly [string, ToldRun]>([
    ["of a complete run", verified()],
    ["of a person's word", twiceUnseen().add({ kind: "attested", home: "cloud" })],
    ["of an observation", lost().looks("register", MOVED)],
    ["of an ending at a step", twiceUnseen().add({ kind: "attested", home: "on-premises" })],
  ])("[I16] %s reads back from the journal as it is", (_name, run) => {
    const { decision } = run;
    expect(decision.kind).toBe("write");
    expect(JSON.parse(JSON.stringify(decision))).toStrictEqual(decision);
  });
});

function twiceUnseen(): ToldRun {
  return lost().looks("register", DARK).pass(3_000).looks("register", DARK);
}

function verified(): ToldRun {
  return backedUp()
    .takes("register", confirmed())
    .takes("subscribe", confirmed())
    .takes("verify", confirmed(), { kind: "reading", reading: MOVED });
}
