export const LANGUAGES = ["en", "es"] as const;
/** A language in which every sentence exists. */
export type Language = (typeof LANGUAGES)[number];
