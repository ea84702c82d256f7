import { z } from "zod";
import { SecretLabel } from "../ids.ts";

const THREE_FORMS =
  'use { "env": NAME }, { "file": PATH } or { "vault": LABEL } instead of the secret itself';

/**
 * States where a secret is found; never the secret. A literal is rejected with a message that names the three
 * forms and does not repeat the value.
 */
export const SecretReference = z.union(
  [
    z.strictObject({
      env: z
        .string()
        .regex(
          /^[A-Za-z_][A-Za-z0-9_]*$/,
          "an environment variable name has only letters, digits and underscores, and doesn't start with a digit",
        ),
    }),
    z.strictObject({ file: z.string().min(1, "enter the path of the file that holds the secret") }),
    z.strictObject({ vault: SecretLabel }),
  ],
  { error: () => THREE_FORMS },
);
export type SecretReference = z.infer<typeof SecretReference>;

/** Describes a reference without reading the secret, e.g. `environment variable CLOUD_TOKEN`. */
export function describeReference(reference: SecretReference): string {
  if ("env" in reference) return `environment variable ${reference.env}`;
  if ("file" in reference) return `file ${reference.file}`;
  return `vault label ${reference.vault}`;
}
