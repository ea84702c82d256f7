import { z } from "zod";
import { maskAddressesIn } from "../platform/callback-address.ts";

/**
 * The result of a check. `fail` blocks a migration, `warn` needs the user's confirmation, `skip` means that
 * the check could not be done here.
 */
export const CheckStatus = z.enum(["pass", "warn", "fail", "skip"]);
export type CheckStatus = z.infer<typeof CheckStatus>;

/** A message by its key in the wording catalogue. A value may itself be a message. */
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
 * Result of one check. `found` is the observed value in plain English, `said` the same by its catalogue key
 * for other languages, `facts` the same for scripts. None of them holds a secret; callback URLs are masked.
 */
export const CheckResult = z
  .object({
    id: z.string().regex(/^[a-z]+\.[a-z-]+$/),
    status: CheckStatus,
    /** A stable identifier of why the status is not `pass`. */
    cause: z.string().optional(),
    found: z.string(),
    said: MessageDescriptor.optional(),
    facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  })
  .overwrite(withMaskedAddresses);
export type CheckResult = z.infer<typeof CheckResult>;

/** Gives the verdict of all checks: "no-go" if any failed, otherwise "go". */
export function verdictOf(results: readonly CheckResult[]): "go" | "no-go" {
  return results.some((result) => result.status === "fail") ? "no-go" : "go";
}

/**
 * The checks whose results name a callback URL. Journals of version 0.1.0 hold these URLs with their path.
 */
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

// Must be a function declaration, because the schema above uses it while this module loads.
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
