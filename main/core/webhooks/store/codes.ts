import { invariant } from "../../../../shared/invariant.ts";
import type { NotificationShape } from "../../../../shared/webhook/envelope.ts";
import type {
  EventDirection,
  EventKind,
  EventSource,
  RefusedBecause,
  SignatureState,
} from "../../../../shared/webhook/event.ts";
import type { PrivacyMode } from "../../../../shared/webhook/privacy.ts";

// Words of the contract as they are stored: by their places in these lists, which only ever grow at the end.
const SOURCES: readonly (EventSource | "either")[] = ["cloud", "on-premises", "either"];
/** Every kind of event, by its stored number. */
export const KINDS: readonly EventKind[] = ["message", "status", "unsupported", "error", "other"];
const SIGNATURES: readonly SignatureState[] = ["valid", "invalid", "missing", "unchecked"];
const REFUSALS: readonly ("no" | RefusedBecause)[] = ["no", "signature-missing", "signature-invalid"];
const MODES: readonly PrivacyMode[] = ["searchable", "sealed", "facts"];
const SHAPES: readonly NotificationShape[] = ["cloud", "on-premises", "unreadable"];

/** A word's stored number and back. */
type Code<T> = { code(word: T): number; word(code: number): T };

function codeOf<T extends string>(words: readonly T[]): Code<T> {
  return {
    code: (word) => words.indexOf(word),
    word: (code) => {
      const word = words[code];
      invariant(word !== undefined, "a stored number stands for a word");
      return word;
    },
  };
}

export const sourceCode = codeOf(SOURCES);
export const kindCode = codeOf(KINDS);
export const signatureCode = codeOf(SIGNATURES);
export const refusalCode = codeOf(REFUSALS);
export const modeCode = codeOf(MODES);
export const shapeCode = codeOf(SHAPES);

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
