import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import { BOTH_WAYS, type Check, type InTheWay } from "../context.ts";
import { type CheckFinding, fail, pass, phrase, skip, warn } from "../finding.ts";
import { resolveLocation } from "../resolve-location.ts";

/** Can the vault take the secrets of the move? It need not be open for looking. */
export const localVault: Check<"local.vault"> = {
  id: "local.vault",
  directions: BOTH_WAYS,
  run: async ({ local }) => {
    switch (local.vault) {
      case "damaged":
        return fail("vault-damaged", phrase("findings.vault.damaged"));
      case "changed":
        return fail("vault-changed", phrase("findings.vault.changed"));
      case "newer":
        return fail("vault-newer", phrase("findings.vault.newer"));
      case "absent":
        return pass(phrase("findings.vault.absent"), { vault: "absent" });
      case "locked":
        return pass(phrase("findings.vault.locked"), { vault: "locked" });
      case "open":
        return pass(phrase("findings.vault.open"), { vault: "open" });
    }
  },
};

const MEGABYTE = 1_000_000;
const FLOOR_BYTES = 50 * MEGABYTE;

/** Is there room for the journal and the pair? Below 50 MB the move is refused before anything is sent. */
export const localDisk: Check<"local.disk"> = {
  id: "local.disk",
  directions: BOTH_WAYS,
  run: async ({ local }) => {
    const { freeBytes } = local;
    if (freeBytes === undefined) return skip("not-told", phrase("findings.disk.untold"));
    const freeMegabytes = Math.floor(freeBytes / MEGABYTE);
    const found = phrase("findings.disk.free", { megabytes: freeMegabytes });
    // In megabytes: a long row of digits could hold somebody's PIN by chance, and nobody needs it.
    return freeBytes < FLOOR_BYTES
      ? fail("disk-low", found, { freeMegabytes })
      : pass(found, { freeMegabytes });
  },
};

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

/**
 * Is a run of this number open, in this data folder or another one? Or did an earlier one end without a known place?
 * Nothing may be tried on top of that unless both sides tell now where the number is.
 */
export const localUnresolvedRun: Check<"local.unresolved-run"> = {
  id: "local.unresolved-run",
  directions: BOTH_WAYS,
  run: async (context) => {
    const { inTheWay, unresolvedRun: run } = context.local;
    if (inTheWay !== undefined) return blockedBy(inTheWay);
    if (run === undefined) return pass(phrase("findings.earlierRun.none"));
    const { home, words } = await resolveLocation(context);
    const facts = { run, numberIs: home };
    return (home === "unknown" ? fail : warn)(
      "unresolved-run",
      phrase("findings.earlierRun.unresolved", { run, place: words }),
      facts,
    );
  },
};

function blockedBy(problem: InTheWay): CheckFinding<CauseOf<"local.unresolved-run">> {
  switch (problem.kind) {
    case "runOpen": {
      const { run, held } = problem;
      return fail("run-open", phrase("findings.earlierRun.open", { run }), { run, held });
    }
    case "runElsewhere": {
      const { run, folder, state } = problem;
      const there = state === "gone" || state === "damaged" ? state : "open";
      const found = phrase(`findings.earlierRun.elsewhere.${there}`, { run, folder });
      return fail("run-elsewhere", found, { run, folder, state });
    }
    case "numberBusy":
      return fail("number-busy", phrase("findings.earlierRun.busy"));
    case "machineState":
      return fail(
        "records-unusable",
        phrase("findings.earlierRun.machineState", { folder: problem.folder }),
        {
          folder: problem.folder,
        },
      );
    default:
      return fail("records-unusable", phrase("findings.earlierRun.records"));
  }
}
