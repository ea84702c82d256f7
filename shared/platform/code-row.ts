import type { RefusalReason } from "./outcome.ts";

/** The two APIs; their codes are unrelated. */
export type PlatformApi = "cloud" | "onPrem";

/** The calls whose errors must be told apart. */
export const PLATFORM_CALLS = [
  "readNumber",
  "listNumbers",
  "listTemplates",
  "inspectToken",
  "readSubscriptions",
  "subscribe",
  "readCallbacks",
  "setNumberCallback",
  "setAccountCallback",
  "readAppCallback",
  "setAppCallback",
  "register",
  "setPin",
  "sendMessage",
  "warm",
  "login",
  "readHealth",
  "readSettings",
  "backup",
  "requestAccount",
  "verifyCode",
  "readShards",
  "setShards",
  "enableTwoStep",
  "disableTwoStep",
  "changePassword",
  "readClientCallback",
  "setClientCallback",
  "sendClientMessage",
  "readWebhookAuthorities",
  "addWebhookAuthority",
  "removeWebhookAuthority",
] as const;
export type PlatformCall = (typeof PLATFORM_CALLS)[number];

/** An error as a platform returned it, with its call and HTTP status. */
export type PlatformError = {
  readonly code: number;
  readonly subcode?: number | undefined;
  readonly details?: string | undefined;
  readonly title?: string | undefined;
  readonly httpStatus?: number | undefined;
  readonly call?: PlatformCall | undefined;
};

/**
 * The meaning of one code or a range of codes. Where `subcode`, `calls`, `statuses` or `details` are given,
 * all must match; earlier rows win. `words` is the row's key in the wording catalogue, under "codes".
 */
export type CodeRow = {
  readonly codes: readonly (number | readonly [from: number, to: number])[];
  readonly subcode?: number;
  readonly calls?: readonly PlatformCall[];
  readonly statuses?: readonly number[];
  /** Matched against the error's details, or against its title where a deployment returns no details. */
  readonly details?: RegExp;
  readonly reason: RefusalReason;
  readonly words: string;
  /** The source of this meaning. */
  readonly source: string;
};
