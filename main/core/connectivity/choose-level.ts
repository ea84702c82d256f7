import type { CheckResult } from "../../../shared/checks/result.ts";
import type { CallOutcome } from "../../../shared/platform/outcome.ts";
import { isExactAddress, isWholeAddress } from "../../../shared/platform/callback-address.ts";
import type { CallbackLevel } from "../../../shared/webhook/connectivity-test.ts";
import { unseenCause } from "../checks/unseen.ts";
import { shownAddress } from "../checks/words.ts";
import type { NumberCallbacks } from "../platforms/cloud/callback-port.ts";
import { answerAbout, finding, found, levelWords } from "./findings.ts";
import type { LevelQuery, CallbackConfig } from "./levels.ts";

/** The results of the queries at all levels. `application` is missing without an app secret. */
export type Seen = {
  readonly number: CallOutcome<NumberCallbacks>;
  readonly account: LevelQuery;
  readonly application?: LevelQuery | undefined;
  /** Whether it is known which app the token belongs to. */
  readonly ownAppKnown: boolean;
};

/** Where notifications went before the test: to a URL, nowhere, or unknown. */
export type Production =
  | { readonly kind: "at"; readonly address: string }
  | { readonly kind: "nowhere" | "unknown" };

export type Chosen = {
  readonly level: CallbackLevel;
  readonly before: CallbackConfig;
  readonly production: Production;
};
export type Choice =
  | ({ readonly kind: "replace" } & Chosen)
  | { readonly kind: "refuse"; readonly check: CheckResult };

/**
 * Chooses the level whose callback URL affects the fewest numbers and still takes precedence for this one. If
 * the number itself has a callback URL, only that level takes precedence. Refuses a level whose callback URL
 * could not be restored.
 */
export function chooseLevel(seen: Seen, wanted?: CallbackLevel): Choice {
  const { number, account } = seen;
  if (account.kind === "gone" && seen.ownAppKnown) return refuse("not-subscribed", found("notSubscribed"));
  if (number.kind === "confirmed" && number.value.reported)
    return whereNumbersHaveTheirs(seen, number.value, wanted);
  const isAnswer =
    number.kind === "confirmed" || (number.kind === "rejected" && number.reason === "field-unknown");
  if (!isAnswer)
    return refuse(unseenCause(number), found("look", { answer: answerAbout("callbacks", number) }));
  if (wanted === "number") return refuse("not-told", found("noNumberLevel"));
  return wanted === "application" || (wanted === undefined && account.kind !== "seen")
    ? fromApplication(seen, undefined)
    : fromAccount(seen, undefined);
}

function whereNumbersHaveTheirs(
  seen: Seen,
  reported: NumberCallbacks,
  wanted: CallbackLevel | undefined,
): Choice {
  if (wanted === undefined || wanted === "number")
    return replaceAt("number", configAt(reported.number), productionOf(reported));
  if (reported.number !== undefined) return above("number", reported.number);
  return wanted === "application" ? fromApplication(seen, reported) : fromAccount(seen, reported);
}

function fromAccount(
  { account, application, ownAppKnown }: Seen,
  reported: NumberCallbacks | undefined,
): Choice {
  if (!ownAppKnown) return refuse("not-told", found("ownUntold"));
  if (account.kind === "unseen")
    return refuse(
      unseenCause(account.outcome),
      found("look", { answer: answerAbout("callbacks", account.outcome) }),
    );
  if (account.kind === "gone") return refuse("not-subscribed", found("notSubscribed"));
  const { standing: before } = account;
  const lower =
    reported?.application ?? (application?.kind === "seen" ? activeAddress(application.standing) : undefined);
  const address = before.address ?? lower;
  const isKnown = address !== undefined || reported !== undefined || application?.kind === "seen";
  return replaceAt("account", before, at(address, isKnown));
}

function fromApplication({ account, application }: Seen, reported: NumberCallbacks | undefined): Choice {
  const override = reported?.account ?? (account.kind === "seen" ? account.standing.address : undefined);
  if (override !== undefined) return above("account", override);
  if (application === undefined) return refuse("app-secret-missing", found("secretMissing"));
  if (application.kind !== "seen") {
    return application.kind === "unseen"
      ? refuse(
          unseenCause(application.outcome),
          found("look", { answer: answerAbout("callbacks", application.outcome) }),
        )
      : refuse("no-way-back", found("noWayBack"));
  }
  const { standing: before } = application;
  if (before.address === undefined) return refuse("no-way-back", found("noWayBack"));
  // Setting the callback URL would also switch it on, and no call switches it off again.
  if (before.isOff === true) return refuse("no-way-back", found("appSwitchedOff"));
  return replaceAt("application", before, at(before.address, true));
}

/** Where the app's notifications go: nowhere while its callback URL is switched off. */
function activeAddress({ address, isOff }: CallbackConfig): string | undefined {
  return isOff === true ? undefined : address;
}

function productionOf({ number, account, application }: NumberCallbacks): Production {
  return at(number ?? account ?? application, true);
}

function at(address: string | undefined, isKnown: boolean): Production {
  if (address !== undefined) return { kind: "at", address };
  return { kind: isKnown ? "nowhere" : "unknown" };
}

function configAt(address: string | undefined): CallbackConfig {
  return address === undefined ? {} : { address };
}

/** The choice of this level, unless its callback URL isn't returned as it is stored and couldn't be restored exactly. */
export function replaceAt(level: CallbackLevel, before: CallbackConfig, production: Production): Choice {
  const { address } = before;
  if (address !== undefined && !(isExactAddress(address) && isWholeAddress(address))) {
    const named = { before: shownAddress(address), level: levelWords(level) };
    return refuse("not-answered", found("noExactWayBack", named));
  }
  return { kind: "replace", level, before, production };
}

function above(level: CallbackLevel, address: string): Choice {
  return refuse("level-taken", found("above", { before: shownAddress(address), level: levelWords(level) }));
}

type Cause = Extract<Parameters<typeof finding<"webhooks.borrowed">>[1], object>["cause"];

function refuse(cause: Cause, message: CheckResult["said"] & object): Choice {
  return { kind: "refuse", check: finding("webhooks.borrowed", { status: "fail", cause }, message) };
}
