import { closeSync, constants, createReadStream, fstatSync, openSync, readSync } from "node:fs";

/*
 * How a file is opened that a person named: only a regular file, and never more of it than a limit. A pipe would wait for
 * whoever writes to it, a device may never end, and a file can grow between two looks at its size.
 */

/** The code of what is neither a file nor a folder: a pipe, a device or a socket. */
export const NO_FILE = "NOFILE";
/** Most files of which the size isn't known before are shorter. */
const FIRST_BYTES = 4 * 1024;
// Windows has no such flag, and no pipes among its files.
const { O_RDONLY, O_NONBLOCK = 0 } = constants as Readonly<Record<"O_RDONLY", number>> & {
  readonly O_NONBLOCK?: number;
};

/** Opens it for reading. Throws the system's error, EISDIR for a folder, NOFILE for a pipe or a device. */
function openRegularFile(path: string): number {
  const file = openSync(path, O_RDONLY | O_NONBLOCK);
  try {
    const about = fstatSync(file);
    if (about.isDirectory()) throw failure("EISDIR");
    if (!about.isFile()) throw failure(NO_FILE);
    return file;
  } catch (cause) {
    closeSync(file);
    throw cause;
  }
}

/** Reads it whole. Throws as `openRegularFile` does, and EFBIG for one that holds more bytes than `most`. */
export function readRegularFile(path: string, most: number): Buffer {
  const file = openRegularFile(path);
  try {
    // By its size it is refused before anything is read; what has no size, such as a file of /proc, by what comes.
    if (fstatSync(file).size > most) throw failure("EFBIG");
    return readUpTo(file, most);
  } finally {
    closeSync(file);
  }
}

/** Reads an open file, pipe or device to its end. Throws EFBIG once more bytes than `most` have come. */
export function readUpTo(file: number, most: number): Buffer {
  // Grows as it fills: a batch reads thousands of small files, and a pipe has no size to go by.
  let buffer = Buffer.alloc(FIRST_BYTES);
  let filled = 0;
  for (;;) {
    const read = readSync(file, buffer, filled, buffer.length - filled, null);
    if (read === 0) return buffer.subarray(0, filled);
    filled += read;
    if (filled > most) throw failure("EFBIG");
    if (filled === buffer.length) buffer = Buffer.concat([buffer], 2 * filled);
  }
}

/** Reads it piece by piece, of whatever size it is. Throws as `openRegularFile` does. */
export function regularFilePieces(path: string, pieceBytes: number): AsyncIterable<Uint8Array> {
  return createReadStream(path, { fd: openRegularFile(path), highWaterMark: pieceBytes });
}

/** Reads what comes from standard input, or piece by piece from a file. Throws EFBIG once more bytes than `most` have come. */
export async function inputUpTo(input: AsyncIterable<Uint8Array>, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of input) {
    length += part.length;
    if (length > most) throw failure("EFBIG");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}
