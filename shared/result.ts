/** An expected outcome as a value: the requested value, or the named problem that prevented it. */
export type Result<T, P> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

/** Wraps a value as a success. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

/** Wraps a problem as a failure. */
export function err<P>(problem: P): Result<never, P> {
  return { ok: false, problem };
}
