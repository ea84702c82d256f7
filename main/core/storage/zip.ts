import { zipSync } from "fflate";
import type { Instant } from "../../../shared/time.ts";

/** A file of a zip. Paths use slashes and don't begin with one. */
export type ZipEntry = { readonly path: string; readonly bytes: Uint8Array };

/** Packs files, in this order, with one date for all: the same files give the same bytes, in any time zone. */
export function zipped(entries: readonly ZipEntry[], at: Instant): Uint8Array {
  // The format has no time zone, and the library writes the local time.
  const local = new Date(at + new Date(at).getTimezoneOffset() * 60_000);
  return zipSync(Object.fromEntries(entries.map(({ path, bytes }) => [path, bytes])), {
    mtime: local,
    level: 6,
  });
}
