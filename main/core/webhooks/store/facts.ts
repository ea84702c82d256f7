import { ok, type Result } from "../../../../shared/result.ts";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import { instant, isoOf } from "../../../../shared/time.ts";
import { bytesUsed } from "./storage-quota.ts";
import type { StoreTools } from "./store-tools.ts";

/** What the store holds, counted. */
export function factsOf({ database }: StoreTools): Result<OutputOf<"webhooks.store">, StorageProblem> {
  return database.look(() => {
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
