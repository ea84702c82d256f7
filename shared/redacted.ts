/**
 * A secret in memory. Printing, logging, serializing or inspecting it gives `<redacted:label>`; only
 * `reveal()` returns the value.
 */
export type Redacted<T> = {
  readonly label: string;
  reveal(): T;
  toString(): string;
  toJSON(): string;
};

/** Wraps a secret as soon as it is read. `label` names its type ("pin", "access token") and may be shown. */
export function redact<T>(value: T, label: string): Redacted<T> {
  const shown = `<redacted:${label}>`;
  const secret = {
    label,
    reveal: () => value,
    toString: () => shown,
    toJSON: () => shown,
    // Node's inspector uses this well-known symbol; without it, console.log would print the object's members.
    [Symbol.for("nodejs.util.inspect.custom")]: () => shown,
  };
  return Object.freeze(secret);
}

/** How long a secret that a window copied stays on the clipboard. */
export const SECRET_COPY_MS = 30_000;
