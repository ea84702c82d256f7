// Reading of JSON whose every member may be missing, of another type or hostile. Only own members count, so that a
// member named `__proto__` or one of Object's own is nothing special.

/** An object of unknown members. */
export type Loose = Readonly<Record<string, unknown>>;

/** The value as an object; undefined where it is none. */
export function objectOf(value: unknown): Loose | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Loose) : undefined;
}

/** An own member of an object, or undefined. */
export function memberOf(value: unknown, name: string): unknown {
  const object = objectOf(value);
  return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A member as a list; empty where it is none. */
export function listOf(value: unknown, name: string): readonly unknown[] {
  const member = memberOf(value, name);
  return Array.isArray(member) ? member : [];
}

/** Text as it stands, a number as its digits, cut after `most` UTF-16 units; undefined for anything else and for "". */
export function textOf(value: unknown, most: number): string | undefined {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || text === "") return undefined;
  return cutText(text, most);
}

/** The beginning of a text, never ending within a pair of surrogates. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most);
}

/** JSON text of a value; undefined where it is nested too deeply to be written. */
export function jsonTextOf(value: unknown, indent?: number): string | undefined {
  try {
    return JSON.stringify(value, undefined, indent);
  } catch {
    // Reading has no limit of depth, writing has the stack's.
    return undefined;
  }
}
