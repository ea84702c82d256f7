import { stripVTControlCharacters } from "node:util";
import type { TunnelCause } from "../../../shared/tunnel/tunnel.ts";
import { plainText } from "../platforms/http/safe-text.ts";
import type { TunnelTrouble } from "./port.ts";

const LONGEST = 300;
// Ordinary words are not that long and mixed; tokens and keys are.
const LOOKS_SECRET = /\b[\w+=~-]{40,}/g;

/**
 * Returns a problem with what a program or server reported: one line, shortened, without possible secrets.
 */
export function trouble(cause: TunnelCause, message?: string): TunnelTrouble {
  const detail = message === undefined ? "" : cleaned(message);
  return detail === "" ? { cause } : { cause, detail };
}

function cleaned(message: string): string {
  return plainText(stripVTControlCharacters(message).replaceAll(LOOKS_SECRET, "<redacted>"), LONGEST);
}

/** Returns the message of whatever was thrown. */
export function saidBy(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const FOR_A_PERSON: ReadonlySet<TunnelCause> = new Set<TunnelCause>([
  "auth-refused",
  "key-unreadable",
  "key-passphrase",
  "agent-absent",
  "host-key-unknown",
  "host-key-changed",
  "program-missing",
  "program-too-old",
  "token-unreadable",
  "token-refused",
  "authtoken-missing",
  "authtoken-refused",
  "not-practice",
  "no-public-url",
  "tunnel-not-allowed",
]);

/** Whether another attempt would fail the same way until the user has fixed something. */
export function needsPerson(cause: TunnelCause): boolean {
  return FOR_A_PERSON.has(cause);
}
