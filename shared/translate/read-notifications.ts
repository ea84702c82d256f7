import { isJsonObject, type JsonObject, type NotificationShape } from "./difference.ts";
import { shapeOf } from "./notification.ts";
import { err, ok, type Result } from "../result.ts";
import { MAX_DEPTH, parseStrictJson } from "../strict-json.ts";

/** Why an input can't be translated: at which notification, counted from 0, and on which line of the file. */
export type InputProblem =
  | { readonly kind: "empty" }
  | {
      readonly kind: "notJson" | "neitherShape" | "targetShape";
      readonly index: number;
      readonly line?: number;
    };

const LINE_END = "\n".charCodeAt(0);

/** A notification with the shape that it has. */
export type ReadNotification = { readonly notification: JsonObject; readonly shape: NotificationShape };

/** A translation has up to four levels more than what it was made of, and has to be readable as well. */
const LEVELS = MAX_DEPTH - 8;

/**
 * Reads one notification, an array of them, or NDJSON with one a line, in UTF-8. Numbers keep every digit;
 * blank lines are passed over. With a `target`, notifications that have its shape already are a problem.
 *
 * Problems: `notJson` also where an object has a member twice, since two readers could take different ones.
 */
export function readNotifications(
  bytes: Uint8Array,
  target?: NotificationShape,
): Result<readonly ReadNotification[], InputProblem> {
  const text = withoutMark(bytes);
  if (isBlank(text)) return err({ kind: "empty" });
  const whole = parseStrictJson(text, "exact", LEVELS);
  const values = whole.ok ? ok(Array.isArray(whole.value) ? whole.value : [whole.value]) : readLines(text);
  if (!values.ok) return values;
  const notifications: ReadNotification[] = [];
  for (const [index, notification] of values.value.entries()) {
    const shape = shapeOf(notification);
    if (shape === undefined || !isJsonObject(notification)) return err({ kind: "neitherShape", index });
    if (shape === target) return err({ kind: "targetShape", index });
    notifications.push({ notification, shape });
  }
  return ok(notifications);
}

function readLines(text: Uint8Array): Result<readonly unknown[], InputProblem> {
  const values: unknown[] = [];
  for (let start = 0, line = 1; start < text.length; line += 1) {
    const found = text.indexOf(LINE_END, start);
    const end = found === -1 ? text.length : found;
    const part = text.subarray(start, end);
    start = end + 1;
    if (isBlank(part)) continue;
    const parsed = parseStrictJson(part, "exact", LEVELS);
    if (!parsed.ok) return err({ kind: "notJson", index: values.length, line });
    values.push(parsed.value);
  }
  return ok(values);
}

function isBlank(text: Uint8Array): boolean {
  return text.every((byte) => byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === LINE_END);
}

/** The bytes without a byte order mark. */
function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}
