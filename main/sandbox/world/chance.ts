import { randomBytes, randomInt } from "node:crypto";

/** The source of all random values of the sandbox. */
export type Chance = {
  /** As many decimal digits as asked for. */
  readonly digits: (length: number) => string;
  /** URL-safe text made of so many random bytes. */
  readonly text: (bytes: number) => string;
  /** Plain base64 text made of so many random bytes. */
  readonly base64: (bytes: number) => string;
};

/** Random values from the operating system's generator. */
export const realChance: Chance = {
  digits: (length) => Array.from({ length }, () => String(randomInt(10))).join(""),
  text: (bytes) => randomBytes(bytes).toString("base64url"),
  base64: (bytes) => randomBytes(bytes).toString("base64"),
};
