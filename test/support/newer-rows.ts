import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { chainUnder } from "../../main/core/storage/chain.ts";
import { ROW_VERSION } from "../../main/core/storage/row-versions.ts";
import type { RunId } from "../../shared/ids.ts";

/** A row version that this program does not know. */
export const NEWER = ROW_VERSION + 1;

/** A row's text as a newer version would write it. */
export const toNewer = (payload: string): string => payload.replace(`"v":${ROW_VERSION}`, `"v":${NEWER}`);

/** Rewrites a run's last row as another program version would write it, with valid chain hashes. */
export function rewriteLastRow(dataDir: string, run: RunId, change: (payload: string) => string): void {
  rewrite(dataDir, run, (payload, isLast) => (isLast ? change(payload) : payload));
}

/** Rewrites every row of a run in the same way. */
export function rewriteRows(dataDir: string, run: RunId, change: (payload: string) => string): void {
  rewrite(dataDir, run, change);
}

const FIELDS = ["run", "seq", "prev_hash", "kind", "payload", "wall", "monotonic", "app_version"];

function rewrite(dataDir: string, run: RunId, change: (payload: string, isLast: boolean) => string): void {
  const identity = JSON.parse(readFileSync(join(dataDir, "identity.json"), "utf8")) as Record<string, string>;
  const chain = chainUnder(Buffer.from(identity["chainKey"] ?? "", "hex"), identity["databaseId"] ?? "");
  const database = new DatabaseSync(join(dataDir, "journal.db"));
  const rows = database.prepare("SELECT * FROM journal WHERE run = ? ORDER BY seq").all(run);
  let before: string | undefined;
  for (const [index, row] of rows.entries()) {
    const next = {
      ...row,
      prev_hash: before ?? String(row["prev_hash"]),
      payload: change(String(row["payload"]), index === rows.length - 1),
    } as Record<string, string | number>;
    before = chain.mark(
      "row",
      FIELDS.map((name) => next[name] ?? ""),
    );
    database
      .prepare("UPDATE journal SET payload = ?, prev_hash = ?, hash = ? WHERE run = ? AND seq = ?")
      .run(next["payload"] ?? "", next["prev_hash"] ?? "", before, run, Number(row["seq"]));
  }
  const record = database.prepare("SELECT * FROM run WHERE run = ?").get(run) ?? {};
  const marked = ["run", "number", "opened_at", "head_seq"].map((name) => record[name] as string | number);
  const head = before ?? "";
  database
    .prepare("UPDATE run SET head_hash = ?, mark = ? WHERE run = ?")
    .run(head, chain.mark("run", [...marked, head]), run);
  database.close();
}
