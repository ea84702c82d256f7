export const LANGUAGES = ["en", "es"] as const;
/** A language that every sentence is there in. */
export type Language = (typeof LANGUAGES)[number];
