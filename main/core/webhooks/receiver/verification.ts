import type { ServerResponse } from "node:http";
import type { Clock } from "../../../../shared/time.ts";
import { answer, answerChallenge, answerLater } from "./answers.ts";
import type { ReceiverReport } from "./state.ts";
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

/** Counts failures of the last minute. */
export type RateLimiter = {
  /** Milliseconds until another try is looked at; 0 where it is now. */
  waitMs(nowMs: number): number;
  failed(nowMs: number): void;
};

/**
 * Lets `most` failures pass in any `perMs` milliseconds. One brake for everybody: behind a tunnel all senders have the
 * same address.
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

/** What a verification request comes to. `none`: it is none at all. */
export type VerificationVerdict =
  | { readonly kind: "echo"; readonly challenge: string }
  | { readonly kind: "refused" }
  /** A parameter stood there twice: two readers would not agree on what was asked. */
  | { readonly kind: "ambiguous" }
  | { readonly kind: "none" };

const CHALLENGE = /^[A-Za-z0-9._-]{1,256}$/;

/** Judges the query of a GET. `knows` compares a token in constant time; what was wrong is not told apart. */
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

/** Answers the GETs of a receiver's cloud address, each with its whole query. */
export function verificationHandler({
  clock,
  tokens,
  report,
}: Deps): (query: string, response: ServerResponse) => void {
  const brake = rateLimiter();
  return (query, response) => {
    const verdict = judgeVerification(query, (token) => tokens.knows(token));
    if (verdict.kind === "none") return answer(response, 404);
    const nowMs = clock.monotonicMs();
    const waitMs = brake.waitMs(nowMs);
    const fits = verdict.kind === "echo" && waitMs === 0;
    if (waitMs > 0) answerLater(response, 429, waitMs / 1_000);
    else if (verdict.kind === "echo") answerChallenge(response, verdict.challenge);
    else {
      brake.failed(nowMs);
      answer(response, verdict.kind === "ambiguous" ? 400 : 403);
    }
    report.handshake(fits, clock.now());
    if (fits) tokens.seen(new URLSearchParams(query).get("hub.verify_token") ?? "");
  };
}
