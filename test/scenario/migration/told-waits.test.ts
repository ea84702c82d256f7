import { rmSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openHands, type Hands } from "../../support/hands.ts";
import { type Rig } from "../../support/rig.ts";
import { startTimedRig } from "../../support/timed-rig.ts";
import { bent } from "../../support/bent.ts";

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
