import { z } from "zod";
import { parseJson } from "../../../shared/parse-json.ts";
import { isKnownPath, pathKey } from "./copied-files.ts";
import { CopyDamaged, type CopyReader, type CopyWriter } from "./copy-file.ts";

/** What a copy says of itself, before its files. */
export const CopyManifest = z.object({
  madeAt: z.iso.datetime(),
  appVersion: z.string().max(40),
  /** The folder that was copied, as its files may name it. */
  dataDir: z.string().max(4096),
  /** The folder was marked as moved before. */
  moved: z.boolean(),
});
export type CopyManifest = z.infer<typeof CopyManifest>;

/** The head of one file, or the end of all. */
const Entry = z.union([
  z.object({
    path: z.string().max(2048),
    bytes: z.int().min(0),
    /** A database that SQLite couldn't copy, byte by byte. Versions that don't know the member read such a copy too. */
    damaged: z.literal(true).optional(),
  }),
  z.object({ end: z.literal(true), files: z.int().min(0) }),
]);
type Entry = z.infer<typeof Entry>;

const LENGTH_BYTES = 4;
const LARGEST_HEAD = 65_536;

/** Writes the manifest, or the head of a file, or the end. */
export async function writeHead(copy: CopyWriter, head: CopyManifest | Entry): Promise<void> {
  const text = Buffer.from(JSON.stringify(head), "utf8");
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(text.length);
  await copy.write(length);
  await copy.write(text);
}

async function readHead(copy: CopyReader): Promise<unknown> {
  const length = (await copy.read(LENGTH_BYTES)).readUInt32BE();
  if (length > LARGEST_HEAD) throw new CopyDamaged("a head is too large");
  return parseJson((await copy.read(length)).toString("utf8"));
}

/** Receives the files of a copy, one after the other. */
export type FileSink = {
  begin(path: string, bytes: number): Promise<void>;
  write(bytes: Uint8Array): Promise<void>;
  end(): Promise<void>;
};

/** What was read of a copy from its first byte to its last. */
export type ReadCopy = {
  readonly manifest: CopyManifest;
  readonly files: number;
  readonly bytes: number;
  /** Databases that were corrupted when the copy was made. */
  readonly damaged: readonly string[];
};

const PART_BYTES = 1_048_576;

/**
 * Reads a whole copy and gives its files to `sink`. The content was authenticated, so what has another form was written
 * by something else: it is refused like damage. Throws `CopyDamaged` and file errors.
 */
export async function readCopy(copy: CopyReader, sink: FileSink): Promise<ReadCopy> {
  const manifest = CopyManifest.safeParse(await readHead(copy));
  if (!manifest.success) throw new CopyDamaged("the manifest has another form");
  const seen = new Set<string>();
  const damaged: string[] = [];
  let total = 0;
  for (;;) {
    const entry = Entry.safeParse(await readHead(copy));
    if (!entry.success) throw new CopyDamaged("an entry has another form");
    if ("end" in entry.data) {
      if (entry.data.files !== seen.size || !copy.isAtEnd()) throw new CopyDamaged("the end is elsewhere");
      return { manifest: manifest.data, files: seen.size, bytes: total, damaged };
    }
    const { path, bytes } = entry.data;
    const name = pathKey(path);
    if (!isKnownPath(path) || seen.has(name)) throw new CopyDamaged("a path isn't one of a data folder");
    seen.add(name);
    if (entry.data.damaged === true) damaged.push(path);
    await sink.begin(path, bytes);
    for (let left = bytes; left > 0;) {
      const part = await copy.read(Math.min(left, PART_BYTES));
      await sink.write(part);
      left -= part.length;
    }
    await sink.end();
    total += bytes;
  }
}
