import { z } from "zod";

/** What keeps a client certificate from being used, told apart by the field that puts it right. */
export const ClientFault = z.enum([
  /** The file of a PFX is none. */
  "not-a-pfx",
  /** It is encrypted in a way that this runtime no longer opens. */
  "outdated-pfx",
  /** It holds no certificate with its private key. */
  "no-key",
  "not-a-certificate",
  "not-a-key",
  /** The key belongs to another certificate. */
  "key-mismatch",
  /** The passphrase is missing or wrong. */
  "does-not-open",
]);
export type ClientFault = z.infer<typeof ClientFault>;
