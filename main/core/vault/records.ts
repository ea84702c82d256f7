import { invariant } from "../../../shared/invariant.ts";
import { SealedRef, SecretLabel } from "../../../shared/ids.ts";
import { type Redacted, redact } from "../../../shared/redacted.ts";
import { type Result, err, ok } from "../../../shared/result.ts";
import type { SecretBinding, VaultProblem } from "../runtime/ports.ts";
import type { Random } from "../runtime/random.ts";
import { quarantine } from "../storage/quarantine.ts";
import {
  NONCE_BYTES,
  canonical,
  closeBox,
  fingerprintUnder,
  keyFor,
  openBox,
  sameFingerprint,
} from "./cipher.ts";
import { z } from "zod";
import { readMirrored, throwUnreadable } from "../storage/mirrored-file.ts";
import {
  RECORD_WAIT_MS,
  type RecordFile,
  mendRecord,
  recordFiles,
  recordPath,
  writeRecord,
} from "./record-file.ts";

/** The decrypted head. `binding` is a keyed fingerprint, to tell a wrong binding from damage. */
export const RecordHead = z.object({
  kind: z.enum(["put", "shown", "plain"]),
  label: SecretLabel.optional(),
  secretKind: z.string().optional(),
  storedAt: z.string(),
  /** The URL origin it was given for; the body can be decrypted only together with it. */
  origin: z.string().optional(),
  binding: z.string(),
});
export type RecordHead = z.infer<typeof RecordHead>;

/** An unlocked vault's keys and folder. Each key has one purpose. */
export type OpenKeys = {
  readonly vaultId: string;
  readonly folder: string;
  /** The key that the others are derived from; needed again for a new wrap. */
  readonly dataKey: Buffer;
  readonly records: Buffer;
  readonly heads: Buffer;
  readonly labels: Buffer;
  readonly fingerprints: Buffer;
};

/** Derives an unlocked vault's keys from its data key. */
export function keysFrom(dataKey: Uint8Array, vaultId: string, folder: string): OpenKeys {
  const key = (purpose: string): Buffer => keyFor(dataKey, vaultId, purpose);
  return {
    vaultId,
    folder,
    dataKey: Buffer.from(dataKey),
    records: key("records"),
    heads: key("heads"),
    labels: key("labels"),
    fingerprints: key("fingerprints"),
  };
}

/** Overwrites the keys, as far as JavaScript allows. */
export function forgetKeys(keys: OpenKeys): void {
  for (const key of [keys.dataKey, keys.records, keys.heads, keys.labels, keys.fingerprints]) key.fill(0);
}

/** A new record's reference. */
export function freshRef(random: Random): SealedRef {
  return SealedRef.parse(Buffer.from(random.bytes(16)).toString("hex"));
}

/**
 * The reference for the value of a person's label: always the same for a label, so that one move replaces the
 * value.
 */
export function labelRef(keys: OpenKeys, label: SecretLabel): SealedRef {
  return SealedRef.parse(fingerprintUnder(keys.labels, label).slice(0, 32));
}

/** The binding for the value of a person's label. */
export function labelBinding(label: SecretLabel): SecretBinding {
  return { workspace: "", number: "", purpose: `label ${label}`, schema: 1 };
}

function bodyBound(
  keys: OpenKeys,
  ref: SealedRef,
  { workspace, number, purpose, schema }: SecretBinding,
  origin: string | undefined,
): readonly string[] {
  const place = ["record", keys.vaultId, workspace, number, purpose, String(schema), ref];
  // A head with another origin, from an older record of the same reference, must not decrypt this body.
  return origin === undefined ? place : [...place, origin];
}

/** The keyed fingerprint of a record's binding, stored in its head. */
export function bindingMark(keys: OpenKeys, { workspace, number, purpose, schema }: SecretBinding): string {
  return fingerprintUnder(keys.heads, canonical(["binding", workspace, number, purpose, String(schema)]));
}

export type NewRecord = {
  readonly ref: SealedRef;
  readonly binding: SecretBinding;
  readonly value: Redacted<string>;
  readonly head: Omit<RecordHead, "binding">;
};

