import { unfitFor, LETTER_KINDS, type LetterKind } from "../../../shared/letter/letter.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { InputOf } from "../../../shared/rpc/api.ts";

/** One letter that can be made: its kind, and what it is about. */
export type LetterChoice = {
  readonly kind: LetterKind;
  readonly about: InputOf<"letter.make">["about"];
};

/** The letters that fit a migration, the likely one first. */
export function lettersOfRun(run: RunSnapshot): readonly LetterChoice[] {
  const fit = LETTER_KINDS.filter(
    (kind) =>
      unfitFor(kind, { run: { snapshot: run, chain: undefined }, direction: run.direction }) === undefined,
  );
  const first: LetterKind = run.phase.kind === "awaiting-code" ? "code" : "after";
  return fit
    .toSorted((a, b) => Number(b === first) - Number(a === first))
    .map((kind) => ({ kind, about: { run: run.run } }));
}

/** The letters about a number that isn't being moved. */
export function lettersOfNumber(
  number: { readonly workspace: string; readonly phoneNumberId: string },
  direction: Direction,
): readonly LetterChoice[] {
  return LETTER_KINDS.filter((kind) => unfitFor(kind, { run: undefined, direction }) === undefined).map(
    (kind) => ({ kind, about: { ...number, direction } }),
  );
}
