import { newTally } from "../scene/tally.ts";
import type { CallbackFault, CallbackHistory, CallbackLeg } from "./callback-history.ts";
import { playAfter, playBeside, playCallbackSingles } from "./every-callback.ts";

/** What has to go wrong first: in a process before, or in the same one. */
export type FirstWrong = { readonly after?: CallbackLeg; readonly beside?: CallbackFault };

/** Plays faults, after or beside a first one if one is named, until one violates I26; undefined if none does. */
export async function huntCallbacks({
  after,
  beside,
}: FirstWrong): Promise<
  { readonly rule: string; readonly what: string; readonly after: number } | undefined
> {
  const tally = newTally<CallbackHistory>();
  const isNoticed = (): boolean => tally.found.length > 0;
  if (beside !== undefined) await playBeside({ before: "owner's" }, beside, tally, isNoticed);
  else if (after !== undefined) await playAfter({ before: "owner's" }, after, tally, isNoticed);
  else await playCallbackSingles(tally, isNoticed);
  const [violation] = tally.found[0]?.violations ?? [];
  return violation && { ...violation, after: tally.played };
}
