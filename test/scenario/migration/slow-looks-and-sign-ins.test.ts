import { afterEach, expect, test } from "vitest";
import { countOf, endingOf, openHands, type Hands } from "../../support/hands.ts";
import { must, type Rig } from "../../support/rig.ts";
import { startTimedRig } from "../../support/timed-rig.ts";
import { problemIn } from "../../support/expect-result.ts";
import { fold } from "../../../main/core/migration/state/fold.ts";
import { bent } from "../../support/bent.ts";

let rig: Rig | undefined;
let hands: Hands | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

test("[I9][I23] a slow last look of an abandoned run does not count as begun when it ended", async () => {
  const own = await startTimedRig();
  rig = own;
  let slow = false;
  hands = await openHands(own, {
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
  const own = await startTimedRig({ startsOn: "cloud" });
  rig = own;
  hands = await openHands(own);
  const waiting = await hands.migrate(own.plan("to-onprem"));
  expect(waiting.phase.kind).toBe("awaiting-code");
  await hands.close();
  hands = await openHands(own);
  const right = own.env.get("ONPREM_PASSWORD") ?? "";
  own.env.set("ONPREM_PASSWORD", "Wrong-Password-1");
  must(await hands.enterCode(waiting));
  expect(countOf(own, "POST", "/v1/account/verify")).toBe(0);
  own.env.set("ONPREM_PASSWORD", right);
  const done = must(await hands.enterCode(waiting));
  expect(endingOf(done)).toBe("complete, on-premises proven");
});

test("[I12] a code that never left is not counted as a guess", async () => {
  const own = await startTimedRig({ startsOn: "cloud" });
  rig = own;
  hands = await openHands(own);
  const waiting = await hands.migrate(own.plan("to-onprem"));
  await hands.close();
  hands = await openHands(own);
  own.env.set("ONPREM_PASSWORD", "Wrong-Password-1");
  const refused = must(await hands.enterCode(waiting));
  expect(countOf(own, "POST", "/v1/account/verify")).toBe(0);
  expect(fold(hands.rows(waiting)).code?.guesses).toBe(0);
  expect(refused.phase.kind).toBe("awaiting-code");
});

test("[I23] a wait told for guesses outlives a second code", async () => {
  const own = await startTimedRig({ startsOn: "cloud" });
  rig = own;
  let told = true;
  let sent = 0;
  hands = await openHands(own, {
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
    ending: "unknown, unknown none",
  });
});
