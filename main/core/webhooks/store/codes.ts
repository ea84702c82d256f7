import { invariant } from "../../../../shared/invariant.ts";
import type { NotificationShape } from "../../../../shared/webhook/envelope.ts";
import type {
  EventDirection,
  EventKind,
  EventSource,
  RefusedBecause,
  SignatureState,
  WebhookEvent,
} from "../../../../shared/webhook/event.ts";
import { isMadeUpId } from "../../../../shared/webhook/made-up.ts";
import type { PrivacyMode } from "../../../../shared/webhook/privacy.ts";

// Words of the contract as they are stored: by their places in these lists, which only ever grow at the end.
const SOURCES: readonly (EventSource | "either")[] = ["cloud", "on-premises", "either"];
/** Every kind of event, by its stored number. */
export const KINDS: readonly EventKind[] = ["message", "status", "unsupported", "error", "other"];
const SIGNATURES: readonly SignatureState[] = ["valid", "invalid", "missing", "unchecked"];
/** Why nothing may be concluded from a notification. `no`: it may be; that is 0, which is what SQL asks for. */
const SET_ASIDE: readonly ("no" | RefusedBecause | "made-up")[] = [
  "no",
  "signature-missing",
  "signature-invalid",
  "made-up",
];
const MODES: readonly PrivacyMode[] = ["searchable", "sealed", "facts"];
const SHAPES: readonly NotificationShape[] = ["cloud", "on-premises", "unreadable"];

/** A word's stored number and back. */
type Code<T> = { code(word: T): number; word(code: number): T };

function codeOf<T extends string>(words: readonly T[]): Code<T> {
  return {
    code: (word) => words.indexOf(word),
    word: (code) => {
      const word = words[code];
      invariant(word !== undefined, "a stored number stands for a known value");
      return word;
    },
  };
}

export const sourceCode = codeOf(SOURCES);
export const kindCode = codeOf(KINDS);
export const signatureCode = codeOf(SIGNATURES);
const asideCode = codeOf(SET_ASIDE);
export const modeCode = codeOf(MODES);
export const shapeCode = codeOf(SHAPES);

const MADE_UP = asideCode.code("made-up");

/** What the column `refused` holds of a notification. */
export function asideOf({ refused, madeUp }: Pick<WebhookEvent, "refused" | "madeUp">): number {
  return asideCode.code(refused ?? (madeUp === true ? "made-up" : "no"));
}

/** The same of one event: its id tells that it was made up also where its notification's mark was lost. */
export function asideOfEvent(notification: number, messageId: string | undefined): number {
  return notification === 0 && isMadeUpId(messageId) ? MADE_UP : notification;
}

/** The same as an event says it. */
export function asideWords(code: number): Pick<WebhookEvent, "refused" | "madeUp"> {
  const word = asideCode.word(code);
  if (word === "no") return {};
  return word === "made-up" ? { madeUp: true } : { refused: word };
}

export const isRefused = (code: number): boolean => code !== 0 && code !== MADE_UP;
export const isMadeUpCode = (code: number): boolean => code === MADE_UP;

/** The same in SQL, each in the form that the index of what was refused answers. */
export const WAS_REFUSED = `refused > 0 AND refused <> ${MADE_UP}`;
export const NOT_REFUSED = `refused IN (0, ${MADE_UP})`;

const DIRECTIONS: Readonly<Record<EventKind, EventDirection>> = {
  message: "in",
  unsupported: "in",
  status: "out",
  error: "none",
  other: "none",
};

/** A kind has one direction, which therefore is not stored. */
export function directionOf(kind: EventKind): EventDirection {
  return DIRECTIONS[kind];
}

/** Which API sent an event of this code; `either` never stands on an event. */
export function eventSourceOf(code: number): EventSource {
  return code === 1 ? "on-premises" : "cloud";
}
