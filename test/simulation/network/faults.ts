/** How one request can go wrong, or go on in another way than the usual. */
export const REQUEST_FAULTS = [
  // Not a byte leaves.
  "refused",
  "name-not-found",
  "untrusted",
  "connect-timeout",
  // The request is lost, and nothing happens.
  "reset-before",
  "swallowed",
  "server-error-before",
  "error-json-before",
  "html-before",
  "other-json-before",
  "redirect",
  "portal",
  // It takes effect, and the answer is lost or unreadable.
  "reset-after",
  "unanswered",
  "server-error-after",
  "gateway-error-after",
  "generic-error-after",
  "error-in-2xx-after",
  "html-after",
  "empty-after",
  "truncated-after",
  "other-json-after",
  // It takes effect later than its answer is awaited.
  "effect-later",
  "answer-late",
  "effect-and-answer-late",
  // It is answered, late or twice, or refused.
  "slow",
  "twice",
  "rate-limited",
  "told-to-wait",
  "token-refused",
] as const;
export type RequestFault = (typeof REQUEST_FAULTS)[number];

/** What a fault does: whether the request takes effect, when, and what the engine gets to see. */
export type Conduct = {
  /** Why no connection is made. */
  readonly unconnected?: "connection-refused" | "name-not-found" | "unknown-ca" | "connect-timeout";
  /** Milliseconds until the request takes effect; undefined if it never does. */
  readonly effectMs?: number;
  readonly times?: number;
  /** Milliseconds until the answer, or the end of the connection; undefined if neither comes. */
  readonly answerMs?: number;
  /** What arrives in place of the API's answer. */
  readonly answer?: Arrives;
};

/** "reset": the connection ends. "own": the API's answer, shortened if "truncated". */
export type Arrives =
  | { readonly kind: "reset" }
  | { readonly kind: "truncated" }
  | { readonly kind: "refusal"; readonly about: "rate" | "wait" | "token" | "generic" }
  | {
      readonly kind: "other";
      readonly status: number;
      readonly type: string;
      readonly text: string;
      readonly headers?: Readonly<Record<string, string>>;
    };

const USUAL_MS = 40;
const html = (status: number): Arrives => ({
  kind: "other",
  status,
  type: "text/html",
  text: "<!doctype html><title>Sorry</title>",
});
const json = (status: number, text: string): Arrives => ({
  kind: "other",
  status,
  type: "application/json",
  text,
});

/** After the request timed out (60 s), while its answer is still awaited. */
const LATE_MS = 75_000;
/** Within the time in which the platform may still carry out a request. */
const LATER_MS = 12_000;

export const USUAL: Conduct = { effectMs: USUAL_MS / 2, answerMs: USUAL_MS };

export const CONDUCT: Readonly<Record<RequestFault, Conduct>> = {
  refused: { unconnected: "connection-refused" },
  "name-not-found": { unconnected: "name-not-found" },
  untrusted: { unconnected: "unknown-ca" },
  "connect-timeout": { unconnected: "connect-timeout" },
  "reset-before": { answerMs: USUAL_MS, answer: { kind: "reset" } },
  swallowed: {},
  "server-error-before": { answerMs: USUAL_MS, answer: html(502) },
  "error-json-before": { answerMs: USUAL_MS, answer: { kind: "refusal", about: "generic" } },
  "html-before": { answerMs: USUAL_MS, answer: html(200) },
  "other-json-before": { answerMs: USUAL_MS, answer: json(200, '{"success":1}') },
  redirect: {
    answerMs: USUAL_MS,
    answer: {
      kind: "other",
      status: 307,
      type: "text/html",
      text: "",
      headers: { location: "https://a.example/" },
    },
  },
  portal: { answerMs: USUAL_MS, answer: html(401) },
  "reset-after": { ...USUAL, answer: { kind: "reset" } },
  unanswered: { effectMs: USUAL_MS },
  "server-error-after": { ...USUAL, answer: html(500) },
  "gateway-error-after": { ...USUAL, answer: html(504) },
  "generic-error-after": { ...USUAL, answer: { kind: "refusal", about: "generic" } },
  "error-in-2xx-after": {
    ...USUAL,
    answer: json(200, '{"error":{"message":"(#131000) Something went wrong","code":131000}}'),
  },
  "html-after": { ...USUAL, answer: html(200) },
  "empty-after": { ...USUAL, answer: json(200, "") },
  "truncated-after": { ...USUAL, answer: { kind: "truncated" } },
  "other-json-after": { ...USUAL, answer: json(200, '{"success":1}') },
  "effect-later": { effectMs: LATER_MS, answerMs: USUAL_MS, answer: { kind: "reset" } },
  "answer-late": { effectMs: USUAL_MS, answerMs: LATE_MS },
  "effect-and-answer-late": { effectMs: 61_000 + LATER_MS, answerMs: LATE_MS },
  slow: { effectMs: 13_000, answerMs: 14_000 },
  twice: { ...USUAL, times: 2 },
  "rate-limited": { answerMs: USUAL_MS, answer: { kind: "refusal", about: "rate" } },
  "told-to-wait": { answerMs: USUAL_MS, answer: { kind: "refusal", about: "wait" } },
  "token-refused": { answerMs: USUAL_MS, answer: { kind: "refusal", about: "token" } },
};
