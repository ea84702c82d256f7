/**
 * Writes a notification as the platform puts it on the wire: what is not ASCII becomes a lower-case `\uXXXX`. Whoever
 * reads such a body and writes it again gets other bytes, which is what signatures over a re-written body fail at.
 */
export function wireForm(notification: unknown): string {
  return JSON.stringify(notification).replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
