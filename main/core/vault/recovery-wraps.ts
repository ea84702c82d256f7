import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { RecoveryRefused } from "../../../shared/rpc/areas/recovery.ts";
import type { Random } from "../runtime/random.ts";
import { NONCE_BYTES, closeBox, keyFor, openBox } from "./cipher.ts";
import type { KeyFile, KeyWrap } from "./key-file.ts";
import { type DataKey, belongsTo } from "./key-ring.ts";
import { readRecoveryKey } from "./recovery-key.ts";

/** The name of the wrap that the confirmed recovery key decrypts. */
const CONFIRMED = "recovery";
/** The wraps of sheets whose last group nobody has typed back yet. They decrypt in the same way. */
const UNCONFIRMED = "recovery-next";

/** The wraps of a key file that a recovery key decrypts. */
export type RecoveryWraps = {
  readonly confirmed: KeyWrap | undefined;
  /** Oldest first. */
  readonly unconfirmed: readonly KeyWrap[];
};

/** Finds them by their names. */
export function recoveryWraps({ wraps }: KeyFile): RecoveryWraps {
  return {
    confirmed: wraps.find(({ source }) => source === CONFIRMED),
    unconfirmed: wraps.filter(({ source }) => source === UNCONFIRMED),
  };
}

/** The key file with these recovery wraps in place of its own. */
export function withRecoveryWraps(keyFile: KeyFile, { confirmed, unconfirmed }: RecoveryWraps): KeyFile {
  const others = keyFile.wraps.filter(({ source }) => source !== CONFIRMED && source !== UNCONFIRMED);
  return {
    ...keyFile,
    wraps: [
      ...others,
      ...(confirmed === undefined ? [] : [{ ...confirmed, source: CONFIRMED }]),
      ...unconfirmed.map((wrap) => ({ ...wrap, source: UNCONFIRMED })),
    ],
  };
}

/**
 * Wraps the data key under a recovery key just made. All bits of that key are random, so the derivation need not
 * be slow; the vault ID makes each wrapping key unique.
 */
export function wrapUnder(written: Redacted<string>, { vaultId, dataKey }: DataKey, random: Random): KeyWrap {
  const read = readRecoveryKey(written);
  if (!read.ok) throw new Error("a fresh recovery key does not read back");
  const wrapping = keyFor(read.value, vaultId, CONFIRMED);
  const box = closeBox(wrapping, random.bytes(NONCE_BYTES), dataKey, boundTo(vaultId));
  wrapping.fill(0);
  read.value.fill(0);
  return { source: UNCONFIRMED, ...box };
}

/** Decrypts the data key with a recovery key that a person gave. */
export function openBy(keyFile: KeyFile, given: Redacted<string>): Result<DataKey, RecoveryRefused> {
  const refused = (why: RecoveryRefused["why"]) => err({ kind: "recoveryRefused" as const, why });
  const read = readRecoveryKey(given);
  if (!read.ok) return refused(read.problem.kind === "mistyped" ? "mistyped" : "not-a-key");
  read.value.fill(0);
  const { confirmed, unconfirmed } = recoveryWraps(keyFile);
  const wraps = [...(confirmed === undefined ? [] : [confirmed]), ...unconfirmed];
  if (wraps.length === 0) return refused("none-made");
  for (const wrap of wraps) {
    const opened = openWrap(keyFile, wrap, given);
    if (opened !== undefined) return ok(opened);
  }
  return refused("another");
}

/** True if this recovery key decrypts the data key in a wrap. */
export function opensWrap(keyFile: KeyFile, wrap: KeyWrap, given: Redacted<string>): boolean {
  const opened = openWrap(keyFile, wrap, given);
  opened?.dataKey.fill(0);
  return opened !== undefined;
}

/** The data key in a wrap; undefined if the given key isn't the wrap's, or the data key not the vault's. */
function openWrap(keyFile: KeyFile, wrap: KeyWrap, given: Redacted<string>): DataKey | undefined {
  const { vaultId } = keyFile;
  const read = readRecoveryKey(given);
  if (!read.ok) return undefined;
  const wrapping = keyFor(read.value, vaultId, CONFIRMED);
  const dataKey = openBox(wrapping, wrap, boundTo(vaultId));
  wrapping.fill(0);
  read.value.fill(0);
  if (dataKey === undefined) return undefined;
  const opened = { vaultId, dataKey };
  return belongsTo(keyFile, opened) ? opened : undefined;
}

function boundTo(vaultId: string): readonly string[] {
  return ["wrap", vaultId, CONFIRMED];
}
