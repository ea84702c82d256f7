/** Minimum number of characters of a passphrase. */
const SHORTEST_PASSPHRASE = 8;

/** A rough, cautious estimate of how hard guessing is. */
export type PassphraseStrength = "too-short" | "weak" | "fair" | "strong";

/**
 * A hint only: length counts most, then the number of different characters.
 *
 * Leaked passwords are not looked up, because nothing leaves the computer.
 */
export function strengthOf(passphrase: string): PassphraseStrength {
  if (passphrase.trim().length < SHORTEST_PASSPHRASE) return "too-short";
  const different = new Set(passphrase).size;
  const words = passphrase.trim().split(/\s+/).length;
  if (different < 6 || passphrase.length < 12) return "weak";
  if (passphrase.length >= 20 || (words >= 4 && passphrase.length >= 16)) return "strong";
  return "fair";
}
