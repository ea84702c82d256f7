import type { CallProblem } from "./call-problem.ts";

/** Data that is fetched once and then updated by pushes. */
export type Loadable<T> =
  | { readonly kind: "loading" }
  /** `at`: milliseconds since 1970 of the last update. */
  | { readonly kind: "ready"; readonly value: T; readonly at: number; readonly stale?: Stale }
  | { readonly kind: "failed"; readonly problem: CallProblem };

/**
 * The shown data could not be read again. `since`: milliseconds since 1970 when all of it was last
 * confirmed.
 */
export type Stale = { readonly since: number };

export const loading: Loadable<never> = { kind: "loading" };

export function ready<T>(value: T, at: number): Loadable<T> {
  return { kind: "ready", value, at };
}

/** The same value, marked as stale; an earlier `since` stays. */
export function staleOf<T>(state: Extract<Loadable<T>, { kind: "ready" }>): Loadable<T> {
  return { ...state, stale: state.stale ?? { since: state.at } };
}

/** The value if there is one. */
export function valueOf<T>(loadable: Loadable<T>): T | undefined {
  return loadable.kind === "ready" ? loadable.value : undefined;
}
