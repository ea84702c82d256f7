import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { NumberFacts, SubscribedApp, TokenFacts } from "../../../../shared/platform/facts.ts";
import type { MessageTemplate } from "../../../../shared/platform/templates.ts";
import type { Late } from "../http/exchange.ts";
import type { Redacted } from "../../../../shared/redacted.ts";

/** The backup that moves a number: the encoded registration data and the password used to create it. */
export type RegistrationBackup = { readonly password: Redacted<string>; readonly data: Redacted<string> };

/** A number in an account's list. */
export type ListedNumber = {
  readonly id: string;
  readonly displayPhoneNumber?: string;
  readonly verifiedName?: string;
  readonly host?: string;
};

/** The read-only calls of the cloud. Each method may be repeated freely; each resolves, never rejects. */
export type CloudReads = {
  /** Reads number fields; rejected fields are queried one at a time and listed in `refusedFields`. */
  readNumber(): Promise<CallOutcome<NumberFacts>>;
  /** All numbers of the account, page by page. */
  listNumbers(until?: string): Promise<CallOutcome<readonly ListedNumber[]>>;
  /** All message templates of the account, page by page; never a part of them. */
  listTemplates(): Promise<CallOutcome<readonly MessageTemplate[]>>;
  inspectToken(): Promise<CallOutcome<TokenFacts>>;
  readSubscriptions(): Promise<CallOutcome<readonly SubscribedApp[]>>;
  /** Sends one cheap GET, so that the next call uses an open, working connection. */
  warm(): Promise<CallOutcome<null>>;
  /** The monotonic time in ms of the last response on the open connection; undefined if none is open. */
  lastAnswerMs(): number | undefined;
};

/**
 * The calls that change something in the cloud. Each call sends at most one request and never retries. `late`
 * receives a response that came after the call had ended.
 */
export type CloudChanges = {
  /**
   * Subscribes the token's own app. A plain subscribe call removes an account-level override: read it first.
   */
  subscribe(late?: Late<null>): Promise<CallOutcome<null>>;
  /** Registers the number with the cloud; with a backup, this is the migration. */
  register(
    input: { readonly pin: Redacted<string>; readonly backup?: RegistrationBackup },
    late?: Late<null>,
  ): Promise<CallOutcome<null>>;
  /** Sets the two-step PIN of a number that is registered with the cloud; the old PIN is not needed. */
  setPin(pin: Redacted<string>, late?: Late<null>): Promise<CallOutcome<null>>;
};

/**
 * The cloud API for one number, account and token, over one connection; the outcome's kind states what
 * happened.
 */
export type CloudApi = CloudReads & CloudChanges & { close(): Promise<void> };
