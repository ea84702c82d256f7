import { afterEach, expect, test } from "vitest";
import { certificateText } from "../../support/check-context.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";
import { bent, shifted, type Bend } from "../../support/bent.ts";

const DAY_MS = 86_400_000;

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

/** The cloud says that the number is on some client; the client that was asked says this of its gateway. */
const onAnotherClient =
  (gateway: () => "uninitialized" | "unregistered" | "silent"): Bend =>
  (connections) => ({
    ...connections,
    cloud: {
      ...connections.cloud,
      async readNumber() {
        const answer = await connections.cloud.readNumber();
        return answer.kind === "confirmed"
          ? { ...answer, value: { ...answer.value, host: "ON_PREMISE" } }
          : answer;
      },
    },
    onPrem: {
      ...connections.onPrem,
      async readHealth() {
        const answer = await connections.onPrem.readHealth();
        const said = gateway();
        if (said === "silent") return { kind: "unknown", cause: "timeout", evidence: answer.evidence };
        return answer.kind === "confirmed"
          ? { ...answer, value: { ...answer.value, gateway: said } }
          : answer;
      },
    },
  });

test("[I9] a refused code is not settled by a look that says just what the look before it said", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own, { deps: bent(onAnotherClient(() => "uninitialized")) });
  const plan = own.plan("to-onprem", (json) => {
    json.number.shards = 2;
  });
  const waiting = await hands.migrate(plan);
  expect(waiting.phase.kind).toBe("awaiting-code");
  const after = must(await hands.enterCode(waiting, "000000"));
  expect({ phase: after.phase.kind, shards: countOf(own, "POST", "/v1/account/shards") }).toEqual({
    phase: "awaiting-code",
    shards: 0,
  });
});

test("[I9] a client that falls silent is no change that proves an arrival", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  const said = { now: "unregistered" as "unregistered" | "silent" };
  hands = await openCoreDriver(own, { deps: bent(onAnotherClient(() => said.now)) });
  const started = must(await hands.start(own.plan("to-onprem")));
  await hands.goOn(started);
  // The account request is lost on the way; afterwards the client does not answer look-ups.
  await hands.close();
  await own.close();
  const second = await startTimedHarness({ startsOn: "cloud" });
  rig = second;
  said.now = "unregistered";
  hands = await openCoreDriver(second, {
    deps: bent((connections) => {
      const other = onAnotherClient(() => said.now)(connections);
      return {
        ...other,
        onPrem: {
          ...other.onPrem,
          async requestAccount(request) {
            said.now = "silent";
            return connections.onPrem.requestAccount(request);
          },
        },
      };
    }),
  });
  const resting = await hands.migrate(second.plan("to-onprem"), () =>
    second.sandbox.world.setFaults(["lost-account-after"]),
  );
  expect(resting.phase.kind).toBe("awaiting-code");
});

test("[I11] a code asked for by voice does not go out by text message because the line was down once", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  const methods: string[] = [];
  let down = false;
  hands = await openCoreDriver(own, {
    deps: bent((connections) => ({
      ...connections,
      onPrem: {
        ...connections.onPrem,
        async requestAccount(request) {
          methods.push(request.method);
          if (!down) return connections.onPrem.requestAccount(request);
          down = false;
          const evidence = { at: new Date(own.clock.now()).toISOString(), durationMs: 1 };
          return { kind: "notSent", cause: "connection-refused", evidence };
        },
      },
    })),
  });
  const waiting = await hands.migrate(own.plan("to-onprem"), () =>
    own.sandbox.world.setFaults(["lost-account-before"]),
  );
  expect(waiting.phase.kind).toBe("awaiting-code");
  own.clock.skip(61_000);
  down = true;
  must(await hands.resend(waiting, "voice"));
  expect(methods).toEqual(["sms", "voice", "voice"]);
});

