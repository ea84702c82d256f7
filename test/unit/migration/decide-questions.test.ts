import { describe, expect, test } from "vitest";
import { decideBesidePin } from "../../../main/core/migration/decide/decide.ts";
import { compareNames } from "../../../main/core/migration/decide/display-name.ts";
import {
  callbackOfChecks,
  subscribeNeedAt,
  wasSubscribed,
} from "../../../main/core/migration/state/account.ts";
import type { CheckResult } from "../../../shared/checks/result.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import { act, asks, look, skipped } from "../../support/decisions.ts";
import { confirmed, notSent, PAIR, readingOf, ToldRun, unknown } from "../../support/told-run.ts";

const HERE = readingOf("on-premises", "serves-number");
const MOVED = readingOf("cloud", "unregistered");
const DARK = readingOf("silent", "silent");
const ELSEWHERE = { count: 1, at: "2026-01-14T12:00:00.000Z", folder: "another" };
const RECENT = { at: "2026-01-14T12:00:00.000Z", run: "another" };

const QUESTION_PIN = asks("refused-pin");
const QUESTION_RECENT = asks("recent-register");

describe("a PIN that was refused in another data folder", () => {
  const refused = (run: ToldRun): ToldRun => run.add({ kind: "refused-elsewhere", refused: ELSEWHERE });
  const toCloud = (): ToldRun => new ToldRun("to-cloud");
  const lost = (): ToldRun => toCloud().backedUp().takes("register", unknown());

  test("[I6] is asked about before anything is sent, and once it is confirmed no more", () => {
    const run = new ToldRun("to-cloud", {}, { refusedElsewhere: ELSEWHERE });
    expect(run.decision).toEqual(QUESTION_PIN);
    expect(decideBesidePin(run.state, run.moment)).toEqual(act("inspect"));
    expect(run.confirm("refused-pin").decision).toEqual(act("inspect"));
  });

  test("[I6] is asked about as long as a register may carry the PIN", () => {
    expect(refused(toCloud().backedUp()).decision).toEqual(QUESTION_PIN);
    expect(refused(toCloud().backedUp().takes("register", notSent())).decision).toEqual(QUESTION_PIN);
    expect(refused(toCloud().registered()).decision).toEqual(act("subscribe"));
    const skippedRun = toCloud().inspected(MOVED);
    skippedRun.add(
      { kind: "skipped", step: "backup", why: "already-on-target" },
      { kind: "skipped", step: "register", why: "already-on-target" },
    );
    expect(refused(skippedRun).decision).toEqual(act("subscribe"));
  });

  test("[I4] isn't asked about before a lost register is resolved, unless it is to be sent again", () => {
    expect(refused(lost()).decision).toEqual(look("register", "lost-answer"));
    expect(refused(lost()).add({ kind: "repeat-granted", step: "register" }).decision).toEqual(QUESTION_PIN);
  });

  test("[I6] is asked about on the way back until the code is done, and then for shards", () => {
    const back = (shards?: 2): ToldRun => new ToldRun("to-onprem", { number: { shards } });
    expect(refused(back()).decision).toEqual(QUESTION_PIN);
    expect(refused(back().codeSent()).decision).toEqual(QUESTION_PIN);
    expect(refused(back(2).codeSent().takes("code", unknown())).decision).toEqual(
      look("code", "lost-answer"),
    );
    const done = (shards?: 2): ToldRun => back(shards).codeSent().takes("code", confirmed());
    expect(refused(done(2)).decision).toEqual(QUESTION_PIN);
    expect(refused(done()).decision).toEqual(skipped("shards", "not-wanted"));
    const set = done(2).takes("shards", confirmed(), { kind: "shards", shards: 2 });
    expect(refused(set).decision).toEqual(act("verify"));
  });

  test("[I16] isn't asked about before a request that was interrupted is on record as that", () => {
    const run = refused(toCloud().backedUp().intent("register"));
    expect(run.decision).toMatchObject({
      kind: "write",
      entry: { kind: "outcome", step: "register", attempt: 1, outcome: { cause: "interrupted" } },
    });
  });
});

