import { afterEach, expect, test } from "vitest";
import { fold } from "../../../main/core/migration/state/fold.ts";
import { bentAlways, shifted, type Bend } from "../../support/bent.ts";
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

test.fails("[I26] a callback address that was set while the run waited for a word is not wiped unasked", async () => {
  const own = await startTimedRig();
  rig = own;
  hands = await openHands(own);
  const started = must(await hands.start(own.plan("to-cloud")));
  let waiting = must(await hands.proceed(started));
  if (waiting.phase.kind === "awaiting-confirmation" && waiting.phase.what.includes("warnings")) {
    must(await hands.confirm(waiting, ["warnings"]));
    waiting = must(await hands.proceed(waiting));
  }
  expect(endingOf(waiting)).toMatch(/^awaiting point-of-no-return/);
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
  const reader = await openHands(own);
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

function stateOf(of: Hands, run: { readonly run: Parameters<Hands["rows"]>[0]["run"] }) {
  return fold(of.rows(run));
}

test("[I24][F19] seven days that this very process has counted are over, though the wall clock was set back", async () => {
  const own = await startTimedRig({ startsOn: "cloud" });
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
  hands = await openHands(own, {
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
