/**
 * A secret on its way through the program. Printing, logging, serialising or inspecting it gives
 * `<redacted:label>`; the value comes out through `reveal()` alone.
 */
export type Redacted<T> = {
  readonly label: string;
  reveal(): T;
  toString(): string;
  toJSON(): string;
};

/** Wraps a secret as soon as it is read. `label` says what it is ("pin", "access token") and may be shown. */
export function redact<T>(value: T, label: string): Redacted<T> {
  const shown = `<redacted:${label}>`;
  const secret = {
    label,
    reveal: () => value,
    toString: () => shown,
    toJSON: () => shown,
    // Node's inspector looks for this well-known symbol; without it, console.log would walk the object.
    [Symbol.for("nodejs.util.inspect.custom")]: () => shown,
  };
  return Object.freeze(secret);
}
