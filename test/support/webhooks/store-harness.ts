import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { HashOf } from "../../../main/core/webhooks/store/tables/dedup-keys.ts";
import { openEventStore, type OpenStore } from "../../../main/core/webhooks/store/open-store.ts";
import type { Incoming } from "../../../main/core/webhooks/store/port.ts";
import type { Vault } from "../../../main/core/runtime/ports.ts";
import { redact } from "../../../shared/redacted.ts";
import { ok } from "../../../shared/result.ts";
import { instant } from "../../../shared/time.ts";
import type { PrivacyMode } from "../../../shared/webhook/privacy.ts";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { valueOf } from "../expect-result.ts";
import { memoryVault } from "../memory-vault.ts";
import { tempFolder } from "../temp-folder.ts";
import { virtualClock, type VirtualClock } from "../virtual-clock.ts";

export const WORKSPACE = WorkspaceId.parse("ws-test01");
export const NUMBER_ID = "106540352242922";

/** A store in a separate folder, with the settings and facts that a test may change. */
export type StoreHarness = {
  readonly dataDir: string;
  readonly clock: VirtualClock;
  readonly vault: Vault;
  readonly random: { bytes(length: number): Uint8Array };
  mode: PrivacyMode;
  keepDays: number;
  capMegabytes: number;
  freeBytes: number | undefined;
  /** Opens the store, also when it is already open; closed when the test ends. */
  open(options?: { readonly hashOf?: HashOf; readonly floorBytes?: number }): OpenStore;
};

export type HarnessOptions = { readonly dataDir?: string; readonly clock?: VirtualClock };

/** A harness with an unlocked vault and the mode "searchable". */
export async function storeHarness(options: HarnessOptions = {}): Promise<StoreHarness> {
  const dataDir = options.dataDir ?? join(tempFolder(), "data");
  mkdirSync(dataDir, { recursive: true });
  const clock = options.clock ?? virtualClock();
  const random = { bytes: (length: number) => new Uint8Array(randomBytes(length)) };
  const vault = memoryVault({ clock, random });
  valueOf(await vault.unlock(redact("correct horse battery", "passphrase")));
  const harness: StoreHarness = {
    dataDir,
    clock,
    vault,
    random,
    mode: "searchable",
    keepDays: 30,
    capMegabytes: 1_000,
    freeBytes: undefined,
    open({ hashOf, floorBytes } = {}) {
      const store = valueOf(
        openEventStore({
          ports: { dataDir, clock, random, files: { freeBytes: () => harness.freeBytes } },
          vault,
          settings: () =>
            ok(
              WebhookSettings.parse({
                revision: 1,
                mode: harness.mode,
                retention: { keepDays: harness.keepDays, capMegabytes: Math.max(16, harness.capMegabytes) },
              }),
            ),
          ...(hashOf === undefined ? {} : { hashOf }),
          ...(floorBytes === undefined ? {} : { floorBytes }),
        }),
      );
      onTestFinished(() => store.close());
      return store;
    },
  };
  return harness;
}

/** A notification as a receiver passes it to the store. */
export function incoming(body: unknown, more: Partial<Incoming> = {}): Incoming {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return {
    receiver: WORKSPACE,
    source: "cloud",
    receivedAt: instant(Date.UTC(2026, 0, 15, 12)),
    body: Buffer.isBuffer(body) ? body : Buffer.from(text, "utf8"),
    signature: "valid",
    secret: 1,
    ...more,
  };
}

const SECONDS = Math.floor(Date.UTC(2026, 0, 15, 11, 59) / 1000);

/** A text message in the cloud's format. */
export const textMessage = (id: string, text: string, from = "15550001111", seconds = SECONDS): object => ({
  from,
  id,
  timestamp: String(seconds),
  type: "text",
  text: { body: text },
});

/** A status of an outgoing message in the cloud's format. */
export const status = (id: string, state: string, recipient = "15550001111", seconds = SECONDS): object => ({
  id,
  status: state,
  timestamp: String(seconds),
  recipient_id: recipient,
});

/** A notification with one change in the cloud's format. */
export function cloud(
  lists: { messages?: readonly object[]; statuses?: readonly object[]; errors?: readonly object[] },
  numberId = NUMBER_ID,
): object {
  const users = [...(lists.messages ?? [])].flatMap((message) => ("from" in message ? [message.from] : []));
  return {
    object: "business_account",
    entry: [
      {
        id: "104996122399160",
        changes: [
          {
            field: "messages",
            value: {
              messaging_product: "messaging",
              metadata: { display_phone_number: "1 202-555-0123", phone_number_id: numberId },
              ...(users.length === 0
                ? {}
                : {
                    contacts: users.map((user) => ({
                      wa_id: user,
                      profile: { name: `Name of ${String(user)}` },
                    })),
                  }),
              ...lists,
            },
          },
        ],
      },
    ],
  };
}
