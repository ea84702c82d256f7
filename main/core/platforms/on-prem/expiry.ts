const FORM = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?)\s*(Z|[+-]\d{2}:?\d{2})?$/;

/**
 * Reads the moment at which a sign-in ends, as the client writes it: `2026-11-28 01:15:00+00:00`, with a space
 * where ISO 8601 has a T. Without an offset it is UTC. Milliseconds since 1970; undefined where it is no date.
 */
export function parseExpiry(text: string): number | undefined {
  const parts = FORM.exec(text.trim());
  if (parts === null) return undefined;
  const [, date = "", time = "", offset = "Z"] = parts;
  const at = Date.parse(`${date}T${time}${offset.replace(/^([+-]\d{2})(\d{2})$/, "$1:$2")}`);
  return Number.isNaN(at) ? undefined : at;
}
