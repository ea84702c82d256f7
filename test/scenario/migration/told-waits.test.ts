import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";
import { bent, bentAlways, type Bend, type Connections } from "../../support/bent.ts";
import { overdue } from "../../support/overdue.ts";

let rig: Harness | undefined;
let open: CoreDriver[] = [];
let other: string | undefined;
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  if (other !== undefined) rmSync(other, { recursive: true, force: true });
  open = [];
  [rig, other] = [undefined, undefined];
});

async function opened(own: Harness, change: Parameters<typeof openCoreDriver>[1] = {}): Promise<CoreDriver> {
  const hands = await openCoreDriver(own, change);
  open.push(hands);
  return hands;
}

test("[I23][F18] a repeat of a register is not sent before the wait is over that its unknown answer told", async () => {
  const own = await startTimedHarness();
  rig = own;
  const hands = await openCoreDriver(own, {
    deps: bent((connections) => ({
      ...connections,
      cloud: {
        ...connections.cloud,
        async register(input) {
          const answer = await connections.cloud.register(input);
          const evidence = { ...answer.evidence, httpStatus: 503, retryAfterSeconds: 600 };
          return { kind: "unknown", cause: "server-error", evidence };
        },
      },
    })),
  });
  open.push(hands);
  const resting = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["register-503-before", "no-lookups", "onprem-lookup-missing"]),
  );
  expect(endingOf(resting)).toBe("unknown, unknown none");
  const repeated = await hands.resolve(resting, { kind: "repeat" });
  expect(countOf(own, "POST", "/register")).toBe(1);
  expect(problemIn(repeated)).toMatchObject({ kind: "tooSoon" });
});

test("[I23][F18] a long wait that a subscribe was told holds when a person takes the run up", async () => {
  const own = await startTimedHarness();
  rig = own;
  const hands = await openCoreDriver(own, {
    deps: bent((connections) => ({
      ...connections,
      cloud: {
        ...connections.cloud,
        async subscribe() {
          const answer = await connections.cloud.subscribe();
          return { ...answer, evidence: { ...answer.evidence, retryAfterSeconds: 3600 } };
        },
      },
    })),
  });
  open.push(hands);
  const stopped = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["rate-limited"]),
  );
  expect(endingOf(stopped)).toBe("subscribe-refused, cloud proven");
  const sent = countOf(own, "POST", "/subscribed_apps");
  await hands.proceed(stopped, true);
  expect(countOf(own, "POST", "/subscribed_apps")).toBe(sent);
});

test("[I23] a wait told with an unanswerable code request is not forgotten when an older code is tried", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  let busy = true;
  const bend: Bend = ({ onPrem, ...rest }) => ({
    ...rest,
    onPrem: {
      ...onPrem,
      requestAccount: async (request) => {
        const answer = await onPrem.requestAccount(request);
        return busy
          ? {
              kind: "unknown",
              cause: "server-error",
              evidence: { ...answer.evidence, httpStatus: 503, retryAfterSeconds: 3600 },
            }
          : answer;
      },
    },
  });
  const hands = await openCoreDriver(own, { deps: bent(bend) });
  open.push(hands);
  const waiting = await hands.migrate(own.plan("to-onprem"));
  expect(waiting.phase.kind).toBe("awaiting-code");
  own.clock.skip(61_000);
  expect(problemIn(await hands.resend(waiting))).toMatchObject({ kind: "tooSoon" });
  must(await hands.enterCode(waiting, "000000"));
  own.clock.skip(61_000);
  busy = false;
  const again = await hands.resend(waiting);
  expect({ ok: again.ok, sent: countOf(own, "POST", "/v1/account") }).toEqual({ ok: false, sent: 1 });
});

