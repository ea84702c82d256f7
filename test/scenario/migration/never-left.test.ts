import { afterEach, expect, test } from "vitest";
import type { FaultChoice } from "../../../main/sandbox/index.ts";
import { bentAlways } from "../../support/bent.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const DAY_MS = 86_400_000;

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

test("[I4][F21] a register that never left is not sent by another process days later on what was seen before", async () => {
  const own = (rig = await startTimedHarness());
  let killed = false;
  const first = await opened(own, {
    ports: (ports) => ({
      ...ports,
      clock: {
        ...ports.clock,
        sleep: (ms, signal) => (killed ? Promise.reject(new Error("killed")) : ports.clock.sleep(ms, signal)),
      },
    }),
    deps: bentAlways((connections) => ({
      ...connections,
      cloud: {
        ...connections.cloud,
        register: () => {
          killed = true;
          return Promise.resolve({
            kind: "notSent",
            cause: "connection-refused",
            evidence: { at: new Date().toISOString(), durationMs: 1 },
          });
        },
      },
    })),
  });
  const started = must(await first.start(own.plan("to-cloud")));
  await expect(first.goOn(started)).rejects.toThrow("killed");
  open = [];
  await first.close();
  own.clock.skip(2 * DAY_MS);
  // Another tool registers the number meanwhile.
  own.sandbox.world.beginAgain("cloud");
  const second = await opened(own);
  const done = await second.goOn(must(await second.proceed(started)));
  expect({ ending: endingOf(done), registers: countOf(own, "POST", "/register") }).toEqual({
    ending: "complete, cloud proven",
    registers: 0,
  });
});

const BLIND: readonly FaultChoice[] = ["no-lookups", "onprem-lookup-missing"];

test("[I11] a code that may be on its way can still be entered where asking for another one never left", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  let down = false;
  const hands = await opened(own, {
    deps: bentAlways((connections) => ({
      ...connections,
      onPrem: {
        ...connections.onPrem,
        requestAccount: (request, late) => {
          return down
            ? Promise.resolve({
                kind: "notSent",
                cause: "connection-refused",
                evidence: { at: new Date().toISOString(), durationMs: 1 },
              })
            : connections.onPrem.requestAccount(request, late);
        },
      },
    })),
  });
  const waiting = await hands.migrate(own.plan("to-onprem"), () =>
    own.sandbox.world.setFaults(["lost-account-after", ...BLIND]),
  );
  expect(waiting.phase.kind).toBe("awaiting-code");
  own.sandbox.world.clearFaults();
  own.clock.skip(120_000);
  down = true;
  const after = must(await hands.resend(waiting));
  expect(after.phase.kind).toBe("awaiting-code");
  expect(endingOf(must(await hands.enterCode(after)))).toBe("complete, on-premises proven");
});
