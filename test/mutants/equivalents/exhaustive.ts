/** Why the last case of an exhaustive switch may say anything. */
export const EXHAUSTIVE = "no value gets there: the compiler proves that the cases before it are all";
