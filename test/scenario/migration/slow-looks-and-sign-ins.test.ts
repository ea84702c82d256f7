import { afterEach, expect, test } from "vitest";
import { terminalEnglish } from "../../../main/hosts/headless/terminal/translate.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";
import { problemIn } from "../../support/expect-result.ts";
import { fold } from "../../../main/core/migration/state/fold.ts";
import { resultOf } from "../../../main/hosts/headless/run/result-line.ts";
import { wordsWithCause } from "../../../main/hosts/headless/run/show-result.ts";
import { bent, type Bend } from "../../support/bent.ts";

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

test("[I9][I23] a slow last look of an abandoned run does not count as begun when it ended", async () => {
  const own = await startTimedHarness();
  rig = own;
  let slow = false;
  hands = await openCoreDriver(own, {
    deps: bent((connections) => ({
      ...connections,
      onPrem: {
        ...connections.onPrem,
        async readSettings() {
          const answer = await connections.onPrem.readSettings();
          if (slow) {
            await new Promise((done) => setTimeout(done, 300));
            own.clock.skip(16_000);
          }
          return answer;
        },
      },
    })),
  });
  const resting = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["register-late-effect:14", "no-lookups", "onprem-lookup-missing"]),
  );
  own.sandbox.world.switchFaults([]);
  slow = true;
  const ended = must(await hands.abandon(resting));
  own.clock.skip(20_000);
  await new Promise((done) => setTimeout(done, 200));
  expect(ended.proof).not.toBe("proven");
});

test("[F17] a run whose sign-in was refused once can be taken up in the same process once the password is right", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own);
  const waiting = await hands.migrate(own.plan("to-onprem"));
  expect(waiting.phase.kind).toBe("awaiting-code");
  await hands.close();
  hands = await openCoreDriver(own);
  const right = own.env.get("ONPREM_PASSWORD") ?? "";
  own.env.set("ONPREM_PASSWORD", "Wrong-Password-1");
  must(await hands.enterCode(waiting));
  expect(countOf(own, "POST", "/v1/account/verify")).toBe(0);
  own.env.set("ONPREM_PASSWORD", right);
  const done = must(await hands.enterCode(waiting));
  expect(endingOf(done)).toBe("complete, on-premises proven");
});

test("[I12] a code that never left is not counted as a guess", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own);
  const waiting = await hands.migrate(own.plan("to-onprem"));
  await hands.close();
  hands = await openCoreDriver(own);
  own.env.set("ONPREM_PASSWORD", "Wrong-Password-1");
  const refused = must(await hands.enterCode(waiting));
  expect(countOf(own, "POST", "/v1/account/verify")).toBe(0);
  expect(fold(hands.rows(waiting)).code?.guesses).toBe(0);
  expect(refused.phase.kind).toBe("awaiting-code");
});

const NOT_SENT = { kind: "notSent", cause: "sign-in-refused", signIn: "token-invalid" } as const;

test("[F17][I12] a sign-in that is refused on the way to handing in a code stands as that, and the code as not sent", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own);
  const waiting = await hands.migrate(own.plan("to-onprem"));
  await hands.close();
  hands = await openCoreDriver(own);
  const right = own.env.get("ONPREM_PASSWORD") ?? "";
  own.env.set("ONPREM_PASSWORD", "Wrong-Password-1");
  const refused = must(await hands.enterCode(waiting));
  expect(hands.rows(waiting).findLast(({ entry }) => entry.kind === "outcome")?.entry).toMatchObject({
    step: "code",
    outcome: NOT_SENT,
  });
  expect(endingOf(refused)).toBe("awaiting-code, cloud proven");
  expect(refused.phase).toMatchObject({ guesses: 0, notTaken: NOT_SENT });
  expect(refused.phase).not.toHaveProperty("lastRefusal");
  expect(resultOf(refused)).toMatchObject({
    outcome: "awaiting-code",
    reason: "sign-in-refused",
    next: "enter-code",
  });
  expect(wordsWithCause(refused)(terminalEnglish).what).toBe(
    "The code wasn't checked. You can enter it again. The on-premises client rejected the credentials, so the request wasn't sent. Check the user name and the password.",
  );
  own.env.set("ONPREM_PASSWORD", right);
  expect(endingOf(must(await hands.enterCode(waiting)))).toBe("complete, on-premises proven");
});

test("[F17] another code that was asked for makes an entry that was not taken a thing of the past", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own);
  const waiting = await hands.migrate(own.plan("to-onprem"));
  await hands.close();
  hands = await openCoreDriver(own);
  const right = own.env.get("ONPREM_PASSWORD") ?? "";
  own.env.set("ONPREM_PASSWORD", "Wrong-Password-1");
  must(await hands.enterCode(waiting));
  own.env.set("ONPREM_PASSWORD", right);
  own.clock.skip(61_000);
  const fresh = must(await hands.resend(waiting));
  expect(fresh.phase).not.toHaveProperty("notTaken");
  expect(resultOf(fresh).reason).toBe("code-sent");
});

