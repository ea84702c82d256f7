import { type Result, ok } from "../../../../shared/result.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import type { WebhookSettings } from "../../../../shared/webhook/settings.ts";
import { runDetached } from "../../runtime/run-detached.ts";
import type { Vault } from "../../runtime/ports.ts";
import type { HostPorts } from "../../host/host-ports.ts";
import { groupCommitOf } from "./inbox/group-commit.ts";
import { readCutover } from "./read/cutovers.ts";
import { arrivalsOf, detailOf, keptOf, partReader, wholeBodyOf } from "./read/detail.ts";
import { eraserOf } from "./delete/delete-events.ts";
import { markExported } from "./export/evidence.ts";
import { exportPiece } from "./export/pieces.ts";
import { indexerOf } from "./index/indexer.ts";
import { forwardedResults } from "./tables/forwarded.ts";
import { changeFeedOf } from "./change-feed/change-feed.ts";
import { numberRefsOf } from "./tables/number-refs.ts";
import { openEventsFile } from "./open-file.ts";
import { outlineOf, pageOf } from "./read/pages.ts";
import { readTraffic } from "./read/traffic.ts";
import { outboxOf } from "./outbox/outbox.ts";
import type { EventStore } from "./port.ts";
import { rememberChosen } from "./remembered-mode.ts";
import { bytesUsed, storageQuotaOf } from "./inbox/storage-quota.ts";
import { storeDatabase } from "./store-database.ts";
import { type StoreTools, fingerprintsOf } from "./store-tools.ts";
import { ensureSealingKey } from "./sealing.ts";
import type { HashOf } from "./tables/dedup-keys.ts";
import { readTotals } from "./totals/read-totals.ts";
import { totalsWriterOf, type OffsetMinutes } from "./totals/totals-writer.ts";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import { instant, isoOf } from "../../../../shared/time.ts";

/** Counts of the store's content. */
function factsOf({ database }: StoreTools): Result<OutputOf<"webhooks.store">, StorageProblem> {
  return database.read(() => {
    const number = (sql: string): number => Number(database.statement(sql).get()?.["n"] ?? 0);
    const moment = (order: "ASC" | "DESC"): string | undefined => {
      const row = database.statement(`SELECT received_at AS n FROM event ORDER BY id ${order} LIMIT 1`).get();
      return row === undefined ? undefined : isoOf(instant(Number(row["n"])));
    };
    const kept = (mode: number): number =>
      number(`SELECT notifications AS n FROM tally WHERE mode = ${mode}`);
    const byMode = { searchable: kept(0), sealed: kept(1), facts: kept(2) };
    const oldestAt = moment("ASC");
    const newestAt = moment("DESC");
    return ok({
      events: number("SELECT count(*) AS n FROM event"),
      notifications: byMode.searchable + byMode.sealed + byMode.facts,
      bytes: bytesUsed(database),
      ...(oldestAt === undefined ? {} : { oldestAt }),
      ...(newestAt === undefined ? {} : { newestAt }),
      heldBack: number("SELECT count(*) AS n FROM pin WHERE exported = 0"),
      byMode,
    });
  });
}

export type StoreDeps = {
  readonly ports: Pick<HostPorts, "dataDir" | "clock" | "random"> & {
    readonly files: Pick<HostPorts["files"], "freeBytes">;
  };
  readonly vault: Pick<Vault, "seal" | "open">;
  readonly settings: () => Result<WebhookSettings, StorageProblem>;
  /** Bytes of the disk to leave free; 20 MB by default. */
  readonly floorBytes?: number;
  /** Another hash function, for tests with colliding keys. */
  readonly hashOf?: HashOf;
  /** Another time zone than that of this computer, for tests. */
  readonly offsetMinutes?: OffsetMinutes;
};

const FLOOR_BYTES = 20_000_000;
const TIDY_EVERY_MS = 10 * 60_000;
const NUDGE_EVERY_MS = 5_000;
/** Before the first read, notifications left by a process that died are indexed, for at most this time. */
const FILE_FIRST_MS = 250;
const CLOSE_MS = 1_000;

