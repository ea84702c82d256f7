import { createHash, randomBytes, randomInt } from "node:crypto";

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

/** Values that follow from the seed alone, for tests that must be repeatable. Nothing made of them is secret. */
export function seededChance(seed: string): Chance {
  let block = 0;
  let rest = Buffer.alloc(0);
  const bytes = (length: number): Buffer => {
    while (rest.length < length) {
      rest = Buffer.concat([rest, createHash("sha256").update(`${block}:${seed}`).digest()]);
      block += 1;
    }
    const taken = rest.subarray(0, length);
    rest = rest.subarray(length);
    return taken;
  };
  const digit = (): string => {
    // 250 is the largest multiple of ten in a byte, so that every digit is as likely.
    for (;;) {
      const [value = 0] = bytes(1);
      if (value < 250) return String(value % 10);
    }
  };
  return {
    digits: (length) => Array.from({ length }, digit).join(""),
    text: (length) => bytes(length).toString("base64url"),
    base64: (length) => bytes(length).toString("base64"),
  };
}
