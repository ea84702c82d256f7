import type { ServerResponse } from "node:http";
import type { Clock } from "../../../../shared/time.ts";
import { answer, answerChallenge, answerLater } from "./answers.ts";
import type { ReceiverReport } from "./state.ts";
import { createHash, timingSafeEqual } from "node:crypto";
import type { Redacted } from "../../../../shared/redacted.ts";

/** The verify tokens that a receiver accepts now. */
export type VerifyTokens = {
  /** Whether the token is one of them. Compares with all of them, each in constant time. */
  knows(given: string): boolean;
  /** Runs `onSeen` of each matching token after a verification request used it. */
  seen(given: string): void;
  /** Accepts a further token until the returned function is called. */
  expect(token: Redacted<string>, onSeen: () => void): () => void;
  any(): boolean;
};

type Expected = { readonly digest: Buffer; readonly onSeen: () => void };

/** Returns the tokens of one receiver, initially none. */
export function verifyTokens(): VerifyTokens {
  const expected = new Set<Expected>();
  const matching = (given: string): readonly Expected[] => {
    const digest = digestOf(given);
    // An empty token never matches, although its digest could be compared.
    return [...expected].filter((one) => timingSafeEqual(one.digest, digest) && given !== "");
  };
  return {
    knows: (given) => matching(given).length > 0,
    seen(given) {
      for (const { onSeen } of matching(given)) onSeen();
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

/** Counts the failures of the last minute. */
export type RateLimiter = {
  /** Milliseconds until the next attempt is accepted; 0 if it is accepted now. */
  waitMs(nowMs: number): number;
  failed(nowMs: number): void;
};

/**
 * Allows `most` failures in any `perMs` milliseconds. One limiter for all senders: behind a tunnel they share
 * one address.
 */
export function rateLimiter(most = 5, perMs = 60_000): RateLimiter {
  let failures: readonly number[] = [];
  const recent = (nowMs: number): readonly number[] => failures.filter((at) => nowMs - at < perMs);
  return {
    waitMs(nowMs) {
      failures = recent(nowMs);
      const oldest = failures[0];
      return failures.length < most || oldest === undefined ? 0 : oldest + perMs - nowMs;
    },
    failed(nowMs) {
      failures = [...recent(nowMs), nowMs].slice(-most);
    },
  };
}

/** The result for a GET request. `none`: it is not a verification request. */
export type VerificationVerdict =
  | { readonly kind: "echo"; readonly challenge: string }
  | { readonly kind: "refused" }
  /** A parameter occurred twice: two parsers could disagree about it. */
  | { readonly kind: "ambiguous" }
  | { readonly kind: "none" };

const CHALLENGE = /^[A-Za-z0-9._-]{1,256}$/;

/**
 * Judges the query of a GET. `knows` compares a token in constant time; the answer does not reveal what was
 * wrong.
 */
export function judgeVerification(query: string, knows: (token: string) => boolean): VerificationVerdict {
  const parameters = new URLSearchParams(query);
  const names = [...parameters.keys()];
  if (!names.some((name) => name.startsWith("hub."))) return { kind: "none" };
  if (new Set(names).size !== names.length) return { kind: "ambiguous" };
  const challenge = parameters.get("hub.challenge") ?? "";
  const known = knows(parameters.get("hub.verify_token") ?? "");
  return known && parameters.get("hub.mode") === "subscribe" && CHALLENGE.test(challenge)
    ? { kind: "echo", challenge }
    : { kind: "refused" };
}

type Deps = {
  readonly clock: Clock;
  readonly tokens: VerifyTokens;
  readonly report: Pick<ReceiverReport, "handshake">;
};

/** Returns the handler for GETs to a receiver's cloud path; it gets the whole query. */
export function verificationHandler({
  clock,
  tokens,
  report,
}: Deps): (query: string, response: ServerResponse) => void {
  const limiter = rateLimiter();
  return (query, response) => {
    const verdict = judgeVerification(query, (token) => tokens.knows(token));
    if (verdict.kind === "none") return answer(response, 404);
    const nowMs = clock.monotonicMs();
    const waitMs = limiter.waitMs(nowMs);
    const isAccepted = verdict.kind === "echo" && waitMs === 0;
    if (waitMs > 0) answerLater(response, 429, waitMs / 1_000);
    else if (verdict.kind === "echo") answerChallenge(response, verdict.challenge);
    else {
      limiter.failed(nowMs);
      answer(response, verdict.kind === "ambiguous" ? 400 : 403);
    }
    report.handshake(isAccepted, clock.now());
    if (isAccepted) tokens.seen(new URLSearchParams(query).get("hub.verify_token") ?? "");
  };
}
