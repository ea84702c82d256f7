import { err, ok, type Result } from "../../../../shared/result.ts";
import { fileReason } from "../../host/file-reason.ts";
import { inputUpTo, regularFilePieces } from "../../host/regular-file.ts";
import { codeOf } from "../../platforms/http/connect-failure.ts";
import type { TunnelTrouble } from "../port.ts";
import { trouble } from "../trouble.ts";

const LARGEST_KEY = 64 * 1024;
const OPENSSH = /-----BEGIN OPENSSH PRIVATE KEY-----([\s\S]*?)-----END OPENSSH PRIVATE KEY-----/;
const MAGIC = "openssh-key-v1\0";

/** Reads the text of a key file. Problem: key-unreadable. */
export async function readKeyFile(path: string): Promise<Result<string, TunnelTrouble>> {
  try {
    const key = await inputUpTo(regularFilePieces(path, LARGEST_KEY), LARGEST_KEY);
    return ok(key.toString("utf8"));
  } catch (error) {
    const code = codeOf(error) ?? "unknown";
    return err(
      trouble("key-unreadable", code === "EFBIG" ? "the file is too large for a key" : fileReason(code)),
    );
  }
}

/** Whether a private key in OpenSSH, PEM or PuTTY format is protected by a passphrase. */
export function isProtected(key: string): boolean {
  const block = OPENSSH.exec(key)?.[1];
  if (block !== undefined) return cipherOf(Buffer.from(block, "base64")) !== "none";
  return (
    /^Proc-Type: 4,ENCRYPTED/m.test(key) ||
    key.includes("-----BEGIN ENCRYPTED PRIVATE KEY-----") ||
    (key.startsWith("PuTTY-User-Key-File-") && !/^Encryption: none\s*$/m.test(key))
  );
}

/** Whether this file holds a key that needs a passphrase; false if it cannot be read. */
export async function wantsPassphrase(path: string): Promise<boolean> {
  const read = await readKeyFile(path);
  return read.ok && isProtected(read.value);
}

function cipherOf(blob: Buffer): string {
  if (!blob.toString("latin1").startsWith(MAGIC) || blob.length < MAGIC.length + 4) return "none";
  const length = blob.readUInt32BE(MAGIC.length);
  return blob.toString("latin1", MAGIC.length + 4, MAGIC.length + 4 + length);
}
