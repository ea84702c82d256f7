import { z } from "zod";
import { LANGUAGES } from "../../language.ts";
import { StorageProblem, VaultProblem } from "../problems.ts";
import { SecretIn } from "../secret-in.ts";

const Unconfirmed = z.object({
  madeAt: z.string().optional(),
  /** The vault's note about its last four characters is lost: it works, but only a new one can be confirmed. */
  confirmable: z.literal(false).optional(),
});

/** The key on the recovery sheet. The window gets to know that there is one, never what it is. */
const RecoveryKeyState = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("none") }),
  /** Printed or saved; its last four characters haven't been typed back yet. It already opens the vault. */
  z.object({ kind: z.literal("unconfirmed"), ...Unconfirmed.shape }),
  /**
   * "typed": a person typed the last four characters from the sheet. "file": the terminal wrote the key to a
   * file and read it back. "unknown": an earlier version made it, or the vault's notes are lost.
   */
  z.object({
    kind: z.literal("confirmed"),
    by: z.enum(["typed", "file", "unknown"]),
    at: z.string().optional(),
  }),
]);

/** Whether the vault can be opened without this computer, and what this host can do about it. */
export const RecoveryStatus = z.object({
  key: RecoveryKeyState,
  /** A newer sheet that is not confirmed yet. The confirmed one stays valid until it is. */
  newer: Unconfirmed.optional(),
  /** When a person typed that they go without a recovery key. */
  waivedAt: z.string().optional(),
  /**
   * Why the first registration may be sent, or "needed": the vault opens with the system's key store, and
   * there is neither a confirmed recovery key nor a waiver. "passphrase": only a passphrase opens the vault.
   * "unreadable": its key file is missing, corrupted or can't be read now, so nothing is known.
   */
  gate: z.enum(["no-vault", "unreadable", "passphrase", "key", "waived", "needed"]),
  /** True in Practice, where nothing is real: sheets are marked. */
  practice: z.boolean(),
  /** What this host can do with a sheet. `folder`: where `save` puts it unless told otherwise. */
  sheet: z.object({
    print: z.boolean(),
    save: z.enum(["pdf", "html", "none"]),
    folder: z.string().optional(),
  }),
});
export type RecoveryStatus = z.infer<typeof RecoveryStatus>;

/** Why a recovery key does not open the vault. */
export const RecoveryRefused = z.object({
  kind: z.literal("recoveryRefused"),
  why: z.enum(["none-made", "not-a-key", "mistyped", "another"]),
});
export type RecoveryRefused = z.infer<typeof RecoveryRefused>;

/** Why no sheet was printed or saved; the recovery key is as it was before. */
export const SheetProblem = z.object({
  kind: z.literal("sheetFailed"),
  why: z.enum([
    /** This host can't do it: see `RecoveryStatus.sheet`. */
    "not-here",
    "print-failed",
    "exists",
    "in-data-folder",
    "no-such-folder",
    "not-writable",
    "disk-full",
    /** A sheet was saved, its key couldn't be stored, and the file can't be deleted: it unlocks nothing. */
    "left-behind",
  ]),
  path: z.string().optional(),
});
export type SheetProblem = z.infer<typeof SheetProblem>;

/** The recovery key: it is made, printed, checked and used, and never leaves the main process. */
export const recoveryArea = {
  "vault.recovery": { input: z.strictObject({}), output: RecoveryStatus, problem: z.never() },
  /**
   * Makes a new recovery key and prints its sheet, or saves it to a new file that only its owner can read.
   * The vault must be unlocked. A print or save dialog of the system may be open for minutes meanwhile.
   * A confirmed key stays valid until the new one is confirmed.
   */
  "vault.makeSheet": {
    input: z.strictObject({
      as: z.enum(["print", "save"]),
      language: z.enum(LANGUAGES),
      /** Printed on the sheet: what the vault is for. */
      title: z.string().max(120),
      /** Folder to save in, for a host without a save dialog. */
      folder: z.string().min(1).max(4096).optional(),
    }),
    output: z.discriminatedUnion("kind", [
      /** Handed to the printer. Whether paper came out, only the person sees. */
      z.object({ kind: z.literal("printed") }),
      z.object({ kind: z.literal("saved"), path: z.string() }),
      /** The person closed the dialog; nothing was changed. */
      z.object({ kind: z.literal("canceled") }),
    ]),
    problem: z.union([StorageProblem, VaultProblem, SheetProblem]),
  },
  /** Confirms a printed sheet by its last four characters and retires the keys before it. */
  "vault.confirmSheet": {
    input: z.strictObject({ lastFour: SecretIn("last four characters") }),
    output: RecoveryStatus,
    problem: z.union([
      StorageProblem,
      VaultProblem,
      z.object({ kind: z.literal("sheetNotConfirmed"), why: z.enum(["differs", "no-sheet"]) }),
    ]),
  },
  /** Goes without a recovery key. `typed` is the phrase `recovery.waiver.word` as the person typed it. */
  "vault.waiveRecovery": {
    input: z.strictObject({ typed: z.string().max(200) }),
    output: RecoveryStatus,
    problem: z.union([StorageProblem, VaultProblem, z.object({ kind: z.literal("waiverNotTyped") })]),
  },
  /** Unlocks the vault with its recovery key. */
  "vault.unlockByRecovery": {
    input: z.strictObject({ key: SecretIn("recovery key") }),
    output: z.literal("opened"),
    problem: z.union([VaultProblem, RecoveryRefused]),
  },
  /** Sets a new passphrase with the recovery key instead of the current passphrase. */
  "vault.passphraseByRecovery": {
    input: z.strictObject({ key: SecretIn("recovery key"), next: SecretIn("passphrase") }),
    output: z.null(),
    problem: z.union([StorageProblem, VaultProblem, RecoveryRefused]),
  },
} as const;
