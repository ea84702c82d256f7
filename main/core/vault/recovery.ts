import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { VaultProblem } from "../ports.ts";
import type { Random } from "../random.ts";
import { closeBox, keyFor, NONCE_BYTES, openBox } from "./cipher.ts";
import { catchVaultErrors, catchVaultErrorsAsync } from "./guarded.ts";
import { keyFilePath, readKeyFile, replaceKeyFile, type KeyFile, type KeyWrap } from "./key-file.ts";
import { belongsTo, folderProblem, judgeFolder, rewrapDataKey, type DataKey } from "./key-ring.ts";
import type { KeySource } from "./key-source.ts";
import type { SerialQueue } from "./one-at-a-time.ts";
import { readRecoveryKey, RECOVERY_BYTES, writeRecoveryKey } from "./recovery-key.ts";

/** The wrap of this name is opened by the recovery key. */
const RECOVERY = "recovery";

/** Why a recovery key does not help: there is none for this vault, it is mistyped or no key at all, or another vault's. */
export type RecoveryProblem = {
  readonly kind: "recoveryRefused";
  readonly why: "none-made" | "not-a-key" | "mistyped" | "another";
};

/**
 * The recovery key of a vault, which opens it where the passphrase is lost. For the host alone: no call of the contract
 * reaches it, so no window ever sees the key.
 */
export type Recovery = {
  /** Does a recovery key open the vault that lies on disk? */
  isMade(): boolean;
  /**
   * Makes a recovery key for the open vault. `keep` is given its text and has to put it where it lasts; only then does
   * it open the vault, in place of the one of before. Gives whether there was one.
   */
  make<P>(
    keep: (key: Redacted<string>) => Result<null, P>,
  ): Promise<Result<"first" | "replaced", VaultProblem | P>>;
  /** Lets `next` open the vault instead of its passphrase. The recovery key and the records stay as they are. */
  setPassphrase(
    key: Redacted<string>,
    next: Redacted<string>,
  ): Promise<Result<null, VaultProblem | RecoveryProblem>>;
};

type Place = {
  readonly folder: string;
  readonly source: KeySource;
  readonly random: Random;
  /** The open vault's own data key, or the problem where it is not open. The copy is overwritten. */
  readonly copyOfKey: () => Result<DataKey, VaultProblem>;
  /** Lets no other change of the key file come in between. */
  readonly inTurn: SerialQueue;
};

/** The recovery key of the vault in a folder. */
export function recoveryOf(place: Place): Recovery {
  const { folder, inTurn } = place;
  return {
    // A key file that cannot be read has no recovery key that would help.
    isMade() {
      const read = catchVaultErrors(() => readKeyFile(keyFilePath(folder)));
      return read.ok && recoveryWrapOf(read.value) !== undefined;
    },
    make: (keep) => inTurn(() => catchVaultErrorsAsync(() => make(place, keep))),
    setPassphrase: (key, next) => inTurn(() => catchVaultErrorsAsync(() => rewrapBy(place, key, next))),
  };
}

async function make<P>(
  place: Place,
  keep: (key: Redacted<string>) => Result<null, P>,
): Promise<Result<"first" | "replaced", VaultProblem | P>> {
  const open = place.copyOfKey();
  if (!open.ok) return open;
  const bytes = Buffer.from(place.random.bytes(RECOVERY_BYTES));
  try {
    const key = writeRecoveryKey(bytes);
    const kept = keep(key);
    return kept.ok ? await addWrap(place, open.value, key) : kept;
  } finally {
    bytes.fill(0);
    open.value.dataKey.fill(0);
  }
}

function recoveryWrapOf(keyFile: KeyFile): KeyWrap | undefined {
  return keyFile.wraps.find(({ source }) => source === RECOVERY);
}

/** Adds the wrap of a recovery key in place of an earlier one, once it was read back and the written key opened it. */
async function addWrap(
  place: Place,
  key: DataKey,
  written: Redacted<string>,
): Promise<Result<"first" | "replaced", VaultProblem>> {
  const path = keyFilePath(place.folder);
  const keyFile = readKeyFile(path);
  if (!keyFile.ok) return err(folderProblem(place.folder, keyFile.problem.kind));
  if (!belongsTo(keyFile.value, key)) return err({ kind: "vaultChanged" });
  const wrap = wrapUnder(written, key, place.random);
  const others = keyFile.value.wraps.filter(({ source }) => source !== RECOVERY);
  const next = { ...keyFile.value, wraps: [...others, wrap] };
  const done = await replaceKeyFile(path, { was: keyFile.value, next }, async (read) => {
    const opened = unwrap(read, written);
    if (!opened.ok) return false;
    opened.value.dataKey.fill(0);
    return true;
  });
  // Begun anew where another process has changed the key file meanwhile, its passphrase for one.
  if (done === "overtaken") return addWrap(place, key, written);
  if (done === "unfit") return err({ kind: "storageFailed", code: "EIO" });
  return ok(recoveryWrapOf(keyFile.value) === undefined ? "first" : "replaced");
}

async function rewrapBy(
  place: Place,
  given: Redacted<string>,
  next: Redacted<string>,
): Promise<Result<null, VaultProblem | RecoveryProblem>> {
  const { folder, source, random } = place;
  const onDisk = judgeFolder(folder, source);
  if (onDisk.kind === "absent") return err({ kind: "vaultAbsent" });
  if (onDisk.kind !== "locked") return err(folderProblem(folder, onDisk.kind));
  const { keyFile } = onDisk;
  const opened = unwrap(keyFile, given);
  if (!opened.ok) return opened;
  const done = await rewrapDataKey(folder, source, { keyFile, key: opened.value, given: next, random });
  opened.value.dataKey.fill(0);
  if (done === "overtaken") return rewrapBy(place, given, next);
  return done === "replaced" ? ok(null) : err({ kind: "storageFailed", code: "EIO" });
}

// The key is random in all of its bits: deriving needs no slowness, and each wrap gets a key of its own by its vault.
function wrapUnder(written: Redacted<string>, { vaultId, dataKey }: DataKey, random: Random): KeyWrap {
  const read = readRecoveryKey(written);
  if (!read.ok) throw new Error("a fresh recovery key does not read back");
  const wrapping = keyFor(read.value, vaultId, RECOVERY);
  const box = closeBox(wrapping, random.bytes(NONCE_BYTES), dataKey, boundTo(vaultId));
  wrapping.fill(0);
  read.value.fill(0);
  return { source: RECOVERY, ...box };
}

function unwrap(keyFile: KeyFile, given: Redacted<string>): Result<DataKey, RecoveryProblem> {
  const refused = (why: RecoveryProblem["why"]) => err({ kind: "recoveryRefused" as const, why });
  const read = readRecoveryKey(given);
  if (!read.ok) return refused(read.problem.kind === "mistyped" ? "mistyped" : "not-a-key");
  const wrap = recoveryWrapOf(keyFile);
  const { vaultId } = keyFile;
  const wrapping = keyFor(read.value, vaultId, RECOVERY);
  const dataKey = wrap === undefined ? undefined : openBox(wrapping, wrap, boundTo(vaultId));
  wrapping.fill(0);
  read.value.fill(0);
  if (wrap === undefined) return refused("none-made");
  if (dataKey === undefined) return refused("another");
  const opened = { vaultId, dataKey };
  return belongsTo(keyFile, opened) ? ok(opened) : refused("another");
}

function boundTo(vaultId: string): readonly string[] {
  return ["wrap", vaultId, RECOVERY];
}
