import { z } from "zod";

/** How a look turned out. `fail` blocks a migration, `warn` wants a person's word, `skip` could not be looked at here. */
export const CheckStatus = z.enum(["pass", "warn", "fail", "skip"]);
export type CheckStatus = z.infer<typeof CheckStatus>;

/** Result of one check. `found` is the value seen, in plain words; `facts` the same for machines. No secret in either. */
export const CheckResult = z.object({
  id: z.string().regex(/^[a-z]+\.[a-z-]+$/),
  status: CheckStatus,
  /** A stable word for why the status is not `pass`. */
  cause: z.string().optional(),
  found: z.string(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
});
export type CheckResult = z.infer<typeof CheckResult>;

/** What the checks say together: go, unless one of them fails. */
export function verdictOf(results: readonly CheckResult[]): "go" | "no-go" {
  return results.some((result) => result.status === "fail") ? "no-go" : "go";
}
