import { existsSync } from "node:fs";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { SealedRef } from "../../../shared/ids.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { VaultProblem } from "../runtime/ports.ts";
import type { Random } from "../runtime/random.ts";
import { readMirrored } from "../storage/mirrored-file.ts";
import { quarantine } from "../storage/quarantine.ts";
import { fingerprintUnder, KEY_BYTES, keyFor, sameFingerprint } from "./cipher.ts";
import {
  createKeyFile,
  keyFilePath,
  keyFilePaths,
  readKeyFile,
  replaceKeyFile,
  type KeyFile,
  type KeyFileProblem,
  type KeyWrap,
} from "./key-file.ts";
import type { KeySource } from "./passphrase-source.ts";
import { recordFiles, recordRefs } from "./record-file.ts";

/** The state of a vault folder's keys on disk, without decrypting them. */
export type OnDisk =
  | { readonly kind: "absent" }
  | { readonly kind: "damaged" }
  | { readonly kind: "changed" }
  | { readonly kind: "newer" }
  | { readonly kind: "locked"; readonly keyFile: KeyFile; readonly wrap: KeyWrap };

/**
 * Judges the key file and the records beside it.
 *
 * "damaged": records without a key file, or an unreadable key file. "changed": no record belongs to the key
 * file, or it has no wrap of this source. "newer": a later format, not checked further. Reads one record at
 * least, all at most.
 */
export function judgeFolder(folder: string, source: KeySource): OnDisk {
  const read = readKeyFile(keyFilePath(folder));
  const refs = recordRefs(folder);
  if (!read.ok && read.problem.kind === "newer") return { kind: "newer" };
  if (!read.ok) return { kind: read.problem.kind === "missing" && refs.length === 0 ? "absent" : "damaged" };
  const owners = refs.some((ref) => ownerOf(folder, ref) === read.value.vaultId);
  const hasOthers = refs.some((ref) => ownerOf(folder, ref) !== undefined);
  const wrap = read.value.wraps.find((candidate) => candidate.source === source.name);
  if (wrap === undefined || (hasOthers && !owners)) return { kind: "changed" };
  return { kind: "locked", keyFile: read.value, wrap };
}

function ownerOf(folder: string, ref: SealedRef): string | undefined {
  const found = readMirrored(recordFiles(folder, ref, ({ vaultId }) => vaultId));
  return found.kind === "whole" ? found.value : undefined;
}

/** The problem that prevents a folder's vault from being unlocked. */
export function folderProblem(
  folder: string,
  kind: KeyFileProblem["kind"] | Exclude<OnDisk["kind"], "absent" | "locked">,
): VaultProblem {
  if (kind === "changed") return { kind: "vaultChanged" };
  if (kind === "newer") return { kind: "vaultNewer" };
  const path = keyFilePaths(folder).find((each) => existsSync(each));
  return path === undefined ? { kind: "vaultDamaged" } : { kind: "vaultDamaged", setAside: quarantine(path) };
}

export type DataKey = { readonly vaultId: string; readonly dataKey: Buffer };

/** True if this is the data key of the key file's vault. */
export function belongsTo(keyFile: KeyFile, key: DataKey): boolean {
  return key.vaultId === keyFile.vaultId && sameFingerprint(keyCheckOf(key), keyFile.keyCheck);
}

function keyCheckOf({ vaultId, dataKey }: DataKey): string {
  return fingerprintUnder(keyFor(dataKey, vaultId, "key check"), vaultId);
}

/** Creates a data key and its key file. Undefined if another process created one meanwhile. */
export async function makeDataKey(
  folder: string,
  source: KeySource,
  given: Redacted<string>,
  random: Random,
): Promise<DataKey | undefined> {
  const made = {
    vaultId: Buffer.from(random.bytes(16)).toString("hex"),
    dataKey: Buffer.from(random.bytes(KEY_BYTES)),
  };
  const wrap = await source.wrap(made, given, random);
  const keyFile: KeyFile = { format: 1, vaultId: made.vaultId, keyCheck: keyCheckOf(made), wraps: [wrap] };
  // Tested before it is used: a wrap that can't be decrypted would lose everything encrypted under it.
  const tried = await openDataKey(keyFile, wrap, source, given);
  if (!tried.ok) throw new Error("a fresh key wrap did not open again");
  tried.value.dataKey.fill(0);
  return createKeyFile(keyFilePath(folder), keyFile) ? made : undefined;
}

/** Decrypts the data key. Problems: wrongPassphrase; vaultChanged if the key is not this vault's. */
export async function openDataKey(
  keyFile: KeyFile,
  wrap: KeyWrap,
  source: KeySource,
  given: Redacted<string>,
): Promise<Result<DataKey, VaultProblem>> {
  const dataKey = await source.unwrap(wrap, keyFile.vaultId, given);
  if (dataKey === undefined) return err({ kind: "wrongPassphrase" });
  const opened = { vaultId: keyFile.vaultId, dataKey };
  return belongsTo(keyFile, opened) ? ok(opened) : err({ kind: "vaultChanged" });
}

/**
 * Wraps the data key again, at no lower cost than before. The old wrap is replaced only once the new one was
 * read back and decrypted.
 */
export async function rewrapDataKey(
  folder: string,
  source: KeySource,
  change: {
    readonly keyFile: KeyFile;
    readonly key: DataKey;
    readonly given: Redacted<string>;
    readonly random: Random;
  },
): ReturnType<typeof replaceKeyFile> {
  const { keyFile, key, given, random } = change;
  const was = keyFile.wraps.find((wrap) => wrap.source === source.name);
  const fresh = await source.wrap(key, given, random, was);
  const wraps = keyFile.wraps.map((wrap) => (wrap.source === source.name ? fresh : wrap));
  return replaceKeyFile(keyFilePath(folder), { was: keyFile, next: { ...keyFile, wraps } }, async (read) => {
    const wrap = read.wraps.find((candidate) => candidate.source === source.name);
    const opened = wrap === undefined ? undefined : await openDataKey(read, wrap, source, given);
    if (opened?.ok !== true) return false;
    opened.value.dataKey.fill(0);
    return true;
  });
}
