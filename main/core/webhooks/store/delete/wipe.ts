import { ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import type { StoreTools } from "../store-tools.ts";

const PAGES = 500;
const ZEROS = 1024 * 1024;
const TRIES = 40;
const TRY_AGAIN_MS = 50;

/**
 * Makes what was taken away unreadable in the files: the word index still holds it until its pieces are merged, pages
 * that were freed before keep what they held, and the write-ahead log has every page as it was. In short transactions.
 */
export async function wipeTraces(tools: StoreTools): Promise<Result<null, StorageProblem>> {
  const merged = await mergeWords(tools);
  if (!merged.ok) return merged;
  const blanked = await blankFreePages(tools);
  return blanked.ok ? emptyLog(tools) : blanked;
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function mergeWords({ database }: StoreTools): Promise<Result<null, StorageProblem>> {
  const changes = (): number => Number(database.statement("SELECT total_changes() AS n").get()?.["n"]);
  // As the documentation of the index has it: the first call, with a negative number, makes one piece the goal.
  for (let pages = -PAGES; ; pages = PAGES) {
    const done = database.relaxed(() => {
      const before = changes();
      database.statement("INSERT INTO words (words, rank) VALUES ('merge', ?)").run(pages);
      return ok(changes() - before);
    });
    if (!done.ok) return done;
    if (done.value < 2) return ok(null);
    await turn();
  }
}

/** Takes every free page, writes zeros over it and gives it back. */
async function blankFreePages({ database }: StoreTools): Promise<Result<null, StorageProblem>> {
  const pragma = (name: string): number => Number(database.statement(`PRAGMA ${name}`).get()?.[name] ?? 0);
  // Four bytes of a page that a large value fills lead to its next one.
  const held = pragma("page_size") - 4;
  for (;;) {
    const taken = database.relaxed(() => {
      const left = pragma("freelist_count");
      if (left === 0) return ok(false);
      // One more page at the end may be new.
      const bytes = Math.max(1, Math.min(ZEROS, (left - 1) * held));
      database.statement("INSERT INTO blank (zeros) VALUES (zeroblob(?))").run(bytes);
      return ok(true);
    });
    if (!taken.ok) return taken;
    if (!taken.value) break;
    await turn();
  }
  return database.relaxed(() => {
    database.script("DELETE FROM blank");
    return ok(null);
  });
}

async function emptyLog({ database, clock }: StoreTools): Promise<Result<null, StorageProblem>> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // A reader in another process holds on to the log for a moment.
    const row = checkpoint(database);
    if (row === 0) return ok(null);
    await clock.sleep(TRY_AGAIN_MS);
  }
  return { ok: false, problem: { kind: "storageFailed", code: "WEBHOOKS_LOG_BUSY" } };
}

/** 0 where the log is empty now. Outside of a transaction, as SQLite wants it. */
function checkpoint(database: StoreTools["database"]): number {
  try {
    return Number(database.statement("PRAGMA wal_checkpoint(TRUNCATE)").get()?.["busy"] ?? 1);
  } catch {
    // The next transaction says what is wrong with the disk.
    return 1;
  }
}
