import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openEventStore } from "../../../main/core/webhooks/store/open-store.ts";
import type { EventStore, Incoming } from "../../../main/core/webhooks/store/port.ts";
import { ok, type Result } from "../../../shared/result.ts";
import { instant, type Clock } from "../../../shared/time.ts";
import { isEvidence, type WebhookEvent } from "../../../shared/webhook/event.ts";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { memoryVault } from "../../support/memory-vault.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import type { Target } from "../target.ts";
import { NOTIFICATION_WORDS, NOTIFICATIONS } from "./notification-seeds.ts";

const WORKSPACE = WorkspaceId.parse("ws-test01");
/** A store is used for so many notifications, then the next one begins. */
const EACH_STORE = 4_000;
const EXPORTED_EVERY = 500;

/** Mutated notifications through the event store on disk: filed, listed, shown, exported. */
export function filing(): Target {
  // In memory where there is such a disk: nothing here is about durability.
  const parent = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "switchover-fuzz-"));
  let opened: { readonly store: EventStore; readonly folder: string } | undefined;
  let taken = 0;
  const close = async (): Promise<void> => {
    await opened?.store.close();
    if (opened !== undefined) rmSync(opened.folder, { recursive: true, force: true });
    opened = undefined;
  };
  return {
    name: "filing",
    seeds: NOTIFICATIONS,
    words: NOTIFICATION_WORDS,
    async take(input) {
      if (taken % EACH_STORE === 0) await close();
      opened ??= openStore(parent);
      taken += 1;
      return filed(opened.store, input, taken);
    },
    async close() {
      await close();
      rmSync(parent, { recursive: true, force: true });
    },
  };
}

function openStore(parent: string): { readonly store: EventStore; readonly folder: string } {
  const folder = mkdtempSync(join(parent, "store-"));
  const clock: Clock = {
    now: () => instant(Date.now()),
    monotonicMs: () => performance.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms).unref()),
  };
  const random = { bytes: (length: number) => randomFrom(length).bytes(length) };
  const settings = WebhookSettings.parse({
    revision: 1,
    mode: "searchable",
    retention: { keepDays: 30, capMegabytes: 1_000 },
  });
  const store = openEventStore({
    ports: { dataDir: folder, clock, random, files: { freeBytes: () => undefined } },
    vault: memoryVault({ clock, random }),
    settings: () => ok(settings),
  });
  if (!store.ok) throw new Error(`the store is ${store.problem.kind}`);
  return { store: store.value, folder };
}

const KINDS = ["valid", "refused", "unsigned"] as const;

async function filed(store: EventStore, body: Buffer, turn: number): Promise<string | undefined> {
  const kind = KINDS[turn % KINDS.length] ?? "valid";
  const newest = must(store.page({ filter: {}, limit: 1 })).events[0]?.id;
  const accepted = await store.accept(incoming(body, kind));
  if (!accepted.ok) return `not accepted: ${accepted.problem.kind}`;
  await store.settled();
  const after = newest === undefined ? {} : { after: newest };
  const { events } = must(store.page({ filter: {}, limit: 1_000, ...after }));
  const counting = events.find((event) => countsWrongly(event, kind));
  if (counting !== undefined) return `an event of a ${kind} notification counts as evidence`;
  const listed = must(store.page({ filter: { refused: false }, limit: 1_000, ...after })).events;
  if (kind === "refused" && listed.length > 0)
    return "an event of a refused notification is listed among the taken";
  for (const { id } of events.slice(0, 3)) {
    must(store.detail(id));
    must(store.part(id));
  }
  if (turn % EXPORTED_EVERY === 0) {
    for (const format of ["ndjson", "csv", "curl"] as const) {
      const piece = must(await store.export({ filter: {}, format, to: "https://hooks.example/" }));
      if (format === "ndjson") for (const line of piece.text.trim().split("\n")) JSON.parse(line);
    }
  }
  return undefined;
}

function countsWrongly(event: WebhookEvent, kind: (typeof KINDS)[number]): boolean {
  if (kind === "refused") return event.refused === undefined || isEvidence(event);
  return kind === "unsigned" && event.signature === "valid";
}

function incoming(body: Buffer, kind: (typeof KINDS)[number]): Incoming {
  const common = { receiver: WORKSPACE, receivedAt: instant(Date.now()), body } as const;
  if (kind === "unsigned") return { ...common, source: "on-premises", signature: "unchecked" };
  return kind === "valid"
    ? { ...common, source: "cloud", signature: "valid", secret: 1 }
    : { ...common, source: "either", signature: "invalid", refused: "signature-invalid" };
}

function must<T, P extends { readonly kind: string }>(result: Result<T, P>): T {
  if (!result.ok) throw new Error(result.problem.kind);
  return result.value;
}
