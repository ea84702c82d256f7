import { afterEach, describe, expect, test } from "vitest";
import type { FaultChoice } from "../../../main/sandbox/index.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import { bent, type Bend } from "../../support/bent.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { overdue, type Late, type Overdue } from "../../support/overdue.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const BLIND: readonly FaultChoice[] = ["no-lookups", "onprem-lookup-missing"];

let rig: Harness | undefined;
let open: CoreDriver[] = [];
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  [open, rig] = [[], undefined];
});

/** The first call of a step on the on-premises client is given up before its answer comes. */
function lateOnPrem(answers: Overdue, which: "requestAccount" | "verifyCode" | "setShards"): Bend {
  return (connections) => {
    const { onPrem } = connections;
    let first = true;
    const once = <Given, T>(send: (given: Given, late?: Late<T>) => Promise<CallOutcome<T>>) => {
      return (given: Given, late?: Late<T>): Promise<CallOutcome<T>> => {
        if (!first) return send(given, late);
        first = false;
        return answers.call(() => send(given), late);
      };
    };
    const calls = {
      requestAccount: once((request: Parameters<typeof onPrem.requestAccount>[0], late) =>
        onPrem.requestAccount(request, late),
      ),
      verifyCode: once((code: Parameters<typeof onPrem.verifyCode>[0], late) =>
        onPrem.verifyCode(code, late),
      ),
      setShards: once((request: Parameters<typeof onPrem.setShards>[0], late) =>
        onPrem.setShards(request, late),
      ),
    };
    return { ...connections, onPrem: { ...onPrem, [which]: calls[which] }, close: async () => undefined };
  };
}

/** A rig whose number is in the cloud, and a plan that takes it back. */
async function wayBack(bend: Bend, shards = 1) {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  const hands = await openCoreDriver(own, { deps: bent(bend) });
  open.push(hands);
  const back = own.plan("to-onprem", ({ number }) => {
    number.shards = shards;
  });
  return { rig: own, hands, back };
}

