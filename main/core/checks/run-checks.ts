import { verdictOf, type CheckResult } from "../../../shared/checks/result.ts";
import type { Check, CheckContext } from "./context.ts";
import { CHECKS } from "./registry.ts";

type Options = {
  /** IDs of the checks to run; default: all of the plan's direction. */
  readonly only?: readonly string[];
  /** Called with each result as soon as it exists. */
  readonly onResult?: (result: CheckResult) => void;
  readonly checks?: readonly Check[];
};

/**
 * Runs the preflight checks of a plan's direction and returns their results in the registry's order. Changes
 * nothing.
 *
 * They run concurrently over the shared queries, which limit each host to one call at a time. Checks with
 * `comesFirst` run before any query; if one fails, nothing is sent. Rejects only when a check throws, which
 * is an internal error.
 */
export async function runChecks(
  context: CheckContext,
  { only, onResult, checks = CHECKS }: Options = {},
): Promise<readonly CheckResult[]> {
  const wanted = checks.filter(
    (check) => check.directions.includes(context.plan.direction) && (only?.includes(check.id) ?? true),
  );
  const run = (round: readonly Check[]): Promise<readonly CheckResult[]> =>
    Promise.all(
      round.map(async (check) => {
        const result: CheckResult = { id: check.id, ...(await check.run(context)) };
        onResult?.(result);
        return result;
      }),
    );
  const first = await run(wanted.filter((check) => check.comesFirst === true));
  if (verdictOf(first) === "no-go") return first;
  const rest = await run(wanted.filter((check) => check.comesFirst !== true));
  const found = new Map([...first, ...rest].map((result) => [result.id, result]));
  return wanted.flatMap(({ id }) => found.get(id) ?? []);
}
