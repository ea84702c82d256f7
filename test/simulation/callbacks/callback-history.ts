/** How the number's callback URL is before anything happens. */
export type CallbackSetting = {
  /** Whether the owner has set one. */
  readonly before: "owner's" | "none";
};

/** What can become of a query: `stale`, it gives what was stored before the last change; `silent`, it names none. */
export const QUERY_FAULTS = ["not-sent", "lost", "stale", "silent", "error", "rejected-now"] as const;

/**
 * What can become of a request that sets a callback URL. `before` and `after`: the answer is lost and the request had
 * none, or all, of its effect; `late`: it takes effect some seconds after the answer was lost.
 */
export const CHANGE_FAULTS = [
  "not-sent",
  "lost-before",
  "lost-after",
  "late-5",
  "late-15",
  "error-before",
  "error-after",
  "error-late-10",
  "rejected-now",
] as const;

export type QueryFault = (typeof QUERY_FAULTS)[number];
export type ChangeFault = (typeof CHANGE_FAULTS)[number];

export const REFUSALS = ["permission-missing", "rate-limited", "token-invalid"] as const;
export const KEPT = ["callback token", "callback address"] as const;
export const LOSSES = ["gone", "damaged"] as const;

export type Refusal = (typeof REFUSALS)[number];
/** What a record has in the vault: the verify token of the former URL, or that URL. */
export type Kept = (typeof KEPT)[number];
export type Loss = (typeof LOSSES)[number];

/** One way in which one process goes wrong. `at` counts its requests, `write` its records. */
export type CallbackFault =
  | { readonly kind: "query"; readonly at: number; readonly fault: QueryFault }
  | { readonly kind: "change"; readonly at: number; readonly fault: ChangeFault }
  /**
   * It dies before this request leaves, or after it took effect and before its answer arrives; `late`: the request takes
   * effect twelve seconds after the process died.
   */
  | { readonly kind: "dies"; readonly at: number; readonly when: "before" | "after" | "late" }
  | { readonly kind: "dies-writing"; readonly write: number; readonly when: "before" | "after" }
  | { readonly kind: "disk"; readonly write: number }
  /** Somebody else sets or removes the callback URL just before this request takes effect. */
  | { readonly kind: "other"; readonly at: number; readonly sets: boolean }
  /**
   * From this request on the platform refuses: each change for lack of a permission or because of too many, or everything,
   * because the access token is no longer valid.
   */
  | { readonly kind: "refuses"; readonly at: number; readonly why: Refusal }
  /** From this request on, the endpoint of the owner has another verify token. */
  | { readonly kind: "revoked"; readonly at: number }
  /** Just before this request, what the vault holds so far of this is gone, or can't be decrypted any more. */
  | { readonly kind: "vault-lost"; readonly at: number; readonly what: Kept; readonly how: Loss }
  /** From this request on, none reaches the platform. */
  | { readonly kind: "offline"; readonly at: number }
  /** The computer is shut down: the process ends in order, without its pauses. */
  | { readonly kind: "hurried"; readonly at: number };

/** One process: a test that replaces the callback URL and restores it. */
export type CallbackLeg = {
  readonly faults?: readonly CallbackFault[];
  /** No person is there who could enter a verify token. */
  readonly alone?: true;
  /** Before its test it restores what earlier ones left by itself, as the program does at its start. */
  readonly settles?: true;
  /** Milliseconds until the next process starts. */
  readonly restMs: number;
};

export type CallbackHistory = {
  readonly setting: CallbackSetting;
  readonly legs: readonly CallbackLeg[];
};