describe("[F36] the late answer of the on-premises client", () => {
  test("to the account request makes sure of the code that may be on its way", async () => {
    const answers = overdue();
    const { rig, hands, back } = await wayBack(lateOnPrem(answers, "requestAccount"));
    const resting = await hands.migrate(back);
    expect(resting.phase).toMatchObject({ kind: "awaiting-code", certain: false });
    await answers.come();
    expect(hands.status(resting).phase).toMatchObject({ kind: "awaiting-code", certain: true });
    expect(endingOf(must(await hands.enterCode(resting)))).toBe("complete, on-premises proven");
    expect(countOf(rig, "POST", "/v1/account")).toBe(1);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("[I11] to the account request with another display name has a person asked before the code is taken", async () => {
    const answers = overdue();
    const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
    const hands = await openCoreDriver(own, { deps: bent(lateOnPrem(answers, "requestAccount")) });
    open.push(hands);
    const back = own.plan("to-onprem", ({ number }) => {
      number.displayName = "Another Name";
    });
    const resting = await hands.migrate(back);
    expect(resting.phase).toMatchObject({ kind: "awaiting-code", certain: false });
    await answers.come();
    expect(hands.status(resting).phase).toEqual({ kind: "awaiting-confirmation", what: ["display-name"] });
    expect(problemIn(await hands.enterCode(resting))).toMatchObject({ kind: "notWaitingForThis" });
    expect(countOf(own, "POST", "/v1/account/verify")).toBe(0);
    must(await hands.confirm(resting, ["display-name"]));
    expect(endingOf(must(await hands.enterCode(resting)))).toBe("complete, on-premises proven");
    expect(hands.claims.untrue).toEqual([]);
  });

  test.each(["is refused", "is lost"] as const)(
    "[I11] to the account request, whose repeat %s, tells the name all the same, and a person is asked",
    async (repeat) => {
      const answers = overdue();
      let requests = 0;
      const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
      const evidence = { at: new Date().toISOString(), durationMs: 1 };
      const bend: Bend = ({ onPrem, ...rest }) => {
        const requestAccount: typeof onPrem.requestAccount = async (request, late) => {
          requests += 1;
          if (requests === 1) return answers.call(() => onPrem.requestAccount(request), late);
          return repeat === "is lost"
            ? { kind: "unknown", cause: "timeout", evidence }
            : { kind: "rejected", reason: "rate-limited", evidence: { ...evidence, httpStatus: 429 } };
        };
        return { ...rest, onPrem: { ...onPrem, requestAccount }, close: async () => undefined };
      };
      const hands = await openCoreDriver(own, { deps: bent(bend) });
      open.push(hands);
      const back = own.plan("to-onprem", ({ number }) => {
        number.displayName = "Another Name";
      });
      const resting = await hands.migrate(back);
      own.clock.skip(120_000);
      expect(must(await hands.resend(resting)).phase.kind).toBe("awaiting-code");
      expect(requests).toBe(2);
      await answers.come();
      expect(hands.status(resting).phase).toEqual({ kind: "awaiting-confirmation", what: ["display-name"] });
      expect(problemIn(await hands.enterCode(resting))).toMatchObject({ kind: "notWaitingForThis" });
      must(await hands.confirm(resting, ["display-name"]));
      expect(endingOf(must(await hands.enterCode(resting)))).toBe("complete, on-premises proven");
      expect(requests).toBe(2);
      expect(hands.claims.untrue).toEqual([]);
    },
  );

  test("[I11] to the account request, after its code was taken, asks for nothing, and the name is shown", async () => {
    const answers = overdue();
    const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
    const hands = await openCoreDriver(own, { deps: bent(lateOnPrem(answers, "requestAccount")) });
    open.push(hands);
    const back = own.plan("to-onprem", ({ number }) => {
      number.displayName = "Another Name";
    });
    const done = must(await hands.enterCode(await hands.migrate(back)));
    expect(endingOf(done)).toBe("complete, on-premises proven");
    await answers.come();
    expect(endingOf(hands.status(done))).toBe("complete, on-premises proven");
    expect(hands.status(done).displayName).toMatchObject({ expected: "Another Name", differs: true });
    expect(countOf(own, "POST", "/v1/account")).toBe(1);
    expect(hands.claims.untrue).toEqual([]);
  });

  test.each(["another code is entered", "another code is asked for"] as const)(
    "to the code, just when %s, keeps that from being sent",
    async (what) => {
      const answers = overdue();
      let sending = false;
      const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
      const hands = await openCoreDriver(own, {
        deps(given) {
          const deps = bent(lateOnPrem(answers, "verifyCode"))(given);
          const of: typeof deps.sessions.of = async (state) => {
            if (sending) await answers.come();
            return deps.sessions.of(state);
          };
          return { ...deps, sessions: { ...deps.sessions, of } };
        },
      });
      open.push(hands);
      const waiting = await hands.migrate(own.plan("to-onprem"));
      own.sandbox.world.setFaults(BLIND);
      must(await hands.enterCode(waiting));
      expect(must(await hands.resolve(waiting, { kind: "repeat" })).phase.kind).toBe("awaiting-code");
      own.clock.skip(120_000);
      sending = true;
      const entered = what === "another code is entered";
      const done = must(await (entered ? hands.enterCode(waiting) : hands.resend(waiting)));
      expect(endingOf(done)).toBe("complete, on-premises proven");
      expect(countOf(own, "POST", "/v1/account/verify")).toBe(1);
      expect(countOf(own, "POST", "/v1/account")).toBe(1);
    },
  );

  test("to the code proves the move while nobody knew of it, and no other code is asked for", async () => {
    const answers = overdue();
    const { rig, hands, back } = await wayBack(lateOnPrem(answers, "verifyCode"));
    const waiting = await hands.migrate(back);
    rig.sandbox.world.setFaults(BLIND);
    expect(endingOf(must(await hands.enterCode(waiting)))).toBe("unknown, unknown none");
    await answers.come();
    expect(endingOf(hands.status(waiting))).toBe("ready, on-premises proven");
    expect(hands.status(waiting).basis).toBe("code-answer");
    expect(endingOf(must(await hands.proceed(waiting)))).toBe("complete, on-premises proven");
    expect(countOf(rig, "POST", "/v1/account/verify")).toBe(1);
    expect(countOf(rig, "POST", "/v1/account")).toBe(1);
    expect(hands.claims.untrue).toEqual([]);
  });

  test("to the shards, after the run ended on them, leaves none to set for whoever takes it up", async () => {
    const answers = overdue();
    const { rig, hands, back } = await wayBack(lateOnPrem(answers, "setShards"), 2);
    const ended = must(await hands.enterCode(await hands.migrate(back)));
    expect(ended.phase).toEqual({ kind: "ended", reason: "shards-lost" });
    await answers.come();
    expect(hands.status(ended).answeredSince).toBe("shards");
    expect(endingOf(must(await hands.proceed(ended, true)))).toBe("complete, on-premises proven");
    expect(countOf(rig, "POST", "/v1/account/shards")).toBe(1);
    expect(hands.claims.untrue).toEqual([]);
  });
});
