import { afterEach, expect, test } from "vitest";
import type { FaultChoice } from "../../../main/sandbox/index.ts";
import { bentAlways } from "../../support/bent.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const BLIND: readonly FaultChoice[] = ["no-lookups", "onprem-lookup-missing"];
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

async function shut(hands: CoreDriver): Promise<void> {
  open = open.filter((one) => one !== hands);
  await hands.close();
}

test("[I24][F19] shards count from the earliest moment the registration can have been, also where its answer was lost and the clock set back", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud" }));
  const hands = await opened(own);
  const plan = own.plan("to-onprem", (json) => {
    json.number.shards = 2;
  });
  const waiting = await hands.migrate(plan);
  own.sandbox.world.setFaults(["lost-verify-after", ...BLIND]);
  const resting = must(await hands.enterCode(waiting));
  expect(resting.phase).toMatchObject({ kind: "unknown", step: "code" });
  await shut(hands);
  own.sandbox.world.clearFaults();
  own.clock.skip(8 * DAY_MS);
  const other = await opened(own, {
    ports: (ports) => ({
      ...ports,
      clock: {
        ...ports.clock,
        now: () => (ports.clock.now() - 8 * DAY_MS) as ReturnType<typeof ports.clock.now>,
      },
    }),
  });
  const later = must(await other.proceed(resting));
  expect({ ending: endingOf(later), sent: countOf(own, "POST", "/v1/account/shards") }).toEqual({
    ending: "shards-too-late, on-premises proven",
    sent: 0,
  });
});

const notSent = () =>
  ({
    kind: "notSent",
    cause: "connection-refused",
    evidence: { at: new Date().toISOString(), durationMs: 1 },
  }) as const;

/** A process that is killed in the pause after shards that never left. */
async function killedAfterUnsentShards(own: Harness): Promise<CoreDriver> {
  let killed = false;
  return opened(own, {
    ports: (ports) => ({
      ...ports,
      clock: {
        ...ports.clock,
        sleep: (ms, signal) => (killed ? Promise.reject(new Error("killed")) : ports.clock.sleep(ms, signal)),
      },
    }),
    deps: bentAlways((connections) => ({
      ...connections,
      onPrem: {
        ...connections.onPrem,
        setShards: () => {
          killed = true;
          return Promise.resolve(notSent());
        },
      },
    })),
  });
}

test("[I24][F21] shards that never left are not set eight days later by another process, of a client that dates nothing", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "cloud", dated: false }));
  const first = await killedAfterUnsentShards(own);
  const waiting = await first.migrate(own.plan("to-onprem", (json) => void (json.number.shards = 2)));
  await expect(first.enterCode(waiting)).rejects.toThrow("killed");
  open = [];
  await first.close();
  own.clock.skip(8 * DAY_MS);
  const second = await opened(own);
  const done = must(await second.proceed(waiting));
  expect({ ending: endingOf(done), sent: countOf(own, "POST", "/v1/account/shards") }).toEqual({
    ending: "shards-too-late, on-premises proven",
    sent: 0,
  });
});

test("[I24][F21] shards for an older registration that never left need the word anew in another process", async () => {
  const own = (rig = await startTimedHarness({ startsOn: "onprem" }));
  const first = await killedAfterUnsentShards(own);
  const asked = await first.migrate(own.plan("to-onprem", (json) => void (json.number.shards = 2)));
  expect(asked.phase).toEqual({ kind: "awaiting-confirmation", what: ["older-registration"] });
  must(await first.confirm(asked, ["older-registration"]));
  await expect(first.proceed(asked)).rejects.toThrow("killed");
  open = [];
  await first.close();
  own.clock.skip(2 * DAY_MS);
  const second = await opened(own);
  const done = must(await second.proceed(asked));
  expect({ phase: done.phase, sent: countOf(own, "POST", "/v1/account/shards") }).toEqual({
    phase: { kind: "awaiting-confirmation", what: ["older-registration"] },
    sent: 0,
  });
});
