import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { OnPremHealth, OnPremSettings } from "../../../../shared/platform/facts.ts";
import type { CodeMethod, ShardCount } from "../../../../shared/migration/plan.ts";
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

/**
 * The on-premises client's API over one connection. Signs in by itself when it was given a name and password,
 * and once more when a token has run out (a 401 in the API's own shape). Every method resolves, never rejects.
 */
export type OnPremApi = {
  readHealth(): Promise<CallOutcome<OnPremHealth>>;
  readSettings(): Promise<CallOutcome<OnPremSettings>>;
  /** Gives the encoded metadata; confirmed only when it is not empty. */
  backup(password: Redacted<string>): Promise<CallOutcome<Redacted<string>>>;
  /** Starts registration. Not a look-up: a 202 sends a code. Never repeated by itself. */
  requestAccount(request: AccountRequest): Promise<CallOutcome<AccountAnswer>>;
  verifyCode(code: Redacted<string>): Promise<CallOutcome<null>>;
  readShards(): Promise<CallOutcome<number>>;
  setShards(request: ShardRequest): Promise<CallOutcome<null>>;
  enableTwoStep(pin: Redacted<string>): Promise<CallOutcome<null>>;
  disableTwoStep(): Promise<CallOutcome<null>>;
  /** When the token in use ends, where the client said so at sign-in. */
  tokenEndsAt(): Promise<CallOutcome<string | null>>;
  close(): Promise<void>;
};
