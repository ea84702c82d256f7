/** An expected outcome as a value: what was asked for, or the named problem that stood in its way. */
export type Result<T, P> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problem: P };

/** Wraps a value that was obtained. */
export function ok<T>(value: T): Result<T, never> {
  return { ok: true, value };
}

/** Wraps the problem that stood in the way. */
export function err<P>(problem: P): Result<never, P> {
  return { ok: false, problem };
}
