/** A problem told to a person, in this order: what happened, whether the number works now, what to do next. */
export type ThreeParts = { readonly what: string; readonly works: string; readonly next: string };

/** The sentence for everything that was refused before the first request. */
export const NOTHING_SENT = "Nothing was sent and nothing was changed: your number is where it was.";