test("[I23] a wait told with an answer that leaves the account request unknown is kept", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own, {
    deps: bent((connections) => ({
      ...connections,
      onPrem: {
        ...connections.onPrem,
        async requestAccount(request) {
          const answer = await connections.onPrem.requestAccount(request);
          // 503 with Retry-After: 300, after the effect.
          const evidence = { ...answer.evidence, httpStatus: 503, retryAfterSeconds: 300 };
          return { kind: "unknown", cause: "server-error", evidence };
        },
      },
    })),
  });
  const waiting = await hands.migrate(own.plan("to-onprem"));
  expect(waiting.phase.kind).toBe("awaiting-code");
  own.clock.skip(61_000);
  const again = await hands.resend(waiting);
  expect(countOf(own, "POST", "/v1/account")).toBe(1);
  expect(problemIn(again)).toMatchObject({ kind: "tooSoon" });
});

test("[I24] an ended certificate is not sent when a run is taken up later on a clock that was set back", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  const now = own.clock.now();
  own.env.set("CERT", certificateText({ issuedAtMs: now - 90 * DAY_MS, goodUntilMs: now + 20 * DAY_MS }));
  let down = true;
  hands = await openCoreDriver(own, {
    deps: bent((connections) => ({
      ...connections,
      onPrem: {
        ...connections.onPrem,
        async requestAccount(request) {
          if (!down) return connections.onPrem.requestAccount(request);
          const evidence = { at: new Date(own.clock.now()).toISOString(), durationMs: 1 };
          return { kind: "notSent", cause: "connection-refused", evidence };
        },
      },
    })),
  });
  const stopped = await hands.migrate(own.plan("to-onprem"));
  expect(endingOf(stopped)).toBe("account-not-sent, cloud proven");
  down = false;
  await hands.close();
  own.clock.skip(30 * DAY_MS);
  hands = await openCoreDriver(own, { ports: shifted({ ms: -30 * DAY_MS }) });
  must(await hands.proceed(stopped, true));
  expect(countOf(own, "POST", "/v1/account")).toBe(0);
});

test("[I9] a lost register stays visibly unknown for another process", async () => {
  const own = await startTimedHarness();
  rig = own;
  hands = await openCoreDriver(own);
  const resting = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["lost-register-before", "platform-field-refused", "onprem-lookup-missing"]),
  );
  expect(resting.phase.kind).toBe("unknown");
  await hands.close();
  hands = await openCoreDriver(own, { ports: shifted({ ms: 0 }) });
  expect(hands.status(resting).phase.kind).toBe("unknown");
});

test("[I9] a lost register that looks could not place stays visibly unknown for another process", async () => {
  const own = await startTimedHarness();
  rig = own;
  hands = await openCoreDriver(own);
  const resting = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["lost-register-before", "no-lookups", "settings-missing"]),
  );
  expect(resting.phase.kind).toBe("unknown");
  await hands.close();
  hands = await openCoreDriver(own, { ports: shifted({ ms: 0 }) });
  expect(hands.status(resting).phase.kind).toBe("unknown");
});

test("[I11] an uncertain code stays visibly waited for in another process", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own);
  const waiting = await hands.migrate(own.plan("to-onprem"), () =>
    own.sandbox.world.setFaults(["lost-account-after"]),
  );
  expect(waiting.phase.kind).toBe("awaiting-code");
  await hands.close();
  hands = await openCoreDriver(own, { ports: shifted({ ms: 0 }) });
  expect(hands.status(waiting).phase.kind).toBe("awaiting-code");
});

test("[I9] a lost code is not settled by a look that says just what the look before it said", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own, { deps: bent(onAnotherClient(() => "uninitialized")) });
  const plan = own.plan("to-onprem", (json) => {
    json.number.shards = 2;
  });
  const waiting = await hands.migrate(plan);
  own.sandbox.world.setFaults(["lost-verify-before"]);
  const after = must(await hands.enterCode(waiting));
  expect({ proof: after.proof, shards: countOf(own, "POST", "/v1/account/shards") }).toEqual({
    proof: "none",
    shards: 0,
  });
});