test("[I23][I12] the wait told for a call is not cut short by a second text message whose answer says nothing of calls", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  let first = true;
  const bend: Bend = ({ onPrem, ...rest }) => ({
    ...rest,
    onPrem: {
      ...onPrem,
      async requestAccount(request, late) {
        const answer = await onPrem.requestAccount(request, late);
        if (answer.kind !== "confirmed" || answer.value.kind !== "codeSent") return answer;
        const { displayName } = answer.value;
        const named = displayName === undefined ? {} : { displayName };
        const value = first
          ? ({ kind: "codeSent", ...named, smsWaitSeconds: 60, voiceWaitSeconds: 3600 } as const)
          : ({ kind: "codeSent", ...named } as const);
        first = false;
        return { ...answer, value };
      },
    },
  });
  const hands = await opened(own, { deps: bent(bend) });
  const waiting = await hands.migrate(own.plan("to-onprem"));
  expect(waiting.phase).toMatchObject({ kind: "awaiting-code", certain: true });
  expect(problemIn(await hands.resend(waiting, "voice"))).toMatchObject({ kind: "tooSoon" });
  own.clock.skip(61_000);
  must(await hands.resend(waiting, "sms"));
  own.clock.skip(61_000);
  const called = await hands.resend(waiting, "voice");
  expect({ ok: called.ok, sent: countOf(own, "POST", "/v1/account") }).toEqual({ ok: false, sent: 2 });
});

test("[I23] a wait that a late answer told while another entry was under way is not ended by that entry's lost answer", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  const answers = overdue();
  let entries = 0;
  const at = (): string => new Date(own.clock.now()).toISOString();
  const bend: Bend = (connections) => {
    const verifyCode: Connections["onPrem"]["verifyCode"] = async (code, late) => {
      entries += 1;
      if (entries === 1)
        return answers.call(
          async () => ({
            kind: "rejected",
            reason: "code-too-many-guesses",
            evidence: {
              at: at(),
              durationMs: 1,
              httpStatus: 403,
              apiError: { code: 1015 },
              retryAfterSeconds: 3600,
            },
          }),
          late,
        );
      await answers.come();
      return { kind: "unknown", cause: "timeout", evidence: { at: at(), durationMs: 60_000 } };
    };
    return { ...connections, onPrem: { ...connections.onPrem, verifyCode }, close: async () => undefined };
  };
  const hands = await opened(own, { deps: bent(bend) });
  const waiting = await hands.migrate(own.plan("to-onprem"));
  own.sandbox.world.setFaults(["no-lookups", "onprem-lookup-missing"]);
  expect(endingOf(must(await hands.enterCode(waiting, "111111")))).toBe("unknown, unknown none");
  must(await hands.enterCode(waiting, "222222"));
  own.clock.skip(5_000);
  const third = await hands.enterCode(waiting, "333333");
  expect({ ok: third.ok, entries }).toEqual({ ok: false, entries: 2 });
});

test("[I5][I23] the number's 72 hours of rest told late for a register outlast a repeat whose own answer is lost", async () => {
  const own = (rig = await startTimedHarness());
  const answers = overdue();
  let registers = 0;
  const at = (): string => new Date(own.clock.now()).toISOString();
  const bend: Bend = (connections) => {
    const register: Connections["cloud"]["register"] = async (_input, late) => {
      registers += 1;
      if (registers === 1)
        return answers.call(
          async () => ({
            kind: "rejected",
            reason: "registration-limit",
            evidence: { at: at(), durationMs: 1, httpStatus: 400, apiError: { code: 133016 } },
          }),
          late,
        );
      await answers.come();
      return { kind: "unknown", cause: "timeout", evidence: { at: at(), durationMs: 60_000 } };
    };
    return { ...connections, cloud: { ...connections.cloud, register }, close: async () => undefined };
  };
  const hands = await opened(own, { deps: bent(bend) });
  const resting = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["no-lookups", "onprem-lookup-missing"]),
  );
  expect(endingOf(resting)).toBe("unknown, unknown none");
  must(await hands.resolve(resting, { kind: "repeat" }));
  const again = await hands.resolve(resting, { kind: "repeat" });
  expect({ ok: again.ok, registers }).toEqual({ ok: false, registers: 2 });
});

