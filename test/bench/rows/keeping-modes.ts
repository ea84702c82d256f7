import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openEventStore } from "../../../main/core/webhooks/store/open-store.ts";
import type { EventStore, Incoming } from "../../../main/core/webhooks/store/port.ts";
import { SealedRef } from "../../../shared/ids.ts";
import { ok } from "../../../shared/result.ts";
import { instant } from "../../../shared/time.ts";
import { PrivacyMode } from "../../../shared/webhook/privacy.ts";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import type { Row } from "../lib/report.ts";
import { median } from "../lib/statistics.ts";

/** Notifications that come in one turn, and messages in each of the batches. */
const ALONE = 64;
const BATCHES = 16;
const BATCH = 1_000;
const ROUNDS = 5;
const MOST_BLOCK_MS = 50;

type Taken = { readonly perSecond: number; readonly longestMs: number };
type Kept = {
  readonly mode: PrivacyMode;
  readonly alone: readonly Taken[];
  readonly batches: readonly Taken[];
};

/** Takes single messages and whole batches in each of the three ways of keeping them. */
export async function keepingModesRows(scratch: string): Promise<readonly Row[]> {
  const kept: Kept[] = [];
  for (const mode of PrivacyMode.options) kept.push(await keepIn(mode, join(scratch, `keeping-${mode}`)));
  return kept.map(rowOf);
}

async function keepIn(mode: PrivacyMode, dataDir: string): Promise<Kept> {
  mkdirSync(dataDir, { recursive: true });
  const store = storeIn(dataDir, mode);
  const [alone, batches]: [Taken[], Taken[]] = [[], []];
  // The first round is not counted.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const single = await take(store, bodies(ALONE, 1), ALONE);
    const large = await take(store, bodies(BATCHES, BATCH), BATCHES * BATCH);
    if (round === 0) continue;
    alone.push(single);
    batches.push(large);
  }
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
  return { mode, alone, batches };
}

/** Takes them all in one turn, files them, and watches how long the loop stood still at most. */
async function take(store: EventStore, notes: readonly Incoming[], events: number): Promise<Taken> {
  let longestMs = 0;
  let turnMs = performance.now();
  let over = false;
  const watch = (): void => {
    const now = performance.now();
    longestMs = Math.max(longestMs, now - turnMs);
    turnMs = now;
    if (!over) setImmediate(watch);
  };
  setImmediate(watch);
  const startMs = performance.now();
  for (const taken of await Promise.all(notes.map((note) => store.accept(note))))
    if (!taken.ok) throw new Error(taken.problem.kind);
  await store.settled();
  const perSecond = (events / (performance.now() - startMs)) * 1_000;
  await new Promise((resolve) => setImmediate(resolve));
  over = true;
  return { perSecond, longestMs };
}

function storeIn(dataDir: string, mode: PrivacyMode): EventStore {
  const store = openEventStore({
    ports: {
      dataDir,
      clock: {
        now: () => instant(Date.now()),
        monotonicMs: () => performance.now(),
        sleep: () => Promise.resolve(),
      },
      random: { bytes: (length) => randomBytes(length) },
      files: { freeBytes: () => undefined },
    },
    vault: {
      // The key is made and never opened again here.
      seal: () => ok(SealedRef.parse("0".repeat(32))),
      open: () => ({ ok: false, problem: { kind: "vaultLocked" } }),
    },
    settings: () => ok(WebhookSettings.parse({ revision: 0, mode })),
  });
  if (!store.ok) throw new Error(store.problem.kind);
  return store.value;
}

function bodies(count: number, messages: number): readonly Incoming[] {
  return Array.from({ length: count }, () => {
    const list = Array.from({ length: messages }, () => ({
      from: "15550001111",
      id: `wamid.HBgL${randomBytes(21).toString("base64")}`,
      timestamp: "1763700000",
      type: "text",
      text: { body: "Is the bread from this morning still there?" },
    }));
    const value = {
      metadata: { phone_number_id: "1065403522429", display_phone_number: "12025550100" },
      messages: list,
    };
    const body = Buffer.from(
      JSON.stringify({ entry: [{ id: "1", changes: [{ field: "messages", value }] }] }),
    );
    return {
      receiver: "terminal",
      source: "cloud",
      receivedAt: instant(Date.now()),
      body,
      signature: "valid",
    };
  });
}

const WORDS: Readonly<Record<PrivacyMode, string>> = {
  searchable: "searchable",
  sealed: "*encrypted*",
  facts: "*metadata only*",
};

function rowOf({ mode, alone, batches }: Kept): Row {
  const shown = (taken: readonly Taken[]): string =>
    `${(median(taken.map(({ perSecond }) => perSecond)) / 1_000).toFixed(1)} k/s, longest block ${longest(taken).toFixed(0)} ms`;
  const worst = longest(batches);
  return {
    work: `store and index events, ${WORDS[mode]}: ${ALONE} at once · ${BATCHES} batches of ${BATCH.toLocaleString("en")} at once`,
    ours: `${shown(alone)} · ${shown(batches)}`,
    limit: "–",
    peers: "–",
    ratio: "–",
    goals: [
      {
        words: `longest block ≤ ${MOST_BLOCK_MS} ms`,
        verdict: worst <= MOST_BLOCK_MS ? "yes" : `no: ${worst.toFixed(0)} ms`,
      },
    ],
  };
}

const longest = (taken: readonly Taken[]): number => median(taken.map(({ longestMs }) => longestMs));

/** What these rows measure. */
export function keepingModesExplanations(): readonly string[] {
  return [
    "- **Storing** accepts the notifications of one turn in each of the three storage modes, until they",
    "  are durable and indexed, and gives the longest time for which the event loop was blocked: nothing",
    "  else gets a response meanwhile.",
  ];
}
