import type { CallOutcome } from "../../../shared/platform/outcome.ts";

/**
 * Hears of the answer to a changing call that came after the call was given up, and was unknown by then. The outcome of
 * the call stays what it was: whoever hears of a late answer records it.
 */
export type Late<T> = (outcome: CallOutcome<T>) => void;
