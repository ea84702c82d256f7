import { z } from "zod";
import type { Language } from "../language.ts";
import type { Direction } from "../migration/direction.ts";
import type { CodeMethod } from "../migration/plan.ts";
import type { RunSnapshot } from "../migration/run-snapshot.ts";
import type { ProofChain } from "../proof/chain.ts";

/**
 * What a letter about a migration is for: telling the customer before and after it, asking the number's owner to turn
 * two-step verification off, or asking whoever has the phone for the registration code.
 */
export const LETTER_KINDS = ["before", "after", "two-step", "code"] as const;
export const LetterKind = z.enum(LETTER_KINDS);
export type LetterKind = z.infer<typeof LetterKind>;

export const LETTER_FORMS = ["text", "md"] as const;
export const LetterForm = z.enum(LETTER_FORMS);
export type LetterForm = z.infer<typeof LetterForm>;

/** Why there is no such letter. Each reason has a sentence in the wording. */
export const LetterUnfit = z.enum([
  /** What is asked of the owner or told before is over: the number has moved, or the migration has ended. */
  "too-late",
  /** The result isn't known yet. */
  "not-ended",
  /** A plan has no result. */
  "needs-run",
  /** A newer migration of the number followed; what is true of it now is known there. */
  "followed",
  /** No code is sent on the way to the cloud. */
  "no-code",
  "time-past",
  /** The number was removed from the workspace. */
  "no-number",
]);
export type LetterUnfit = z.infer<typeof LetterUnfit>;

/** What a letter is made of. Nothing here is secret, and nothing is claimed that the migration doesn't know. */
export type LetterFacts = {
  readonly language: Language;
  /** True if nothing was real. */
  readonly practice: boolean;
  readonly spoken: string;
  /** The display name, as reported or as the plan expects it. */
  readonly name: string | undefined;
  readonly direction: Direction;
  readonly method: CodeMethod;
  /** When the migration is planned for, ISO 8601; only before it. */
  readonly at: string | undefined;
  /** The migration and what was confirmed since; missing for a plan. */
  readonly run: { readonly snapshot: RunSnapshot; readonly chain: ProofChain | undefined } | undefined;
};

/** One part of a letter, in the order of its members. */
export type LetterPart = {
  readonly heading?: string;
  readonly paragraphs?: readonly string[];
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** Things to do or to know, one a line. */
  readonly items?: readonly string[];
  /** True if the items are to be done in this order. */
  readonly ordered?: true;
};

/** A letter in one language, without markup: each form adds its own. */
export type Letter = {
  readonly language: Language;
  readonly subject: string;
  /** Above everything, for what isn't real. */
  readonly mark?: string;
  readonly parts: readonly LetterPart[];
};

/** Why a letter of this kind doesn't fit a migration or a plan; undefined if it does. */
export function unfitFor(
  kind: LetterKind,
  { run, direction }: Pick<LetterFacts, "run" | "direction">,
): LetterUnfit | undefined {
  if (kind === "code" && direction === "to-cloud") return "no-code";
  if (run === undefined) return kind === "after" ? "needs-run" : undefined;
  const { newer, phase, move } = run.snapshot;
  if (newer !== undefined) return "followed";
  if (kind === "after") return phase.kind === "ended" ? undefined : "not-ended";
  return phase.kind === "ended" || move !== "not-made" ? "too-late" : undefined;
}
