import type { CallbackMistake } from "../bugs/callbacks.ts";
import { newTally } from "../search/every.ts";
import { playAfter, playCallbackSingles } from "./every-callback.ts";

/** Plays faults until one violates I26; undefined if none does. */
export async function huntCallbacks({
  after,
}: Pick<CallbackMistake, "after">): Promise<
  { readonly rule: string; readonly what: string; readonly after: number } | undefined
> {
  const tally = newTally();
  const isNoticed = (): boolean => tally.found.length > 0;
  if (after === undefined) await playCallbackSingles(tally, isNoticed);
  else await playAfter({ before: "owner's" }, after, tally, isNoticed);
  const [violation] = tally.found[0]?.violations ?? [];
  return violation && { ...violation, after: tally.played };
}
