import { ok, type Result } from "../../../../shared/result.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import { modeCode } from "./codes.ts";
import { fileNotification, type Filed } from "./file-notification.ts";
import {
  countKept,
  filedThrough,
  inboxAfter,
  newestId,
  noteFiled,
  storedBody,
  type BatchSize,
} from "./inbox.ts";
import type { RecentBodies } from "./recent-bodies.ts";
import type { StoreTools } from "./store-tools.ts";

/** What one batch came to. */
export type Batch = {
  readonly filed: readonly Filed[];
  /** Everything up to this notification has been filed. */
  readonly through: number;
  readonly more: boolean;
};

/** Files the next few notifications in one transaction, which can be done again where the power fails. */
export function fileBatch(
  tools: StoreTools,
  recent: RecentBodies,
  size: BatchSize,
): Result<Batch, StorageProblem> {
  const { database, lines } = tools;
  const done = database.relaxed(() => {
    const after = filedThrough(database);
    const batch = inboxAfter(database, after, size);
    const last = batch.at(-1);
    if (last === undefined) return ok({ filed: [], through: after, more: false });
    const through = last.id;
    // The others were filed in the transaction that made them durable.
    const filed = batch
      .filter(({ mode }) => mode === "searchable")
      .map((row) => fileNotification(tools, row, recent.of(row.id) ?? storedBody(database, row.id)));
    for (const { notification, cutBody } of filed)
      if (cutBody !== undefined)
        database.statement("UPDATE notification SET body = ? WHERE id = ?").run(cutBody, notification);
    countKept(database, modeCode.code("searchable"), filed.filter(({ kept }) => kept).length);
    noteFiled(database, through);
    return ok({ filed, through, more: through < newestId(database, "notification") });
  });
  if (done.ok) recent.filedThrough(done.value.through);
  else lines.forget();
  return done;
}
