import { ok, type Result } from "../../../../../shared/result.ts";
import { tellGarbage } from "../../../runtime/collect-young.ts";
import { freeNow } from "../../../runtime/free-now.ts";
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
import { KEPT_BODY_BYTES } from "../port.ts";
import type { RecentBodies } from "./recent-bodies.ts";
import { sliceOf, type Slice, type SliceSize } from "./slice.ts";
import type { StoreDatabase } from "../store-database.ts";
import type { StoreTools } from "../store-tools.ts";
import type { ToFile } from "../to-file.ts";

/** The result of one batch. */
export type Batch = {
  readonly filed: readonly Indexed[];
  /** Everything up to this notification is indexed. */
  readonly through: number;
  readonly more: boolean;
};

/** Parts of a large notification indexed between two checks of the time limit. */
const CHUNK = 64;

/**
 * Indexes the next notifications in one transaction, which is repeatable after a power failure. A
 * notification with many parts needs several: `recent` holds the progress; a process without it derives the
 * progress from the events.
 */
export function indexBatch(
  tools: StoreTools,
  recent: RecentBodies,
  size: BatchSize & SliceSize,
): Result<Batch, StorageProblem> {
  const { database, lines, totals } = tools;
  /** Bodies that were read back for this batch alone. */
  const readBack: Uint8Array[] = [];
  const done = database.relaxed(() =>
    totals.within(() => {
      const after = indexedThrough(database);
      const slice = sliceOf(size, tools.clock);
      const filed: Indexed[] = [];
      let through = after;
      let open: BeingIndexed | undefined;
      const rows = inboxAfter(database, after, size);
      for (const row of rows) {
        // The others were indexed in the transactions that stored them.
        if (row.mode === "searchable") {
          if (slice.left() === 0) break;
          const one = indexOn(tools, openedFor(database, recent, row), slice);
          if (partsLeft(one) > 0) {
            open = one;
            break;
          }
          filed.push(endIndexing(tools, one));
          if (one.bytes.length > KEPT_BODY_BYTES) readBack.push(one.bytes);
        }
        through = row.id;
      }
      for (const { notification, cutBody } of filed)
        if (cutBody !== undefined)
          database.statement("UPDATE notification SET body = ? WHERE id = ?").run(cutBody, notification);
      countKept(database, modeCode.code("searchable"), filed.filter(({ kept }) => kept).length);
      if (through > after) noteIndexed(database, through);
      // The newest may already be deleted: then nothing is left, whatever its id was.
      const more = rows.length > 0 && through < newestId(database, "notification");
      return ok({ filed, through, open, more });
    }),
  );
  if (!done.ok) {
    lines.forget();
    return done;
  }
  const { open, ...batch } = done.value;
  for (const bytes of readBack) {
    tellGarbage(bytes.length);
    freeNow(bytes);
  }
  if (readBack.length > 0) database.shrink();
  recent.filedThrough(batch.through);
  recent.goOnWith(open);
  return ok(batch);
}

/** Indexes as many parts as the slice allows, at least one chunk; a small notification whole. */
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

/** The notification with its progress; from the start if parts of it were deleted in the meantime. */
function openedFor(database: StoreDatabase, recent: RecentBodies, row: ToFile): BeingIndexed {
  const begun = recent.begun(row.id);
  if (begun !== undefined && storedLength(database, row.id) === begun.bytes.length) return begun;
  const body = begun === undefined ? recent.of(row.id) : undefined;
  return takeApart(row, body ?? storedBody(database, row.id));
}
