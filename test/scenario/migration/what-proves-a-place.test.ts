import { afterEach, expect, test } from "vitest";
import type { OnPremHealth } from "../../../shared/platform/facts.ts";
import { redact } from "../../../shared/redacted.ts";
import { bent, type Bend } from "../../support/bent.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const HOUR_MS = 3_600_000;

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

const CONNECTED: OnPremHealth = {
  gateway: "connected",
  clustered: false,
  nodes: [{ node: "client", gateway: "connected" }],
};
const evidence = (own: Harness) => ({ at: new Date(own.clock.now()).toISOString(), durationMs: 1 });

test("[I8][I9] a plan that names a spare client is not begun as a move that has happened already", async () => {
  const own = await startTimedHarness();
  rig = own;
  // The number runs on another client; this one is not registered, and the cloud does not report the number's host.
  own.sandbox.world.setNumber({ gateway: "unregistered" });
  own.sandbox.world.setFaults(["platform-field-refused"]);
  expect(own.sandbox.world.truth().home).toBe("onprem");
  hands = await openCoreDriver(own);
  const refused = problemIn(await hands.start(own.plan("to-cloud")));
  const failed = refused.kind === "noGo" ? refused.checks.filter(({ status }) => status === "fail") : [];
  expect({ failed: failed.map(({ id }) => id), registers: countOf(own, "POST", "/register") }).toEqual({
    failed: ["onprem.health"],
    registers: 0,
  });
});

test("[I9] a number that is connected somewhere is not proven in the cloud because one client is unregistered", async () => {
  const own = await startTimedHarness();
  rig = own;
  // The plan names a spare client; the number runs on another one, and the cloud does not report its host.
  const spare: Bend = ({ onPrem, ...rest }) => ({
    ...rest,
    onPrem: {
      ...onPrem,
      readHealth: async () => ({
        kind: "confirmed",
        value: {
          gateway: "unregistered",
          clustered: false,
          nodes: [{ node: "client", gateway: "unregistered" }],
        },
        evidence: evidence(own),
      }),
      readSettings: async () => ({ kind: "unknown", cause: "timeout", evidence: evidence(own) }),
      backup: async () => ({ kind: "rejected", reason: "not-registered", evidence: evidence(own) }),
    },
  });
  hands = await openCoreDriver(own, { deps: bent(spare) });
  const done = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["platform-field-refused"]),
  );
  expect({
    ending: endingOf(done),
    truth: own.sandbox.world.truth().home,
    untrue: hands.claims.untrue,
  }).toEqual({
    ending: "backup-refused, unknown none",
    truth: "onprem",
    untrue: [],
  });
});

test("[I9] a client that does not report its number and gives a backup proves nothing about this number", async () => {
  const own = await startTimedHarness();
  rig = own;
  let dark = true;
  const bend: Bend = ({ cloud, onPrem, ...rest }) => ({
    ...rest,
    cloud: {
      ...cloud,
      readNumber: async () =>
        dark ? { kind: "unknown", cause: "timeout", evidence: evidence(own) } : cloud.readNumber(),
      async register() {
        dark = false;
        return { kind: "unknown", cause: "connection-lost", evidence: evidence(own) };
      },
    },
    onPrem: {
      ...onPrem,
      // Another number's client, which is connected, keeps its settings to itself and is switched off later.
      readHealth: async () =>
        dark
          ? { kind: "confirmed", value: CONNECTED, evidence: evidence(own) }
          : { kind: "unknown", cause: "timeout", evidence: evidence(own) },
      readSettings: async () => ({ kind: "unknown", cause: "timeout", evidence: evidence(own) }),
      backup: async () => ({
        kind: "confirmed",
        value: redact("of-another-number", "data"),
        evidence: evidence(own),
      }),
    },
  });
  hands = await openCoreDriver(own, { deps: bent(bend) });
  // While the checks are read the number leaves for the cloud: from the first step on it is there all the time.
  const done = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setNumber({ home: "cloud" }),
  );
  const register = done.steps.find(({ step }) => step === "register")?.state;
  expect({ untrue: hands.claims.untrue, register: register?.kind }).toEqual({
    untrue: [],
    register: "unknown",
  });
});

