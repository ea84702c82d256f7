import { z } from "zod";
import { maskAddressesIn } from "../platform/callback-address.ts";

/** How a look turned out. `fail` blocks a migration, `warn` wants a person's word, `skip` could not be looked at here. */
export const CheckStatus = z.enum(["pass", "warn", "fail", "skip"]);
export type CheckStatus = z.infer<typeof CheckStatus>;

/** A sentence by its key in the catalogue of words. A value may be a phrase of the catalogue itself. */
export type MessageDescriptor = {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number | MessageDescriptor>>;
};
export const MessageDescriptor: z.ZodType<MessageDescriptor> = z.object({
  key: z.string(),
  get values() {
    return z.record(z.string(), z.union([z.string(), z.number(), MessageDescriptor]));
  },
});

/**
 * Result of one check. `found` is the value seen, in plain English; `said` the same by its key, for other languages;
 * `facts` the same for machines. No secret in any of them: callback addresses are masked.
 */
export const CheckResult = z
  .object({
    id: z.string().regex(/^[a-z]+\.[a-z-]+$/),
    status: CheckStatus,
    /** A stable word for why the status is not `pass`. */
    cause: z.string().optional(),
    found: z.string(),
    said: MessageDescriptor.optional(),
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  })
  .overwrite(withMaskedAddresses);
export type CheckResult = z.infer<typeof CheckResult>;

/** What the checks say together: go, unless one of them fails. */
export function verdictOf(results: readonly CheckResult[]): "go" | "no-go" {
  return results.some((result) => result.status === "fail") ? "no-go" : "go";
}

/** The checks that name a callback address. Journals of version 0.1.0 hold theirs with its path. */
const ABOUT_CALLBACKS = new Set([
  "onprem.webhooks",
  "webhooks.callback",
  "webhooks.override",
  "webhooks.endpoint",
]);

type Texts = {
  id: string;
  found: string;
  said?: MessageDescriptor | undefined;
  facts?: Readonly<Record<string, unknown>> | undefined;
};

// A function declaration: the schema above needs it while this file is read.
function withMaskedAddresses<T extends Texts>(result: T): T {
  if (!ABOUT_CALLBACKS.has(result.id)) return result;
  const { found, said, facts } = result;
  return {
    ...result,
    found: maskAddressesIn(found),
    ...(said === undefined ? {} : { said: { ...said, values: maskedTexts(said.values) } }),
    ...(facts === undefined ? {} : { facts: maskedTexts(facts) }),
  };
}

function maskedTexts<T>(values: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" ? (maskAddressesIn(value) as T) : value,
    ]),
  );
}
