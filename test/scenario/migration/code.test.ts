import { afterEach, describe, expect, test } from "vitest";
import { fold } from "../../../main/core/migration/state/fold.ts";
import type { FaultChoice, SandboxOptions } from "../../../main/sandbox/index.ts";
import type { RunPhase, RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { err } from "../../../shared/result.ts";
import { shifted } from "../../support/bent.ts";
import { secretsFoundIn } from "../../support/byte-scan.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { withRareDigits } from "../../support/rare-digits.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const COMPLETE = "complete, on-premises proven";
const WAITING = "awaiting-code, cloud proven";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

type Waiting = { readonly rig: Harness; readonly hands: CoreDriver; readonly waiting: RunSnapshot };

/** A move to on-premises up to the point where it rests. */
async function onTheWayBack(
  faults: readonly FaultChoice[] = [],
  options: SandboxOptions = {},
): Promise<Waiting> {
  const own = await startTimedHarness({ startsOn: "cloud", ...options });
  rig = own;
  const hands = await openCoreDriver(own);
  const waiting = await hands.migrate(own.plan("to-onprem"), () => own.sandbox.world.setFaults(faults));
  return { rig: own, hands, waiting };
}

/** A code that is not the one that was sent. */
function wrong({ sandbox }: Harness): string {
  const sent = Number((sandbox.world.lastCode() ?? "").replace("-", ""));
  return String((sent + 1) % 1_000_000).padStart(6, "0");
}

function codePhase({ phase }: RunSnapshot): Extract<RunPhase, { kind: "awaiting-code" }> {
  if (phase.kind !== "awaiting-code")
    throw new Error(`expected to wait for a code, got ${JSON.stringify(phase)}`);
  return phase;
}

function refusalIn(snapshot: RunSnapshot): string {
  const { lastRefusal } = codePhase(snapshot);
  return lastRefusal?.kind === "rejected" ? lastRefusal.reason : (lastRefusal?.kind ?? "none");
}

describe("a registration code", () => {
  test("[I12][F32] that is wrong leaves the run waiting for another entry, and the right one finishes it", async () => {
    const { rig, hands, waiting } = await onTheWayBack();
    const again = must(await hands.enterCode(waiting, wrong(rig)));
    expect(endingOf(again)).toBe(WAITING);
    expect([refusalIn(again), codePhase(again).guesses]).toEqual(["code-wrong", 1]);
    expect(endingOf(must(await hands.enterCode(again)))).toBe(COMPLETE);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I12][F32] that has expired is told apart, and another one can be asked for", async () => {
    const { rig, hands, waiting } = await onTheWayBack();
    expect(codePhase(hands.status(waiting)).expired).toBeUndefined();
    rig.clock.skip(11 * 60_000);
    expect(Date.parse(codePhase(waiting).expiresAt)).toBeLessThan(rig.clock.now());
    expect(codePhase(hands.status(waiting)).expired).toBe(true);
    const again = must(await hands.enterCode(waiting));
    expect([endingOf(again), refusalIn(again)]).toEqual([WAITING, "code-expired"]);
    const fresh = must(await hands.resend(again));
    expect([endingOf(fresh), refusalIn(fresh)]).toEqual([WAITING, "none"]);
    expect(Date.parse(codePhase(fresh).expiresAt)).toBeGreaterThan(rig.clock.now());
    expect(codePhase(fresh).expired).toBeUndefined();
    expect(endingOf(must(await hands.enterCode(fresh)))).toBe(COMPLETE);
  });

  test("[I12][I23] does not expire for a clock that is set forward by a day", async () => {
    const offset = { ms: 0 };
    const own = await startTimedHarness({ startsOn: "cloud" });
    rig = own;
    const hands = await openCoreDriver(own, { ports: shifted(offset) });
    const waiting = await hands.migrate(own.plan("to-onprem"));
    offset.ms = 24 * 3_600_000;
    expect(codePhase(hands.status(waiting)).expired).toBeUndefined();
    expect(endingOf(must(await hands.enterCode(waiting)))).toBe(COMPLETE);
  });

  test("[I12][F32] guessed too often is told apart, and no other guess is sent before its wait is over", async () => {
    const { rig, hands, waiting } = await onTheWayBack();
    let last = waiting;
    for (let guess = 0; guess < 6; guess += 1) last = must(await hands.enterCode(last, wrong(rig)));
    expect([endingOf(last), refusalIn(last), codePhase(last).guesses]).toEqual([
      WAITING,
      "code-too-many-guesses",
      6,
    ]);
    const sent = countOf(rig, "POST", "/v1/account/verify");
    expect(problemIn(await hands.enterCode(last))).toMatchObject({
      kind: "tooSoon",
      until: codePhase(last).guessAt,
    });
    expect(countOf(rig, "POST", "/v1/account/verify")).toBe(sent);
    rig.clock.skip(61_000);
    expect(endingOf(must(await hands.enterCode(must(await hands.resend(last)))))).toBe(COMPLETE);
  });

  test.each(["12345", "1234567", "12 34 5x", "", "abcdef", "１２３４５", "123456\n7"])(
    "[I12] of another form (%j) is refused with nothing sent",
    async (typed) => {
      const { rig, hands, waiting } = await onTheWayBack();
      expect(problemIn(await hands.enterCode(waiting, typed))).toEqual({ kind: "codeNotSixDigits" });
      expect(countOf(rig, "POST", "/v1/account/verify")).toBe(0);
      expect(hands.rows(waiting).some(({ entry }) => entry.kind === "intent" && entry.step === "code")).toBe(
        false,
      );
    },
  );

  test.each([
    (code: string) => code.replace("-", ""),
    (code: string) => ` ${code.replace("-", " - ")}\n`,
    // As another keyboard types it: the platform gets 0 to 9.
    (code: string) => code.replace(/[0-9]/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? ""),
  ])("[I12] is taken however it was pasted", async (paste) => {
    const { rig, hands, waiting } = await onTheWayBack();
    expect(endingOf(must(await hands.enterCode(waiting, paste(rig.sandbox.world.lastCode() ?? ""))))).toBe(
      COMPLETE,
    );
  });

  test("[I12] is refused while nobody waits for one", async () => {
    const { rig, hands, waiting } = await onTheWayBack();
    const done = must(await hands.enterCode(waiting));
    expect(problemIn(await hands.enterCode(done, "123456"))).toMatchObject({ kind: "notWaitingForThis" });
    expect(problemIn(await hands.resend(done))).toMatchObject({ kind: "notWaitingForThis" });
    expect(countOf(rig, "POST", "/v1/account/verify")).toBe(1);
  });

  test("[I12] stands nowhere in the data folder, whether it was wrong or right", async () => {
    const { rig, hands, waiting } = await onTheWayBack([], withRareDigits({}, { codes: true }));
    const codes = [wrong(rig), (rig.sandbox.world.lastCode() ?? "").replace("-", "")];
    const again = must(await hands.enterCode(waiting, codes[0]));
    expect(secretsFoundIn(rig.dataDir, codes)).toEqual([]);
    must(await hands.enterCode(again));
    expect(secretsFoundIn(rig.dataDir, codes)).toEqual([]);
    await hands.close();
    expect(secretsFoundIn(rig.dataDir, codes)).toEqual([]);
  });
});

