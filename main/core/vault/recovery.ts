import { existsSync } from "node:fs";
import type { Redacted } from "../../../shared/redacted.ts";
import { type Result, err, ok } from "../../../shared/result.ts";
import type { RecoveryRefused, RecoveryStatus } from "../../../shared/rpc/areas/recovery.ts";
import { type Clock, isoOf } from "../../../shared/time.ts";
import type { VaultProblem } from "../runtime/ports.ts";
import type { Random } from "../runtime/random.ts";
import { NONCE_BYTES, closeBox, fingerprintUnder, keyFor, openBox, sameFingerprint } from "./cipher.ts";
import { type SerialQueue, catchVaultErrors, catchVaultErrorsAsync, serialQueue } from "./vault-errors.ts";
import { type KeyFile, type KeyWrap, keyFilePath, readKeyFile, replaceKeyFile } from "./key-file.ts";
import { type DataKey, belongsTo, folderProblem, judgeFolder, rewrapDataKey } from "./key-ring.ts";
import type { KeySource } from "./passphrase-source.ts";
import {
  RECOVERY_BYTES,
  lastGroupOf,
  readRecoveryKey,
  typedGroup,
  writeRecoveryKey,
} from "./recovery-key.ts";
import { readNotes, writeNotes } from "./recovery-notes.ts";
import { recordRefs } from "./records.ts";
import { isOnKeyStore } from "./system-key-store.ts";

/** The name of the wrap that the recovery key decrypts. */
const RECOVERY = "recovery";
/** The wrap of a sheet whose last group nobody has typed back yet. It decrypts in the same way. */
const UNCONFIRMED = "recovery-next";

export type RecoveryProblem = RecoveryRefused;

/** The recovery key as far as it is known without unlocking the vault. */
export type RecoveryFacts = Pick<RecoveryStatus, "key" | "newer" | "waivedAt" | "gate">;

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
  /** Confirms the newest sheet by its last group and retires the key before it. Needs the unlocked vault. */
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
    status: () => statusOf(folder),
    isMade: () => statusOf(folder).key.kind !== "none",
    make: (keep, keptAs = "file") => oneSheetAtATime(() => make(place, keep, keptAs)),
    confirm: (lastGroup) => change(() => confirm(place, lastGroup)),
    waive: () => change(() => waive(place)),
    unlock: (key) => change(() => unlock(place, key)),
    setPassphrase: (key, next) => change(() => rewrapBy(place, key, next)),
  };
}

