import { describe, expect, test } from "vitest";
import type { CodeMethod } from "../../../shared/migration/plan.ts";
import { act, settledBy } from "../../support/decisions.ts";
import { confirmed, notSent, readingOf, rejected, START, ToldRun, unknown } from "../../support/told-run.ts";

const MINUTE_MS = 60_000;
const THERE = readingOf("cloud", "unregistered");
const ARRIVED = readingOf("on-premises", "serves-number");
const DARK = readingOf("silent", "silent");
const iso = (ms: number): string => new Date(START + ms).toISOString();

const codeSent = (): ToldRun => new ToldRun("to-onprem").codeSent();
const lost = (): ToldRun => codeSent().takes("code", unknown());

function phaseOf(run: ToldRun): object {
  const { decision } = run;
  if (decision.kind !== "wait") throw new Error(`${decision.kind} instead of a wait`);
  return decision.phase;
}

describe("a code that is awaited", () => {
  test("[I12][I23] of an earlier process runs out by the wall clock, and not before", () => {
    const run = codeSent()
      .restart()
      .pass(10 * MINUTE_MS - 1);
    expect(phaseOf(run)).not.toHaveProperty("expired");
    expect(phaseOf(run.pass(1))).toMatchObject({ expired: true });
  });

  test.each<readonly [CodeMethod, object]>([
    ["voice", { sms: iso(MINUTE_MS), voice: iso(5 * MINUTE_MS) }],
    ["sms", { sms: iso(5 * MINUTE_MS), voice: iso(MINUTE_MS) }],
  ])(
    "[I12] that was refused by %s makes that channel wait as long as told, and no other",
    (method, resendAt) => {
      const run = codeSent().intent("account", { method });
      run.outcome("account", rejected("code-too-soon", { retryAfterSeconds: 300 })).looks("account", THERE);
      expect(phaseOf(run)).toMatchObject({ resendAt });
    },
  );

  test("[I12] shows nothing that nobody told", () => {
    expect(Object.keys(phaseOf(codeSent())).toSorted()).toEqual([
      "certain",
      "expiresAt",
      "guesses",
      "kind",
      "method",
      "resendAt",
      "sentAt",
    ]);
  });

  test("[I12] shows the entry that was not taken, and no refusal for it", () => {
    const run = codeSent().takes("code", notSent());
    expect(phaseOf(run)).toMatchObject({ guesses: 0, notTaken: notSent() });
    expect(phaseOf(run)).not.toHaveProperty("lastRefusal");
  });

  test("[I11] that nobody asked for is an internal error", () => {
    const run = new ToldRun("to-onprem").prepared().outcome("account", confirmed());
    expect(() => run.decision).toThrow("a code is awaited only after it was asked for");
  });
});

test("[I4] what is seen of a code counts more than a person's word or a permission from before", () => {
  for (const word of [
    { kind: "repeat-granted", step: "code" },
    { kind: "attested", home: "cloud" },
  ] as const) {
    const run = lost().looks("code", DARK).add(word).looks("code", ARRIVED);
    expect(run.decision).toEqual(settledBy("code", "look-up", ARRIVED));
  }
  const stayed = lost().add({ kind: "attested", home: "on-premises" }).looks("code", THERE);
  stayed.pass(16_000).looks("code", THERE);
  expect(phaseOf(stayed)).toMatchObject({ kind: "awaiting-code", guesses: 1 });
});

describe("a request for a code", () => {
  const lostRequest = (): ToldRun => new ToldRun("to-onprem").prepared().takes("account", unknown());

  test("[I11] is made where no observation is on record, too", () => {
    const run = new ToldRun("to-onprem").takes("inspect", confirmed());
    expect(run.confirm("sending-paused", "point-of-no-return").decision).toEqual(act("account"));
  });

  test("[I4] whose answer was lost is settled by the first look that shows the number there", () => {
    const run = lostRequest().looks("account", ARRIVED);
    expect(run.decision).toEqual(settledBy("account", "look-up", ARRIVED));
  });

  test("[I11] that never left, however often, leaves a code to wait for that may be on its way", () => {
    const run = lostRequest().looks("account", DARK).pass(3_000).looks("account", DARK);
    expect(phaseOf(run)).toMatchObject({ kind: "awaiting-code", certain: false });
    for (const pause of [3_000, 8_000]) {
      expect(run.takes("account", notSent()).decision).toMatchObject({ kind: "pause", why: "retry" });
      run.pass(pause);
    }
    run.takes("account", notSent());
    expect(phaseOf(run)).toMatchObject({ kind: "awaiting-code", certain: false });
  });
});