test("[I23][F21] a wait told for guesses outlives the death of the process between the machine's book and its own journal", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  const at = mkdtempSync(join(tmpdir(), "switchover-copy-"));
  let entries = 0;
  const bend: Bend = ({ onPrem, ...rest }) => ({
    ...rest,
    onPrem: {
      ...onPrem,
      async verifyCode() {
        entries += 1;
        // What the journal holds when the process dies: the intent. The machine's book has heard of the wait by then.
        if (entries === 1) cpSync(own.dataDir, at, { recursive: true });
        const evidence = { at: new Date(own.clock.now()).toISOString(), durationMs: 1, httpStatus: 429 };
        return {
          kind: "rejected",
          reason: "code-too-many-guesses",
          evidence: { ...evidence, apiError: { code: 1015 }, retryAfterSeconds: 3600 },
        };
      },
    },
  });
  const first = await opened(own, { deps: bentAlways(bend) });
  const waiting = await first.migrate(own.plan("to-onprem"));
  must(await first.enterCode(waiting, "111111"));
  expect(problemIn(await first.enterCode(waiting, "222222"))).toMatchObject({ kind: "tooSoon" });
  open = [];
  await first.close();
  rmSync(own.dataDir, { recursive: true, force: true });
  cpSync(at, own.dataDir, { recursive: true });
  rmSync(at, { recursive: true, force: true });
  const second = await opened(own, { deps: bentAlways(bend) });
  const again = await second.enterCode(waiting, "333333");
  expect({ ok: again.ok, entries }).toEqual({ ok: false, entries: 1 });
});

test("[I23] a wait that the platform told a register is not ended by a person's word on where the number is", async () => {
  const own = (rig = await startTimedHarness());
  const hands = await opened(own, {
    deps: bent((connections) => ({
      ...connections,
      cloud: {
        ...connections.cloud,
        async register(input) {
          const answer = await connections.cloud.register(input);
          const evidence = { ...answer.evidence, httpStatus: 503, retryAfterSeconds: 36_000 };
          return { kind: "unknown", cause: "server-error", evidence };
        },
      },
    })),
  });
  const plan = own.plan("to-cloud");
  const resting = await hands.migrate(plan, () =>
    own.sandbox.world.setFaults(["register-503-before", "no-lookups", "onprem-lookup-missing"]),
  );
  expect(endingOf(resting)).toBe("unknown, unknown none");
  must(await hands.resolve(resting, { kind: "seen", home: "cloud" }));
  own.sandbox.world.clearFaults();
  // They were mistaken, and begin anew.
  const again = await hands.start(plan);
  expect(again.ok ? "started" : again.problem.kind).toBe("tooSoon");
});

test("[I23] a wait that the client told an account request is not ended by a code that was asked for before", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  let asked = 0;
  const bend: Bend = ({ onPrem, ...rest }) => ({
    ...rest,
    onPrem: {
      ...onPrem,
      async requestAccount(request, late) {
        asked += 1;
        if (asked === 1) return onPrem.requestAccount(request, late);
        const evidence = { at: new Date(own.clock.now()).toISOString(), durationMs: 1, httpStatus: 429 };
        return {
          kind: "rejected",
          reason: "rate-limited",
          evidence: { ...evidence, apiError: { code: 1015 }, retryAfterSeconds: 36_000 },
        };
      },
    },
  });
  const hands = await opened(own, { deps: bent(bend) });
  const plan = own.plan("to-onprem");
  const waiting = await hands.migrate(plan);
  own.clock.skip(61_000);
  must(await hands.resend(waiting));
  const told = (): readonly string[] => must(hands.deps.storage.toldWaits(plan)).map(({ holds }) => holds);
  expect(told()).toContain("account");
  expect(endingOf(must(await hands.enterCode(waiting)))).toBe("complete, on-premises proven");
  expect(told()).toContain("account");
});
