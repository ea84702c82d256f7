import type { SubscribedApp } from "../../../../shared/platform/facts.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../../shared/redacted.ts";

/** A callback with the token that the platform shows at its handshake. No call ever gives the token back. */
export type Callback = { readonly address: string; readonly token: Redacted<string> };

/** The callbacks that concern a number, as its own field tells them. `told`: the field was answered at all. */
export type NumberCallbacks = {
  readonly told: boolean;
  readonly number?: string;
  readonly account?: string;
  readonly application?: string;
};

/**
 * The account's callback for one of its apps, exactly as it stands. `readable` is false where one stands that could
 * not be given back as it is.
 */
export type AccountCallback = {
  readonly app: string;
  readonly address?: string;
  readonly readable: boolean;
};

/** The app's own callback and what it hears of. Without an address none is set. */
export type AppCallback = {
  readonly address?: string;
  readonly fields: readonly string[];
  readonly active?: boolean;
};

/**
 * Where the cloud sends a number's notifications. Every method resolves, never rejects. Setting a callback makes the
 * platform shake hands with its address before it answers.
 */
export type CallbackApi = {
  /** The one field of the number, or of another one. Rejected with `field-unknown` where the deployment has no such thing. */
  readOfNumber(phoneNumberId?: string): Promise<CallOutcome<NumberCallbacks>>;
  /** The same of all numbers of the account by their ids, page by page. */
  readOfNumbers(): Promise<CallOutcome<ReadonlyMap<string, NumberCallbacks>>>;
  /** Sets the number's own callback; without one, takes it away. */
  setOfNumber(callback: Callback | undefined): Promise<CallOutcome<null>>;
  /** Every app that hears of the account, fit to be shown. */
  readApps(): Promise<CallOutcome<readonly SubscribedApp[]>>;
  /** The account's callback for each of its apps, as it would have to be given back. */
  readOfAccount(): Promise<CallOutcome<readonly AccountCallback[]>>;
  /** Sets the account's callback for the token's own app, which must be subscribed already. */
  setOfAccount(callback: Callback): Promise<CallOutcome<null>>;
  /** Takes the account's callback away: a subscribe call without a body, which leaves the app subscribed. */
  clearOfAccount(): Promise<CallOutcome<null>>;
  /** The app that the token belongs to. */
  ownApp(): Promise<CallOutcome<string | undefined>>;
  close(): Promise<void>;
};

/** The app's own callback, under the app's own token. */
export type AppCallbackApi = {
  read(): Promise<CallOutcome<AppCallback>>;
  set(callback: Callback, fields: readonly string[]): Promise<CallOutcome<null>>;
  close(): Promise<void>;
};
