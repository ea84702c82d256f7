import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { OnPremHealth, OnPremSettings } from "../../../../shared/platform/facts.ts";
import type { CodeMethod, ShardCount } from "../../../../shared/migration/plan.ts";
import type { Late } from "../http/exchange.ts";
import type { Redacted } from "../../../../shared/redacted.ts";

/** The answer to an account registration: there already (201), or a code is on its way (202). */
export type AccountAnswer =
  | { readonly kind: "alreadyRegistered" }
  | {
      readonly kind: "codeSent";
      readonly displayName?: string;
      readonly smsWaitSeconds?: number;
      readonly voiceWaitSeconds?: number;
    };

export type AccountRequest = {
  readonly cc: string;
  readonly phoneNumber: string;
  readonly method: CodeMethod;
  readonly cert: Redacted<string>;
  readonly pin?: Redacted<string>;
};

export type ShardRequest = {
  readonly cc: string;
  readonly phoneNumber: string;
  readonly shards: ShardCount;
  readonly cert: Redacted<string>;
  readonly pin?: Redacted<string>;
};

/** What reads from the on-premises client. Each method may be repeated freely; each resolves, never rejects. */
export type OnPremReads = {
  readHealth(): Promise<CallOutcome<OnPremHealth>>;
  readSettings(): Promise<CallOutcome<OnPremSettings>>;
  /** Gives the encoded metadata; confirmed only when it is not empty. */
  backup(password: Redacted<string>): Promise<CallOutcome<Redacted<string>>>;
  readShards(): Promise<CallOutcome<number>>;
  /** When the token in use ends, where the client said so at sign-in. */
  tokenEndsAt(): Promise<CallOutcome<string | null>>;
};

/**
 * What changes something on the on-premises client. Each call sends at most one changing request, and never a second by
 * itself. `late` hears of an answer that came after the call was given up.
 */
export type OnPremChanges = {
  /** Starts registration. Not a look-up: a 202 sends a code. */
  requestAccount(request: AccountRequest, late?: Late<AccountAnswer>): Promise<CallOutcome<AccountAnswer>>;
  verifyCode(code: Redacted<string>, late?: Late<null>): Promise<CallOutcome<null>>;
  setShards(request: ShardRequest, late?: Late<null>): Promise<CallOutcome<null>>;
  /** Sets the number's two-step PIN; the old one is not asked for. Like the next one never repeated, not even after a sign-in. */
  enableTwoStep(pin: Redacted<string>, late?: Late<null>): Promise<CallOutcome<null>>;
  disableTwoStep(late?: Late<null>): Promise<CallOutcome<null>>;
  /** Sets the plan's new password with a sign-in under the first one; not sent where the plan names none. */
  changePassword(late?: Late<null>): Promise<CallOutcome<null>>;
};

/**
 * The on-premises client's API over one connection. Signs in by itself when it was given a name and password;
 * a reading call does so once more when a token has run out (a 401 in the API's own shape).
 */
export type OnPremApi = OnPremReads & OnPremChanges & { close(): Promise<void> };
