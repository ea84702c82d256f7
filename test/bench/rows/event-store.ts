import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import {
  EVENT_COLUMNS,
  indexWords,
  insertEvent,
  type NewEvent,
} from "../../../main/core/webhooks/store/tables/event-rows.ts";
import { numberRefsOf } from "../../../main/core/webhooks/store/tables/number-refs.ts";
import { eventsPath, openEventsFile } from "../../../main/core/webhooks/store/open-file.ts";
import { openEventStore } from "../../../main/core/webhooks/store/open-store.ts";
import type { EventStore, Incoming } from "../../../main/core/webhooks/store/port.ts";
import { lookUp, markOf } from "../../../main/core/webhooks/store/tables/dedup-keys.ts";
import { storeDatabase } from "../../../main/core/webhooks/store/store-database.ts";
import { ok } from "../../../shared/result.ts";
import { instant } from "../../../shared/time.ts";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { peakMemory } from "../lib/peak-memory.ts";
import type { Row } from "../lib/report.ts";
import { asRatio } from "../lib/statistics.ts";

/** Events that are inserted, and how many go in one round of one program. */
const EVENTS = 1_000_000;
const ROUND = 100_000;
const TRANSACTION = 1_000;
const QUERIES = 400;
const LINES = 5;
const MOST_RSS_MB = 300;
/** Searches while so many notifications a second arrive, one every so often, for so long. */
const ARRIVING = 1_000;
const SEARCH_EVERY_MS = 25;
const BUSY_MS = 8_000;

/** One program that keeps events. */
type Keeper = { readonly name: string; insert(events: readonly Sample[]): void; close(): void };

/** One event, as every program gets it. */
type Sample = {
  readonly number: number;
  readonly line: number;
  readonly kind: number;
  readonly user: string;
  readonly id: string;
  readonly status: string | null;
  readonly seconds: number;
  readonly said: string;
};

type Inserted = { readonly name: string; readonly perSecond: readonly number[] };
type Queried = { readonly p50: number; readonly p95: number };
type Looked = {
  readonly latest: Queried;
  readonly filter: Queried;
  readonly text: Queried;
  /** The same 200 rows and the same words by SQLite alone, without the store around it. */
  readonly bareLatest: Queried;
  readonly bareText: Queried;
  /** Words searched while notifications arrive. */
  readonly busyText: Queried;
  /** How many of these notifications were stored each second. */
  readonly arrivedPerSecond: number;
  readonly peakRssMb: number;
};

/**
 * Stores a million events in the store's own tables, with and without full-text search, alternating with its
 * peers, and then queries them with the real store in a separate process. `events` is smaller only when this
 * row is tested.
 */
export async function eventStoreRows(scratch: string, events = EVENTS): Promise<readonly Row[]> {
  const folder = join(scratch, "event-store");
  mkdirSync(folder, { recursive: true });
  const indexed = join(folder, "indexed");
  const keepers = [
    ours("Switchover", join(folder, "plain"), false),
    ours("Switchover with full text", indexed, true),
    jsonLines(join(folder, "events.ndjson")),
    await betterSqlite(join(folder, "peer.db")),
  ];
  const inserted = insertInTurns(
    keepers.filter((keeper) => keeper !== undefined),
    events,
  );
  toDisk(eventsPath(indexed));
  const looked = lookInProcess(indexed, events);
  rmSync(folder, { recursive: true, force: true });
  return [insertRow(inserted, events), queryRow(looked, events), busyRow(looked, events)];
}

/** Flushes a file to disk, so that pending writes do not slow the queries. */
function toDisk(path: string): void {
  const file = openSync(path, "r+");
  fsyncSync(file);
  closeSync(file);
}

function ours(name: string, dataDir: string, withWords: boolean): Keeper {
  const opened = openEventsFile(dataDir);
  if (!opened.ok) throw new Error(opened.problem.kind);
  const database = storeDatabase(opened.value);
  const lines = numberRefsOf(database);
  const insert = (sample: Sample): void => {
    const line = lines.idOf("ws-bench1", `10654035224292${sample.line}`, `1202555010${sample.line}`);
    const words =
      sample.kind === 1 ? ["status", sample.id, sample.status ?? "", sample.user] : ["message", sample.id];
    const seen = lookUp(
      database,
      markOf(["ws-bench1", "0"], { seconds: sample.seconds, words }),
      sample.number,
    );
    if (seen.kind !== "new") throw new Error("each is new");
    const event = rowOf(sample, line);
    insertEvent(database, sample.number, event, seen.key);
    if (withWords) indexWords(database, sample.number, sample.said, event);
  };
  return {
    name,
    insert(events) {
      const done = database.relaxed(() => {
        for (const event of events) insert(event);
        return ok(null);
      });
      if (!done.ok) throw new Error(done.problem.kind);
    },
    close: () => database.close(),
  };
}

