import { z } from "zod";
import type { CallOutcome, RefusalReason } from "../../../../shared/platform/outcome.ts";
import { type Redacted, redact } from "../../../../shared/redacted.ts";
import { type Clock, instant, isoOf } from "../../../../shared/time.ts";
import { membersOf } from "../http/api-error.ts";
import type { ParsedResponse } from "../http/classify.ts";

const FORM = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)\s*(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Parses the end of a session in the client's format: `2026-11-28 01:15:00+00:00`, with a space where ISO
 * 8601 has a T. UTC without an offset. Returns ms since 1970; undefined if it is not a date.
 */
export function parseExpiry(text: string): number | undefined {
  const parts = FORM.exec(text.trim());
  if (parts === null) return undefined;
  const [, date = "", time = "", offset = "Z"] = parts;
  const at = Date.parse(`${date}T${time}${offset.replace(/^([+-]\d{2})(\d{2})$/, "$1:$2")}`);
  return Number.isNaN(at) ? undefined : at;
}

const RENEW_BEFORE_MS = 60_000;

/** The credentials for the client. */
export type OnPremCredentials =
  | { readonly kind: "token"; readonly token: Redacted<string> }
  | {
      readonly kind: "login";
      readonly username: string;
      readonly password: Redacted<string>;
      readonly newPassword?: Redacted<string>;
    };

/** Rejections of a sign-in that a retry cannot change. */
const FINAL: ReadonlySet<RefusalReason> = new Set([
  "token-invalid",
  "password-change-required",
  "account-locked",
]);

type SignedIn = { readonly token: Redacted<string>; readonly endsAt: string | null };
type Grant = SignedIn & { readonly renewAtMs: number };
/** The result of a sign-in. */
export type LoginAnswer = { readonly token: Redacted<string>; readonly endsAtMs: number | undefined };

/** Sends one sign-in with user name and password. Changes nothing on the client. */
export type SendLogin = (password: Redacted<string>) => Promise<CallOutcome<LoginAnswer>>;

/** Keeps a session token. Simultaneous calls that need one share one sign-in. */
export type ClientSession = {
  /** Returns the current token; signs in if there is none, or if it ends within a minute. */
  current(): Promise<CallOutcome<SignedIn>>;
  /** Drops a token that the client rejected; false if no other can be obtained. */
  forget(token: Redacted<string>): boolean;
  /** Applies the outcome of setting the new password: a token, if confirmed. */
  passwordChangeEnded(outcome: CallOutcome<LoginAnswer>): void;
  /** The outcome of a password change if no new password is given: nothing is sent. */
  noOtherPassword(): CallOutcome<null>;
};

/** Opens a session that signs in by itself, or one with a given token that is never renewed. */
export function openClientSession(
  credentials: OnPremCredentials,
  send: SendLogin,
  clock: Clock,
): ClientSession {
  if (credentials.kind === "token") return givenToken(credentials.token, clock);
  let grant: Grant | undefined;
  // Every further attempt with the same credentials could lock the account.
  let refused: CallOutcome<SignedIn> | undefined;
  let signingIn: Promise<CallOutcome<SignedIn>> | undefined;
  // Once the client has accepted the new password, the first one is no longer used.
  let passwordChanged = false;

  return {
    async current() {
      if (grant !== undefined && clock.monotonicMs() < grant.renewAtMs) return nothingAsked(grant, clock);
      if (refused !== undefined) return refused;
      signingIn ??= signIn(credentials).finally(() => {
        signingIn = undefined;
      });
      return signingIn;
    },
    forget(token) {
      if (grant?.token === token) grant = undefined;
      return true;
    },
    passwordChangeEnded(outcome) {
      passwordChanged ||= outcome.kind === "confirmed";
      refused = undefined;
      granted(outcome);
    },
    noOtherPassword: () => notAsked(clock),
  };

  // If the client requires a new password, this only reports it: changing it is a separate request.
  async function signIn({
    password,
    newPassword,
  }: OnPremCredentials & { kind: "login" }): Promise<CallOutcome<SignedIn>> {
    if (newPassword === undefined) return granted(await send(password));
    if (passwordChanged) return granted(await send(newPassword));
    const outcome = await send(password);
    if (outcome.kind !== "rejected" || outcome.reason !== "token-invalid") return granted(outcome);
    // An earlier migration may have changed the password: then only the new one works.
    const changed = await send(newPassword);
    passwordChanged ||= changed.kind === "confirmed";
    return granted(changed);
  }

  function granted(outcome: CallOutcome<LoginAnswer>): CallOutcome<SignedIn> {
    if (outcome.kind !== "confirmed") {
      if (outcome.kind === "rejected" && FINAL.has(outcome.reason)) refused = outcome;
      return outcome;
    }
    const { token, endsAtMs } = outcome.value;
    // The server's clock and ours may differ: use the token's lifetime, measured on the monotonic clock.
    const lifeMs =
      endsAtMs === undefined
        ? Infinity
        : endsAtMs - Date.parse(outcome.evidence.serverDate ?? outcome.evidence.at);
    const renewAtMs = clock.monotonicMs() + Math.max(lifeMs - RENEW_BEFORE_MS, lifeMs / 2);
    grant = { token, endsAt: endsAtMs === undefined ? null : isoOf(instant(endsAtMs)), renewAtMs };
    return { ...outcome, value: grant };
  }
}

/** The `users` member of a sign-in's response. */
export const SessionUsers = z
  .array(
    z.looseObject({
      token: z.string().min(1).max(16_384),
      expires_after: z.string().optional().catch(undefined),
    }),
  )
  .min(1);

/** Reads the response of a sign-in, `{ users: [{ token, expires_after }] }`. */
export function readLogin(json: unknown): ParsedResponse<LoginAnswer> {
  const users = SessionUsers.safeParse(membersOf(json)?.["users"]);
  const user = users.success ? users.data[0] : undefined;
  if (user === undefined) return { kind: "unknown", cause: "unexpected-shape" };
  const endsAtMs = user.expires_after === undefined ? undefined : parseExpiry(user.expires_after);
  return { kind: "confirmed", value: { token: redact(user.token, "on-premises token"), endsAtMs } };
}

function givenToken(token: Redacted<string>, clock: Clock): ClientSession {
  return {
    current: () => Promise.resolve(nothingAsked({ token, endsAt: null }, clock)),
    forget: () => false,
    passwordChangeEnded: () => undefined,
    noOtherPassword: () => notAsked(clock),
  };
}

function notAsked(clock: Clock): CallOutcome<null> {
  const evidence = { at: isoOf(clock.now()), durationMs: 0 };
  return { kind: "notSent", cause: "cancelled-before-sending", evidence };
}

function nothingAsked({ token, endsAt }: SignedIn, clock: Clock): CallOutcome<SignedIn> {
  return { kind: "confirmed", value: { token, endsAt }, evidence: { at: isoOf(clock.now()), durationMs: 0 } };
}
