import type { Redacted } from "../../../shared/redacted.ts";
import { type Result, err, ok } from "../../../shared/result.ts";
import type { RecoveryRefused } from "../../../shared/rpc/areas/recovery.ts";
import { type Clock, isoOf } from "../../../shared/time.ts";
import type { VaultProblem } from "../runtime/ports.ts";
import type { Random } from "../runtime/random.ts";
import { fingerprintUnder, keyFor, sameFingerprint } from "./cipher.ts";
import { type SerialQueue, catchVaultErrors, catchVaultErrorsAsync, serialQueue } from "./vault-errors.ts";
import { type KeyFile, keyFilePath, readKeyFile, replaceKeyFile, whileKeyFileIsLocked } from "./key-file.ts";
import { type DataKey, belongsTo, folderProblem, judgeFolder, rewrapDataKey } from "./key-ring.ts";
import type { KeySource } from "./passphrase-source.ts";
import { RECOVERY_BYTES, lastGroupOf, typedGroup, writeRecoveryKey } from "./recovery-key.ts";
import { type RecoveryNotes, notesToChange, writeNotes } from "./recovery-notes.ts";
import { type RecoveryFacts, recoveryFacts } from "./recovery-status.ts";
import { openBy, opensWrap, recoveryWraps, withRecoveryWraps, wrapUnder } from "./recovery-wraps.ts";

export type RecoveryProblem = RecoveryRefused;

/**
 * How a new key is kept. "file": by a program that has read it back, so it counts as confirmed. "sheet": on
 * paper or for paper, so a person has to type its last group first.
 */
export type KeptAs = "file" | "sheet";

/** Why a sheet isn't confirmed: the typed group isn't its last one, or none awaits it. */
export type NotConfirmed = { readonly kind: "sheetNotConfirmed"; readonly why: "differs" | "no-sheet" };

/**
 * The recovery key of a vault, which unlocks it without the passphrase. For hosts only: no RPC call returns
 * it, so no window sees the key.
 */
export type Recovery = {
  status(): RecoveryFacts;
  /** True if the vault on disk has a recovery key, confirmed or not. */
  isMade(): boolean;
  /**
   * Makes a recovery key for the unlocked vault. `keep` gets its text and must store it; only then does the
   * key unlock anything. One kept in a file replaces the previous key at once, a sheet once it is confirmed.
   * The result says whether there was one.
   */
  make<P>(
    keep: (key: Redacted<string>) => Result<null, P> | Promise<Result<null, P>>,
    keptAs?: KeptAs,
  ): Promise<Result<"first" | "replaced", VaultProblem | P>>;
  /**
   * Confirms a sheet by its last group and retires the keys before it: the newest one with that group. Needs the
   * unlocked vault.
   */
  confirm(lastGroup: Redacted<string>): Promise<Result<null, VaultProblem | NotConfirmed>>;
  /** Records that a person goes without a recovery key. */
  waive(): Promise<Result<null, VaultProblem>>;
  /** Unlocks the vault. */
  unlock(key: Redacted<string>): Promise<Result<null, VaultProblem | RecoveryProblem>>;
  /**
   * Makes `next` unlock the vault instead of its passphrase. The recovery key and the records stay unchanged.
   */
  setPassphrase(
    key: Redacted<string>,
    next: Redacted<string>,
  ): Promise<Result<null, VaultProblem | RecoveryProblem>>;
};

type RecoveryPorts = {
  readonly folder: string;
  readonly source: KeySource;
  readonly random: Random;
  readonly clock: Clock;
  /**
   * A copy of the unlocked vault's data key, or the problem that it is locked. The caller overwrites the
   * copy.
   */
  readonly copyOfKey: () => Result<DataKey, VaultProblem>;
  /** Unlocks with this data key, and overwrites the given bytes. */
  readonly adopt: (key: DataKey) => void;
  /** Serializes changes of the key file. */
  readonly inTurn: SerialQueue;
};

/** The recovery key operations of a vault folder. */
export function recoveryOf(place: RecoveryPorts): Recovery {
  const { folder, inTurn } = place;
  const change = <T, P>(work: () => Promise<Result<T, P>>): Promise<Result<T, P | VaultProblem>> =>
    inTurn(() => catchVaultErrorsAsync(work));
  // Two sheets at once: the second would retire the first while it is in the printer.
  const oneSheetAtATime = serialQueue();
  return {
    status: () => recoveryFacts(folder),
    isMade: () => recoveryFacts(folder).key.kind !== "none",
    make: (keep, keptAs = "file") => oneSheetAtATime(() => make(place, keep, keptAs)),
    confirm: (lastGroup) => change(() => confirm(place, lastGroup)),
    waive: () => change(() => waive(place)),
    unlock: (key) => change(() => unlock(place, key)),
    setPassphrase: (key, next) => change(() => rewrapBy(place, key, next)),
  };
}

