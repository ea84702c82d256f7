import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { has, quoted, toldBy, untoldIn, when } from "./told.ts";
import { mayComeMidway, type Ended } from "./problems.ts";

/** What is wrong with the card of a problem: with its own sentences, or for the call that ended with it. */
export function wrongInCard(keys: readonly string[], ended: Ended): readonly string[] {
  const told = toldBy(keys);
  const stays = has(told, "the number stays");
  const nothing = has(told, "did nothing");
  const more = has(told, "did nothing more");
  const perhaps = has(told, "perhaps done");
  const isTold = [nothing, more, perhaps].filter((some) => some.length > 0).length;
  const elsewhere = has(told, "location unknown", "under way", "was under way");
  return [
    ...untoldIn(keys),
    ...when(
      isTold !== 1,
      `${isTold} sentences say what was done: ${quoted([...nothing, ...more, ...perhaps])}`,
    ),
    ...when(
      stays.length > 0 && (elsewhere.length > 0 || perhaps.length > 0),
      `${quoted(stays)}, but ${quoted([...elsewhere, ...perhaps])}`,
    ),
    ...when(
      has(told, "sent nothing").length > 0 && has(told, "asked").length > 0,
      `${quoted(has(told, "sent nothing"))}, but ${quoted(has(told, "asked"))}`,
    ),
    ...when(
      ended.problem.kind !== "named" && (perhaps.length === 0 || has(told, "check first").length === 0),
      `no answer, but ${quoted(told)}`,
    ),
    ...when(
      has(told, "try again").length > 0 && perhaps.length > 0,
      `${quoted(perhaps)}, but ${quoted(has(told, "try again"))}`,
    ),
    ...when(
      mayComeMidway(ended) && [...nothing, ...stays].length > 0,
      `may come in the middle, but ${quoted([...nothing, ...stays])}`,
    ),
  ];
}

/** What is known of a migration's number, and whether the migration can go on here. */
export type RunPlace = Pick<RunSnapshot, "move" | "numberIs"> & { readonly canGoOn: boolean };

/** What is wrong with a card on the screen of a migration that has stopped there. */
export function wrongBesideRun(
  keys: readonly string[],
  { move, numberIs, canGoOn }: RunPlace,
): readonly string[] {
  const told = toldBy(keys);
  const stays = has(told, "the number stays", "not moved");
  const elsewhere = has(told, "another folder");
  return [
    ...when(
      stays.length > 0 && (move !== "not-made" || numberIs === "unknown"),
      `move ${move}, ${numberIs}, but ${quoted(stays)}`,
    ),
    ...when(
      canGoOn && elsewhere.length > 0,
      `the migration goes on in this folder, but ${quoted(elsewhere)}`,
    ),
  ];
}
