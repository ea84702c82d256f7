import { existsSync } from "node:fs";
import { ok } from "../../../shared/result.ts";
import type { RecoveryStatus } from "../../../shared/rpc/areas/recovery.ts";
import { type KeyFile, type KeyWrap, keyFilePath, readKeyFile } from "./key-file.ts";
import { recordRefs } from "./record-file.ts";
import { type RecoveryNotes, readNotes } from "./recovery-notes.ts";
import { recoveryWraps } from "./recovery-wraps.ts";
import { isOnKeyStore } from "./system-key-store.ts";
import { catchVaultErrors } from "./vault-errors.ts";

/** The recovery key as far as it is known without unlocking the vault. */
export type RecoveryFacts = Pick<RecoveryStatus, "key" | "newer" | "waivedAt" | "gate">;

/** Reads them from the key file, and what the notes add: when and how. */
export function recoveryFacts(folder: string): RecoveryFacts {
  const read = catchVaultErrors(() => readKeyFile(keyFilePath(folder)));
  // An unreadable key file has no usable recovery key.
  if (!read.ok) return { key: { kind: "none" }, gate: isVaultMade(folder) ? "unreadable" : "no-vault" };
  const keyFile = read.value;
  const notes = readNotes(folder, keyFile.vaultId);
  const { confirmed, unconfirmed } = recoveryWraps(keyFile);
  const newest = unconfirmed.at(-1);
  const sheet = newest === undefined ? undefined : sheetFacts(notes, newest);
  const { waivedAt } = notes;
  const waived = waivedAt === undefined ? {} : { waivedAt };
  const gate = gateOf(keyFile, waivedAt !== undefined);
  if (confirmed === undefined)
    return {
      key: sheet === undefined ? { kind: "none" } : { kind: "unconfirmed", ...sheet },
      ...waived,
      gate,
    };
  const how = notes.confirmed.find(({ wrap }) => wrap === confirmed.nonce);
  return {
    // Without a note the key works all the same; how it was confirmed is not known any more.
    key: { kind: "confirmed", ...(how === undefined ? { by: "unknown" } : { by: how.by, at: how.at }) },
    ...(sheet === undefined ? {} : { newer: sheet }),
    ...waived,
    gate,
  };
}

/** A sheet without its note can't be compared with what a person types, so it can't be confirmed. */
function sheetFacts({ sheets }: RecoveryNotes, { nonce }: KeyWrap): NonNullable<RecoveryFacts["newer"]> {
  const note = sheets.find(({ wrap }) => wrap === nonce);
  return note === undefined ? { confirmable: false } : { madeAt: note.at };
}

/** True if the folder has a key file or records. One that can't be listed may have them. */
function isVaultMade(folder: string): boolean {
  const refs = catchVaultErrors(() => ok(recordRefs(folder)));
  return !refs.ok || refs.value.length > 0 || existsSync(keyFilePath(folder));
}

/**
 * A vault that opens with the key store asks for its passphrase never again, so the passphrase is forgotten
 * when the key store is lost. One that asks for it each time is safe by that.
 */
function gateOf(keyFile: KeyFile, isWaived: boolean): RecoveryFacts["gate"] {
  if (recoveryWraps(keyFile).confirmed !== undefined) return "key";
  if (!isOnKeyStore(keyFile)) return "passphrase";
  return isWaived ? "waived" : "needed";
}
