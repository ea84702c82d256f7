import type { SubscribedApp } from "../../../../shared/platform/facts.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../../shared/redacted.ts";

/** A callback URL with the token of its verification request. No call ever returns the token. */
export type Callback = { readonly address: string; readonly token: Redacted<string> };

/** The callback URLs that concern a number, from its own field. `told`: the response included the field. */
export type NumberCallbacks = {
  readonly reported: boolean;
  readonly number?: string;
  readonly account?: string;
  readonly application?: string;
};

/**
 * The account's exact callback URL for one of its apps. `readable` is false if the current one could not be
 * restored exactly.
 */
export type AccountCallback = {
  readonly app: string;
  readonly address?: string;
  readonly readable: boolean;
};

/** The app's own callback URL and subscribed fields. No callback URL is set if `address` is missing. */
export type AppCallback = {
  readonly address?: string;
  readonly fields: readonly string[];
  /** Each field with its API version, as `messages@v23.0`, sorted; missing if the platform returns none. */
  readonly versions?: string;
  readonly active?: boolean;
};

/**
 * Where the cloud sends a number's notifications. Every method resolves, never rejects. When a callback URL
 * is set, the platform sends a verification request to it before it responds.
 */
export type CallbackApi = {
  /**
   * Reads the field of this number or another one. Rejected with `field-unknown` if the deployment has no
   * such field.
   */
  readOfNumber(phoneNumberId?: string): Promise<CallOutcome<NumberCallbacks>>;
  /** Reads the field of all numbers of the account, page by page; the result maps number ids to it. */
  readOfNumbers(): Promise<CallOutcome<ReadonlyMap<string, NumberCallbacks>>>;
  /** Sets the number's own callback URL; without an argument, removes it. */
  setOfNumber(callback: Callback | undefined): Promise<CallOutcome<null>>;
  /** Every app subscribed to the account, in a form that may be shown. */
  readApps(): Promise<CallOutcome<readonly SubscribedApp[]>>;
  /** The account's callback URL for each of its apps, exact enough to be restored. */
  readOfAccount(): Promise<CallOutcome<readonly AccountCallback[]>>;
  /** Sets the account's callback URL for the token's own app, which must already be subscribed. */
  setOfAccount(callback: Callback): Promise<CallOutcome<null>>;
  /** Removes the account's callback URL: a subscribe call without a body, which keeps the app subscribed. */
  clearOfAccount(): Promise<CallOutcome<null>>;
  /** The app that the token belongs to. */
  ownApp(): Promise<CallOutcome<string | undefined>>;
  close(): Promise<void>;
};

/** The app's own callback URL, with the app's own token. */
export type AppCallbackApi = {
  read(): Promise<CallOutcome<AppCallback>>;
  set(callback: Callback, fields: readonly string[]): Promise<CallOutcome<null>>;
  close(): Promise<void>;
};
