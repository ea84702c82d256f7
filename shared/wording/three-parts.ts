/** A problem as text, in this order: what happened, whether the number is affected, what to do next. */
export type ThreeParts = { readonly what: string; readonly works: string; readonly next: string };
