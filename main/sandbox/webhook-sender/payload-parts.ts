import { createHash } from "node:crypto";

/** A moment as both APIs write it: seconds since 1970, as text. */
export function seconds(atMs: number): string {
  return String(Math.floor(atMs / 1_000));
}

/** What stands for the hash of a recording that nobody made. */
export function mediaHash(mediaId: string): string {
  return createHash("sha256").update(mediaId).digest("base64");
}
