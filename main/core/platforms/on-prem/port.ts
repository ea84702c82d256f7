import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { OnPremHealth, OnPremSettings } from "../../../../shared/platform/facts.ts";
import type { CodeMethod, ShardCount } from "../../../../shared/migration/plan.ts";
import type { Late } from "../http/exchange.ts";
import type { Redacted } from "../../../../shared/redacted.ts";

/** The response to an account registration: already registered (201), or a code was sent (202). */
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

/**
 * The read-only calls of the on-premises client. Each method may be repeated freely; each resolves, never
 * rejects.
 */
export type OnPremReads = {
  readHealth(): Promise<CallOutcome<OnPremHealth>>;
  readSettings(): Promise<CallOutcome<OnPremSettings>>;
  /** Returns the encoded registration data; confirmed only if it is not empty. */
  backup(password: Redacted<string>): Promise<CallOutcome<Redacted<string>>>;
  readShards(): Promise<CallOutcome<number>>;
  /** When the current token ends, if the client reported that at sign-in. */
  tokenEndsAt(): Promise<CallOutcome<string | null>>;
};

/**
 * The calls that change something on the on-premises client. Each call sends at most one changing request and
 * never retries. `late` receives a response that came after the call had ended.
 */
export type OnPremChanges = {
  /** Starts the registration. Not read-only: a 202 sends a code. */
  requestAccount(request: AccountRequest, late?: Late<AccountAnswer>): Promise<CallOutcome<AccountAnswer>>;
  verifyCode(code: Redacted<string>, late?: Late<null>): Promise<CallOutcome<null>>;
  setShards(request: ShardRequest, late?: Late<null>): Promise<CallOutcome<null>>;
  /**
   * Sets the number's two-step PIN; the old PIN is not needed. Like `disableTwoStep` it is never retried, not
   * even after a sign-in.
   */
  enableTwoStep(pin: Redacted<string>, late?: Late<null>): Promise<CallOutcome<null>>;
  disableTwoStep(late?: Late<null>): Promise<CallOutcome<null>>;
  /** Sets the plan's new password by signing in with the first one; not sent if the plan names none. */
  changePassword(late?: Late<null>): Promise<CallOutcome<null>>;
};

/**
 * The on-premises client's API over one connection. Signs in by itself if it has user name and password; a
 * read-only call does so again when a token has expired (a 401 in the API's own format).
 */
export type OnPremApi = OnPremReads & OnPremChanges & { close(): Promise<void> };