function rowOf({ number, kind, user, id, status, seconds, said }: Sample, line: number): NewEvent {
  const at = seconds * 1000;
  const facts = { notification: number, place: 0, line, source: 0, kind, signature: 0, refused: 0 };
  const type = kind === 0 ? "text" : null;
  return {
    ...facts,
    receivedAt: at + 400,
    at,
    type,
    status,
    user,
    messageId: id,
    preview: kind === 0 ? said : null,
    sender: null,
  };
}

function jsonLines(path: string): Keeper {
  const file = openSync(path, "w");
  return {
    name: "JSON lines appended",
    insert: (events) => void writeSync(file, events.map((event) => `${JSON.stringify(event)}\n`).join("")),
    close: () => closeSync(file),
  };
}

type PeerDatabase = {
  pragma(text: string): unknown;
  exec(sql: string): unknown;
  prepare(sql: string): { run(...values: readonly unknown[]): unknown };
  close(): void;
};

/**
 * The usual table: the platform's id as key, and an index for each filter. Undefined where it cannot be
 * loaded.
 */
async function betterSqlite(path: string): Promise<Keeper | undefined> {
  let Database: new (path: string) => PeerDatabase;
  try {
    Database = createRequire(import.meta.url)("better-sqlite3") as typeof Database;
    const database = new Database(path);
    return peer(database);
  } catch {
    return undefined;
  }
}

function peer(database: PeerDatabase): Keeper {
  database.pragma("journal_mode = WAL");
  database.pragma("synchronous = NORMAL");
  database.exec(`CREATE TABLE event (key TEXT PRIMARY KEY, phone_number_id TEXT, number TEXT, source TEXT, kind TEXT,
    signature TEXT, received_at INTEGER, at INTEGER, type TEXT, status TEXT, user TEXT, preview TEXT);
    CREATE INDEX event_number ON event (phone_number_id, kind, received_at);
    CREATE INDEX event_received ON event (received_at);`);
  const insert = database.prepare("INSERT OR IGNORE INTO event VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  return {
    name: "better-sqlite3, the platform's id as key",
    insert(events) {
      database.exec("BEGIN");
      for (const { id, line, kind, seconds, status, user, said } of events)
        insert.run(
          `${id}${status ?? ""}`,
          `10654035224292${line}`,
          `1202555010${line}`,
          "cloud",
          kind === 0 ? "message" : "status",
          "valid",
          seconds * 1000 + 400,
          seconds * 1000,
          kind === 0 ? "text" : null,
          status,
          user,
          kind === 0 ? said : null,
        );
      database.exec("COMMIT");
    },
    close: () => database.close(),
  };
}

/** A vocabulary of 2,000 words, six to a message. */
const WORDS = Array.from({ length: 2_000 }, (_, n) => `${((n * 7_919) % 46_656).toString(36)}word`);

function* samples(count: number): Generator<readonly Sample[]> {
  const random = randomFrom(4711);
  for (let first = 1; first <= count; first += TRANSACTION) {
    yield Array.from({ length: TRANSACTION }, (_, offset) => {
      const number = first + offset;
      const status = ["sent", "delivered", null][number % 3] ?? null;
      return {
        number,
        line: random.between(1, LINES),
        kind: status === null ? 0 : 1,
        user: `1555${random.between(1_000_000, 1_099_999)}`,
        id: `wamid.HBgL${randomBytes(21).toString("base64")}`,
        status,
        seconds: 1_763_700_000 + Math.floor(number / 30),
        said: Array.from({ length: 6 }, () => WORDS[random.between(0, WORDS.length - 1)]).join(" "),
      };
    });
  }
}

function insertInTurns(keepers: readonly Keeper[], count: number): readonly Inserted[] {
  const taken = keepers.map((keeper) => ({ keeper, perSecond: [] as number[], ms: 0 }));
  let done = 0;
  for (const batch of samples(count)) {
    done += batch.length;
    for (const one of taken) {
      const startedAt = performance.now();
      one.keeper.insert(batch);
      one.ms += performance.now() - startedAt;
      if (done % Math.min(ROUND, count / 2) === 0) {
        one.perSecond.push((Math.min(ROUND, count / 2) / one.ms) * 1000);
        one.ms = 0;
      }
    }
  }
  for (const { keeper } of taken) keeper.close();
  return taken.map(({ keeper, perSecond }) => ({ name: keeper.name, perSecond }));
}

function lookInProcess(dataDir: string, events: number): Looked {
  const ran = spawnSync(process.execPath, [fileURLToPath(import.meta.url), dataDir, String(events)], {
    encoding: "utf8",
  });
  if (ran.status !== 0) throw new Error(ran.stderr);
  return JSON.parse(ran.stdout) as Looked;
}

