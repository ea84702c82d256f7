import { z } from "zod";

/** Longest PEM text of authorities, in characters. */
export const MOST_AUTHORITY_CHARACTERS = 65_536;
/** The most authorities that are trusted besides. */
export const MOST_AUTHORITIES = 20;

/**
 * The authorities that every connection of the program trusts besides the public ones, which always count: those of this
 * computer's own store, and those of a company's PEM file.
 */
export const AuthorityChoice = z.object({
  system: z.boolean(),
  /** Certificates in PEM, and nothing else. */
  pem: z.string().min(1).max(MOST_AUTHORITY_CHARACTERS).optional(),
});
export type AuthorityChoice = z.infer<typeof AuthorityChoice>;

export const ONLY_PUBLIC: AuthorityChoice = { system: false };

/** An authority that is trusted besides, as it is shown. Texts are cleaned. */
const ShownAuthority = z.object({
  subject: z.string(),
  /** SHA-256 as upper-case hexadecimal pairs. */
  sha256: z.string(),
  /** ISO 8601. */
  validTo: z.string(),
});

/** The authorities that are trusted, and who decided it. */
export const AuthoritiesState = z.object({
  system: z.boolean(),
  added: z.array(ShownAuthority),
  /** `unknown`: what the administrator fixed can't be understood, so only the public ones count. */
  by: z.enum(["user", "administrator", "unknown"]),
});
export type AuthoritiesState = z.infer<typeof AuthoritiesState>;
