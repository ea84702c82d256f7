import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { BEGIN_MS } from "../machine/plan.ts";
import type { ScreenRule, Shown } from "./shown.ts";
import { wordsAreTrue } from "./words.ts";

const isComplete = ({ phase }: RunSnapshot): boolean => phase.kind === "ended" && phase.reason === "complete";
const target = ({ direction }: RunSnapshot): "cloud" | "on-premises" =>
  direction === "to-cloud" ? "cloud" : "on-premises";
const movedElsewhere = ({ facts, snapshot }: Shown): boolean =>
  facts.movedBy !== undefined && facts.movedBy !== snapshot.run;

/** I8: complete is shown only with a proof for every step, and the number is where it should be. */
const completeIsTrue: ScreenRule = (shown) => {
  const { snapshot, world } = shown;
  if (!isComplete(snapshot) || movedElsewhere(shown)) return undefined;
  const open = snapshot.steps.find(({ state }) => state.kind !== "confirmed" && state.kind !== "skipped");
  if (open !== undefined) return `complete is shown while ${open.step} is ${open.state.kind}`;
  const attested = snapshot.steps.some(({ state }) => state.kind === "confirmed" && state.by === "person");
  return attested || snapshot.proof === "attested" || world.truth.home === target(snapshot)
    ? undefined
    : `complete is shown, and the number is ${world.truth.home}`;
};

/** I9: nothing is shown that is not on the disk; a confirmed location is the number's. */
const shownIsDurable: ScreenRule = ({ snapshot, world, process }) => {
  const runs = world.computer.storages.disks.get(process.folder)?.runs;
  const rows = runs?.get(snapshot.run)?.rows.length ?? 0;
  return snapshot.revision > rows
    ? `revision ${snapshot.revision} is shown, and ${rows} rows are on disk`
    : undefined;
};

const locationIsTrue: ScreenRule = (shown) => {
  const { snapshot, world } = shown;
  if (snapshot.proof !== "proven" || snapshot.numberIs === "unknown" || snapshot.asOf !== undefined)
    return undefined;
  if (movedElsewhere(shown)) return undefined;
  return snapshot.numberIs === world.truth.home
    ? undefined
    : `"${snapshot.numberIs}" is shown as confirmed, and the number is ${world.truth.home}`;
};

/** I9: the number works only where the platform reports nothing else of it since it moved. */
const worksIsTrue: ScreenRule = ({ snapshot, world: { truth } }) => {
  const told = truth.moves > 0 ? truth.statusAfterMove : undefined;
  if (told === undefined || snapshot.working !== true || snapshot.asOf !== undefined) return undefined;
  // Where the cloud reports none, a client that is connected with the number tells by itself that it works.
  if (truth.home === "on-premises" && snapshot.lastReading?.number?.status === undefined) return undefined;
  return `"works" is shown, and the platform reports ${told} as the number's status`;
};

/** I10: a migration to the cloud is complete only with a subscription. */
const completeIsSubscribed: ScreenRule = (shown) => {
  const { snapshot, world } = shown;
  if (!isComplete(snapshot) || snapshot.direction !== "to-cloud" || movedElsewhere(shown)) return undefined;
  const { state } = snapshot.steps.find(({ step }) => step === "subscribe") ?? {};
  if (state?.kind === "confirmed" && state.by === "person") return undefined;
  return world.truth.subscribed ? undefined : "complete is shown without a subscription";
};

/** I19: the time out of reach spans the moment at which the number moved. */
const downtimeIsTold: ScreenRule = ({ snapshot, world, facts }) => {
  if (!isComplete(snapshot) || facts.movedBy !== snapshot.run) return undefined;
  const { state } = snapshot.steps.find(({ step }) => step === "register" || step === "code") ?? {};
  if (state?.kind !== "confirmed" || state.by === "person") return undefined;
  const { crossing } = snapshot;
  if (crossing === undefined) return "the number moved, and no time out of reach is told";
  // Wall times can be compared only where nobody set the clock.
  if (world.computer.clockWasSet) return undefined;
  const [sent, arrived] = [Date.parse(crossing.sentAt), Date.parse(crossing.arrivedAt)];
  const movedMs = BEGIN_MS + facts.movedAtMs;
  return sent <= movedMs + 1 && arrived >= movedMs - 1
    ? undefined
    : "the time out of reach leaves out the move";
};

export const SCREEN_RULES: Readonly<Record<string, readonly ScreenRule[]>> = {
  I8: [completeIsTrue],
  I9: [shownIsDurable, locationIsTrue, worksIsTrue, wordsAreTrue],
  I10: [completeIsSubscribed],
  I19: [downtimeIsTold],
};