describe("another code", () => {
  test.each(["sms", "voice"] as const)(
    "[I12] on %s is asked for only after the wait, also by another process",
    async (method) => {
      const { rig, hands, waiting } = await onTheWayBack();
      expect(problemIn(await hands.resend(waiting, method))).toMatchObject({
        kind: "tooSoon",
        until: codePhase(waiting).resendAt[method],
      });
      await hands.close();
      const other = await openCoreDriver(rig);
      expect(problemIn(await other.resend(waiting, method))).toMatchObject({ kind: "tooSoon" });
      expect(countOf(rig, "POST", "/v1/account")).toBe(1);
      rig.clock.skip(61_000);
      const fresh = must(await other.resend(waiting, method));
      expect([endingOf(fresh), codePhase(fresh).method]).toEqual([WAITING, method]);
      expect(countOf(rig, "POST", "/v1/account")).toBe(2);
      expect(endingOf(must(await other.enterCode(fresh)))).toBe(COMPLETE);
      await other.close();
    },
  );

  test("[I12][F32] that the platform refuses as too soon leaves the one on the phone good", async () => {
    const { rig, hands, waiting } = await onTheWayBack();
    rig.clock.skip(61_000);
    rig.sandbox.world.setFaults(["code-rate-limited"]);
    const still = must(await hands.resend(waiting));
    expect(endingOf(still)).toBe(WAITING);
    expect(codePhase(still).certain).toBe(true);
    expect(problemIn(await hands.resend(still))).toMatchObject({ kind: "tooSoon" });
    expect(endingOf(must(await hands.enterCode(still)))).toBe(COMPLETE);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I11][F32] whose answer is lost is not asked for once more by itself", async () => {
    const { rig, hands, waiting } = await onTheWayBack();
    rig.clock.skip(61_000);
    rig.sandbox.world.setFaults(["lost-account-after"]);
    const unsure = must(await hands.resend(waiting));
    expect([endingOf(unsure), codePhase(unsure).certain]).toEqual([WAITING, false]);
    expect(countOf(rig, "POST", "/v1/account")).toBe(2);
    expect(endingOf(must(await hands.enterCode(unsure)))).toBe(COMPLETE);
  });

  test("[I12][F19] can be asked for after its wait although the clock was set back by a month", async () => {
    const { rig, hands, waiting } = await onTheWayBack();
    rig.clock.skip(61_000);
    await hands.close();
    const month = 30 * 24 * 3_600_000;
    const setBack = await openCoreDriver(rig, {
      ports: (ports) => ({
        ...ports,
        clock: {
          ...ports.clock,
          now: () => (ports.clock.now() - month) as ReturnType<typeof ports.clock.now>,
        },
      }),
    });
    expect(endingOf(must(await setBack.resend(waiting)))).toBe(WAITING);
    expect(countOf(rig, "POST", "/v1/account")).toBe(2);
    await setBack.close();
  });
});

