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
import { existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import {
  moveIntoPlace,
  removeAbandoned,
  replaceDurably,
  syncFolder,
  textIfThere,
  writeBeside,
} from "../storage/durable-file.ts";
import { readJsonFile } from "../storage/json-file.ts";
import { catchVaultErrors } from "./vault-errors.ts";

const Box = z.object({ nonce: z.string(), sealed: z.string() });

/**
 * One record on disk: a head that the vault can decrypt, and a body that needs the record's binding as well.
 */
export const RecordFile = z.object({ format: z.literal(1), vaultId: z.string(), head: Box, body: Box });
export type RecordFile = z.infer<typeof RecordFile>;

const Later = z.looseObject({ format: z.int().min(2) });

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

const SUFFIX = ".sealed";

/** Path of a record. */
export function recordPath(folder: string, ref: SealedRef): string {
  return join(folder, `${ref}${SUFFIX}`);
}

const COPY_SUFFIX = ".sealed-copy";

/** Path of a backup's second file. A backup can't be made again, so one corrupted file must not cost it. */
function copyPath(folder: string, ref: SealedRef): string {
  return join(folder, `${ref}${COPY_SUFFIX}`);
}

/** The references of all records in a folder. */
export function recordRefs(folder: string): readonly SealedRef[] {
  if (!existsSync(folder)) return [];
  const refs = readdirSync(folder).flatMap((name) => {
    const ref = SealedRef.safeParse(name.replace(/\.sealed(?:-copy)?$/, ""));
    return ref.success && ref.data !== name ? [ref.data] : [];
  });
  return [...new Set(refs)];
}

/**
 * Reads a record; one of a later format is not checked further. Throws other file errors than a missing file.
 */
export function readRecord(path: string): RecordFile | "missing" | "damaged" | "newer" {
  const file = readJsonFile(path);
  if (file === "absent") return "missing";
  if (Later.safeParse(file.value).success) return "newer";
  const parsed = RecordFile.safeParse(file.value);
  return parsed.success ? parsed.data : "damaged";
}

/**
 * Writes a record durably; true once it was read back and `holds` is true for it.
 *
 * Checked once before the move, so that a bad record does not replace the old one, and once after it.
 */
export function writeRecord(path: string, record: RecordFile, holds: (read: RecordFile) => boolean): boolean {
  const temporary = writeBeside(path, JSON.stringify(record));
  if (!holdsAt(temporary, holds)) {
    rmSync(temporary, { force: true });
    return false;
  }
  moveIntoPlace(temporary, path);
  return holdsAt(path, holds);
}

function holdsAt(path: string, holds: (read: RecordFile) => boolean): boolean {
  const read = readRecord(path);
  return typeof read !== "string" && holds(read);
}

/** Deletes a record; false if there was none. */
export function removeRecord(path: string): boolean {
  removeAbandoned(path, { inUse: true });
  if (!existsSync(path)) return false;
  rmSync(path);
  syncFolder(dirname(path));
  return true;
}

/**
 * Makes a backup's second file the same as its first, which opened; a corrupted one is kept beside it. Without it the
 * backup is there all the same.
 */
function writeCopy(keys: OpenKeys, ref: SealedRef): void {
  const copy = copyPath(keys.folder, ref);
  catchVaultErrors(() => {
    const whole = readFileSync(recordPath(keys.folder, ref), "utf8");
    if (textIfThere(copy) === whole) return ok(null);
    if (readRecord(copy) === "damaged") quarantine(copy);
    replaceDurably(copy, whole);
    return ok(null);
  });
}

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
  if (written && head.kind === "shown") writeCopy(keys, ref);
  return written ? ok(ref) : err({ kind: "recordDamaged" });
}

/** A record's value, and the URL origin it was given for, if any. */
export type Opened = {
  readonly value: Redacted<string>;
  readonly origin: string | undefined;
  readonly kind: RecordHead["kind"];
};

/** Decrypts a record. With another binding than its own the problem is `recordMissing`. */
export function openRecord(
  keys: OpenKeys,
  ref: SealedRef,
  binding: SecretBinding,
  label: string,
): Result<Opened, VaultProblem> {
  const path = recordPath(keys.folder, ref);
  const first = openAt(path, keys, { ref, binding, label });
  if (first.ok && first.value.kind === "shown") writeCopy(keys, ref);
  if (first.ok || !["recordDamaged", "recordMissing"].includes(first.problem.kind)) return first;
  const copy = copyPath(keys.folder, ref);
  const second = openAt(copy, keys, { ref, binding, label });
  if (first.problem.kind === "recordDamaged") quarantine(path);
  if (!second.ok) return first;
  // A folder that can't be written to gives the value all the same.
  catchVaultErrors(() => ok(replaceDurably(path, readFileSync(copy))));
  return second;
}

type Wanted = { readonly ref: SealedRef; readonly binding: SecretBinding; readonly label: string };

function openAt(path: string, keys: OpenKeys, { ref, binding, label }: Wanted): Result<Opened, VaultProblem> {
  const file = readRecord(path);
  if (file === "missing") return err({ kind: "recordMissing" });
  if (file === "newer") return err({ kind: "vaultNewer" });
  const head = file === "damaged" ? file : headIn(keys, ref, file);
  if (file === "damaged" || head === "damaged") return err({ kind: "recordDamaged" });
  if (!sameFingerprint(head.binding, bindingMark(keys, binding))) return err({ kind: "recordMissing" });
  const plain = openBox(keys.records, file.body, bodyBound(keys, ref, binding, head.origin));
  if (plain === undefined) return err({ kind: "recordDamaged" });
  const value = redact(plain.toString("utf8"), label);
  plain.fill(0);
  return ok({ value, origin: head.origin, kind: head.kind });
}

/** The decrypted head of a record. */
export function openHead(keys: OpenKeys, ref: SealedRef): RecordHead | "missing" | "damaged" | "newer" {
  const first = headAt(recordPath(keys.folder, ref), keys, ref);
  if (first !== "damaged" && first !== "missing") return first;
  const second = headAt(copyPath(keys.folder, ref), keys, ref);
  return second === "missing" || second === "damaged" ? first : second;
}

function headAt(path: string, keys: OpenKeys, ref: SealedRef): ReturnType<typeof openHead> {
  const file = readRecord(path);
  return typeof file === "string" ? file : headIn(keys, ref, file);
}

function headIn(keys: OpenKeys, ref: SealedRef, file: RecordFile): RecordHead | "damaged" {
  const plain = openBox(keys.heads, file.head, ["head", keys.vaultId, ref]);
  if (plain === undefined) return "damaged";
  const [text] = JSON.parse(plain.toString("utf8")) as readonly unknown[];
  invariant(typeof text === "string", "a head that decrypts is one that we wrote");
  return RecordHead.parse(JSON.parse(text));
}

/** Deletes a record on request. */
export function eraseRecord(keys: OpenKeys, ref: SealedRef): boolean {
  const copy = copyPath(keys.folder, ref);
  const wasCopied = removeRecord(copy);
  const wasThere = removeRecord(recordPath(keys.folder, ref));
  // Another process that read the record in between has made the copy anew.
  removeRecord(copy);
  return wasThere || wasCopied;
}
