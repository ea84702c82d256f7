import { createHash, timingSafeEqual } from "node:crypto";
import type { Redacted } from "../../../../shared/redacted.ts";

/** The verify tokens that a receiver answers to at the moment. */
export type VerifyTokens = {
  /** Is it one of them? Compares with all of them, each in constant time. */
  knows(given: string): boolean;
  /** Tells whoever waits for this token that a handshake brought it. */
  seen(given: string): void;
  /** Takes one more for as long as the returned function has not been called. */
  expect(token: Redacted<string>, onSeen: () => void): () => void;
  any(): boolean;
};

type Expected = { readonly digest: Buffer; readonly onSeen: () => void };

/** The tokens of one receiver; none at first. */
export function verifyTokens(): VerifyTokens {
  const expected = new Set<Expected>();
  const fitting = (given: string): readonly Expected[] => {
    const digest = digestOf(given);
    // An empty token is no token, though its digest can be compared like any other.
    return [...expected].filter((one) => timingSafeEqual(one.digest, digest) && given !== "");
  };
  return {
    knows: (given) => fitting(given).length > 0,
    seen(given) {
      for (const { onSeen } of fitting(given)) onSeen();
    },
    expect(token, onSeen) {
      const one = { digest: digestOf(token.reveal()), onSeen };
      expected.add(one);
      return () => void expected.delete(one);
    },
    any: () => expected.size > 0,
  };
}

function digestOf(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
