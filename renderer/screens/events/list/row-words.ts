import {
  toldSignature,
  type EventDirection,
  type EventKind,
  type EventSource,
  type SignatureState,
  type WebhookEvent,
} from "../../../../shared/webhook/event.ts";
import { spokenDigits } from "../../../../shared/phone.ts";
import { LANGUAGE_FACTS } from "../../../../shared/language.ts";
import { momentFormat } from "../../../../shared/wording/times.ts";
import { visible } from "../../../../shared/visible.ts";
import type { WindowTranslate } from "../../../wording/window-translate.ts";

/** The texts of rows, translated once: looking them up for thousands of rows a second is too slow. */
export type RowWords = {
  readonly kind: Readonly<Record<EventKind, string>>;
  readonly direction: Readonly<Record<EventDirection, string>>;
  readonly source: Readonly<Record<EventSource, string>>;
  readonly signature: Readonly<Record<SignatureState, string>>;
  readonly refused: string;
  readonly madeUp: string;
  readonly onItsWay: string;
  /** Time of day for today, else with the date. */
  readonly time: (at: string) => string;
  /** Date, time to the millisecond, and zone. */
  readonly whole: (at: string) => string;
  /** The business number of an event, grouped, where the workspace knows it. */
  readonly number: (event: WebhookEvent) => string;
};

/** Creates the texts of rows. `numbers` maps the id of each number to its display form. */
export function rowWords(t: WindowTranslate, numbers: ReadonlyMap<string, string>): RowWords {
  const locale = LANGUAGE_FACTS[t.language].locale;
  const clock = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
  const ofToday = new Intl.DateTimeFormat(locale, clock);
  const ofDay = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const whole = momentFormat(t.language, {
    ...clock,
    year: "numeric",
    month: "short",
    day: "numeric",
    fractionalSecondDigits: 3,
    timeZoneName: "short",
  });
  const today = new Date().toDateString();
  return {
    kind: table(["message", "status", "unsupported", "error", "other"], (kind) =>
      t(`window.events.kind.${kind}`),
    ),
    direction: table(["in", "out", "none"], (way) => t(`window.events.direction.${way}`)),
    source: table(["cloud", "on-premises"], (source) => t(`window.events.source.${source}`)),
    signature: table(["valid", "invalid", "missing", "unchecked"], (state) =>
      t(`window.events.signature.${state}`),
    ),
    refused: t("window.events.refusedShort"),
    madeUp: t("window.events.madeUpShort"),
    onItsWay: t("window.events.onItsWay"),
    time: (at) => {
      const moment = new Date(at);
      return moment.toDateString() === today ? ofToday.format(moment) : ofDay.format(moment);
    },
    whole: (at) => whole(new Date(at)),
    number: ({ phoneNumberId, number }) =>
      numbers.get(phoneNumberId ?? "") ??
      (number === undefined ? visible(phoneNumberId ?? "", 24) : digits(number)),
  };
}

/** Returns the kind of an event in our words and in the platform's terms. */
export function partsOf(
  { kind }: RowWords,
  event: WebhookEvent,
): { readonly kind: string; readonly own: string | undefined } {
  const own = event.status ?? event.type;
  return { kind: kind[event.kind], own: own === undefined ? undefined : visible(own, 64) };
}

/** Joins both parts in one line: "Message · text", "Status · delivered". */
export function whatOf(words: RowWords, event: WebhookEvent): string {
  const { kind, own } = partsOf(words, event);
  return own === undefined ? kind : `${kind} · ${own}`;
}

/** The signature in a word. */
export function signatureWord(words: RowWords, event: Pick<WebhookEvent, "source" | "signature">): string {
  return words.signature[toldSignature(event)];
}

/** Formats an end user: a number, grouped, or the fingerprint that replaces it. */
export function userOf({ user }: Pick<WebhookEvent, "user">): string {
  return user === undefined ? "" : digits(user);
}

function digits(text: string): string {
  return /^[1-9][0-9]{6,14}$/.test(text) ? spokenDigits(text) : visible(text, 24);
}

function table<K extends string>(
  names: readonly K[],
  word: (name: K) => string,
): Readonly<Record<K, string>> {
  return Object.fromEntries(names.map((name) => [name, word(name)])) as Record<K, string>;
}
