import { CLASSIFY } from "./equivalents/classify.ts";
import { DECIDE } from "./equivalents/decide.ts";
import { FOLD } from "./equivalents/fold.ts";
import { PROBE } from "./equivalents/probe.ts";
import { VAULT } from "./equivalents/vault.ts";
import type { Equivalent } from "./verdict.ts";

/**
 * The mutants that do the same as the code itself, each with its reason. `npm run mutants` prints survivors with what an
 * entry needs, and fails for an entry that no survivor fits any more.
 */
export const EQUIVALENTS: readonly Equivalent[] = [...CLASSIFY, ...DECIDE, ...FOLD, ...PROBE, ...VAULT];