describe("a registration that another folder sent recently", () => {
  const opened = (direction: Direction): ToldRun => new ToldRun(direction, {}, { recentRegister: RECENT });

  test("[I5] is asked about once the number was looked for, and before it can move", () => {
    expect(opened("to-cloud").decision).toEqual(act("inspect"));
    expect(opened("to-cloud").inspected().decision).toEqual(QUESTION_RECENT);
    expect(opened("to-cloud").takes("inspect", confirmed()).decision).toEqual(QUESTION_RECENT);
    expect(opened("to-cloud").inspected().confirm("recent-register").decision).toEqual(act("backup"));
    expect(opened("to-cloud").inspected(MOVED).decision).toEqual(skipped("backup", "already-on-target"));
  });

  test("[I5] is asked about while a register has not left, and no more once one has", () => {
    const before = (): ToldRun => {
      const run = opened("to-cloud").inspected().takes("backup", confirmed(), { kind: "pair", ref: PAIR });
      return run.confirm("point-of-no-return");
    };
    expect(before().decision).toEqual(QUESTION_RECENT);
    expect(before().takes("register", notSent()).decision).toEqual(QUESTION_RECENT);
    const lost = (): ToldRun => before().takes("register", unknown());
    expect(lost().decision).toEqual(look("register", "lost-answer"));
    const repeat = lost().add({ kind: "repeat-granted", step: "register" }).takes("register", notSent());
    expect(repeat.decision).toEqual(look("register", "lost-answer"));
    expect(before().takes("register", confirmed()).decision).toEqual(act("subscribe"));
  });

  test("[I5] on the way back is asked about until the account is requested", () => {
    expect(opened("to-onprem").inspected().decision).toEqual(QUESTION_RECENT);
    expect(opened("to-onprem").codeSent().decision).toMatchObject({ phase: { kind: "awaiting-code" } });
    const waiting = opened("to-onprem").prepared().takes("account", notSent());
    expect(waiting.decision).toEqual(QUESTION_RECENT);
  });

  test("all that is to be asked is asked at once", () => {
    const checks = [{ id: "number.quality", status: "warn", found: "low" }];
    const run = new ToldRun("to-cloud", {}, { checks, recentRegister: RECENT, refusedElsewhere: ELSEWHERE });
    expect(run.inspected().decision).toEqual(asks("warnings", "recent-register", "refused-pin"));
  });
});

describe("[C3] what is known of the account's callback", () => {
  const callback = (id: string, facts?: CheckResult["facts"]): CheckResult => ({
    id,
    status: "pass",
    found: "one",
    ...(facts === undefined ? {} : { facts }),
  });
  const checked = (...checks: readonly CheckResult[]): ToldRun => new ToldRun("to-cloud", {}, { checks });

  test("from the checks is what the check of overrides named, as an address", () => {
    const one = { callback: "https://one.example" };
    const other = callback("onprem.webhooks", { callback: "https://other.example" });
    expect(callbackOfChecks(checked(other, callback("webhooks.override", one)).state)).toBe(one.callback);
    expect(callbackOfChecks(checked(other).state)).toBeUndefined();
    expect(callbackOfChecks(checked(callback("webhooks.override")).state)).toBeUndefined();
    expect(callbackOfChecks(checked(callback("webhooks.override", { callback: 1 })).state)).toBeUndefined();
  });

  test("counts from the checks only where the run itself was told nothing", () => {
    const run = (reading = HERE): ToldRun =>
      checked(callback("webhooks.override", { callback: "https://one.example" })).inspected(reading);
    const number = { refusedFields: [], webhooks: { account: "https://two.example" } };
    const wipes = (override: string) => ({ kind: "wipes", override, whose: "account" });
    expect(subscribeNeedAt(run().state)).toEqual(wipes("https://one.example"));
    expect(subscribeNeedAt(run({ ...HERE, number }).state)).toEqual(wipes("https://two.example"));
    expect(subscribeNeedAt(run({ ...HERE, subscriptions: [] }).state)).toEqual({ kind: "subscribes" });
    // A newer observation that tells nothing takes nothing away.
    expect(subscribeNeedAt(run({ ...HERE, number }).state, DARK)).toEqual(wipes("https://two.example"));
  });

  test("[I10] before the first observation no app is known to be subscribed", () => {
    expect(wasSubscribed(new ToldRun("to-cloud").state)).toBe(false);
  });
});

test("[F33] a display name is compared with the plan's, else with the cloud's, else with nothing", () => {
  const expectedBy = (displayName: string | undefined, reading = MOVED) =>
    compareNames(new ToldRun("to-onprem", { number: { displayName } }).inspected(reading).state).expected;
  const named = { ...MOVED, number: { refusedFields: [], verifiedName: "Cloud Bakery" } };
  expect(expectedBy("Northwind Bakery", named)).toBe("Northwind Bakery");
  expect(expectedBy(undefined, named)).toBe("Cloud Bakery");
  expect(expectedBy(undefined, DARK)).toBeUndefined();
  const unseen = new ToldRun("to-onprem", { number: { displayName: undefined } });
  expect(compareNames(unseen.state)).toEqual({ expected: undefined, reported: undefined, differs: false });
});
