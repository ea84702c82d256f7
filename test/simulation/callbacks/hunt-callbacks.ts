import { newTally } from "../scene/tally.ts";
import type { CallbackHistory, CallbackLeg } from "./callback-history.ts";
import { playAfter, playCallbackSingles } from "./every-callback.ts";

/** Plays faults, after a first process if one is named, until one violates I26; undefined if none does. */
export async function huntCallbacks({
  after,
}: {
  readonly after?: CallbackLeg;
}): Promise<{ readonly rule: string; readonly what: string; readonly after: number } | undefined> {
  const tally = newTally<CallbackHistory>();
  const isNoticed = (): boolean => tally.found.length > 0;
  if (after === undefined) await playCallbackSingles(tally, isNoticed);
  else await playAfter({ before: "owner's" }, after, tally, isNoticed);
  const [violation] = tally.found[0]?.violations ?? [];
  return violation && { ...violation, after: tally.played };
}
