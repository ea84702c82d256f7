import { afterEach, expect, test } from "vitest";
import { fold } from "../../../main/core/migration/state/fold.ts";
import { bentAlways, shifted, type Bend } from "../../support/bent.ts";
import { countOf, endingOf, openCoreDriver, type CoreDriver } from "../../support/core-driver.ts";
import { must, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

const DAY_MS = 86_400_000;

let rig: Harness | undefined;
let hands: CoreDriver | undefined;
afterEach(async () => {
  await hands?.close();
  await rig?.close();
  [rig, hands] = [undefined, undefined];
});

/** A migration that waits for the confirmation before the point of no return. */
async function beforeTheMove(own: Harness, of: CoreDriver) {
  let waiting = must(await of.proceed(must(await of.start(own.plan("to-cloud")))));
  if (waiting.phase.kind === "awaiting-confirmation" && waiting.phase.what.includes("warnings")) {
    must(await of.confirm(waiting, ["warnings"]));
    waiting = must(await of.proceed(waiting));
  }
  expect(endingOf(waiting)).toMatch(/^awaiting point-of-no-return/);
  return waiting;
}

test("[I26] a callback address that was set while the run waited for a word is not wiped unasked", async () => {
  const own = await startTimedHarness();
  rig = own;
  hands = await openCoreDriver(own);
  const waiting = await beforeTheMove(own, hands);
  // Days later somebody has the account's messages sent to an address of their own.
  own.clock.skip(2 * DAY_MS);
  own.sandbox.world.setFaults(["subscribed-by-others"]);
  const { cloud } = must(await hands.deps.sessions.of(stateOf(hands, waiting))).connections;
  const override = async (): Promise<string | undefined> => {
    const list = await cloud.readSubscriptions();
    return list.kind === "confirmed"
      ? list.value.find(({ id }) => id === own.sandbox.cloud.appId)?.overrideCallbackUri
      : list.kind;
  };
  const before = await override();
  expect(before).toBeDefined();
  must(await hands.confirm(waiting, ["point-of-no-return"]));
  const done = must(await hands.proceed(waiting));
  const reader = await openCoreDriver(own);
  const again = must(await reader.deps.sessions.of(stateOf(reader, waiting))).connections;
  const list = await again.cloud.readSubscriptions();
  const after =
    list.kind === "confirmed"
      ? list.value.find(({ id }) => id === own.sandbox.cloud.appId)?.overrideCallbackUri
      : list.kind;
  await again.close();
  await reader.close();
  expect({ after, ending: endingOf(done) }).toEqual({
    after: before,
    ending: expect.stringMatching(/wipe-override|complete/) as unknown,
  });
});

function stateOf(of: CoreDriver, run: { readonly run: Parameters<CoreDriver["rows"]>[0]["run"] }) {
  return fold(of.rows(run));
}

test("[I4] a number that came to the cloud while the run waited for a word is not registered again", async () => {
  const own = await startTimedHarness();
  rig = own;
  hands = await openCoreDriver(own);
  const waiting = await beforeTheMove(own, hands);
  own.clock.skip(2 * DAY_MS);
  // Another tool registers the number.
  own.sandbox.world.beginAgain("cloud");
  const done = await hands.goOn(waiting);
  expect({ ending: endingOf(done), registers: countOf(own, "POST", "/register") }).toEqual({
    ending: "complete, cloud proven",
    registers: 0,
  });
});

test("[I4] a register goes out without another look within a minute, and after one later on or in another process", async () => {
  const own = await startTimedHarness();
  rig = own;
  hands = await openCoreDriver(own);
  const looksOf = (of: CoreDriver, run: Parameters<CoreDriver["rows"]>[0]): number =>
    of.rows(run).filter(({ entry }) => entry.kind === "looked" && entry.because === "before-register").length;
  const soon = await beforeTheMove(own, hands);
  own.clock.skip(50_000);
  must(await hands.confirm(soon, ["point-of-no-return"]));
  await hands.close();
  // The word is in the journal; another process goes on with it.
  hands = await openCoreDriver(own, { ports: (ports) => ({ ...ports, clock: { ...ports.clock } }) });
  const done = must(await hands.proceed(soon));
  expect({ ending: endingOf(done), looks: looksOf(hands, soon) }).toEqual({
    ending: "complete, cloud proven",
    looks: 1,
  });
});

test("[I24][F19] seven days that this very process has counted are over, though the wall clock was set back", async () => {
  const own = await startTimedHarness({ startsOn: "cloud" });
  rig = own;
  const offset = { ms: 0 };
  // A client that dates nothing.
  const bend: Bend = ({ onPrem, ...rest }) => ({
    ...rest,
    onPrem: {
      ...onPrem,
      readShards: async () => {
        const answer = await onPrem.readShards();
        const { serverDate: _dropped, ...evidence } = answer.evidence;
        return { ...answer, evidence };
      },
    },
  });
  hands = await openCoreDriver(own, {
    ports: shifted(offset),
    deps: bentAlways(bend),
  });
  const plan = own.plan("to-onprem", (json) => {
    json.number.shards = 2;
  });
  const waiting = await hands.migrate(plan, () => own.sandbox.world.setFaults(["shards-temporary-403"]));
  const stopped = must(await hands.enterCode(waiting));
  expect(endingOf(stopped)).toBe("shards-refused, on-premises proven");
  own.sandbox.world.clearFaults();
  own.clock.skip(8 * DAY_MS);
  offset.ms = -3 * DAY_MS;
  const later = must(await hands.proceed(stopped, true));
  expect({ ending: endingOf(later), sent: countOf(own, "POST", "/v1/account/shards") }).toEqual({
    ending: "shards-too-late, on-premises proven",
    sent: 1,
  });
});
