import { describe, expect, test } from "vitest";
import {
  isMoveOpen,
  loserAfter,
  losingSide,
  movesCounted,
  moveStateOf,
  moveWasSent,
  stepAhead,
} from "../../../main/core/migration/state/mark.ts";
import { confirmed, notSent, readingOf, rejected, ToldRun, unknown } from "../../support/told-run.ts";

const HERE = readingOf("on-premises", "serves-number");
const THERE = readingOf("cloud", "unregistered");
const DARK = readingOf("silent", "silent");

const toCloud = (opened: object = {}): ToldRun => new ToldRun("to-cloud", {}, opened);
const toClient = (opened: object = {}): ToldRun => new ToldRun("to-onprem", {}, opened);
const lost = (): ToldRun => toCloud().backedUp().takes("register", unknown());
const moved = (opened: object = {}): ToldRun => toCloud(opened).registered();
const movedBack = (): ToldRun => toClient().codeSent().takes("code", confirmed());

describe("whether a request may still move the number", () => {
  const isOpen = (run: ToldRun): boolean => isMoveOpen(run.state);

  test("[I4] is so from its intent until its outcome is known", () => {
    expect(isOpen(toCloud().backedUp())).toBe(false);
    expect(isOpen(toCloud().backedUp().intent("register"))).toBe(true);
    expect(isOpen(lost())).toBe(true);
    expect(isOpen(moved())).toBe(false);
    expect(isOpen(toClient().codeSent())).toBe(false);
    expect(isOpen(toClient().codeSent().takes("code", unknown()))).toBe(true);
    expect(isOpen(toClient().prepared().takes("account", unknown()))).toBe(false);
  });

  test("[I4] is so of an earlier one until a later one is confirmed", () => {
    const repeat = (): ToldRun => lost().add({ kind: "repeat-granted", step: "register" });
    expect(isOpen(repeat().takes("register", rejected("other")))).toBe(true);
    expect(isOpen(repeat().takes("register", confirmed()))).toBe(false);
    const code = toClient().codeSent().takes("code", unknown());
    code.add({ kind: "repeat-granted", step: "code" });
    expect(isOpen(code.takes("code", notSent()))).toBe(true);
  });
});

describe("whether the number was moved", () => {
  const made = (run: ToldRun): string => moveStateOf(run.state);

  test("[I9] is open as long as a request is, unless the number was proven to have stayed", () => {
    expect(made(lost())).toBe("open");
    expect(made(lost().looks("register", THERE))).toBe("open");
    expect(made(lost().add({ kind: "attested", home: "on-premises" }))).toBe("open");
    expect(made(lost().pass(16_000).looks("register", HERE))).toBe("not-made");
  });

  test("[I9] is so once the step that moves it is done, whatever comes after", () => {
    expect([made(toCloud()), made(toCloud().backedUp()), made(moved())]).toEqual([
      "not-made",
      "not-made",
      "made",
    ]);
    expect([made(toClient().codeSent()), made(movedBack())]).toEqual(["not-made", "made"]);
    const skipped = toCloud().add({ kind: "skipped", step: "register", why: "already-on-target" });
    expect(made(skipped)).toBe("made");
  });
});

describe("the API that lost the number", () => {
  test("[I9] is the source of a move that was answered, else the one of the migration before", () => {
    expect(losingSide(moved().state)).toBe("client");
    expect(losingSide(movedBack().state)).toBe("cloud");
    expect(losingSide(moved({ losing: "cloud" }).state)).toBe("client");
    expect(losingSide(toCloud({ losing: "cloud" }).backedUp().state)).toBe("cloud");
    expect(losingSide(lost().state)).toBeUndefined();
    expect(losingSide(toClient().codeSent().takes("code", unknown()).state)).toBeUndefined();
  });

  test("[I9] is none for the next migration, once the number was proven to be there again", () => {
    const next = (run: ToldRun) => loserAfter(run.state);
    expect(next(moved())).toBe("client");
    expect(next(moved().looks("subscribe", HERE))).toBeUndefined();
    expect(next(movedBack())).toBe("cloud");
    expect(next(movedBack().looks("shards", THERE))).toBeUndefined();
    expect(next(toCloud())).toBeUndefined();
    expect(next(toCloud({ losing: "cloud" }).inspected(THERE))).toBeUndefined();
    expect(next(toCloud({ losing: "cloud" }).inspected(HERE))).toBe("cloud");
    // A person's word proves nothing.
    expect(next(toCloud({ losing: "cloud", attested: "cloud" }).inspected(DARK))).toBe("cloud");
  });
});

test("[I5] a request that can move the number was sent as soon as its intent is on record, and by no other step", () => {
  const sent = (run: ToldRun): boolean => moveWasSent(run.state);
  expect([sent(toCloud()), sent(toCloud().backedUp())]).toEqual([false, false]);
  expect(sent(toCloud().backedUp().intent("register"))).toBe(true);
  expect([sent(toClient().codeSent()), sent(toClient().codeSent().intent("code"))]).toEqual([false, true]);
});

test("[I16] the step ahead is the first one that isn't done", () => {
  expect(stepAhead(toCloud().state)).toBe("inspect");
  expect(stepAhead(moved().state)).toBe("subscribe");
  expect(stepAhead(moved().takes("subscribe", unknown()).state)).toBe("subscribe");
  const skipped = movedBack().add({ kind: "skipped", step: "shards", why: "not-wanted" });
  expect(stepAhead(skipped.state)).toBe("verify");
  expect(stepAhead(skipped.takes("verify", confirmed()).state)).toBeUndefined();
});

test("[I28] late moves of others are counted, and none where an older version didn't", () => {
  expect(movesCounted(toCloud().state)).toBe(0);
  expect(movesCounted(toCloud({ lateMoves: 3 }).state)).toBe(3);
});
