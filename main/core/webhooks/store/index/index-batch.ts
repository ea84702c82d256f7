import { ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import { modeCode } from "../codes.ts";
import {
  endIndexing,
  indexParts,
  isIndexedAtOnce,
  partsLeft,
  takeApart,
  type BeingIndexed,
  type Indexed,
} from "./index-notification.ts";
import {
  countKept,
  indexedThrough,
  inboxAfter,
  newestId,
  noteIndexed,
  storedBody,
  storedLength,
  type BatchSize,
} from "../tables/inbox-rows.ts";
import type { RecentBodies } from "./recent-bodies.ts";
import { sliceOf, type Slice, type SliceSize } from "./slice.ts";
import type { StoreDatabase } from "../store-database.ts";
import type { StoreTools } from "../store-tools.ts";
import type { ToFile } from "../to-file.ts";

/** What one batch came to. */
export type Batch = {
  readonly filed: readonly Indexed[];
  /** Everything up to this notification has been filed. */
  readonly through: number;
  readonly more: boolean;
};

/** So many parts of a large notification are filed before it is asked whether there is time for more. */
const CHUNK = 64;

/**
 * Files the next few notifications in one transaction, which can be done again where the power fails. One with many
 * parts takes several: `recent` remembers how far it has come, and whoever does not know finds out from the events.
 */
export function indexBatch(
  tools: StoreTools,
  recent: RecentBodies,
  size: BatchSize & SliceSize,
): Result<Batch, StorageProblem> {
  const { database, lines } = tools;
  const done = database.relaxed(() => {
    const after = indexedThrough(database);
    const slice = sliceOf(size, tools.clock);
    const filed: Indexed[] = [];
    let through = after;
    let open: BeingIndexed | undefined;
    const rows = inboxAfter(database, after, size);
    for (const row of rows) {
      // The others were filed in the transactions that made them durable.
      if (row.mode === "searchable") {
        if (slice.left() === 0) break;
        const one = indexOn(tools, openedFor(database, recent, row), slice);
        if (partsLeft(one) > 0) {
          open = one;
          break;
        }
        filed.push(endIndexing(tools, one));
      }
      through = row.id;
    }
    for (const { notification, cutBody } of filed)
      if (cutBody !== undefined)
        database.statement("UPDATE notification SET body = ? WHERE id = ?").run(cutBody, notification);
    countKept(database, modeCode.code("searchable"), filed.filter(({ kept }) => kept).length);
    if (through > after) noteIndexed(database, through);
    // The newest may be gone already: then nothing is left, whatever number it had.
    const more = rows.length > 0 && through < newestId(database, "notification");
    return ok({ filed, through, open, more });
  });
  if (!done.ok) {
    lines.forget();
    return done;
  }
  const { open, ...batch } = done.value;
  recent.filedThrough(batch.through);
  recent.goOnWith(open);
  return ok(batch);
}

/** Files as many parts as the slice allows, and some always; a notification that is filed at once, whole. */
export function indexOn(tools: StoreTools, begun: BeingIndexed, slice: Slice): BeingIndexed {
  let one = begun;
  do {
    const most = isIndexedAtOnce(one) ? one.parts.length : Math.min(CHUNK, Math.max(1, slice.left()));
    const before = one.place;
    one = indexParts(tools, one, most);
    slice.spend(one.place - before);
  } while (partsLeft(one) > 0 && slice.left() > 0);
  return one;
}

/** The notification as far as it has come; from its beginning where somebody took parts out of it meanwhile. */
function openedFor(database: StoreDatabase, recent: RecentBodies, row: ToFile): BeingIndexed {
  const begun = recent.begun(row.id);
  if (begun !== undefined && storedLength(database, row.id) === begun.bytes.length) return begun;
  const body = begun === undefined ? recent.of(row.id) : undefined;
  return takeApart(row, body ?? storedBody(database, row.id));
}
