import { createHash } from "node:crypto";

type Stored = { readonly sha256: string; readonly keyFile: object };

/** A key file as a newer version would write it: another format, and a checksum that is right for it. */
export function ofNewerFormat(text: string, members: object = {}): string {
  const { keyFile, ...beside } = JSON.parse(text) as Stored;
  const newer = { ...keyFile, ...members, format: 2 };
  const sha256 = createHash("sha256").update(JSON.stringify(newer)).digest("hex");
  return `${JSON.stringify({ ...beside, sha256, keyFile: newer }, null, 2)}\n`;
}
