import { verdictOf, type CheckResult } from "../../../shared/checks/result.ts";
import type { Check, CheckContext } from "./context.ts";
import { CHECKS } from "./registry.ts";

type Options = {
  /** Ids to run; all that matter for the plan's direction where it is left out. */
  readonly only?: readonly string[];
  /** Hears each result as soon as it is there. */
  readonly onResult?: (result: CheckResult) => void;
  readonly checks?: readonly Check[];
};

/**
 * Runs the pre-checks of a plan's direction and gives their results in the registry's order, whichever came first.
 *
 * They run side by side over the shared looks, which keep each host at one call at a time. Those that come first
 * are run before anything is asked; where one of them fails, nothing is sent at all. Changes nothing.
 * Rejects only when a check throws, which is a mistake of ours.
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
