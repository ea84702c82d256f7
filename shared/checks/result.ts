import { z } from "zod";

/** How a look turned out. `fail` blocks a migration, `warn` wants a person's word, `skip` could not be looked at here. */
export const CheckStatus = z.enum(["pass", "warn", "fail", "skip"]);
export type CheckStatus = z.infer<typeof CheckStatus>;

/** A sentence by its key in the catalogue of words. A value may be a phrase of the catalogue itself. */
export type Said = {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number | Said>>;
};
export const Said: z.ZodType<Said> = z.object({
  key: z.string(),
  get values() {
    return z.record(z.string(), z.union([z.string(), z.number(), Said]));
  },
});

/**
 * Result of one check. `found` is the value seen, in plain English; `said` the same by its key, for other languages;
 * `facts` the same for machines. No secret in any of them.
 */
export const CheckResult = z.object({
  id: z.string().regex(/^[a-z]+\.[a-z-]+$/),
  status: CheckStatus,
  /** A stable word for why the status is not `pass`. */
  cause: z.string().optional(),
  found: z.string(),
  said: Said.optional(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
});
export type CheckResult = z.infer<typeof CheckResult>;

/** What the checks say together: go, unless one of them fails. */
export function verdictOf(results: readonly CheckResult[]): "go" | "no-go" {
  return results.some((result) => result.status === "fail") ? "no-go" : "go";
}
