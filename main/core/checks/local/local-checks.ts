import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import { BOTH_WAYS, type Check, type InTheWay } from "../context.ts";
import { type CheckFinding, fail, pass, phrase, skip, warn } from "../finding.ts";
import { resolveLocation } from "../resolve-location.ts";

/** Checks whether the vault can store the migration's secrets. It may be locked during the checks. */
export const localVault: Check<"local.vault"> = {
  id: "local.vault",
  directions: BOTH_WAYS,
  run: async ({ local, plan }) => {
    // The way back makes no backup that could be lost with this computer.
    if (local.recovery === "needed" && plan.direction === "to-cloud")
      return warn("no-recovery-key", phrase("findings.vault.noRecoveryKey"), { vault: local.vault });
    if (local.recovery === "unreadable") return fail("vault-damaged", phrase("findings.vault.damaged"));
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
/** From here on a person reads gigabytes. */
const MUCH_MEGABYTES = 10_000;
const FLOOR_BYTES = 50 * MEGABYTE;

/**
 * Checks whether the journal and the backup can be written: a data folder that was moved or takes no files, and less than
 * 50 MB of free space, refuse the migration before anything is sent.
 */
export const localDisk: Check<"local.disk"> = {
  id: "local.disk",
  directions: BOTH_WAYS,
  run: async ({ local }) => {
    const { freeBytes, isWritable, isMoved } = local;
    if (isMoved) return fail("folder-moved", phrase("findings.disk.moved"));
    if (isWritable === false) return fail("folder-read-only", phrase("findings.disk.readOnly"));
    if (freeBytes === undefined) return skip("not-told", phrase("findings.disk.untold"));
    const freeMegabytes = Math.floor(freeBytes / MEGABYTE);
    // Rounded: the digits of the exact size could match a PIN by chance.
    const found =
      freeMegabytes < MUCH_MEGABYTES
        ? phrase("findings.disk.free", { megabytes: freeMegabytes })
        : phrase("findings.disk.freeMuch", { gigabytes: Math.floor(freeMegabytes / 1000) });
    return freeBytes < FLOOR_BYTES
      ? fail("disk-low", found, { freeMegabytes })
      : pass(found, { freeMegabytes });
  },
};

const SHORT = 16;

/** Checks whether a given backup password is long enough. Without one, a strong one is generated. */
export const localBackupPassword: Check<"local.backup-password"> = {
  id: "local.backup-password",
  directions: ["to-cloud"],
  run: async ({ secrets }) => {
    const given = secrets.backupPassword;
    if (given === undefined) return pass(phrase("findings.backupPassword.notGiven"));
    // Reports only that it has fewer than 16 characters: the exact length would help an attacker.
    return given.reveal().length < SHORT
      ? warn("password-short", phrase("findings.backupPassword.short", { length: SHORT }))
      : pass(phrase("findings.backupPassword.long", { length: SHORT }));
  },
};

/**
 * Checks for an open run of this number, in any data folder, and for an earlier one that ended with its
 * location unknown. The latter blocks unless both APIs show the number's location now.
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
      const there = state === "later" || state === "ended" ? "open" : state;
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