async function make<P>(
  place: RecoveryPorts,
  keep: (key: Redacted<string>) => Result<null, P> | Promise<Result<null, P>>,
  keptAs: KeptAs,
): Promise<Result<"first" | "replaced", VaultProblem | P>> {
  const open = catchVaultErrors(place.copyOfKey);
  if (!open.ok) return open;
  const bytes = Buffer.from(place.random.bytes(RECOVERY_BYTES));
  try {
    const key = writeRecoveryKey(bytes);
    const kept = await keep(key);
    if (!kept.ok) return kept;
    return await place.inTurn(() =>
      catchVaultErrorsAsync(() => addWrap(place, open.value, { written: key, keptAs })),
    );
  } finally {
    bytes.fill(0);
    open.value.dataKey.fill(0);
  }
}

/** A recovery key as it was written down, and how. */
type NewKey = { readonly written: Redacted<string>; readonly keptAs: KeptAs };

/** Adds the wrap of a recovery key once it was read back and the written key decrypted it. */
async function addWrap(
  place: RecoveryPorts,
  key: DataKey,
  made: NewKey,
): Promise<Result<"first" | "replaced", VaultProblem>> {
  const { folder, clock } = place;
  const path = keyFilePath(folder);
  const keyFile = readKeyFile(path);
  if (!keyFile.ok) return err(folderProblem(folder, keyFile.problem.kind));
  if (!belongsTo(keyFile.value, key)) return err({ kind: "vaultChanged" });
  const wrap = wrapUnder(made.written, key, place.random);
  const { confirmed, unconfirmed } = recoveryWraps(keyFile.value);
  const isFile = made.keptAs === "file";
  const at = isoOf(clock.now());
  // A key in a file was read back, so it replaces all others. Every printed sheet works until one is confirmed.
  const next = withRecoveryWraps(
    keyFile.value,
    isFile ? { confirmed: wrap, unconfirmed: [] } : { confirmed, unconfirmed: [...unconfirmed, wrap] },
  );
  const before = changeNotes(folder, { was: keyFile.value, next }, (notes) =>
    isFile
      ? { ...notes, confirmed: [...notes.confirmed, { wrap: wrap.nonce, at, by: "file" }] }
      : {
          ...notes,
          sheets: [...notes.sheets, { wrap: wrap.nonce, at, lastGroup: groupOf(key, made.written) }],
        },
  );
  const done = await replaceKeyFile(path, { was: keyFile.value, next, before }, async (read) => {
    const now = recoveryWraps(read);
    const stored = isFile ? now.confirmed : now.unconfirmed.at(-1);
    return stored !== undefined && opensWrap(read, stored, made.written);
  });
  // Another process changed the key file meanwhile (its passphrase, for example): try again.
  if (done === "overtaken") return addWrap(place, key, made);
  if (done === "unfit") return err({ kind: "storageFailed", code: "EIO" });
  return ok(confirmed === undefined && unconfirmed.length === 0 ? "first" : "replaced");
}

/**
 * Gives what changes the notes just before the key file is replaced, under its lock: a sheet can't be confirmed
 * without its note, and two processes that print at once must not drop each other's. Notes about wraps that neither
 * key file has are dropped. Each note names its wrap, so one whose wrap is never written says nothing about another.
 */
function changeNotes(
  folder: string,
  { was, next }: { readonly was: KeyFile; readonly next: KeyFile },
  change: (notes: RecoveryNotes) => RecoveryNotes,
): () => void {
  const wraps = new Set([...was.wraps, ...next.wraps].map(({ nonce }) => nonce));
  const isKept = ({ wrap }: { readonly wrap: string }): boolean => wraps.has(wrap);
  return () => {
    const { confirmed, sheets, ...notes } = change(notesToChange(folder, was.vaultId));
    writeNotes(folder, { ...notes, confirmed: confirmed.filter(isKept), sheets: sheets.filter(isKept) });
  };
}

