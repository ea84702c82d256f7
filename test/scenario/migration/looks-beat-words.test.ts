import { afterEach, expect, test } from "vitest";
import type { FaultChoice } from "../../../main/sandbox/index.ts";
import { bent, type Bend, type Connections } from "../../support/bent.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { overdue } from "../../support/overdue.ts";
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

async function opened(own: Harness, change: Parameters<typeof openCoreDriver>[1] = {}): Promise<CoreDriver> {
  const hands = await openCoreDriver(own, change);
  open.push(hands);
  return hands;
}

test("[I9][I28] a person's word of an ended run does not stand for a register once both sides show the number at its source", async () => {
  const own = (rig = await startTimedHarness());
  own.env.set("PIN", "000001");
  const hands = await opened(own);
  const stopped = await hands.migrate(own.plan("to-cloud"), () => own.sandbox.world.setFaults(BLIND));
  expect(endingOf(stopped)).toBe("register-pin-refused, unknown none");
  must(await hands.resolve(stopped, { kind: "seen", home: "cloud" }));
  own.sandbox.world.clearFaults();
  own.env.set("PIN", own.sandbox.number.pin);
  const done = await hands.goOn(must(await hands.proceed(stopped, true)));
  const register = done.steps.find(({ step }) => step === "register")?.state;
  expect({
    register,
    ending: endingOf(done),
    subscribed: countOf(own, "POST", "/subscribed_apps"),
    home: own.sandbox.world.truth().home,
  }).toMatchObject({ register: { kind: "confirmed", by: "answer" }, ending: "complete, cloud proven" });
});

test("[I16] a look that proves the arrival beats a person's earlier word on a lost code", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  const hands = await opened(own);
  const waiting = await hands.migrate(own.plan("to-onprem"));
  own.sandbox.world.setFaults([...BLIND, "lost-verify-after"]);
  expect(endingOf(must(await hands.enterCode(waiting)))).toBe("unknown, unknown none");
  const said = must(await hands.resolve(waiting, { kind: "seen", home: "cloud" }));
  expect(endingOf(said)).toBe("awaiting-code, cloud attested");
  own.sandbox.world.clearFaults();
  own.clock.skip(120_000);
  const done = must(await hands.proceed(waiting));
  expect(endingOf(done)).toBe("complete, on-premises proven");
});

test("[I16] a look that proves the arrival beats the leave to enter a lost code once more", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  const hands = await opened(own);
  const waiting = await hands.migrate(own.plan("to-onprem"));
  own.sandbox.world.setFaults([...BLIND, "lost-verify-after"]);
  expect(endingOf(must(await hands.enterCode(waiting)))).toBe("unknown, unknown none");
  must(await hands.resolve(waiting, { kind: "repeat" }));
  own.sandbox.world.clearFaults();
  own.clock.skip(120_000);
  const done = must(await hands.proceed(waiting));
  expect(endingOf(done)).toBe("complete, on-premises proven");
});

/** Two runs of one number in the dark: the first one's register is told late to have worked, the second one's is lost. */
async function twoInTheDark(own: Harness, { dontSend = false } = {}) {
  const answers = overdue();
  let registers = 0;
  const cues: { onWindow?: () => void } = {};
  const bend: Bend = (connections) => {
    const register: Connections["cloud"]["register"] = (input, late) => {
      registers += 1;
      if (registers === 1)
        return answers.call(
          async () =>
            dontSend
              ? { kind: "confirmed", value: null, evidence: { at: new Date().toISOString(), durationMs: 1 } }
              : connections.cloud.register(input),
          late,
          true,
        );
      if (registers === 2)
        return Promise.resolve({
          kind: "unknown",
          cause: "timeout",
          evidence: { at: new Date().toISOString(), durationMs: 60_000 },
        });
      return connections.cloud.register(input, late);
    };
    return { ...connections, cloud: { ...connections.cloud, register }, close: async () => undefined };
  };
  const hands = await opened(own, {
    deps: bent(bend),
    ports: (ports) => ({
      ...ports,
      clock: {
        ...ports.clock,
        async sleep(ms, signal) {
          if (ms === 16_000) cues.onWindow?.();
          return ports.clock.sleep(ms, signal);
        },
      },
    }),
  });
  const plan = own.plan("to-cloud");
  const first = await hands.migrate(plan, () => own.sandbox.world.setFaults(BLIND));
  expect(endingOf(first)).toBe("unknown, unknown none");
  must(await hands.abandon(first));
  own.sandbox.world.clearFaults();
  const asked = await hands.migrate(plan);
  expect(asked.phase).toEqual({ kind: "awaiting-confirmation", what: ["recent-register"] });
  must(await hands.confirm(asked, ["recent-register"]));
  const waiting = must(await hands.proceed(asked));
  expect(endingOf(waiting)).toBe("awaiting point-of-no-return, on-premises proven");
  own.sandbox.world.setFaults(BLIND);
  must(await hands.confirm(waiting, ["point-of-no-return"]));
  const second = must(await hands.proceed(waiting));
  expect(endingOf(second)).toBe("unknown, unknown none");
  await answers.come();
  return { hands, second, cues, count: () => registers };
}

test("[I4] a register that a person let out once more is not sent over a look that has just proven the number in the cloud", async () => {
  const own = (rig = await startTimedHarness());
  const { hands, second, cues, count } = await twoInTheDark(own);
  cues.onWindow = () => own.sandbox.world.clearFaults();
  const done = must(await hands.resolve(second, { kind: "repeat" }));
  expect({ sent: count(), ending: endingOf(done) }).toEqual({ sent: 2, ending: "complete, cloud proven" });
});

test("[I3][I4] no new backup is made while a register with the pair of before is unresolved", async () => {
  const own = (rig = await startTimedHarness());
  const { hands, second, count } = await twoInTheDark(own, { dontSend: true });
  const backups = countOf(own, "POST", "/v1/settings/backup");
  const ended = must(await hands.resolve(second, { kind: "repeat" }));
  const resumed = must(await hands.proceed(ended, true));
  expect({
    ended: endingOf(ended),
    resumed: resumed.phase.kind,
    registers: count(),
    backups: countOf(own, "POST", "/v1/settings/backup") - backups,
  }).toMatchObject({ resumed: "unknown", registers: 2, backups: 0 });
});