/** Encrypts and writes a record; returns its reference once it was read back, decrypted and compared. */
export function storeRecord(
  keys: OpenKeys,
  random: Random,
  { ref, binding, value, head }: NewRecord,
): Result<SealedRef, VaultProblem> {
  const plain = Buffer.from(value.reveal(), "utf8");
  const bound = bodyBound(keys, ref, binding, head.origin);
  const nonce = (): Uint8Array => random.bytes(NONCE_BYTES);
  const fullHead = canonical([JSON.stringify({ ...head, binding: bindingMark(keys, binding) })]);
  const written = writeRecord(
    recordPath(keys.folder, ref),
    {
      format: 1,
      vaultId: keys.vaultId,
      head: closeBox(keys.heads, nonce(), fullHead, ["head", keys.vaultId, ref]),
      body: closeBox(keys.records, nonce(), plain, bound),
    },
    (read) => {
      const back = openBox(keys.records, read.body, bound);
      // Compared as text: a string with invalid Unicode would be read back as another one.
      const same = back !== undefined && back.toString("utf8") === value.reveal();
      back?.fill(0);
      return same && openBox(keys.heads, read.head, ["head", keys.vaultId, ref]) !== undefined;
    },
  );
  plain.fill(0);
  if (written && head.kind === "shown")
    mendRecord(
      keys.folder,
      recordFiles(keys.folder, ref, (file) => file),
      RECORD_WAIT_MS,
    );
  return written ? ok(ref) : err({ kind: "recordDamaged" });
}

/** A record's value, and the URL origin it was given for, if any. */
export type Opened = {
  readonly value: Redacted<string>;
  readonly origin: string | undefined;
  readonly kind: RecordHead["kind"];
};

type Wanted = { readonly ref: SealedRef; readonly binding: SecretBinding; readonly label: string };

/** Decrypts a record. With another binding than its own the problem is `recordMissing`. */
export function openRecord(keys: OpenKeys, wanted: Wanted): Result<Opened, VaultProblem> {
  const files = recordFiles(keys.folder, wanted.ref, (file) => openFile(keys, file, wanted));
  const found = throwUnreadable(readMirrored(files));
  if (found.kind === "damaged") {
    quarantine(found.path);
    return err({ kind: "recordDamaged" });
  }
  if (found.kind === "newer") return err({ kind: "vaultNewer" });
  if (found.kind === "missing" || found.value === "unbound") return err({ kind: "recordMissing" });
  if (found.value.kind === "shown") mendRecord(keys.folder, files);
  return ok(found.value);
}

/** "unbound": the record is another binding's. */
function openFile(
  keys: OpenKeys,
  file: RecordFile,
  { ref, binding, label }: Wanted,
): Opened | "unbound" | undefined {
  const head = headIn(keys, ref, file);
  if (head === undefined) return undefined;
  if (!sameFingerprint(head.binding, bindingMark(keys, binding))) return "unbound";
  const plain = openBox(keys.records, file.body, bodyBound(keys, ref, binding, head.origin));
  if (plain === undefined) return undefined;
  const value = redact(plain.toString("utf8"), label);
  plain.fill(0);
  return { value, origin: head.origin, kind: head.kind };
}

/** The decrypted head of a record. One that the disk can't read is damaged, so that it doesn't hide the others. */
export function openHead(keys: OpenKeys, ref: SealedRef): RecordHead | "missing" | "damaged" | "newer" {
  const found = readMirrored(recordFiles(keys.folder, ref, (file) => headIn(keys, ref, file)));
  return found.kind === "whole" ? found.value : found.kind;
}

function headIn(keys: OpenKeys, ref: SealedRef, file: RecordFile): RecordHead | undefined {
  const plain = openBox(keys.heads, file.head, ["head", keys.vaultId, ref]);
  if (plain === undefined) return undefined;
  const [text] = JSON.parse(plain.toString("utf8")) as readonly unknown[];
  invariant(typeof text === "string", "a head that decrypts is one that we wrote");
  return RecordHead.parse(JSON.parse(text));
}
