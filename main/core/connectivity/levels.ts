import { canonicalAddress } from "../../../shared/platform/callback-address.ts";
import type { CallOutcome, Evidence, RefusalReason } from "../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { CallbackLevel } from "../../../shared/webhook/connectivity-test.ts";
import type { NotConfirmed } from "../checks/unseen.ts";
import type { AppCallbackApi, Callback, CallbackApi } from "../platforms/cloud/callback-port.ts";

/**
 * The exact configuration at one level; `address` is missing if no URL is set. `rest` is a digest of what
 * could change with it: all other settings of an on-premises client.
 */
export type CallbackConfig = {
  readonly address?: string;
  readonly fields?: readonly string[];
  readonly rest?: string;
  /** How a client stores that there is no URL, if not as an empty text. */
  readonly none?: "null" | "missing";
  /** The API version of each field of an app; setting the URL may change it. */
  readonly versions?: string;
  /** The app that the callback URL belongs to, at a level that holds one per app. */
  readonly app?: string;
  /** The platform has switched it off; no call can set it to that state again. */
  readonly isOff?: true;
};

/**
 * The result of a query at one level. `gone`: the full list of subscribed apps was returned without ours, so
 * the level does not exist. What a response leaves out is `unseen`, because the response may be incomplete.
 */
export type LevelQuery =
  | { readonly kind: "seen"; readonly standing: CallbackConfig }
  | { readonly kind: "gone"; readonly app?: string }
  | { readonly kind: "unseen"; readonly outcome: NotConfirmed };

/**
 * Whether a rejection may be about the callback URL or its verify token. Only then may another token help; all other
 * reasons are about the access token, the app, the account or the moment.
 */
export function isAboutTheAddress(outcome: {
  readonly kind: string;
  readonly reason?: RefusalReason;
}): boolean {
  return outcome.kind === "rejected" && MAY_BE_ABOUT_THE_ADDRESS.some((reason) => reason === outcome.reason);
}

const MAY_BE_ABOUT_THE_ADDRESS: readonly RefusalReason[] = ["success-false", "bad-parameter", "other"];

/** What a call that restores may overwrite. */
export type Overwritten = {
  /** What the query right before it showed. */
  readonly now: CallbackConfig;
  /** Whether this URL, which a further query shows, is still what is to be overwritten. */
  readonly mayReplace: (address: string | undefined) => boolean;
};

/** One level at which a callback URL can be read, set, and restored. */
export type LevelAccess = {
  readonly level: CallbackLevel;
  /** Whether restoring a URL here needs the verify token that only its owner knows. */
  readonly needsToken: boolean;
  query(): Promise<LevelQuery>;
  set(callback: Callback, like: CallbackConfig): Promise<CallOutcome<null>>;
  /**
   * Sets the previous configuration again; needs the token if there was a URL. Callers never ask for one that
   * cannot be restored. What another party changed beside the URL stays.
   */
  giveBack(
    before: CallbackConfig,
    token: Redacted<string> | undefined,
    over: Overwritten,
  ): Promise<CallOutcome<null>>;
};

/** Access to the number's own callback URL. */
export function numberLevel(api: CallbackApi): LevelAccess {
  return {
    level: "number",
    needsToken: true,
    async query() {
      const outcome = await api.readOfNumber();
      if (outcome.kind !== "confirmed") return { kind: "unseen", outcome };
      // The response lacks the field that lists callback URLs: the configuration is unknown.
      if (!outcome.value.reported) return notReturned(outcome);
      return { kind: "seen", standing: configAt(outcome.value.number) };
    },
    set: (callback) => api.setOfNumber(callback),
    giveBack: (before, token) => api.setOfNumber(callbackOf(before, token)),
  };
}

/** Access to the account's callback URL for one app. */
export function accountLevel(api: CallbackApi, ownApp: () => Promise<string | undefined>): LevelAccess {
  return {
    level: "account",
    needsToken: true,
    async query() {
      const [outcome, own] = await Promise.all([api.readOfAccount(), ownApp()]);
      if (outcome.kind !== "confirmed") return { kind: "unseen", outcome };
      // Our app is unknown, so it cannot be judged missing from the list.
      if (own === undefined) return notReturned(outcome);
      const subscribed = outcome.value.find(({ app }) => app === own);
      if (subscribed === undefined) return { kind: "gone", app: own };
      // A configuration that could not be restored exactly counts as unseen.
      if (!subscribed.readable) return notReturned(outcome);
      return { kind: "seen", standing: { ...configAt(subscribed.address), app: own } };
    },
    set: (callback) => api.setOfAccount(callback),
    giveBack(before, token) {
      const callback = callbackOf(before, token);
      // A subscribe call without a body removes an override: correct only if there was none before.
      return callback === undefined ? api.clearOfAccount() : api.setOfAccount(callback);
    },
  };
}

/** Access to the own callback URL of the app with this id. */
export function applicationLevel(app: AppCallbackApi, id: string): LevelAccess {
  return {
    level: "application",
    needsToken: true,
    async query() {
      const outcome = await app.read();
      if (outcome.kind !== "confirmed") return { kind: "unseen", outcome };
      const { address, fields, versions, active } = outcome.value;
      const off = active === false ? ({ isOff: true } as const) : {};
      const given = versions === undefined ? {} : { versions };
      return { kind: "seen", standing: { ...configAt(address), fields, ...given, ...off, app: id } };
    },
    set: (callback, { fields = [] }) => app.set(callback, fields),
    giveBack(before, token, { now }) {
      const callback = callbackOf(before, token);
      if (callback === undefined) throw new Error("an app with no callback URL has none to replace");
      // An app that is on has at least one: a response without any left them out.
      const fields = now.fields?.length ? now.fields : before.fields;
      return app.set(callback, fields ?? []);
    },
  };
}

function notReturned({ evidence }: { readonly evidence: Evidence }): LevelQuery {
  return { kind: "unseen", outcome: { kind: "unknown", cause: "unexpected-shape", evidence } };
}

/** Whether both have the same URL, fields and other settings. */
export function isSame(one: CallbackConfig, other: CallbackConfig): boolean {
  return isSameAddress(one, other) && one.rest === other.rest;
}

/** Whether both have the same URL and fields, ignoring other settings. */
export function isSameAddress(one: CallbackConfig, other: CallbackConfig): boolean {
  return (
    isSameUrl(one.address, other.address) && one.isOff === other.isOff && fieldsOf(one) === fieldsOf(other)
  );
}

/** Whether both lead to the same place, however they are spelled; two missing ones are the same. */
export function isSameUrl(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return canonicalAddress(one) === canonicalAddress(other);
}

/** Whether a slash at the end is all that differs: an API may add one to a URL, or leave it out. */
export function isSameButForSlash(one: string | undefined, other: string | undefined): boolean {
  const [first, second] = [one, other].map((url) => url && canonicalAddress(url).replace(/\/+$/, ""));
  return first !== undefined && first === second;
}

/** The fields of an app's callback URL as one text, in whatever order they are listed. */
export function fieldsOf({ fields }: CallbackConfig): string {
  return fields === undefined ? "" : [...fields].sort().join(",");
}

function configAt(address: string | undefined): CallbackConfig {
  return address === undefined || address === "" ? {} : { address };
}

function callbackOf({ address }: CallbackConfig, token: Redacted<string> | undefined): Callback | undefined {
  if (address === undefined) return undefined;
  if (token === undefined) throw new Error("a callback URL is restored with its token");
  return { address, token };
}
