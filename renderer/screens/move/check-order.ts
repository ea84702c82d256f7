import { CHECK_IDS } from "../../../shared/checks/catalogue.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import type { CheckResult } from "../../../shared/checks/result.ts";

/** The position of each check in the list. */
export const CHECK_ORDER: ReadonlyMap<string, number> = new Map(
  CHECK_IDS.map((id, place) => [id as string, place]),
);

/** The groups in display order, by the first part of a check's id. */
export const CHECK_GROUPS = ["local", "cloud", "onprem", "number", "cert", "shards", "webhooks"] as const;
export type CheckGroup = (typeof CHECK_GROUPS)[number];

/** The groups that a direction has: only the way to on-premises needs the certificate. */
export function groupsOf(direction: Direction): readonly CheckGroup[] {
  return CHECK_GROUPS.filter((group) => direction === "to-onprem" || group !== "cert");
}

/** Returns the results of each group that has any. Results of an unknown group join the "number" group. */
export function grouped(
  results: readonly CheckResult[],
): readonly { readonly group: CheckGroup; readonly checks: readonly CheckResult[] }[] {
  return CHECK_GROUPS.map((group) => ({
    group,
    checks: results.filter(({ id }) => groupOf(id) === group),
  })).filter(({ checks }) => checks.length > 0);
}

function groupOf(id: string): CheckGroup {
  const area = id.split(".")[0];
  return CHECK_GROUPS.find((group) => group === area) ?? "number";
}

/** Counts the results by status. */
export function countsOf(results: readonly CheckResult[]): Readonly<Record<CheckResult["status"], number>> {
  const count = (status: CheckResult["status"]): number =>
    results.filter((each) => each.status === status).length;
  return { pass: count("pass"), warn: count("warn"), fail: count("fail"), skip: count("skip") };
}
