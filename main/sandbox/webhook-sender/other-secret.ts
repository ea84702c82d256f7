import { createHash } from "node:crypto";

/** A secret that looks like an app's and is certainly another one. */
export function otherSecret(appSecret: string, whose: string): string {
  return createHash("sha256").update(`${whose} ${appSecret}`).digest("hex").slice(0, 32);
}
