import type { Check } from "../context.ts";
import { pass, phrase, warn } from "../finding.ts";

const SHORT = 16;

/** Is a given backup password long enough to guard what it encodes? Without one, a strong one is made. */
export const localBackupPassword: Check<"local.backup-password"> = {
  id: "local.backup-password",
  directions: ["to-cloud"],
  run: async ({ secrets }) => {
    const given = secrets.backupPassword;
    if (given === undefined) return pass(phrase("findings.backupPassword.notGiven"));
    // Fewer than 16 is all that is said: the length itself helps whoever guesses.
    return given.reveal().length < SHORT
      ? warn("password-short", phrase("findings.backupPassword.short", { length: SHORT }))
      : pass(phrase("findings.backupPassword.long", { length: SHORT }));
  },
};
