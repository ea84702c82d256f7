import { open, type FileHandle } from "node:fs/promises";
import { createHash } from "node:crypto";
import { z } from "zod";
import { parseJson } from "../../../shared/parse-json.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { CopyRefused } from "../../../shared/rpc/areas/data-copy.ts";
import type { Random } from "../runtime/random.ts";
import { pathProblem } from "./copy-place.ts";
import { errorCode } from "../storage/system-error.ts";
import {
  canonical,
  closeBytes,
  NONCE_BYTES,
  openBytes,
  sameFingerprint,
  TAG_BYTES,
} from "../vault/cipher.ts";
import type { ScryptCost } from "../vault/key-file.ts";
import {
  boundToKdf,
  FileKdf,
  isRightPassphrase,
  keysOfFile,
  newFileKdf,
  type FileKeys,
} from "../vault/passphrase-file.ts";

/*
 * A copy is a header of one line of JSON, then blocks. Each block is encrypted and authenticated by itself, with its
 * place and whether it is the last one, so that memory stays small and nothing can be cut off, exchanged or repeated.
 */
const FORMAT = "switchover-data-folder";
const VERSION = 1;
const BLOCK_BYTES = 1_048_576;
const SEALED_BYTES = BLOCK_BYTES + TAG_BYTES;
/** The header is shorter. */
const HEAD_BYTES = 2048;

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const Head = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  kdf: FileKdf,
  /** Tells a wrong passphrase from a corrupted file. Guessing takes as long with it as without. */
  check: hex,
  /** SHA-256 over the members before it: a header that was damaged by chance is named as that. */
  sum: hex,
});
type Head = z.infer<typeof Head>;

const Later = z.looseObject({ format: z.literal(FORMAT), version: z.int().min(VERSION + 1) });
/** How a file begins whose header was damaged. */
const BEGINS = `{"format":"${FORMAT}"`;

export function copyRefused(why: CopyRefused["why"]): CopyRefused {
  return { kind: "copyRefused", why };
}

/** Writes a copy block by block. */
export type CopyWriter = {
  write(bytes: Uint8Array): Promise<void>;
  /** Writes the last block, and waits for the disk. */
  end(): Promise<void>;
};

/** Begins a copy in an open, empty file. Throws file errors, as the writer does. */
export async function beginCopy(
  file: FileHandle,
  passphrase: Redacted<string>,
  { random, cost }: { readonly random: Random; readonly cost?: ScryptCost },
): Promise<CopyWriter> {
  const kdf = newFileKdf(random, cost);
  const keys = await keysOfFile(passphrase, kdf, "data folder");
  const members = { kdf, check: keys.checkOf(boundTo(kdf)) };
  await writeAll(
    file,
    Buffer.from(`${JSON.stringify({ format: FORMAT, version: VERSION, ...members, sum: sumOf(members) })}\n`),
  );
  const block = Buffer.alloc(BLOCK_BYTES);
  let filled = 0;
  let place = 0;
  const flush = async (isLast: boolean): Promise<void> => {
    const bound = boundToBlock(kdf, place, isLast);
    await writeAll(file, closeBytes(keys.content, nonceOf(place), block.subarray(0, filled), bound));
    place += 1;
    filled = 0;
  };
  return {
    async write(bytes) {
      for (let taken = 0; taken < bytes.length;) {
        // A full block is written only once more follows, because it may be the last one.
        if (filled === BLOCK_BYTES) await flush(false);
        const part = bytes.subarray(taken, taken + BLOCK_BYTES - filled);
        block.set(part, filled);
        filled += part.length;
        taken += part.length;
      }
    },
    async end() {
      await flush(true);
      block.fill(0);
      keys.forget();
      await file.sync();
    },
  };
}

async function writeAll(file: FileHandle, bytes: Uint8Array): Promise<void> {
  for (let written = 0; written < bytes.length;)
    written += (await file.write(bytes, written, bytes.length - written)).bytesWritten;
}

/** A copy that was opened: its content, in order. Only what was authenticated is given. */
export type CopyReader = {
  /** Exactly so many bytes. Throws `CopyDamaged` if there are fewer, or if they aren't as they were written. */
  read(bytes: number): Promise<Buffer>;
  /** True if everything was read. */
  isAtEnd(): boolean;
  close(): Promise<void>;
};

/** The file isn't as it was written. */
export class CopyDamaged extends Error {}

/** Opens a copy. Problems: relative-path, path-too-long, file-unreadable, other-file, newer, damaged, wrong-passphrase. */
export async function openCopy(
  path: string,
  passphrase: Redacted<string>,
): Promise<Result<CopyReader, CopyRefused>> {
  const unfit = pathProblem(path);
  if (unfit !== undefined) return err(copyRefused(unfit));
  let file: FileHandle | undefined;
  try {
    file = await open(path, "r");
    const opened = await openedCopy(file, passphrase);
    if (!opened.ok) await file.close();
    return opened;
  } catch (cause) {
    await file?.close();
    return err(unreadable(cause));
  }
}

