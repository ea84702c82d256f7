import { z } from "zod";

/** What a verified-name certificate tells. Its layout is unpublished, so most of it is a reading, not a fact. */
export const NumberCertificate = z.object({
  /**
   * `fits`: nothing speaks against it. `unclear`: it can't be told. `wrong`: not to be sent, for `why`.
   */
  outcome: z.enum(["fits", "unclear", "wrong"]),
  why: z
    .enum([
      "tls-certificate",
      "not-base64",
      "expired",
      "another-number",
      "not-readable",
      "unclear-number",
      "another-name",
      "number-not-told",
      "nothing-compared",
    ])
    .optional(),
  characters: z.number().int(),
  /** Missing where it isn't base64. */
  bytes: z.number().int().optional(),
  /** Texts in it that read as words: the display name is one of them. Cut, and at most ten. */
  words: z.array(z.string()),
  /** Digits in it that may be phone numbers. */
  numbers: z.array(z.string()),
  /** Other texts, which aren't shown. */
  otherTexts: z.number().int(),
  /** The moments in it, ISO 8601, ascending; at most ten. */
  moments: z.array(z.string()),
  /** The last moment, where there is more than one: probably its end. */
  endsAt: z.string().optional(),
  /** Days until then, negative if it is over. */
  daysLeft: z.number().optional(),
  /** The number that it was compared with. */
  comparedWith: z.string().optional(),
});
export type NumberCertificate = z.infer<typeof NumberCertificate>;

/** Why a certificate is wrong, or why that can't be told. */
export type CertificateReason = NonNullable<NumberCertificate["why"]>;
