import { createHash } from "node:crypto";
import { parseJson } from "../../../shared/parse-json.ts";

/** The member that holds the sum over the others. */
const MEMBER = "checksum";

/**
 * JSON text with a sum over its members: a digit that a disk changed leaves the text valid, and a number, a URL or a
 * time would say something that nobody wrote.
 */
export function checkedText(value: object, indent?: number): string {
  return `${JSON.stringify({ ...value, [MEMBER]: sumOf(value) }, null, indent)}\n`;
}

/**
 * Parses such text. Undefined if it isn't JSON or its sum is another one, or can't be made because nothing is written as
 * deep; text without a sum, which earlier versions wrote, is taken as it is.
 */
export function parseChecked(text: string): unknown {
  const json = parseJson(text);
  if (typeof json !== "object" || json === null || Array.isArray(json) || !Object.hasOwn(json, MEMBER))
    return json;
  const { [MEMBER]: sum, ...members } = json as Readonly<Record<string, unknown>>;
  try {
    return sum === sumOf(members) ? members : undefined;
  } catch (cause) {
    // What is parsed without a limit is not made text again without one.
    if (!(cause instanceof RangeError)) throw cause;
    return undefined;
  }
}

/** Whether such text has a sum, and it is right: a version of this program wrote exactly this. */
export function isChecked(text: string): boolean {
  const whole: unknown = parseJson(text);
  const hasSum = typeof whole === "object" && whole !== null && Object.hasOwn(whole, MEMBER);
  return hasSum && parseChecked(text) !== undefined;
}

// Over what a reader will parse, which is not always what a writer has: undefined members are left out, for one.
function sumOf(members: object): string {
  const { [MEMBER]: _own, ...rest } = JSON.parse(JSON.stringify(members)) as Record<string, unknown>;
  return createHash("sha256").update(JSON.stringify(rest)).digest("hex");
}
