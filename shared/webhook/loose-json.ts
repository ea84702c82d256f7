// Access to JSON whose members may be missing, of another type or hostile. Only own members count, so a
// member named `__proto__` or like one of Object's has no effect.

/** An object of unknown members. */
export type Loose = Readonly<Record<string, unknown>>;

/** Gives the value as an object; undefined if it is not one. */
export function objectOf(value: unknown): Loose | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Loose) : undefined;
}

/** Gives an own member of an object, or undefined. */
export function memberOf(value: unknown, name: string): unknown {
  const object = objectOf(value);
  return object !== undefined && Object.hasOwn(object, name) ? object[name] : undefined;
}

/** Gives a member as a list; empty if it is not one. */
export function listOf(value: unknown, name: string): readonly unknown[] {
  const member = memberOf(value, name);
  return Array.isArray(member) ? member : [];
}

/**
 * Gives text unchanged and a number as its digits, cut after `most` UTF-16 units; undefined for anything else
 * and for "".
 */
export function textOf(value: unknown, most: number): string | undefined {
  const text = typeof value === "number" ? String(value) : value;
  if (typeof text !== "string" || text === "") return undefined;
  return cutText(text, most);
}

/** Gives the beginning of a text without splitting a surrogate pair. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const last = text.charCodeAt(most - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? most - 1 : most);
}

/** Gives the JSON text of a value; undefined if it is nested too deeply to serialize. */
export function jsonTextOf(value: unknown, indent?: number): string | undefined {
  try {
    return JSON.stringify(value, undefined, indent);
  } catch {
    // Parsing has no depth limit; serializing is limited by the stack.
    return undefined;
  }
}
