import { createHash } from "node:crypto";
import type { ServerHostKeyAlgorithm } from "ssh2";

/** A host key as a person compares it. */
export type PresentedKey = {
  /** `SHA256:…`, as `ssh-keygen -l` prints it. */
  readonly hostKey: string;
  readonly algorithm: string;
};

/** Host keys in families: a server that holds several shows the one that it is asked for. */
export const HOST_KEY_FAMILIES = [
  ["ssh-ed25519"],
  ["ecdsa-sha2-nistp256", "ecdsa-sha2-nistp384", "ecdsa-sha2-nistp521"],
  ["rsa-sha2-512", "rsa-sha2-256"],
] as const satisfies readonly (readonly ServerHostKeyAlgorithm[])[];

/** Reads a host key's fingerprint and kind off its public blob. */
export function presentedKey(blob: Buffer): PresentedKey {
  const digest = createHash("sha256").update(blob).digest("base64").replace(/=+$/, "");
  const length = blob.length >= 4 ? blob.readUInt32BE(0) : 0;
  return {
    hostKey: `SHA256:${digest}`,
    algorithm: blob.toString("latin1", 4, 4 + Math.min(length, 64)).replaceAll(/[^\w@.-]/g, ""),
  };
}
