import type { CallOutcome, Evidence } from "../../../shared/platform/outcome.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { CallbackLevel } from "../../../shared/webhook/connectivity-test.ts";
import type { NotConfirmed } from "../checks/unseen.ts";
import type { AppCallbackApi, Callback, CallbackApi } from "../platforms/cloud/callback-port.ts";

/**
 * What stands at a level, exactly as it stands; the address is missing where none is set. `rest` is a digest of what
 * else could change with it: all other settings of an on-premises client.
 */
export type CallbackConfig = {
  readonly address?: string;
  readonly fields?: readonly string[];
  readonly rest?: string;
  /** The app whose callback it is, where a level holds one for each. */
  readonly app?: string;
  /** The platform has it switched off: no call sets it so again. */
  readonly isOff?: true;
};

/**
 * What a look at a level brought. `gone`: the whole list of subscribed apps was told and ours is not in it, so that its
 * level is not there at all. What an answer leaves out is `unseen`: it may be half an answer.
 */
export type LevelQuery =
  | { readonly kind: "seen"; readonly standing: CallbackConfig }
  | { readonly kind: "gone"; readonly app?: string }
  | { readonly kind: "unseen"; readonly outcome: NotConfirmed };

/** One level at which a callback can be set, seen, and given back. */
export type LevelAccess = {
  readonly level: CallbackLevel;
  /** Is an address that stands here given back with a token that its owner alone knows? */
  readonly needsToken: boolean;
  look(): Promise<LevelQuery>;
  set(callback: Callback, like: CallbackConfig): Promise<CallOutcome<null>>;
  /** Sets what stood there once more; with a token where an address stood. Never asked for what cannot be given back. */
  giveBack(before: CallbackConfig, token: Redacted<string> | undefined): Promise<CallOutcome<null>>;
};

/** The number's own callback. */
export function numberLevel(api: CallbackApi): LevelAccess {
  return {
    level: "number",
    needsToken: true,
    async look() {
      const outcome = await api.readOfNumber();
      if (outcome.kind !== "confirmed") return { kind: "unseen", outcome };
      // The number was answered without the field that tells its callbacks: how it stands there is not known.
      if (!outcome.value.told) return untold(outcome);
      return { kind: "seen", standing: standingAt(outcome.value.number) };
    },
    set: (callback) => api.setOfNumber(callback),
    giveBack: (before, token) => api.setOfNumber(callbackOf(before, token)),
  };
}

/** The account's callback for one app. */
export function accountLevel(api: CallbackApi, ownApp: () => Promise<string | undefined>): LevelAccess {
  return {
    level: "account",
    needsToken: true,
    async look() {
      const [outcome, own] = await Promise.all([api.readOfAccount(), ownApp()]);
      if (outcome.kind !== "confirmed") return { kind: "unseen", outcome };
      // Nobody knows which of the apps is ours, so that none of them can be missed.
      if (own === undefined) return untold(outcome);
      const subscribed = outcome.value.find(({ app }) => app === own);
      if (subscribed === undefined) return { kind: "gone", app: own };
      // One that could not be given back exactly is as good as unseen.
      if (!subscribed.readable) return untold(outcome);
      return { kind: "seen", standing: { ...standingAt(subscribed.address), app: own } };
    },
    set: (callback) => api.setOfAccount(callback),
    giveBack(before, token) {
      const callback = callbackOf(before, token);
      // A subscribe call without a body takes an override away: right only where none stood before.
      return callback === undefined ? api.clearOfAccount() : api.setOfAccount(callback);
    },
  };
}

/** The app's own callback. */
export function applicationLevel(app: AppCallbackApi): LevelAccess {
  return {
    level: "application",
    needsToken: true,
    async look() {
      const outcome = await app.read();
      if (outcome.kind !== "confirmed") return { kind: "unseen", outcome };
      const { address, fields, active } = outcome.value;
      const off = active === false ? ({ isOff: true } as const) : {};
      return { kind: "seen", standing: { ...standingAt(address), fields, ...off } };
    },
    set: (callback, { fields = [] }) => app.set(callback, fields),
    giveBack(before, token) {
      const callback = callbackOf(before, token);
      if (callback === undefined) throw new Error("an app with no callback URL has none to replace");
      return app.set(callback, before.fields ?? []);
    },
  };
}

function untold({ evidence }: { readonly evidence: Evidence }): LevelQuery {
  return { kind: "unseen", outcome: { kind: "unknown", cause: "unexpected-shape", evidence } };
}

/** Do both hold the same address, hear of the same, and stand among the same settings? */
export function isSame(one: CallbackConfig, other: CallbackConfig): boolean {
  return isSameAddress(one, other) && one.rest === other.rest;
}

/** Do both hold the same address and hear of the same, whatever else was changed? */
export function isSameAddress(one: CallbackConfig, other: CallbackConfig): boolean {
  return one.address === other.address && one.isOff === other.isOff && fieldsOf(one) === fieldsOf(other);
}

function fieldsOf({ fields }: CallbackConfig): string {
  return fields === undefined ? "" : [...fields].sort().join(",");
}

function standingAt(address: string | undefined): CallbackConfig {
  return address === undefined || address === "" ? {} : { address };
}

function callbackOf({ address }: CallbackConfig, token: Redacted<string> | undefined): Callback | undefined {
  if (address === undefined) return undefined;
  if (token === undefined) throw new Error("a callback URL is restored with its token");
  return { address, token };
}