describe("the answer that announces a code", () => {
  test.each(["lost-account-before", "lost-account-after"] as const)(
    "[I11] may be lost (%s): a code can be entered, and none is asked for by itself",
    async (fault) => {
      const { rig, hands, waiting } = await onTheWayBack([fault]);
      expect([endingOf(waiting), codePhase(waiting).certain]).toEqual([WAITING, false]);
      for (let turn = 0; turn < 3; turn += 1) must(await hands.proceed(waiting, true));
      expect(countOf(rig, "POST", "/v1/account")).toBe(1);
      rig.clock.skip(61_000);
      const neverSent = fault === "lost-account-before";
      const last = neverSent ? must(await hands.resend(waiting)) : waiting;
      expect([countOf(rig, "POST", "/v1/account"), codePhase(last).certain]).toEqual(
        neverSent ? [2, true] : [1, false],
      );
      expect(endingOf(must(await hands.enterCode(waiting)))).toBe(COMPLETE);
      expect(hands.claims.untrue).toEqual([]);
    },
  );

  test("[I11][F33] with another display name blocks until a person confirms it; no option does", async () => {
    const { rig, hands, waiting } = await onTheWayBack(["vname-differs"]);
    expect(waiting.phase).toEqual({ kind: "awaiting-confirmation", what: ["display-name"] });
    expect(waiting.displayName).toMatchObject({
      expected: "Northwind Bakery",
      reported: "Southwind Bakery",
      differs: true,
    });
    expect(problemIn(await hands.confirm(waiting, ["display-name"], "yes-option"))).toMatchObject({
      kind: "notWaitingForThis",
    });
    const rows = hands.rows(waiting).length;
    expect(problemIn(await hands.confirm(waiting, ["warnings", "display-name"], "yes-option"))).toMatchObject(
      { kind: "notWaitingForThis" },
    );
    expect(hands.rows(waiting)).toHaveLength(rows);
    expect(problemIn(await hands.enterCode(waiting))).toMatchObject({ kind: "notWaitingForThis" });
    expect(must(await hands.proceed(waiting, true)).phase.kind).toBe("awaiting-confirmation");
    expect(countOf(rig, "POST", "/v1/account/verify")).toBe(0);
    const agreed = must(await hands.confirm(waiting, ["display-name"]));
    expect(endingOf(agreed)).toBe(WAITING);
    expect(endingOf(must(await hands.enterCode(agreed)))).toBe(COMPLETE);
  });

  test("[I11] without a display name goes on", async () => {
    const { hands, waiting } = await onTheWayBack(["account-no-vname"]);
    expect(waiting.displayName).toBeUndefined();
    expect(endingOf(must(await hands.enterCode(waiting)))).toBe(COMPLETE);
  });

  test("[I11] may say that there is none to enter: the number is there already", async () => {
    const { rig, hands, waiting } = await onTheWayBack([], { startsOn: "onprem" });
    expect(endingOf(waiting)).toBe("awaiting older-registration, on-premises proven");
    expect(waiting.steps.map(({ step, state }) => `${step} ${state.kind}`)).toContain("code skipped");
    expect([countOf(rig, "POST", "/v1/account"), countOf(rig, "POST", "/v1/account/verify")]).toEqual([1, 0]);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I11] is waited for durably: another process waits for the same code", async () => {
    const { rig, hands, waiting } = await onTheWayBack();
    await hands.close();
    const other = await openCoreDriver(rig);
    expect(must(await other.proceed(waiting, true)).phase).toEqual(waiting.phase);
    expect(countOf(rig, "POST", "/v1/account")).toBe(1);
    expect(endingOf(must(await other.enterCode(waiting)))).toBe(COMPLETE);
    await other.close();
  });
});