/** Repeats queries with the real store; printed as JSON for `lookInProcess`. */
async function look(dataDir: string): Promise<Looked> {
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
      seal: () => {
        throw new Error("nothing is sealed");
      },
      open: () => {
        throw new Error("nothing is sealed");
      },
    },
    settings: () => ok(WebhookSettings.parse({ revision: 0 })),
  });
  if (!store.ok) throw new Error(store.problem.kind);
  const random = randomFrom(7);
  const word = (): string => WORDS[random.between(0, WORDS.length - 1)] ?? "";
  const page = (filter: Parameters<typeof store.value.page>[0]["filter"]): void => {
    const found = store.value.page({ filter, limit: 200 });
    if (!found.ok) throw new Error(found.problem.kind);
  };
  const looked = {
    latest: timesOf(() => page({})),
    filter: timesOf(() =>
      page({
        phoneNumberId: `10654035224292${random.between(1, LINES)}`,
        kind: random.pick(["message", "status"]),
      }),
    ),
    text: timesOf(() => page({ text: `${word()} ${word().slice(0, 5)}` })),
  };
  const outline = await store.value.outline({ filter: {}, pageSize: 200 });
  if (!outline.ok) throw new Error(outline.problem.kind);
  const bare = bareQueries(dataDir, word);
  const busy = await searchWhileArriving(store.value, () =>
    page({ text: `${word()} ${word().slice(0, 5)}` }),
  );
  await store.value.close();
  return { ...looked, ...bare, ...busy, peakRssMb: peakMemory() / 1024 ** 2 };
}

/** What SQLite needs for the same rows: every column of the newest 200, and the ids of the newest 200 with the words. */
function bareQueries(dataDir: string, word: () => string): Pick<Looked, "bareLatest" | "bareText"> {
  const database = new DatabaseSync(eventsPath(dataDir), { readOnly: true });
  try {
    const latest = database.prepare(
      `SELECT ${EVENT_COLUMNS} FROM event AS e WHERE e.id > ? ORDER BY e.id DESC LIMIT 201`,
    );
    latest.setReturnArrays(true);
    const text = database.prepare(
      "SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid DESC LIMIT 201",
    );
    return {
      bareLatest: timesOf(() => void latest.all(0)),
      bareText: timesOf(() => void text.all(`"${word()}" AND "${word().slice(0, 5)}"*`)),
    };
  } finally {
    database.close();
  }
}

/** Searches again and again while notifications arrive at a steady pace, which are stored and indexed meanwhile. */
async function searchWhileArriving(
  store: EventStore,
  search: () => void,
): Promise<Pick<Looked, "busyText" | "arrivedPerSecond">> {
  const startedMs = performance.now();
  const passedMs = (): number => performance.now() - startedMs;
  const accepted: Promise<unknown>[] = [];
  const arrive = (): void => {
    for (const due = Math.min(passedMs(), BUSY_MS) * (ARRIVING / 1_000); accepted.length < due;)
      accepted.push(store.accept(arriving(accepted.length)));
  };
  const arrivals = setInterval(arrive, 5);
  const times: number[] = [];
  for (let wantedMs = SEARCH_EVERY_MS; wantedMs < BUSY_MS; wantedMs += SEARCH_EVERY_MS) {
    await new Promise((resolve) => setTimeout(resolve, wantedMs - passedMs()));
    search();
    // From the moment at which it was wanted: what it had to wait for counts too.
    times.push(passedMs() - wantedMs);
  }
  clearInterval(arrivals);
  await Promise.all(accepted);
  const perSecond = (accepted.length / passedMs()) * 1_000;
  await store.settled();
  return { busyText: percentiles(times), arrivedPerSecond: perSecond };
}

function arriving(place: number): Incoming {
  const message = {
    from: `1555${String(1_000_000 + (place % 1_000))}`,
    id: `wamid.HBgL${randomBytes(21).toString("base64")}`,
    timestamp: String(1_763_800_000 + Math.floor(place / ARRIVING)),
    type: "text",
    text: {
      body: Array.from({ length: 6 }, (_, at) => WORDS[(place * 7 + at * 311) % WORDS.length]).join(" "),
    },
  };
  const value = {
    metadata: { phone_number_id: "106540352242921", display_phone_number: "12025550101" },
    messages: [message],
  };
  return {
    receiver: "terminal",
    source: "cloud",
    receivedAt: instant(Date.now()),
    body: Buffer.from(JSON.stringify({ entry: [{ id: "1", changes: [{ field: "messages", value }] }] })),
    signature: "valid",
  };
}

