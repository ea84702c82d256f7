/** A problem told to a person, in this order: what happened, whether the number works now, what to do next. */
export type ThreeParts = { readonly what: string; readonly works: string; readonly next: string };
