import { invariant } from "../../../../shared/invariant.ts";
import type { NotificationShape } from "../../../../shared/webhook/envelope.ts";
import type {
  EventDirection,
  EventKind,
  EventSource,
  RefusedBecause,
  SenderState,
  SignatureState,
  WebhookEvent,
} from "../../../../shared/webhook/event.ts";
import { isMadeUpId } from "../../../../shared/webhook/made-up.ts";
import type { PrivacyMode } from "../../../../shared/webhook/privacy.ts";

// Contract terms are stored as their positions in these lists, so the lists only grow at the end.
const SOURCES: readonly (EventSource | "either")[] = ["cloud", "on-premises", "either"];
/** Every kind of event, by its stored number. */
export const KINDS: readonly EventKind[] = ["message", "status", "unsupported", "error", "other"];
const SIGNATURES: readonly SignatureState[] = ["valid", "invalid", "missing", "unchecked"];
/** Why a notification is not evidence. `no` means that it is evidence; its code is 0, which SQL tests for. */
const SET_ASIDE: readonly ("no" | RefusedBecause | "made-up")[] = [
  "no",
  "signature-missing",
  "signature-invalid",
  "made-up",
];
const SENDERS: readonly SenderState[] = ["listed", "unlisted"];
const MODES: readonly PrivacyMode[] = ["searchable", "sealed", "facts"];
const SHAPES: readonly NotificationShape[] = ["cloud", "on-premises", "unreadable"];

/** Converts a term to its stored number and back. */
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
export const senderCode = codeOf(SENDERS);
const exclusionCodes = codeOf(SET_ASIDE);
export const modeCode = codeOf(MODES);
export const shapeCode = codeOf(SHAPES);

const MADE_UP = exclusionCodes.code("made-up");

/** The value of the column `refused` for a notification. */
export function excludedCode({ refused, madeUp }: Pick<WebhookEvent, "refused" | "madeUp">): number {
  return exclusionCodes.code(refused ?? (madeUp === true ? "made-up" : "no"));
}

/**
 * The value of the column `refused` for one event: its id shows that it was made up even if its
 * notification's mark was lost.
 */
export function excludedCodeOfEvent(notification: number, messageId: string | undefined): number {
  return notification === 0 && isMadeUpId(messageId) ? MADE_UP : notification;
}

/** Converts the value of the column `refused` to members of an event. */
export function exclusionOf(code: number): Pick<WebhookEvent, "refused" | "madeUp"> {
  const word = exclusionCodes.word(code);
  if (word === "no") return {};
  return word === "made-up" ? { madeUp: true } : { refused: word };
}

export const isRefused = (code: number): boolean => code !== 0 && code !== MADE_UP;
export const isMadeUpCode = (code: number): boolean => code === MADE_UP;

/** The conditions of `isRefused` in SQL, in forms that the index of rejected events can answer. */
export const WAS_REFUSED = `refused > 0 AND refused <> ${MADE_UP}`;
export const NOT_REFUSED = `refused IN (0, ${MADE_UP})`;

const DIRECTIONS: Readonly<Record<EventKind, EventDirection>> = {
  message: "in",
  unsupported: "in",
  status: "out",
  error: "none",
  other: "none",
};

/** Returns the direction of a kind; it is not stored because each kind has only one. */
export function directionOf(kind: EventKind): EventDirection {
  return DIRECTIONS[kind];
}

/** Returns the API of an event by its code; `either` occurs only on notifications. */
export function eventSourceOf(code: number): EventSource {
  return code === 1 ? "on-premises" : "cloud";
}
