import type { CallProblem } from "./call-problem.ts";

/** Something that is fetched once and then kept up to date by pushes. */
export type Loadable<T> =
  | { readonly kind: "loading" }
  /** `at`: milliseconds since 1970, when the program last said something of it. */
  | { readonly kind: "ready"; readonly value: T; readonly at: number; readonly stale?: Stale }
  | { readonly kind: "failed"; readonly problem: CallProblem };

/** What is shown could not be read again. `since`: milliseconds since 1970, when the whole of it was last confirmed. */
export type Stale = { readonly since: number };

export const loading: Loadable<never> = { kind: "loading" };

export function ready<T>(value: T, at: number): Loadable<T> {
  return { kind: "ready", value, at };
}

/** The same value, marked as one that could not be read again. */
export function staleOf<T>(state: Extract<Loadable<T>, { kind: "ready" }>): Loadable<T> {
  return { ...state, stale: state.stale ?? { since: state.at } };
}

/** The value where there is one. */
export function valueOf<T>(loadable: Loadable<T>): T | undefined {
  return loadable.kind === "ready" ? loadable.value : undefined;
}
