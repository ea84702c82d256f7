import { createHash } from "node:crypto";

/** Gives a time in the format of both APIs: seconds since 1970, as text. */
export function seconds(atMs: number): string {
  return String(Math.floor(atMs / 1_000));
}

/** Gives a made-up hash for a recording that does not exist. */
export function mediaHash(mediaId: string): string {
  return createHash("sha256").update(mediaId).digest("base64");
}
