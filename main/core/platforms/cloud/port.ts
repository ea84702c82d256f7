import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { NumberFacts, SubscribedApp, TokenFacts } from "../../../../shared/platform/facts.ts";
import type { Late } from "../http/exchange.ts";
import type { Redacted } from "../../../../shared/redacted.ts";

/** The encoded pair that moves a number: the metadata and the password that made it. */
export type RegistrationBackup = { readonly password: Redacted<string>; readonly data: Redacted<string> };

/** A number in an account's list. */
export type ListedNumber = {
  readonly id: string;
  readonly displayPhoneNumber?: string;
  readonly verifiedName?: string;
  readonly host?: string;
};

/** What reads from the cloud. Each method may be repeated freely; each resolves, never rejects. */
export type CloudReads = {
  /** Number fields; refused fields are asked one by one and listed in `refusedFields`. */
  readNumber(): Promise<CallOutcome<NumberFacts>>;
  /** All numbers of the account, page by page. */
  listNumbers(): Promise<CallOutcome<readonly ListedNumber[]>>;
  inspectToken(): Promise<CallOutcome<TokenFacts>>;
  readSubscriptions(): Promise<CallOutcome<readonly SubscribedApp[]>>;
  /** Sends one cheap GET so that the next call finds an open connection that has just answered. */
  warm(): Promise<CallOutcome<null>>;
  /** Monotonic milliseconds of the last answer on the open connection; undefined where none is open. */
  lastAnswerMs(): number | undefined;
};

/**
 * What changes something in the cloud. Each call sends at most one request, and never a second by itself. `late` hears of
 * an answer that came after the call was given up.
 */
export type CloudChanges = {
  /** Subscribes the token's own app. A bare subscribe removes an account-level override: look first. */
  subscribe(late?: Late<null>): Promise<CallOutcome<null>>;
  /** Registers the number with the cloud; with a pair, this is the migration. */
  register(
    input: { readonly pin: Redacted<string>; readonly backup?: RegistrationBackup },
    late?: Late<null>,
  ): Promise<CallOutcome<null>>;
  /** Sets the two-step PIN of a number that is registered with the cloud; the old one is not asked for. */
  setPin(pin: Redacted<string>, late?: Late<null>): Promise<CallOutcome<null>>;
};

/** The cloud API for one number, account and token, over one connection; what happened is in the outcome's class. */
export type CloudApi = CloudReads & CloudChanges & { close(): Promise<void> };
