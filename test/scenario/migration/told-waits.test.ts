import { rmSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openHands, type Hands } from "../../support/hands.ts";
import { must, type Rig } from "../../support/rig.ts";
import { startTimedRig } from "../../support/timed-rig.ts";
import { bent, type Bend } from "../../support/bent.ts";

let rig: Rig | undefined;
let open: Hands[] = [];
let other: string | undefined;
afterEach(async () => {
  for (const hands of open) await hands.close();
  await rig?.close();
  if (other !== undefined) rmSync(other, { recursive: true, force: true });
  open = [];
  [rig, other] = [undefined, undefined];
});

test("[I23][F18] a repeat of a register is not sent before the wait is over that its unknown answer told", async () => {
  const own = await startTimedRig();
  rig = own;
  const hands = await openHands(own, {
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
  const own = await startTimedRig();
  rig = own;
  const hands = await openHands(own, {
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
  const hands = await openHands(own, { deps: bent(bend) });
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
