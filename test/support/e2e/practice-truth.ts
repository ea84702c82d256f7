import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readSnapshot, type SandboxSnapshot } from "../../../main/sandbox/memory/snapshot.ts";

/**
 * The sandbox's snapshot as saved in a data folder: its actual state, independent of what the window shows.
 */
export function practiceTruth(dataDir: string): SandboxSnapshot {
  const kept = readSnapshot(readFileSync(join(dataDir, "practice", "platform.json"), "utf8"));
  if (kept === undefined) throw new Error("the practice platform keeps itself in a text that can be read");
  return kept;
}

/** The API on which the practice number actually is. */
export function practiceHome(dataDir: string): "onprem" | "cloud" | "none" {
  return practiceTruth(dataDir).world.home;
}

/** Every sandbox secret that must never reach a window, by name. Registration codes are not included. */
export function practiceSecrets(dataDir: string): ReadonlyMap<string, string> {
  const { opening, world, identities } = practiceTruth(dataDir);
  const lastLineOfKey = identities.cloud.keyPem.trim().split("\n").at(-2) ?? "";
  return new Map([
    ["the PIN", world.number.pin],
    ["the cloud's access token", opening.accessToken],
    ["the app's secret", opening.fixtures.appSecret],
    ["the production endpoint's verify token", opening.fixtures.endpointToken],
    ["the on-premises token", opening.onPremToken],
    ["the on-premises password", opening.onPrem.password],
    ["a private key", lastLineOfKey],
    ...world.onPrem.tokens.map(({ token }, index) => [`on-premises session ${index}`, token] as const),
    ...world.backups.flatMap(({ password, data }, index) => [
      [`the password of backup ${index}`, password] as const,
      [`the data of backup ${index}`, data.slice(0, 200)] as const,
    ]),
    ["the vault's passphrase", readFileSync(join(dataDir, "practice", "passphrase"), "utf8").trim()],
  ]);
}