function timesOf(work: () => void): Queried {
  const times = Array.from({ length: QUERIES }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  return percentiles(times);
}

function percentiles(times: readonly number[]): Queried {
  // The first ones warm code and pages up.
  const sorted = times.slice(times.length / 4).sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

const thousands = (perSecond: number): string => `${(perSecond / 1000).toFixed(1)} k/s`;
const overall = ({ perSecond }: Inserted): number =>
  perSecond.length / perSecond.reduce((sum, one) => sum + 1 / one, 0);

function insertRow(inserted: readonly Inserted[], events: number): Row {
  const [plain, indexed, lines, other] = inserted;
  if (plain === undefined || indexed === undefined || lines === undefined)
    throw new Error("nothing was inserted");
  const steadinessOf = ({ perSecond }: Inserted): number => (perSecond.at(-1) ?? 0) / (perSecond[0] ?? 1);
  const steadiness = steadinessOf(plain);
  const steadinessOfOthers = [lines, ...(other === undefined ? [] : [other])]
    .map((one) => `${one.name}: ${asRatio(steadinessOf(one))}`)
    .join(", ");
  const ratio = other === undefined ? undefined : overall(plain) / overall(other);
  return {
    work: `insert ${events.toLocaleString("en")} events, time-ordered key`,
    ours: `${thousands(overall(plain))}<br>with full text: ${thousands(overall(indexed))}`,
    limit: `${lines.name}: ${thousands(overall(lines))}`,
    peers:
      other === undefined
        ? "better-sqlite3 could not be loaded here"
        : `${other.name}: ${thousands(overall(other))}`,
    ratio: `${ratio === undefined ? "–" : `${asRatio(ratio)} × better-sqlite3`}<br>last ÷ first 100,000: ${asRatio(steadiness)} (${steadinessOfOthers})`,
    goals: [
      {
        words: "≥ 2.5 × better-sqlite3",
        verdict: ratio === undefined ? "not measured" : reached(ratio, 2.5),
      },
      { words: "last 100,000 ≥ 0.9 × the first", verdict: reached(steadiness, 0.9) },
    ],
  };
}

const both = ({ p50, p95 }: Queried): string => `${p50.toFixed(2)} / ${p95.toFixed(2)} ms`;

function busyRow({ busyText, text, arrivedPerSecond }: Looked, events: number): Row {
  return {
    work: `full text in ${events.toLocaleString("en")} events while ${ARRIVING.toLocaleString("en")} notifications a second arrive`,
    ours: `p50 / p95: ${both(busyText)}, from when it was asked; ${arrivedPerSecond.toFixed(0)} stored a second`,
    limit: `nothing arrives: ${both(text)}`,
    peers: "–",
    ratio: `p50: ${asRatio(busyText.p50 / text.p50)} × limit`,
    goals: [{ words: "p95 ≤ 50 ms", verdict: below(busyText.p95, 50) }],
  };
}

function queryRow(looked: Looked, events: number): Row {
  const { latest, filter, text, bareLatest, bareText, peakRssMb } = looked;
  return {
    work: `query ${events.toLocaleString("en")} events: latest 200 · number and kind · full text`,
    ours: `p50 / p95: ${both(latest)} · ${both(filter)} · ${both(text)}<br>peak memory of the process: ${peakRssMb.toFixed(0)} MB`,
    limit: `SQLite alone: ${both(bareLatest)} · – · ${both(bareText)}`,
    peers: "–",
    ratio: `p50: ${asRatio(latest.p50 / bareLatest.p50)} · – · ${asRatio(text.p50 / bareText.p50)} × limit`,
    goals: [
      { words: "p95 ≤ 0.3 ms", verdict: below(latest.p95, 0.3) },
      { words: "p95 ≤ 3 ms", verdict: below(filter.p95, 3) },
      { words: "p95 ≤ 1 ms", verdict: below(text.p95, 1) },
      { words: `≤ ${MOST_RSS_MB} MB`, verdict: below(peakRssMb, MOST_RSS_MB) },
    ],
  };
}

const reached = (value: number, goal: number): string => (value >= goal ? "yes" : `no: ${asRatio(value)}`);
const below = (value: number, goal: number): string => (value <= goal ? "yes" : `no: ${asRatio(value)}`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [dataDir = ""] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(await look(dataDir)));
}

/** What these rows measure. */
export function eventStoreExplanations(): readonly string[] {
  return [
    "- **Insert**: 100,000 events at a time, in turns, in transactions of a thousand. Switchover's are",
    "  its own tables as the store fills them, with identity and indexes and without bodies;",
    "  better-sqlite3 has one table with a random key and two indexes; the limit appends lines to a file.",
    "  Nothing is synced in these rows: the synced commit is the row *durable*.",
    "  *Last ÷ first* of the others tells how much this machine itself slowed down meanwhile.",
    "- **Queries** run in a process of their own, over the store with full text; its peak memory is given",
    "  as well. *SQLite alone* reads the same columns of the newest 200 rows, or the ids of the newest 200",
    "  with the text, and makes nothing of them. While notifications arrive, a search is asked for every",
    "  25 ms, and its time begins when it was due.",
  ];
}
