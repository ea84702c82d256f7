import type { ChangingCall, ReadingCall } from "../../../../shared/migration/resend-table.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import { unreachable } from "../../../../shared/invariant.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { openApiCaller, type ObserveCall } from "../http/api-caller.ts";
import type { ApiShape, Rule } from "../http/classify.ts";
import { type Connection, type HttpRequest, openConnection } from "../http/connection.ts";
import type { Late } from "../http/exchange.ts";
import { LIMITS, type Limits, MAX_BACKUP_BYTES } from "../http/limits.ts";
import {
  type ClientSession,
  type LoginAnswer,
  type OnPremCredentials,
  type SendLogin,
  openClientSession,
  readLogin,
} from "./client-session.ts";
import { type ApiError, firstText, membersOf, otherTexts, wholeNumber } from "../http/api-error.ts";
import { present } from "../../../../shared/present.ts";
import type { Dialect } from "../../../../shared/platform/dialect.ts";
import type { Clock } from "../../../../shared/time.ts";
import type { Trust } from "../http/trust.ts";

/** The options of an on-premises client. `limits` are for tests; the defaults suit real deployments. */
export type OnPremOptions = {
  readonly baseUrl: string;
  readonly dialect: Dialect;
  readonly auth: OnPremCredentials;
  readonly trust: Trust;
  readonly clock: Clock;
  readonly limits?: Partial<Limits>;
  readonly connect?: typeof openConnection;
  readonly observe?: ObserveCall | undefined;
};

/**
 * Reads the client's error body, `{ errors: [{ code, title, details }], meta }`, of which the first error
 * counts; undefined for any other shape. `alone` means that the body holds only this one error and `meta`.
 */
export function readOnPremError(json: unknown): ApiError | undefined {
  const body = membersOf(json);
  const errors = body?.["errors"];
  const error = Array.isArray(errors) ? membersOf(errors[0]) : undefined;
  const code = wholeNumber(error?.["code"]);
  if (body === undefined || !Array.isArray(errors) || error === undefined || code === undefined)
    return undefined;
  const all = (errors as unknown[]).map(membersOf).filter((one) => one !== undefined);
  const title = firstText(error["title"]);
  const details = firstText(error["details"]);
  return {
    code,
    alone:
      errors.length === 1 && Object.keys(body).every((member) => member === "errors" || member === "meta"),
    waits: all.map((one) => one["retry_after"]),
    otherTexts: otherTexts(
      all.flatMap((one) => [one["title"], one["details"]]),
      [title, details],
    ),
    ...present({ title, details }),
  };
}

/** One call: its URL path, its content, and what confirms it. */
export type CallSpec<T, Call extends Rule<T>["call"] = Rule<T>["call"]> = Pick<
  HttpRequest,
  "method" | "path"
> & {
  readonly body?: Readonly<Record<string, unknown>>;
  /** Sent as plain text, instead of `body`. */
  readonly text?: string;
  /** Values in the body that must be removed from stored texts. */
  readonly secrets?: readonly (Redacted<string> | undefined)[];
  readonly late?: Late<T> | undefined;
  readonly rule: Rule<T> & { readonly call: Call };
};

/** A read-only call that is not a step of its own. */
export type SendQuery = Exclude<ReadingCall, "backup">;

export type OnPremCaller = {
  readonly session: ClientSession;
  /**
   * Reads with the session's token, and retries once with a new one if the client reports, in its own format,
   * that the token is stale. If signing in fails, the outcome is that of the sign-in.
   */
  readonly ask: <T>(spec: CallSpec<T, SendQuery>) => Promise<CallOutcome<T>>;
  /**
   * Sends a change, or a backup, which is a step of its own, exactly once: a rejected token is dropped, and
   * the rejection is the outcome.
   */
  readonly sendOnce: <T>(spec: CallSpec<T, ChangingCall | "backup">) => Promise<CallOutcome<T>>;
  /** Signs in with the first password and sets the new one. A changing request, sent at most once. */
  readonly changePassword: (late?: Late<null>) => Promise<CallOutcome<null>>;
  readonly close: () => Promise<void>;
};