test("[I9] the losing side's unchanged word is no proof that a register had no effect", async () => {
  const own = await startTimedHarness();
  rig = own;
  const bend: Bend = ({ cloud, onPrem, ...rest }) => ({
    ...rest,
    cloud,
    onPrem: {
      ...onPrem,
      // A client that has not noticed yet that it lost its number.
      readHealth: async () => ({ kind: "confirmed", value: CONNECTED, evidence: evidence(own) }),
      readSettings: async () => ({
        kind: "confirmed",
        value: { waId: `${own.sandbox.number.cc}${own.sandbox.number.phoneNumber}`, raw: {} },
        evidence: evidence(own),
      }),
    },
  });
  hands = await openCoreDriver(own, { deps: bent(bend) });
  const done = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["lost-register-after", "no-lookups"]),
  );
  expect({ ending: endingOf(done), untrue: hands.claims.untrue }).toEqual({
    ending: "unknown, unknown none",
    untrue: [],
  });
});

test("[I9] a code that was refused is not confirmed by its own answer, and measures no downtime", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own);
  const waiting = await hands.migrate(own.plan("to-onprem"));
  const refused = must(await hands.enterCode(waiting, "000000"));
  expect(refused.phase.kind).toBe("awaiting-code");
  // A colleague finishes the registration with another tool, an hour later.
  own.clock.skip(HOUR_MS);
  own.sandbox.world.setNumber({ home: "onprem" });
  const done = must(await hands.resend(waiting));
  const code = done.steps.find(({ step }) => step === "code")?.state;
  expect({
    code: code?.kind === "confirmed" ? code.by : code?.kind,
    downtimeMs: done.downtimeMs,
  }).toEqual({ code: "skipped", downtimeMs: undefined });
});

test("[I9][I28] a client that has not noticed its loss does not bring a number back that was registered with the cloud", async () => {
  const own = await startTimedHarness();
  rig = own;
  const { number } = own.sandbox;
  const bend: Bend = ({ cloud, onPrem, ...rest }) => ({
    ...rest,
    cloud,
    onPrem: {
      ...onPrem,
      readHealth: async () => ({ kind: "confirmed", value: CONNECTED, evidence: evidence(own) }),
      readSettings: async () => ({
        kind: "confirmed",
        value: { waId: `${number.cc}${number.phoneNumber}`, raw: {} },
        evidence: evidence(own),
      }),
    },
  });
  hands = await openCoreDriver(own, { deps: bent(bend) });
  const done = await hands.migrate(own.plan("to-cloud"), () => own.sandbox.world.setFaults(["no-lookups"]));
  expect(own.sandbox.world.truth().home).toBe("cloud");
  expect({ ending: endingOf(done), untrue: hands.claims.untrue }).toEqual({
    ending: "not-on-target, unknown none",
    untrue: [],
  });
  // It can be left by a person's word.
  const said = must(await hands.resolve(done, { kind: "seen", home: "cloud" }));
  expect(`${said.numberIs} ${said.proof}`).toBe("cloud attested");
});

test("[I9][I24] a code that was refused is not settled by a look that shows somebody else's registration", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own);
  const plan = own.plan("to-onprem", (json) => {
    json.number.shards = 2;
  });
  const waiting = await hands.migrate(plan);
  own.sandbox.world.setNumber({ home: "onprem" });
  const after = must(await hands.enterCode(waiting, "000000"));
  const code = after.steps.find(({ step }) => step === "code")?.state;
  expect({ code: code?.kind, ending: endingOf(after), downtimeMs: after.downtimeMs }).toEqual({
    code: "skipped",
    ending: "awaiting older-registration, on-premises proven",
    downtimeMs: undefined,
  });
  expect(countOf(own, "POST", "/v1/account/shards")).toBe(0);
});

test("[I8][I9] a run that somebody else's registration completes leaves no step of its own open", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own);
  const waiting = await hands.migrate(own.plan("to-onprem", (json) => void (json.number.shards = undefined)));
  // Another code is refused for now, so that the first one is still the one to enter.
  own.clock.skip(61_000);
  own.sandbox.world.setFaults(["code-rate-limited"]);
  expect(must(await hands.resend(waiting)).phase.kind).toBe("awaiting-code");
  own.sandbox.world.clearFaults();
  own.sandbox.world.setNumber({ home: "onprem" });
  own.clock.skip(3_600_000);
  const done = must(await hands.enterCode(waiting, "000000"));
  expect(endingOf(done)).toBe("complete, on-premises proven");
  expect(done.steps.map(({ step, state }) => `${step} ${state.kind}`)).toEqual([
    "inspect confirmed",
    "account skipped",
    "code skipped",
    "shards skipped",
    "verify confirmed",
  ]);
  expect(countOf(own, "POST", "/v1/account")).toBe(2);
});
