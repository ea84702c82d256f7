import { afterEach, expect, test } from "vitest";
import { bentAlways, type Bend } from "../../support/bent.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

/** A lost register in the dark, and a repeat that a person allowed while the cloud could not be reached at all. */
async function repeatThatNeverLeft() {
  const own = await startTimedHarness();
  rig = own;
  const line = { down: false };
  const bend: Bend = ({ cloud, ...rest }) => ({
    ...rest,
    cloud: {
      ...cloud,
      lastAnswerMs: () => (line.down ? undefined : cloud.lastAnswerMs()),
      warm: async () =>
        line.down
          ? {
              kind: "notSent",
              cause: "connection-refused",
              evidence: { at: new Date(own.clock.now()).toISOString(), durationMs: 1 },
            }
          : cloud.warm(),
    },
  });
  hands = await openCoreDriver(own, { deps: bentAlways(bend) });
  const resting = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["lost-register-before", "no-lookups", "onprem-lookup-missing"]),
  );
  expect(resting.phase).toMatchObject({ kind: "unknown", step: "register" });
  line.down = true;
  const granted = must(await hands.resolve(resting, { kind: "repeat" }));
  expect([endingOf(granted), countOf(own, "POST", "/register")]).toEqual(["unknown, unknown none", 1]);
  await hands.close();
  // The next day both sides answer again. Nobody has said anything more.
  line.down = false;
  own.clock.skip(86_400_000);
  own.sandbox.world.clearFaults();
  hands = await openCoreDriver(own, { deps: bentAlways(bend) });
  return { own, open: hands, granted };
}

test("[I4] a repeat that was allowed once and never left is not sent by itself on another day", async () => {
  const { own, open, granted } = await repeatThatNeverLeft();
  const later = must(await open.proceed(granted));
  expect({ registers: countOf(own, "POST", "/register"), ending: endingOf(later) }).toEqual({
    registers: 1,
    ending: "register-had-no-effect, on-premises proven",
  });
});

/** A code whose answer was lost after it had moved the number, while neither side answers looks. */
async function codeLostInTheDark(change: Bend = (given) => given) {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own, { deps: bentAlways(change) });
  const waiting = await hands.migrate(own.plan("to-onprem"));
  const code = own.sandbox.world.lastCode() ?? "";
  own.sandbox.world.setFaults(["lost-verify-after", "no-lookups", "onprem-lookup-missing"]);
  const lost = must(await hands.enterCode(waiting, code));
  expect(endingOf(lost)).toBe("unknown, unknown none");
  expect(own.sandbox.world.truth().home).toBe("onprem");
  return { own, open: hands, lost, code };
}

test("[I9] a second entry of a code that is refused says nothing about the first, whose answer was lost", async () => {
  const { open, lost, code } = await codeLostInTheDark();
  const again = must(await open.enterCode(lost, code));
  expect({ place: `${again.numberIs} ${again.proof}`, untrue: open.claims.untrue }).toEqual({
    place: "unknown none",
    untrue: [],
  });
});

test("[I9] a second entry of a code that never left says nothing about the first, whose answer was lost", async () => {
  const line = { down: false };
  const { open, lost, code } = await codeLostInTheDark(({ onPrem, ...rest }) => ({
    ...rest,
    onPrem: {
      ...onPrem,
      async verifyCode(given) {
        if (!line.down) return onPrem.verifyCode(given);
        return {
          kind: "notSent",
          cause: "connection-refused",
          evidence: { at: new Date(0).toISOString(), durationMs: 1 },
        };
      },
    },
  }));
  line.down = true;
  const again = must(await open.enterCode(lost, code));
  expect({ place: `${again.numberIs} ${again.proof}`, untrue: open.claims.untrue }).toEqual({
    place: "unknown none",
    untrue: [],
  });
});

test("[I4][I5] a register that arrived is not sent a second time by itself while the client still claims the number", async () => {
  const own = await startTimedHarness();
  rig = own;
  const line = { down: false, late: false };
  const at = () => ({ at: new Date(own.clock.now()).toISOString(), durationMs: 1 });
  const bend: Bend = ({ cloud, onPrem, ...rest }) => ({
    ...rest,
    cloud: {
      ...cloud,
      lastAnswerMs: () => (line.down ? undefined : cloud.lastAnswerMs()),
      warm: async () =>
        line.down ? { kind: "notSent", cause: "connection-refused", evidence: at() } : cloud.warm(),
    },
    onPrem: {
      ...onPrem,
      readHealth: async () =>
        line.late
          ? {
              kind: "confirmed",
              value: {
                gateway: "connected",
                clustered: false,
                nodes: [{ node: "client", gateway: "connected" }],
              },
              evidence: at(),
            }
          : onPrem.readHealth(),
      readSettings: async () =>
        line.late
          ? {
              kind: "confirmed",
              value: { waId: `${own.sandbox.number.cc}${own.sandbox.number.phoneNumber}`, raw: {} },
              evidence: at(),
            }
          : onPrem.readSettings(),
    },
  });
  hands = await openCoreDriver(own, { deps: bentAlways(bend) });
  const resting = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["lost-register-after", "no-lookups", "onprem-lookup-missing"]),
  );
  expect([resting.phase.kind, own.sandbox.world.truth().home]).toEqual(["unknown", "cloud"]);
  // The person allows a repeat while the cloud's line is down for four seconds; the client has noticed nothing yet.
  line.down = true;
  must(await hands.resolve(resting, { kind: "repeat" }));
  line.down = false;
  line.late = true;
  await hands.proceed(resting);
  expect(countOf(own, "POST", "/register")).toBe(1);
});

test("[I11] a wish for another code that never left is not carried out by itself on another day", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  const line = { down: false };
  const bend: Bend = ({ onPrem, ...rest }) => ({
    ...rest,
    onPrem: {
      ...onPrem,
      async requestAccount(request) {
        if (!line.down) return onPrem.requestAccount(request);
        return {
          kind: "notSent",
          cause: "connection-refused",
          evidence: { at: new Date(own.clock.now()).toISOString(), durationMs: 1 },
        };
      },
    },
  });
  let gone = false;
  hands = await openCoreDriver(own, {
    deps: bentAlways(bend),
    ports: (ports) => ({
      ...ports,
      clock: {
        ...ports.clock,
        sleep: (ms, signal) => (gone ? Promise.reject(new Error("killed")) : ports.clock.sleep(ms, signal)),
      },
    }),
  });
  const waiting = await hands.migrate(own.plan("to-onprem"), () =>
    own.sandbox.world.setFaults(["lost-account-after"]),
  );
  expect(waiting.phase).toMatchObject({ kind: "awaiting-code", certain: false });
  own.clock.skip(61_000);
  [line.down, gone] = [true, true];
  await expect(hands.resend(waiting)).rejects.toThrow("killed");
  await hands.close();
  line.down = false;
  own.clock.skip(86_400_000);
  hands = await openCoreDriver(own, { deps: bentAlways(bend) });
  const later = must(await hands.proceed(waiting));
  expect({ phase: later.phase.kind, asked: countOf(own, "POST", "/v1/account") }).toEqual({
    phase: "awaiting-code",
    asked: 1,
  });
});