test('[I8] "there already" after a code whose answer was lost ends the run', async () => {
  rig = await startTimedHarness({ startsOn: "cloud" });
  const hands = await openCoreDriver(rig);
  const { world } = rig.sandbox;
  const waiting = await hands.migrate(rig.plan("to-onprem"));
  world.setFaults(["lost-verify-after", "no-lookups", "onprem-lookup-missing"]);
  const lost = must(await hands.enterCode(waiting));
  expect(lost.phase).toMatchObject({ kind: "unknown", step: "code" });
  const again = must(await hands.resolve(lost, { kind: "repeat" }));
  expect(again.phase.kind).toBe("awaiting-code");
  rig.clock.skip(61_000);
  const done = must(await hands.resend(again));
  expect(endingOf(done)).toBe("complete, on-premises proven");
  await hands.close();
});

test("[I6] a PIN behind a lost shards answer is not sent once more unasked", async () => {
  rig = await startTimedHarness({ startsOn: "cloud" });
  const hands = await openCoreDriver(rig);
  const waiting = await hands.migrate(rig.plan("to-onprem", (json) => void (json.number.shards = 2)));
  const session = must(await hands.deps.sessions.of(fold(hands.rows(waiting))));
  const evidence = { at: "2026-01-01T00:00:00.000Z", durationMs: 1 };
  let sent = 0;
  const setShards = (): ReturnType<typeof session.connections.onPrem.setShards> => {
    sent += 1;
    return Promise.resolve({ kind: "unknown", cause: "server-error", evidence });
  };
  const onPrem = { ...session.connections.onPrem, setShards };
  hands.deps.sessions.adopting()(waiting.run, {
    ...session,
    connections: { ...session.connections, onPrem },
  });
  expect(endingOf(must(await hands.enterCode(waiting)))).toBe("shards-lost, on-premises proven");
  expect(sent).toBe(1);
  await hands.close();
});

test("[I17] what keeps a code from being handed in is told as what it is", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  const first = await openCoreDriver(own, {
    deps: (deps) => ({
      ...deps,
      storage: {
        ...deps.storage,
        appendAll: (hold, entries, options) =>
          entries.some((entry) => entry.kind === "outcome" && entry.step === "account")
            ? err({ kind: "storageFailed", code: "EIO" })
            : deps.storage.appendAll(hold, entries, options),
        append: (hold, entry, options) =>
          entry.kind === "outcome" && entry.step === "account"
            ? err({ kind: "storageFailed", code: "EIO" })
            : deps.storage.append(hold, entry, options),
      },
    }),
  });
  const started = must(await first.start(own.plan("to-onprem")));
  await first.goOn(started).catch(() => undefined);
  await first.close();
  const second = await openCoreDriver(own, {
    deps: (deps) => ({
      ...deps,
      storage: {
        ...deps.storage,
        append: (hold, entry, options) =>
          entry.kind === "looked" ? err({ kind: "storageFull" }) : deps.storage.append(hold, entry, options),
      },
    }),
  });
  expect(problemIn(await second.enterCode(started))).toMatchObject({ kind: "storageFull" });
});