async function confirm(
  place: RecoveryPorts,
  typed: Redacted<string>,
): Promise<Result<null, VaultProblem | NotConfirmed>> {
  const { folder, clock } = place;
  const path = keyFilePath(folder);
  const key = place.copyOfKey();
  if (!key.ok) return key;
  const mark = groupMark(key.value, typedGroup(typed));
  key.value.dataKey.fill(0);
  const keyFile = readKeyFile(path);
  if (!keyFile.ok) return err(folderProblem(folder, keyFile.problem.kind));
  const { unconfirmed } = recoveryWraps(keyFile.value);
  const { sheets } = notesToChange(folder, keyFile.value.vaultId);
  const noted = unconfirmed.filter(({ nonce }) => sheets.some(({ wrap }) => wrap === nonce));
  if (noted.length === 0) return err({ kind: "sheetNotConfirmed", why: "no-sheet" });
  // A person may hold any of them: a jam in the printer, two clicks, a sheet found again.
  const found = noted.findLast(({ nonce }) =>
    sheets.some(({ wrap, lastGroup }) => wrap === nonce && sameFingerprint(mark, lastGroup)),
  );
  if (found === undefined) return err({ kind: "sheetNotConfirmed", why: "differs" });
  // Sheets made after it stay: what they say of a newer one has not happened to them.
  const later = unconfirmed.slice(unconfirmed.indexOf(found) + 1);
  const next = withRecoveryWraps(keyFile.value, { confirmed: found, unconfirmed: later });
  const before = changeNotes(folder, { was: keyFile.value, next }, (notes) => ({
    ...notes,
    confirmed: [...notes.confirmed, { wrap: found.nonce, at: isoOf(clock.now()), by: "typed" }],
  }));
  const done = await replaceKeyFile(
    path,
    { was: keyFile.value, next, before },
    async (read) => recoveryWraps(read).confirmed?.sealed === found.sealed,
  );
  if (done === "overtaken") return confirm(place, typed);
  return done === "replaced" ? ok(null) : err({ kind: "storageFailed", code: "EIO" });
}

async function waive({ folder, clock }: RecoveryPorts): Promise<Result<null, VaultProblem>> {
  const path = keyFilePath(folder);
  return whileKeyFileIsLocked(path, () => {
    const keyFile = readKeyFile(path);
    if (keyFile.ok) {
      writeNotes(folder, { ...notesToChange(folder, keyFile.value.vaultId), waivedAt: isoOf(clock.now()) });
      return ok(null);
    }
    const { kind } = keyFile.problem;
    return err(kind === "missing" ? { kind: "vaultAbsent" as const } : folderProblem(folder, kind));
  });
}

async function unlock(
  { folder, source, adopt }: RecoveryPorts,
  given: Redacted<string>,
): Promise<Result<null, VaultProblem | RecoveryProblem>> {
  const onDisk = judgeFolder(folder, source);
  if (onDisk.kind === "absent") return err({ kind: "vaultAbsent" });
  if (onDisk.kind !== "locked") return err(folderProblem(folder, onDisk.kind));
  const opened = openBy(onDisk.keyFile, given);
  if (!opened.ok) return opened;
  adopt(opened.value);
  return ok(null);
}

async function rewrapBy(
  place: RecoveryPorts,
  given: Redacted<string>,
  next: Redacted<string>,
): Promise<Result<null, VaultProblem | RecoveryProblem>> {
  const { folder, source, random } = place;
  const onDisk = judgeFolder(folder, source);
  if (onDisk.kind === "absent") return err({ kind: "vaultAbsent" });
  if (onDisk.kind !== "locked") return err(folderProblem(folder, onDisk.kind));
  const { keyFile } = onDisk;
  const opened = openBy(keyFile, given);
  if (!opened.ok) return opened;
  const change = { keyFile, key: opened.value, given: next, random };
  const done = await rewrapDataKey(folder, source, change).finally(() => opened.value.dataKey.fill(0));
  if (done === "overtaken") return rewrapBy(place, given, next);
  return done === "replaced" ? ok(null) : err({ kind: "storageFailed", code: "EIO" });
}

/** Four characters are guessed quickly, so they are stored under the data key only. */
function groupOf(key: DataKey, written: Redacted<string>): string {
  return groupMark(key, lastGroupOf(written));
}

function groupMark({ dataKey, vaultId }: DataKey, group: Redacted<string>): string {
  return fingerprintUnder(keyFor(dataKey, vaultId, "recovery sheet"), group.reveal());
}
