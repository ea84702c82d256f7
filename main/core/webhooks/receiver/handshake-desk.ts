import type { ServerResponse } from "node:http";
import type { Clock } from "../../../../shared/time.ts";
import { answer, answerChallenge, answerLater } from "./answers.ts";
import { rateLimiter } from "./failure-brake.ts";
import { judgeVerification } from "./handshake.ts";
import type { ReceiverReport } from "./state.ts";
import type { VerifyTokens } from "./verify-tokens.ts";

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
