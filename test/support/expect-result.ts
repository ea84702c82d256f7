import type { Result } from "../../shared/result.ts";

/** The value of a result that is expected to hold one; fails the test with the problem otherwise. */
export function valueOf<T, P>(result: Result<T, P>): T {
  if (!result.ok) throw new Error(`expected a value, got ${JSON.stringify(result.problem)}`);
  return result.value;
}

/** The problem of a result that is expected to hold one; fails the test otherwise. */
export function problemIn<T, P>(result: Result<T, P>): P {
  if (result.ok) throw new Error(`expected a problem, got ${JSON.stringify(result.value)}`);
  return result.problem;
}