test("[F17] a sign-in that is refused before the account is asked for ends the run as that, and can be put right", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  hands = await openCoreDriver(own);
  const started = must(await hands.start(own.plan("to-onprem")));
  const asking = must(await hands.proceed(started));
  expect(asking.phase.kind).toBe("awaiting-confirmation");
  await hands.close();
  hands = await openCoreDriver(own);
  const right = own.env.get("ONPREM_PASSWORD") ?? "";
  own.env.set("ONPREM_PASSWORD", "Wrong-Password-1");
  const refused = await hands.goOn(asking);
  expect(endingOf(refused)).toBe("access-refused, cloud proven");
  expect(refused.steps.find(({ step }) => step === "account")?.state).toMatchObject({
    kind: "not-sent",
    outcome: NOT_SENT,
  });
  expect(countOf(own, "POST", "/v1/account")).toBe(0);
  own.env.set("ONPREM_PASSWORD", right);
  expect((await hands.goOn(must(await hands.proceed(refused, true)))).phase.kind).toBe("awaiting-code");
});

test("[F17][F18] a sign-in that is told to wait keeps the run from being taken up before that", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  const evidence = { at: "2026-01-01T00:00:00.000Z", durationMs: 1, retryAfterSeconds: 300 };
  let rests = true;
  hands = await openCoreDriver(own, {
    deps: bent((connections) => ({
      ...connections,
      onPrem: {
        ...connections.onPrem,
        requestAccount: (request) =>
          rests
            ? Promise.resolve({ ...NOT_SENT, signIn: "rate-limited", evidence })
            : connections.onPrem.requestAccount(request),
      },
    })),
  });
  const stopped = await hands.migrate(own.plan("to-onprem"));
  expect(endingOf(stopped)).toBe("told-to-wait, cloud proven");
  expect(resultOf(stopped)).toMatchObject({ retryAfterSeconds: 300 });
  expect(problemIn(await hands.proceed(stopped, true))).toMatchObject({ kind: "tooSoon" });
  rests = false;
  own.clock.skip(301_000);
  expect((await hands.goOn(must(await hands.proceed(stopped, true)))).phase.kind).toBe("awaiting-code");
});

test("[F17] a sign-in that is refused before the shards are set ends the run as that, not as shards refused", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  let refuses = false;
  hands = await openCoreDriver(own, {
    deps: bent((connections) => ({
      ...connections,
      onPrem: {
        ...connections.onPrem,
        setShards: (request) =>
          refuses
            ? Promise.resolve({ ...NOT_SENT, evidence: { at: "2026-01-01T00:00:00.000Z", durationMs: 1 } })
            : connections.onPrem.setShards(request),
      },
    })),
  });
  const waiting = await hands.migrate(own.plan("to-onprem", (json) => void (json.number.shards = 2)));
  refuses = true;
  expect(endingOf(must(await hands.enterCode(waiting)))).toBe("access-refused, on-premises proven");
});

test("[I23] a wait told for guesses outlives a second code", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  let told = true;
  let sent = 0;
  hands = await openCoreDriver(own, {
    deps: bent((connections) => ({
      ...connections,
      onPrem: {
        ...connections.onPrem,
        async verifyCode(code) {
          sent += 1;
          const answer = await connections.onPrem.verifyCode(code);
          if (!told || answer.kind !== "rejected") return answer;
          told = false;
          return {
            ...answer,
            reason: "code-too-many-guesses",
            evidence: { ...answer.evidence, retryAfterSeconds: 3600 },
          };
        },
      },
    })),
  });
  const waiting = await hands.migrate(own.plan("to-onprem"));
  must(await hands.enterCode(waiting, "000000"));
  expect(sent).toBe(1);
  expect(problemIn(await hands.enterCode(waiting, "000001"))).toMatchObject({ kind: "tooSoon" });
  own.clock.skip(61_000);
  must(await hands.resend(waiting));
  const again = await hands.enterCode(waiting, "000002");
  expect(sent).toBe(1);
  expect(problemIn(again)).toMatchObject({ kind: "tooSoon" });
});

test("[I17][I28] a sign-in that was refused once is tried again by a later look of the same process", async () => {
  const own = await startTimedHarness();
  rig = own;
  hands = await openCoreDriver(own);
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
    ending: "unknown, unknown none",
  });
});

test("[I4][I23] the hour after a lost register is not over earlier because the look before it took long", async () => {
  const own = await startTimedHarness();
  rig = own;
  let slow = true;
  const bend: Bend = ({ cloud, onPrem, ...rest }) => ({
    ...rest,
    cloud: {
      ...cloud,
      register: async (request) => {
        await cloud.register(request);
        return {
          kind: "unknown",
          cause: "connection-lost",
          evidence: { at: new Date(own.clock.now()).toISOString(), durationMs: 1 },
        };
      },
    },
    onPrem: {
      ...onPrem,
      async readSettings() {
        const answer = await onPrem.readSettings();
        // By now the cloud has answered; the client takes a minute and ten seconds.
        if (slow) {
          await new Promise((resolve) => setTimeout(resolve, 300));
          own.clock.skip(70_000);
          slow = false;
        }
        return answer;
      },
    },
  });
  hands = await openCoreDriver(own, { deps: bent(bend) });
  const resting = await hands.migrate(own.plan("to-cloud"), () =>
    own.sandbox.world.setFaults(["lost-register-before", "no-lookups", "onprem-lookup-missing"]),
  );
  expect(resting.phase.kind).toBe("unknown");
  const sentAt =
    hands.rows(resting).find(({ entry }) => entry.kind === "intent" && entry.step === "register")?.at ?? 0;
  must(await hands.resolve(resting, { kind: "seen", home: "on-premises" }));
  own.sandbox.world.clearFaults();
  own.clock.skip(sentAt + 59 * 60_000 + 15_000 - own.clock.now());
  const next = await hands.migrate(own.plan("to-cloud"));
  expect(endingOf(next)).toMatch(/^awaiting recent-register/);
});
