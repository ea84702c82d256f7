/** The fewest characters that a passphrase may have. */
const SHORTEST_PASSPHRASE = 8;

/** How long a machine would have to guess, roughly and on the careful side. */
export type PassphraseStrength = "too-short" | "weak" | "fair" | "strong";

/**
 * A hint, no verdict: length counts most, then how many different characters there are. Known passwords are not
 * looked up, since nothing leaves the computer.
 */
export function strengthOf(passphrase: string): PassphraseStrength {
  if (passphrase.trim().length < SHORTEST_PASSPHRASE) return "too-short";
  const different = new Set(passphrase).size;
  const words = passphrase.trim().split(/\s+/).length;
  if (different < 6 || passphrase.length < 12) return "weak";
  if (passphrase.length >= 20 || (words >= 4 && passphrase.length >= 16)) return "strong";
  return "fair";
}