function statusOf(folder: string): RecoveryFacts {
  const read = catchVaultErrors(() => readKeyFile(keyFilePath(folder)));
  // An unreadable key file has no usable recovery key.
  if (!read.ok) return { key: { kind: "none" }, gate: isVaultMade(folder) ? "unreadable" : "no-vault" };
  const keyFile = read.value;
  const { confirmed, sheet, waivedAt } = readNotes(folder, keyFile.vaultId);
  const good = wrapOf(keyFile, RECOVERY);
  const next = wrapOf(keyFile, UNCONFIRMED);
  const made = sheet !== undefined && sheet.wrap === next?.nonce ? { madeAt: sheet.at } : {};
  const waived = waivedAt === undefined ? {} : { waivedAt };
  const gate = gateOf(keyFile, waivedAt !== undefined);
  if (good === undefined)
    return { key: next === undefined ? { kind: "none" } : { kind: "unconfirmed", ...made }, ...waived, gate };
  // A key without a note is one of an earlier version, which only wrote files.
  const how =
    confirmed?.wrap === good.nonce ? { by: confirmed.by, at: confirmed.at } : { by: "file" as const };
  return {
    key: { kind: "confirmed", ...how },
    ...(next === undefined ? {} : { newer: made }),
    ...waived,
    gate,
  };
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
  if (wrapOf(keyFile, RECOVERY) !== undefined) return "key";
  if (!isOnKeyStore(keyFile)) return "passphrase";
  return isWaived ? "waived" : "needed";
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

type NewKey = { readonly written: Redacted<string>; readonly keptAs: KeptAs };

/**
 * Adds the wrap of a recovery key, replacing an earlier one, once it was read back and the written key
 * decrypted it.
 */
async function addWrap(
  place: RecoveryPorts,
  key: DataKey,
  made: NewKey,
): Promise<Result<"first" | "replaced", VaultProblem>> {
  const { folder } = place;
  const path = keyFilePath(folder);
  const keyFile = readKeyFile(path);
  if (!keyFile.ok) return err(folderProblem(folder, keyFile.problem.kind));
  if (!belongsTo(keyFile.value, key)) return err({ kind: "vaultChanged" });
  const wrap = wrapUnder(made, key, place.random);
  // A sheet leaves the confirmed key alone; a file replaces it and whatever awaits its confirmation.
  const retired = made.keptAs === "sheet" ? [UNCONFIRMED] : [RECOVERY, UNCONFIRMED];
  const others = keyFile.value.wraps.filter(({ source }) => !retired.includes(source));
  // A sheet can't be confirmed without its note, so that comes first.
  if (made.keptAs === "sheet") noteSheet(place, key, { written: made.written, wrap: wrap.nonce });
  const next = { ...keyFile.value, wraps: [...others, wrap] };
  const done = await replaceKeyFile(path, { was: keyFile.value, next }, async (read) => {
    const stored = wrapOf(read, wrap.source);
    const opened = stored === undefined ? undefined : openWrap(read, stored, made.written);
    opened?.dataKey.fill(0);
    return opened !== undefined;
  });
  // Another process changed the key file meanwhile (its passphrase, for example): try again.
  if (done === "overtaken") return addWrap(place, key, made);
  if (done === "unfit") return err({ kind: "storageFailed", code: "EIO" });
  if (made.keptAs === "file") noteFile(place, key.vaultId, wrap.nonce);
  return ok(wrapsOf(keyFile.value).length === 0 ? "first" : "replaced");
}

function noteSheet(
  { folder, clock }: RecoveryPorts,
  key: DataKey,
  { written, wrap }: { readonly written: Redacted<string>; readonly wrap: string },
): void {
  const lastGroup = groupMark(key, lastGroupOf(written));
  writeNotes(folder, {
    ...readNotes(folder, key.vaultId),
    sheet: { wrap, at: isoOf(clock.now()), lastGroup },
  });
}

/** The key is valid already and counts as confirmed without its date, so a failure here changes nothing. */
function noteFile({ folder, clock }: RecoveryPorts, vaultId: string, wrap: string): void {
  const { sheet: _, ...notes } = readNotes(folder, vaultId);
  catchVaultErrors(() => {
    writeNotes(folder, { ...notes, confirmed: { wrap, at: isoOf(clock.now()), by: "file" } });
    return ok(null);
  });
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
  const wrap = wrapOf(keyFile.value, UNCONFIRMED);
  const notes = readNotes(folder, keyFile.value.vaultId);
  const { sheet } = notes;
  if (wrap === undefined || sheet?.wrap !== wrap.nonce)
    return err({ kind: "sheetNotConfirmed", why: "no-sheet" });
  if (!sameFingerprint(mark, sheet.lastGroup)) return err({ kind: "sheetNotConfirmed", why: "differs" });
  const others = keyFile.value.wraps.filter(({ source }) => source !== RECOVERY && source !== UNCONFIRMED);
  writeNotes(folder, { ...notes, confirmed: { wrap: wrap.nonce, at: isoOf(clock.now()), by: "typed" } });
  const next = { ...keyFile.value, wraps: [...others, { ...wrap, source: RECOVERY }] };
  const done = await replaceKeyFile(
    path,
    { was: keyFile.value, next },
    async (read) => wrapOf(read, RECOVERY)?.sealed === wrap.sealed,
  );
  if (done === "overtaken") return confirm(place, typed);
  return done === "replaced" ? ok(null) : err({ kind: "storageFailed", code: "EIO" });
}

async function waive({ folder, clock }: RecoveryPorts): Promise<Result<null, VaultProblem>> {
  const keyFile = readKeyFile(keyFilePath(folder));
  if (!keyFile.ok)
    return err(
      keyFile.problem.kind === "missing"
        ? { kind: "vaultAbsent" }
        : folderProblem(folder, keyFile.problem.kind),
    );
  const notes = readNotes(folder, keyFile.value.vaultId);
  writeNotes(folder, { ...notes, waivedAt: isoOf(clock.now()) });
  return ok(null);
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
  const done = await rewrapDataKey(folder, source, { keyFile, key: opened.value, given: next, random });
  opened.value.dataKey.fill(0);
  if (done === "overtaken") return rewrapBy(place, given, next);
  return done === "replaced" ? ok(null) : err({ kind: "storageFailed", code: "EIO" });
}

function wrapOf(keyFile: KeyFile, name: string): KeyWrap | undefined {
  return keyFile.wraps.find(({ source }) => source === name);
}

function wrapsOf(keyFile: KeyFile): readonly KeyWrap[] {
  return keyFile.wraps.filter(({ source }) => source === RECOVERY || source === UNCONFIRMED);
}

/** Four characters are guessed quickly, so they are stored under the data key only. */
function groupMark({ dataKey, vaultId }: DataKey, group: Redacted<string>): string {
  return fingerprintUnder(keyFor(dataKey, vaultId, "recovery sheet"), group.reveal());
}

// All bits of the key are random, so the derivation need not be slow; the vault ID makes each wrapping key
// unique.
function wrapUnder({ written, keptAs }: NewKey, { vaultId, dataKey }: DataKey, random: Random): KeyWrap {
  const read = readRecoveryKey(written);
  if (!read.ok) throw new Error("a fresh recovery key does not read back");
  const wrapping = keyFor(read.value, vaultId, RECOVERY);
  const box = closeBox(wrapping, random.bytes(NONCE_BYTES), dataKey, boundTo(vaultId));
  wrapping.fill(0);
  read.value.fill(0);
  return { source: keptAs === "file" ? RECOVERY : UNCONFIRMED, ...box };
}

function openBy(keyFile: KeyFile, given: Redacted<string>): Result<DataKey, RecoveryProblem> {
  const refused = (why: RecoveryProblem["why"]) => err({ kind: "recoveryRefused" as const, why });
  const read = readRecoveryKey(given);
  if (!read.ok) return refused(read.problem.kind === "mistyped" ? "mistyped" : "not-a-key");
  read.value.fill(0);
  const wraps = wrapsOf(keyFile);
  if (wraps.length === 0) return refused("none-made");
  for (const wrap of wraps) {
    const opened = openWrap(keyFile, wrap, given);
    if (opened !== undefined) return ok(opened);
  }
  return refused("another");
}

/** The data key in a wrap; undefined if the given key isn't the wrap's, or the data key not the vault's. */
function openWrap(keyFile: KeyFile, wrap: KeyWrap, given: Redacted<string>): DataKey | undefined {
  const { vaultId } = keyFile;
  const read = readRecoveryKey(given);
  if (!read.ok) return undefined;
  const wrapping = keyFor(read.value, vaultId, RECOVERY);
  const dataKey = openBox(wrapping, wrap, boundTo(vaultId));
  wrapping.fill(0);
  read.value.fill(0);
  if (dataKey === undefined) return undefined;
  const opened = { vaultId, dataKey };
  return belongsTo(keyFile, opened) ? opened : undefined;
}

function boundTo(vaultId: string): readonly string[] {
  return ["wrap", vaultId, RECOVERY];
}
