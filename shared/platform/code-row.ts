import type { RefusalReason } from "./outcome.ts";

/** The two APIs; their codes are unrelated. */
export type PlatformApi = "cloud" | "onPrem";

/** The calls whose errors need telling apart. */
export type PlatformCall =
  | "readNumber"
  | "listNumbers"
  | "inspectToken"
  | "readSubscriptions"
  | "subscribe"
  | "readCallbacks"
  | "setNumberCallback"
  | "setAccountCallback"
  | "readAppCallback"
  | "setAppCallback"
  | "register"
  | "setPin"
  | "sendMessage"
  | "warm"
  | "login"
  | "readHealth"
  | "readSettings"
  | "backup"
  | "requestAccount"
  | "verifyCode"
  | "readShards"
  | "setShards"
  | "enableTwoStep"
  | "disableTwoStep"
  | "changePassword"
  | "readClientCallback"
  | "setClientCallback"
  | "sendClientMessage"
  | "readWebhookAuthorities"
  | "addWebhookAuthority"
  | "removeWebhookAuthority";

/** An error as a platform gave it, with the call and HTTP status under which it came. */
export type PlatformError = {
  readonly code: number;
  readonly subcode?: number | undefined;
  readonly details?: string | undefined;
  readonly title?: string | undefined;
  readonly httpStatus?: number | undefined;
  readonly call?: PlatformCall | undefined;
};

/**
 * What one code (or a range of codes) means. Where `subcode`, `calls`, `statuses` or `details` stand, all of them
 * must fit; earlier rows win. `words` is the row's place in the catalogue of words, under "codes".
 */
export type CodeRow = {
  readonly codes: readonly (number | readonly [from: number, to: number])[];
  readonly subcode?: number;
  readonly calls?: readonly PlatformCall[];
  readonly statuses?: readonly number[];
  /** Words looked for in the error's details; in its title where a deployment gives no details. */
  readonly details?: RegExp;
  readonly reason: RefusalReason;
  readonly words: string;
  /** Where the meaning comes from. */
  readonly source: string;
};
