import { z } from "zod";
import { CheckResult } from "../checks/result.ts";
import { RunId } from "../ids.ts";
import { EndReason } from "../migration/end-reason.ts";

const problem = <K extends string, S extends z.core.$ZodLooseShape>(kind: K, shape: S) =>
  z.object({ kind: z.literal(kind), ...shape });

/** Problems of the data folder, shared by everything that reads or writes it. */
export const StorageProblem = z.lazy(() =>
  z.discriminatedUnion("kind", [
    problem("newerVersion", { found: z.number(), known: z.number() }),
    problem("storageDamaged", { setAside: z.string() }),
    /** The database is not the one that the folder recorded: emptied, replaced or rolled back. */
    problem("storageReplaced", {}),
    problem("storageFull", {}),
    problem("storageReadOnly", {}),
    problem("storageFailed", { code: z.string() }),
    /** The data folder was marked as moved to another place: nothing starts or continues here. */
    problem("folderMoved", { at: z.string() }),
    /** The register of this user's open migrations, shared by all data folders, cannot be used. */
    problem("machineState", {
      folder: z.string(),
      why: z.enum(["not-writable", "full", "damaged", "newer", "failed"]),
    }),
  ]),
);
export type StorageProblem = z.infer<typeof StorageProblem>;

/** Problems of the vault. */
export const VaultProblem = z.lazy(() =>
  z.discriminatedUnion("kind", [
    problem("vaultLocked", {}),
    problem("vaultAbsent", {}),
    problem("wrongPassphrase", {}),
    problem("vaultDamaged", { setAside: z.string().optional() }),
    problem("vaultChanged", {}),
    /** What opens the vault was changed, and a power failure may undo it: the disk didn't confirm it. */
    problem("keyChangeUnsure", { code: z.string() }),
    /** A newer version of the program wrote the vault or a record in it; nothing was changed. */
    problem("vaultNewer", {}),
    problem("recordMissing", {}),
    /** The label belongs to a backup, which only its own deletion may remove. */
    problem("labelTaken", {}),
    problem("recordDamaged", {}),
    problem("storageFull", {}),
    problem("storageFailed", { code: z.string() }),
  ]),
);
export type VaultProblem = z.infer<typeof VaultProblem>;

/** Problems of the settings file. */
export const SettingsProblem = z.discriminatedUnion("kind", [
  problem("settingsReadOnly", {}),
  problem("storageFull", {}),
  problem("storageFailed", { code: z.string() }),
]);
export type SettingsProblem = z.infer<typeof SettingsProblem>;

/** The administrator of this computer fixed what the call would change; nothing was changed. */
export const FixedByAdministrator = problem("fixedByAdministrator", {});
export type FixedByAdministrator = z.infer<typeof FixedByAdministrator>;

/** A secret or file that a plan names could not be used; nothing was sent. */
export const InputProblem = z.lazy(() =>
  z.discriminatedUnion("kind", [
    problem("secretsMissing", {
      missing: z.array(
        z.object({
          member: z.string(),
          reference: z.string(),
          why: z.enum([
            "env-unset",
            "file-unreadable",
            "label-unknown",
            "vault-locked",
            "empty",
            /** The vault holds one, but it was stored for another URL than the plan's. */
            "of-another-address",
          ]),
        }),
      ),
    }),
    problem("secretInvalid", {
      member: z.string(),
      why: z.enum(["pin-not-six-digits", "not-one-line", "empty"]),
    }),
    problem("fileUnusable", {
      member: z.string(),
      path: z.string(),
      why: z.enum(["missing", "not-a-file", "unreadable", "not-a-certificate", "does-not-open"]),
    }),
  ]),
);
export type InputProblem = z.infer<typeof InputProblem>;

/** Why a command about a migration cannot be carried out. */
export const RunProblem = z.lazy(() =>
  z.discriminatedUnion("kind", [
    problem("noSuchRun", { run: z.string() }),
    problem("heldElsewhere", { run: RunId }),
    problem("runOpen", { run: RunId, held: z.boolean() }),
    /**
     * The number's open migration is not in this data folder: it is `open` in another, in one that is `gone`,
     * in one that was restored from a copy without it (`not-in-copy`; it may be this one), or in one whose journal is
     * `damaged`; or this migration was replaced by a `later` one, or continued and
     * `ended` in another folder.
     */
    problem("runElsewhere", {
      run: RunId,
      folder: z.string(),
      state: z.enum(["open", "not-in-copy", "gone", "damaged", "later", "ended"]),
    }),
    /** Another process of this user is working on the number now. */
    problem("numberBusy", {}),
    problem("noGo", { checks: z.array(CheckResult) }),
    problem("notWaitingForThis", { run: RunId, phase: z.string() }),
    /**
     * A wait is not over. The platform imposed it on `run`, in `folder` if that is another data folder.
     * `onlyHere`: the platform dates nothing, so only this process can tell when the wait is over; in every
     * other process it starts again.
     */
    problem("tooSoon", {
      run: RunId,
      until: z.string(),
      folder: z.string().optional(),
      onlyHere: z.literal(true).optional(),
    }),
    /** No other code was requested: nothing was sent, and the previous code can still be entered. */
    problem("codeNotAsked", { run: RunId, reason: EndReason.exclude(["complete"]) }),
    problem("journalDamaged", { run: RunId, rows: z.number() }),
    /** Rows of this migration have a version that this program does not support; none of them is corrupted. */
    problem("runOfNewerVersion", { run: RunId, found: z.number(), known: z.number() }),
    problem("codeNotSixDigits", {}),
    /**
     * The vault opens with the system's key store alone, so before the first registration it needs a confirmed
     * recovery key or a typed waiver. Nothing was sent; the migration still waits for its confirmation.
     */
    problem("recoveryNeeded", { run: RunId }),
    problem("requestChanged", { run: RunId }),
    problem("pinUnchanged", { run: RunId }),
  ]),
);
export type RunProblem = z.infer<typeof RunProblem>;

/** A call that does not fit the contract: an error of the caller. */
const BadCall = problem("badCall", { method: z.string(), where: z.array(z.string()) });

/** A part of the program couldn't be loaded, because `file` of its own files is missing or cut off. */
export const ProgramIncomplete = problem("programIncomplete", { file: z.string() });
export type ProgramIncomplete = z.infer<typeof ProgramIncomplete>;

/** Problems that every call can end with. */
export const ContractProblem = z.discriminatedUnion("kind", [BadCall, ProgramIncomplete]);
export type ContractProblem = z.infer<typeof ContractProblem>;
