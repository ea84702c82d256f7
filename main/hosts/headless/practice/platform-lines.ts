import { PRACTICE_ENDPOINT } from "../../../../shared/practice/practice-workspace.ts";
import { wholeNumber } from "../../../../shared/typed-value.ts";
import type { InboundMessage } from "../../../sandbox/index.ts";

/** A parsed input line of the running sandbox. */
export type PlatformLine =
  | { readonly kind: "send"; readonly message: InboundMessage }
  | { readonly kind: "advance"; readonly minutes: number }
  | { readonly kind: "front"; readonly port: number }
  | { readonly kind: "production"; readonly url: string }
  | { readonly kind: "nothing" }
  | { readonly kind: "unknown" };

/** The input lines that the sandbox accepts, for its help. */
export const PLATFORM_LINES = `
Commands it reads while it runs, on a terminal or with --json:
  send TEXT         an end user writes TEXT to the number
  voice             an end user sends a voice message
  unsupported       an end user sends something the cloud doesn't support
  advance MINUTES   moves sandbox time forward, so that waiting notifications are retried
  front PORT        opens an https URL with a certificate from the sandbox CA; forwards to that loopback port
  production [URL]  opens the business's own endpoint; default: that of the sandbox
`;

const PRODUCTION = PRACTICE_ENDPOINT;
const WEEKS_MINUTES = 20_160;
const LONGEST_TEXT = 4_096;

/** Parses one line. */
export function platformLine(line: string): PlatformLine {
  const [, word = "", rest = ""] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(line) ?? [];
  switch (word) {
    case "":
      return { kind: "nothing" };
    case "send":
      return rest === "" || rest.length > LONGEST_TEXT
        ? { kind: "unknown" }
        : { kind: "send", message: { text: rest, type: "text" } };
    case "voice":
    case "unsupported":
      return { kind: "send", message: { text: "", type: word } };
    case "advance":
      return within(rest, WEEKS_MINUTES, (minutes) => ({ kind: "advance", minutes }));
    case "front":
      return within(rest, 65_535, (port) => ({ kind: "front", port }));
    case "production":
      return { kind: "production", url: rest === "" ? PRODUCTION : rest };
    default:
      return { kind: "unknown" };
  }
}

function within(text: string, most: number, as: (value: number) => PlatformLine): PlatformLine {
  const value = wholeNumber(text, { least: 1, most });
  return value === undefined ? { kind: "unknown" } : as(value);
}
