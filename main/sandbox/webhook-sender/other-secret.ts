import { createHash } from "node:crypto";

/** Gives a secret that looks like an app's but certainly differs. */
export function otherSecret(appSecret: string, whose: string): string {
  return createHash("sha256").update(`${whose} ${appSecret}`).digest("hex").slice(0, 32);
}
