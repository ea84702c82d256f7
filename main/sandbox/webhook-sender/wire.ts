import { createHmac } from "node:crypto";

/** Largest body of a notification. */
export const LARGEST_BODY = 3_000_000;

/** Gives a body as sent: JSON in which everything beyond ASCII is escaped as lower-case `\uXXXX`. */
export function toWire(body: unknown): Buffer {
  return Buffer.from(escaped(JSON.stringify(body)), "ascii");
}

/** Gives how many bytes a value takes as part of a body. */
export function wireLength(value: unknown): number {
  return escaped(JSON.stringify(value)).length;
}

/** Gives the value of `X-Hub-Signature-256` for exactly these bytes. */
export function signatureOf(bytes: Uint8Array, appSecret: string): string {
  return `sha256=${createHmac("sha256", appSecret).update(bytes).digest("hex")}`;
}

// One UTF-16 unit at a time: a character beyond the first plane becomes two escapes.
function escaped(json: string): string {
  return json.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