/** The problem of a copy that couldn't be read to its end. Other errors are thrown. */
export function unreadable(cause: unknown): CopyRefused {
  if (cause instanceof CopyDamaged) return copyRefused("damaged");
  if (errorCode(cause) === "") throw cause;
  return copyRefused("file-unreadable");
}

async function openedCopy(
  file: FileHandle,
  passphrase: Redacted<string>,
): Promise<Result<CopyReader, CopyRefused>> {
  const stat = await file.stat();
  if (!stat.isFile()) return err(copyRefused("other-file"));
  const start = Buffer.alloc(Math.min(HEAD_BYTES, stat.size));
  await readInto(file, start, 0);
  const end = start.indexOf("\n");
  const head = readHead(start.toString("utf8", 0, end === -1 ? start.length : end));
  if (!head.ok) return head;
  const { kdf, check } = head.value;
  const keys = await keysOfFile(passphrase, kdf, "data folder");
  if (!isRightPassphrase(keys, check, boundTo(kdf))) {
    keys.forget();
    return err(copyRefused("wrong-passphrase"));
  }
  return ok(readerOver(file, { keys, kdf, begin: end + 1, size: stat.size }));
}

function readHead(line: string): Result<Head, CopyRefused> {
  const json = parseJson(line);
  const head = Head.safeParse(json);
  if (head.success && sameFingerprint(head.data.sum, sumOf(head.data))) return ok(head.data);
  const later = Later.safeParse(json);
  if (later.success) {
    // A disk that changed the number of our own version left the sum as it was.
    const ours = Head.safeParse({ ...later.data, version: VERSION });
    const isOurs = ours.success && sameFingerprint(ours.data.sum, sumOf(ours.data));
    return err(copyRefused(isOurs ? "damaged" : "newer"));
  }
  return err(copyRefused(line.startsWith(BEGINS) ? "damaged" : "other-file"));
}

type Opened = {
  readonly keys: FileKeys;
  readonly kdf: FileKdf;
  readonly begin: number;
  readonly size: number;
};

function readerOver(file: FileHandle, { keys, kdf, begin, size }: Opened): CopyReader {
  const blocks = Math.max(1, Math.ceil((size - begin) / SEALED_BYTES));
  let place = 0;
  let block: Buffer = Buffer.alloc(0);
  let taken = 0;
  const next = async (): Promise<void> => {
    if (place === blocks) throw new CopyDamaged("the copy ends before its content does");
    const at = begin + place * SEALED_BYTES;
    const sealed = Buffer.alloc(Math.max(0, Math.min(SEALED_BYTES, size - at)));
    await readInto(file, sealed, at);
    const isLast = place === blocks - 1;
    const opened = openBytes(keys.content, nonceOf(place), sealed, boundToBlock(kdf, place, isLast));
    if (opened === undefined) throw new CopyDamaged("a block isn't as it was written");
    [block, taken, place] = [opened, 0, place + 1];
  };
  return {
    async read(bytes) {
      const parts: Buffer[] = [];
      for (let left = bytes; left > 0;) {
        if (taken === block.length) await next();
        const part = block.subarray(taken, taken + left);
        parts.push(part);
        taken += part.length;
        left -= part.length;
        if (part.length === 0 && place === blocks) throw new CopyDamaged("the copy ends before its content");
      }
      return Buffer.concat(parts);
    },
    isAtEnd: () => place === blocks && taken === block.length,
    async close() {
      keys.forget();
      block.fill(0);
      await file.close();
    },
  };
}

async function readInto(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let read = 0; read < bytes.length;) {
    const { bytesRead } = await file.read(bytes, read, bytes.length - read, at + read);
    if (bytesRead === 0) throw new CopyDamaged("the file became shorter");
    read += bytesRead;
  }
}

/** No two files share a key, and no two blocks of a file a place. */
function nonceOf(place: number): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(place, NONCE_BYTES - 4);
  return nonce;
}

function boundTo(kdf: FileKdf): readonly string[] {
  return [FORMAT, String(VERSION), ...boundToKdf(kdf)];
}

function boundToBlock(kdf: FileKdf, place: number, isLast: boolean): readonly string[] {
  return [...boundTo(kdf), String(place), isLast ? "last" : "more"];
}

function sumOf({ kdf, check }: Pick<Head, "kdf" | "check">): string {
  return createHash("sha256")
    .update(canonical([...boundTo(kdf), check]))
    .digest("hex");
}

/** Closes a file at the end of work on it, or of one that was given up: why it was isn't hidden by a fault of that. */
export async function closeLeft(file: FileHandle | undefined): Promise<void> {
  try {
    await file?.close();
  } catch (cause) {
    if (errorCode(cause) === "") throw cause;
  }
}
