import type { Check } from "../context.ts";
import { pass, warn } from "../finding.ts";

const SHORT = 16;

/** Is a given backup password long enough to guard what it encodes? Without one, a strong one is made. */
export const localBackupPassword: Check<"local.backup-password"> = {
  id: "local.backup-password",
  directions: ["to-cloud"],
  run: async ({ secrets }) => {
    const given = secrets.backupPassword;
    if (given === undefined) return pass("none given; a strong one will be made");
    // Fewer than 16 is all that is said: the length itself helps whoever guesses.
    return given.reveal().length < SHORT
      ? warn("password-short", `fewer than ${SHORT} characters`)
      : pass(`${SHORT} characters or more`);
  },
};