/** Returns the functions that call one on-premises client, signed in. */
export function openOnPremCaller(options: OnPremOptions): OnPremCaller {
  const { baseUrl, dialect, auth, trust, clock, connect = openConnection } = options;
  const limits = { ...LIMITS, ...options.limits };
  const { connectMs, lateMs } = limits;
  const connection = connect({ baseUrl, trust, clock, connectMs, lateMs });
  const send = sendOver(connection, options, limits);
  const signIn = signInWith(auth, dialect.onPrem.login, send);
  const session = openClientSession(auth, (password) => signIn(password, "login", {}), clock);

  return {
    session,
    async ask(spec) {
      const signedIn = await session.current();
      if (signedIn.kind !== "confirmed") return signedIn;
      const { token } = signedIn.value;
      const outcome = await send(spec, bearer(token));
      if (!isStaleToken(outcome) || !session.forget(token)) return outcome;
      const renewed = await session.current();
      if (renewed.kind !== "confirmed") return renewed;
      return send(spec, bearer(renewed.value.token));
    },
    async sendOnce(spec) {
      const signedIn = await session.current();
      if (signedIn.kind !== "confirmed") return notSentFor(signedIn);
      const { token } = signedIn.value;
      const outcome = await send(spec, bearer(token));
      if (isStaleToken(outcome)) session.forget(token);
      return outcome;
    },
    async changePassword(late) {
      if (auth.kind !== "login" || auth.newPassword === undefined) return session.noOtherPassword();
      const body = { new_password: auth.newPassword.reveal() };
      const outcome = await signIn(auth.password, "changePassword", body, (answer) => {
        // A rejection that came late says nothing about later sign-ins.
        if (answer.kind === "confirmed") session.passwordChangeEnded(answer);
        late?.(withoutToken(answer));
      });
      session.passwordChangeEnded(outcome);
      return withoutToken(outcome);
    },
    close: () => connection.close(),
  };
}

function withoutToken(outcome: CallOutcome<LoginAnswer>): CallOutcome<null> {
  return outcome.kind === "confirmed" ? { ...outcome, value: null } : outcome;
}

function bearer(token: Redacted<string>): string {
  return `Bearer ${token.reveal()}`;
}

type Send = <T>(spec: CallSpec<T>, authorization: string) => Promise<CallOutcome<T>>;

/** Sends one call under the given authorization, and gives what its response means. */
function sendOver(connection: Connection, options: OnPremOptions, limits: Limits): Send {
  const { auth, dialect, observe } = options;
  const { successWords, traceIdSuffix } = dialect;
  const shape: ApiShape = { api: "onPrem", readError: readOnPremError, successWords, traceIdSuffix };
  const call = openApiCaller(
    connection,
    shape,
    auth.kind === "token" ? [auth.token] : [auth.password, auth.newPassword],
    observe,
  );
  return ({ method, path, body, text, secrets, rule, late }, authorization) => {
    const json = body === undefined ? undefined : { type: "application/json", text: JSON.stringify(body) };
    return call({
      method,
      path,
      authorization,
      content: text === undefined ? json : { type: "text/plain", text },
      secrets,
      deadlineMs: method === "GET" || rule.call === "login" ? limits.lookUpMs : limits.changeMs,
      maxBytes: rule.call === "backup" ? MAX_BACKUP_BYTES : undefined,
      rule,
      late,
    });
  };
}

/** Returns the function that sends one sign-in; for `changePassword`, it sets a new password too. */
function signInWith(auth: OnPremOptions["auth"], path: string, send: Send) {
  const username = auth.kind === "login" ? auth.username : "";
  return (
    password: Redacted<string>,
    call: "login" | "changePassword",
    body: Readonly<Record<string, unknown>>,
    late?: Late<LoginAnswer>,
  ): ReturnType<SendLogin> => {
    const rule = {
      call,
      statuses: (status: number) => status >= 200 && status < 300,
      emptyBody: "says-nothing",
      read: readLogin,
    } as const;
    const basic = Buffer.from(`${username}:${password.reveal()}`, "utf8").toString("base64");
    return send({ method: "POST", path, body, rule, late }, `Basic ${basic}`);
  };
}

type FailedSignIn = Exclude<CallOutcome<unknown>, { kind: "confirmed" }>;

/** The outcome of a request if signing in failed: nothing of the request was sent. */
function notSentFor<T>(signIn: FailedSignIn): CallOutcome<T> {
  const { evidence } = signIn;
  switch (signIn.kind) {
    case "rejected":
      return { kind: "notSent", cause: "sign-in-refused", signIn: signIn.reason, evidence };
    case "unknown":
      return { kind: "notSent", cause: "cancelled-before-sending", evidence };
    case "notSent":
      return signIn;
    default:
      return unreachable(signIn);
  }
}

function isStaleToken(outcome: CallOutcome<unknown>): boolean {
  return (
    outcome.kind === "rejected" &&
    outcome.evidence.httpStatus === 401 &&
    (outcome.reason === "token-invalid" || outcome.reason === "token-expired")
  );
}
