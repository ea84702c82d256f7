import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import type { Clock } from "../../../../shared/time.ts";
import type { WebhookSettings } from "../../../../shared/webhook/settings.ts";
import type { Result } from "../../../../shared/result.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import type { TextFiles, Vault } from "../../runtime/ports.ts";
import type { Random } from "../../runtime/random.ts";
import type { IndexingTools } from "./index/index-notification.ts";
import type { ChangeFeed } from "./change-feed/change-feed.ts";
import type { StoreDatabase } from "./store-database.ts";

/** What the parts of the event store share. */
export type StoreTools = IndexingTools & {
  /** The same as `fingerprint`; undefined if no key was created. */
  readonly knownFingerprint: (user: string) => string | undefined;
  readonly clock: Clock;
  readonly random: Random;
  readonly vault: Pick<Vault, "seal" | "open">;
  readonly files: Pick<TextFiles, "freeBytes">;
  readonly dataDir: string;
  readonly settings: () => Result<WebhookSettings, StorageProblem>;
  /** Bytes of the disk to leave free. */
  readonly floorBytes: number;
  readonly growth: ChangeFeed;
};

const KEY_NAME = "fingerprint key";

/**
 * Creates the functions that replace an end user's number if only metadata is stored: a keyed fingerprint.
 * Its key is in the same file, because receiving must work without the vault: it keeps numbers out of lists,
 * searches and exports, but does not protect against someone who has the file and tries every number. Call
 * within a transaction.
 */
export function fingerprintsOf(
  database: StoreDatabase,
  random: Random,
): Pick<StoreTools, "fingerprint" | "knownFingerprint"> {
  // Read each time: a key created by a transaction that was rolled back does not exist.
  const read = (): Uint8Array | undefined => {
    const value = database.statement("SELECT value FROM meta WHERE name = ?").get(KEY_NAME)?.["value"];
    return value instanceof Uint8Array ? value : undefined;
  };
  const make = (): Uint8Array => {
    const created = random.bytes(32);
    database.statement("INSERT INTO meta (name, value) VALUES (?, ?)").run(KEY_NAME, created);
    return created;
  };
  let last: { readonly bytes: Uint8Array; readonly key: KeyObject } | undefined;
  // Node takes bytes seven times as long as a key object.
  const keyOf = (bytes: Uint8Array): KeyObject => {
    if (last === undefined || Buffer.compare(last.bytes, bytes) !== 0)
      last = { bytes, key: createSecretKey(bytes) };
    return last.key;
  };
  return {
    fingerprint: (user) => shown(keyOf(read() ?? make()), user),
    knownFingerprint: (user) => {
      const bytes = read();
      return bytes === undefined ? undefined : shown(keyOf(bytes), user);
    },
  };
}

function shown(key: KeyObject, user: string): string {
  return `#${createHmac("sha256", key).update(user).digest("hex").slice(0, 16)}`;
}
