import type { ServerResponse } from "node:http";
import type { Clock } from "../../../../shared/time.ts";
import { answer, answerChallenge, answerLater } from "./answers.ts";
import type { ReceiverReport } from "./state.ts";
import type { VerifyTokens } from "./verify-tokens.ts";

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
