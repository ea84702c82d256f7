import { afterEach, expect, test } from "vitest";
import type { OnPremHealth } from "../../../shared/platform/facts.ts";
import { redact } from "../../../shared/redacted.ts";
import { problemIn } from "../../support/expect-result.ts";
import { bent, type Bend } from "../../support/bent.ts";
import { countOf, endingOf, openHands, type Hands } from "../../support/hands.ts";
import { must, type Rig } from "../../support/rig.ts";
import { startTimedRig } from "../../support/timed-rig.ts";

const DAY_MS = 86_400_000;

let rig: Rig | undefined;
let hands: Hands | undefined;
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
const evidence = (own: Rig) => ({ at: new Date(own.clock.now()).toISOString(), durationMs: 1 });

test("[I9] a client that does not tell its number and gives a backup proves nothing about this number", async () => {
  const own = await startTimedRig();
  rig = own;
  let dark = true;
  const bend: Bend = ({ cloud, onPrem, ...rest }) => ({
    ...rest,
    cloud: {
      ...cloud,
      readNumber: async () =>
        dark ? { kind: "unknown", cause: "timeout", evidence: evidence(own) } : cloud.readNumber(),
      register: async () => ({ kind: "unknown", cause: "connection-lost", evidence: evidence(own) }),
    },
    onPrem: {
      ...onPrem,
      // Another number's client, which is connected, keeps its settings to itself and is switched off later.
      readHealth: async () =>
        dark
          ? { kind: "confirmed", value: CONNECTED, evidence: evidence(own) }
          : { kind: "unknown", cause: "timeout", evidence: evidence(own) },
      readSettings: async () => ({ kind: "unknown", cause: "timeout", evidence: evidence(own) }),
      async backup() {
        dark = false;
        return { kind: "confirmed", value: redact("of-another-number", "data"), evidence: evidence(own) };
      },
    },
  });
  hands = await openHands(own, { deps: bent(bend) });
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
  const own = await startTimedRig();
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
  hands = await openHands(own, { deps: bent(bend) });
  const done = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["lost-register-after", "no-lookups"]),
  );
  expect({ ending: endingOf(done), untrue: hands.claims.untrue }).toEqual({
    ending: "unknown, unknown none",
    untrue: [],
  });
});

test("[I24] a word about an older registration is about the day on which it was given, also in a run that never ended", async () => {
  const own = await startTimedRig({ startsOn: "cloud" });
  rig = own;
  hands = await openHands(own);
  const plan = own.plan("to-onprem", (json) => {
    json.number.shards = 2;
  });
  const asked = await hands.migrate(plan, () => own.sandbox.world.setNumber({ home: "onprem" }));
  expect(endingOf(asked)).toBe("awaiting older-registration, on-premises proven");
  must(await hands.confirm(asked, ["older-registration"]));
  // The program is closed before it goes on, and opened again days later.
  await hands.close();
  own.clock.skip(5 * DAY_MS);
  hands = await openHands(own);
  const later = must(await hands.proceed(asked));
  expect({ ending: endingOf(later), shards: countOf(own, "POST", "/v1/account/shards") }).toEqual({
    ending: "awaiting older-registration, on-premises proven",
    shards: 0,
  });
});

test("[I24] the word about an older registration counts only after the person was told of one", async () => {
  const own = await startTimedRig({ startsOn: "cloud" });
  rig = own;
  hands = await openHands(own);
  const plan = own.plan("to-onprem", (json) => {
    json.number.shards = 2;
  });
  const started = must(await hands.start(plan));
  const early = await hands.confirm(started, ["older-registration"]);
  own.sandbox.world.setNumber({ home: "onprem" });
  const done = await hands.goOn(started);
  expect({
    taken: early.ok,
    shards: countOf(own, "POST", "/v1/account/shards"),
    phase: done.phase.kind,
  }).toEqual({
    taken: false,
    shards: 0,
    phase: "awaiting-confirmation",
  });
});

test("[I23] a wait told with an unanswerable code request is not forgotten when an older code is tried", async () => {
  const own = await startTimedRig({ startsOn: "cloud" });
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
  hands = await openHands(own, { deps: bent(bend) });
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

test("[I17][I28] a sign-in that was refused once is tried again by a later look of the same process", async () => {
  const own = await startTimedRig();
  rig = own;
  hands = await openHands(own);
  const { world } = own.sandbox;
  // When the register's answer is lost, the client has ended all sessions and lets nobody in for a moment.
  const resting = await hands.migrate(own.plan("to-cloud"), () => {
    world.setFaults(["lost-register-before", "no-lookups"]);
    const stop = world.onRevision(() => {
      if (!world.requests().some(({ path }) => path.endsWith("/settings/backup"))) return;
      stop();
      world.setFaults([
        "lost-register-before",
        "no-lookups",
        "onprem-token-expired",
        "password-change-required",
      ]);
    });
  });
  expect(resting.phase).toMatchObject({ kind: "unknown", step: "register" });
  world.setFaults(["no-lookups"]);
  const logins = countOf(own, "POST", "/v1/users/login");
  const before = own.clock.now();
  own.clock.skip(3_600_000);
  const later = must(await hands.proceed(resting));
  const look = hands.rows(resting).findLast(({ entry }) => entry.kind === "looked")?.entry;
  const asked = look?.kind === "looked" ? Date.parse(look.reading.onPrem.evidence.at) : 0;
  expect({
    signedInAgain: countOf(own, "POST", "/v1/users/login") > logins,
    evidenceIsOfThisLook: asked > before,
    ending: endingOf(later),
  }).toEqual({
    signedInAgain: true,
    evidenceIsOfThisLook: true,
    ending: "register-had-no-effect, on-premises proven",
  });
});
