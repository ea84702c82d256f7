import { createHmac } from "node:crypto";
import type { Clock } from "../../../../shared/time.ts";
import type { WebhookSettings } from "../../../../shared/webhook/settings.ts";
import type { Result } from "../../../../shared/result.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import type { TextFiles, Vault } from "../../runtime/ports.ts";
import type { Random } from "../../runtime/random.ts";
import type { IndexingTools } from "./index/index-notification.ts";
import type { ChangeFeed } from "./change-feed/change-feed.ts";
import type { StoreDatabase } from "./store-database.ts";

/** What the parts of the event store work with. */
export type StoreTools = IndexingTools & {
  /** The same as `fingerprint`, where a key was ever made. */
  readonly knownFingerprint: (user: string) => string | undefined;
  readonly clock: Clock;
  readonly random: Random;
  readonly vault: Pick<Vault, "seal" | "open">;
  readonly files: Pick<TextFiles, "freeBytes">;
  readonly dataDir: string;
  readonly settings: () => Result<WebhookSettings, StorageProblem>;
  /** So many bytes of the disk are left free. */
  readonly floorBytes: number;
  readonly growth: ChangeFeed;
};

const KEY_NAME = "fingerprint key";

/**
 * Gives what stands for an end user's number where only facts are kept: a keyed fingerprint. Its key lies in the same
 * file, since receiving must go on without the vault: it keeps numbers out of lists, searches and exports, and does
 * not withstand somebody who has the file and tries every number. Within a transaction.
 */
export function fingerprintsOf(
  database: StoreDatabase,
  random: Random,
): Pick<StoreTools, "fingerprint" | "knownFingerprint"> {
  // Read anew each time: one made by a transaction that was rolled back never was.
  const read = (): Uint8Array | undefined => {
    const value = database.statement("SELECT value FROM meta WHERE name = ?").get(KEY_NAME)?.["value"];
    return value instanceof Uint8Array ? value : undefined;
  };
  const make = (): Uint8Array => {
    const made = random.bytes(32);
    database.statement("INSERT INTO meta (name, value) VALUES (?, ?)").run(KEY_NAME, made);
    return made;
  };
  return {
    fingerprint: (user) => shown(read() ?? make(), user),
    knownFingerprint: (user) => {
      const key = read();
      return key === undefined ? undefined : shown(key, user);
    },
  };
}

function shown(key: Uint8Array, user: string): string {
  return `#${createHmac("sha256", key).update(user).digest("hex").slice(0, 16)}`;
}
