import { z } from "zod";

/** Why a client certificate can't be used; each reason belongs to the field that fixes it. */
export const ClientFault = z.enum([
  /** The file is not a PFX. */
  "not-a-pfx",
  /** It uses an encryption that this runtime no longer supports. */
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