/** The event store with the methods that only its owner calls. */
export type OpenStore = EventStore & {
  /** Creates the encryption key for bodies if there is none. */
  prepareSealing(): ReturnType<typeof ensureSealingKey>;
};

/**
 * Opens the event store of a data folder and creates both if missing; see `EventStore` for its guarantees.
 */
export function openEventStore(deps: StoreDeps): Result<OpenStore, StorageProblem> {
  const { dataDir, clock, random, files } = deps.ports;
  const opened = openEventsFile(dataDir);
  if (!opened.ok) return opened;
  const database = storeDatabase(opened.value);
  const lines = numberRefsOf(database);
  const tools: StoreTools = {
    database,
    lines,
    totals: totalsWriterOf(database, lines, deps.offsetMinutes),
    clock,
    random,
    files,
    dataDir,
    vault: deps.vault,
    settings: deps.settings,
    floorBytes: deps.floorBytes ?? FLOOR_BYTES,
    growth: changeFeedOf(database, lines),
    hashOf: deps.hashOf,
    ...fingerprintsOf(database, random),
  };
  const filing = indexerOf(tools);
  const left = filing.fileFor(FILE_FIRST_MS);
  // A full disk still allows reading.
  if (!left.ok && left.problem.kind !== "storageFull" && left.problem.kind !== "storageReadOnly") {
    database.close();
    return left;
  }
  const chosen = deps.settings();
  if (chosen.ok) rememberChosen(database, chosen.value.mode);
  return ok(storeOver(tools, filing));
}

function storeOver(tools: StoreTools, filing: ReturnType<typeof indexerOf>): OpenStore {
  const { database, growth } = tools;
  const room = storageQuotaOf(tools);
  const accepting = groupCommitOf(tools, filing, room);
  const eraser = eraserOf(tools, filing);
  const forwarded = forwardedResults(database);
  let closed = false;
  const tidy: EventStore["tidy"] = () => (closed ? Promise.resolve(ok(null)) : room.tidy());
  // A problem that prevents tidying also affects the next notification, which reports it.
  const soon = setTimeout(() => runDetached(tidy()), 1_000).unref();
  const often = setInterval(() => runDetached(tidy()), TIDY_EVERY_MS).unref();
  const nudges = setInterval(() => filing.nudge(), NUDGE_EVERY_MS).unref();
  return {
    accept: (incoming) => accepting.accept(incoming),
    onArrivals: (listener) => growth.onArrivals(listener),
    onGrown: (listener) => growth.onGrown(listener),
    async settled() {
      accepting.flush();
      forwarded.flush();
      await filing.settled();
    },
    page: (input) => pageOf(tools, input),
    outline: (input) => outlineOf(tools, input),
    detail(id) {
      forwarded.flush();
      return detailOf(tools, id);
    },
    arrivals: (id) => arrivalsOf(tools, id),
    part: partReader(tools),
    kept: (id) => keptOf(tools, id),
    body: (id) => wholeBodyOf(tools, id),
    cutover: (workspace, phoneNumberId) => readCutover(tools, workspace, phoneNumberId),
    facts: () => factsOf(tools),
    traffic: (filter) => readTraffic(tools, filter),
    totals: (range) => readTotals(tools, range),
    erase(input) {
      forwarded.flush();
      return eraser(input);
    },
    export: (input) => exportPiece(tools, input),
    exported: ({ evidence }) => markExported(database, evidence),
    noteForwarded: (notification, how) => forwarded.note(notification, how),
    outbox: outboxOf(tools),
    pin: (events) =>
      database.change(() => {
        const pin = database.statement(
          "INSERT OR IGNORE INTO pin (event, exported) SELECT id, 0 FROM event WHERE id = ?",
        );
        for (const event of events) pin.run(event);
        return ok(null);
      }),
    tidy,
    prepareSealing: () => ensureSealingKey(database, tools.vault, tools.clock.now()),
    async close() {
      if (closed) return;
      accepting.flush();
      forwarded.flush();
      closed = true;
      clearTimeout(soon);
      clearInterval(often);
      clearInterval(nudges);
      filing.fileFor(CLOSE_MS);
      filing.stop();
      growth.stop();
      database.close();
    },
  };
}
