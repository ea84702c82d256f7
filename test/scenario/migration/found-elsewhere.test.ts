import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { bent, type Bend } from "../../support/bent.ts";
import { countOf, endingOf, openHands, type Hands } from "../../support/hands.ts";
import { must, type Rig } from "../../support/rig.ts";
import { startTimedRig } from "../../support/timed-rig.ts";

let rig: Rig | undefined;
let hands: Hands | undefined;
let copy: string | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  if (copy !== undefined) rmSync(copy, { recursive: true, force: true });
  [rig, hands, copy] = [undefined, undefined, undefined];
});

test("[I4][I23] the hour after a lost register is not over earlier because the look before it took long", async () => {
  const own = await startTimedRig();
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
  hands = await openHands(own, { deps: bent(bend) });
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

test.fails("[I11][I25] a data folder put back from a copy does not ask for a second code", async () => {
  const own = await startTimedRig({ startsOn: "cloud" });
  rig = own;
  hands = await openHands(own);
  const started = must(await hands.start(own.plan("to-onprem")));
  const asked = must(await hands.proceed(started));
  expect(asked.phase.kind).toBe("awaiting-confirmation");
  must(await hands.confirm(asked, ["sending-paused", "point-of-no-return"]));
  await hands.close();
  copy = mkdtempSync(join(tmpdir(), "switchover-copy-"));
  cpSync(own.dataDir, copy, { recursive: true });
  hands = await openHands(own);
  own.sandbox.world.setFaults(["lost-account-after"]);
  expect(must(await hands.proceed(asked)).phase.kind).toBe("awaiting-code");
  await hands.close();
  rmSync(own.dataDir, { recursive: true, force: true });
  cpSync(copy, own.dataDir, { recursive: true });
  hands = await openHands(own);
  await hands.proceed(asked);
  expect(countOf(own, "POST", "/v1/account")).toBe(1);
});
