import { ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import type { StoreTools } from "../store-tools.ts";

const PAGES = 500;
const ZEROS = 1024 * 1024;
const TRIES = 40;
const TRY_AGAIN_MS = 50;

/**
 * Makes deleted data unreadable in the files, in short transactions. The word index holds it until its
 * segments are merged, pages freed earlier keep their content, and the write-ahead log has old versions of
 * pages.
 */
export async function wipeTraces(tools: StoreTools): Promise<Result<null, StorageProblem>> {
  const merged = await mergeWords(tools);
  if (!merged.ok) return merged;
  const blanked = await blankFreePages(tools);
  return blanked.ok ? emptyLog(tools) : blanked;
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function mergeWords({ database }: StoreTools): Promise<Result<null, StorageProblem>> {
  const changes = (): number => Number(database.statement("SELECT total_changes() AS n").get()?.["n"]);
  // Per the FTS5 documentation, the first call uses a negative number to request a merge into one segment.
  for (let pages = -PAGES; ; pages = PAGES) {
    const done = database.relaxed(() => {
      const before = changes();
      database.statement("INSERT INTO words (words, rank) VALUES ('merge', ?)").run(pages);
      return ok(changes() - before);
    });
    if (!done.ok) return done;
    if (done.value < 2) return ok(null);
    await nextTurn();
  }
}

/** Takes every free page, overwrites it with zeros and frees it again. */
async function blankFreePages({ database }: StoreTools): Promise<Result<null, StorageProblem>> {
  const pragma = (name: string): number => Number(database.statement(`PRAGMA ${name}`).get()?.[name] ?? 0);
  // Four bytes of an overflow page hold the number of the next one.
  const held = pragma("page_size") - 4;
  for (;;) {
    const taken = database.relaxed(() => {
      const left = pragma("freelist_count");
      if (left === 0) return ok(false);
      // One more page may be appended at the end.
      const bytes = Math.max(1, Math.min(ZEROS, (left - 1) * held));
      database.statement("INSERT INTO blank (zeros) VALUES (zeroblob(?))").run(bytes);
      return ok(true);
    });
    if (!taken.ok) return taken;
    if (!taken.value) break;
    await nextTurn();
  }
  return database.relaxed(() => {
    database.script("DELETE FROM blank");
    return ok(null);
  });
}

async function emptyLog({ database, clock }: StoreTools): Promise<Result<null, StorageProblem>> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // A reader in another process uses the log for a moment.
    const row = checkpoint(database);
    if (row === 0) return ok(null);
    await clock.sleep(TRY_AGAIN_MS);
  }
  return { ok: false, problem: { kind: "storageFailed", code: "WEBHOOKS_LOG_BUSY" } };
}

/** Returns 0 if the log is now empty. Must run outside a transaction. */
function checkpoint(database: StoreTools["database"]): number {
  try {
    return Number(database.statement("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"] ?? 1);
  } catch {
    // The next transaction reports the disk problem.
    return 1;
  }
}
