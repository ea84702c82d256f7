import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { chainUnder } from "../../main/core/storage/chain.ts";
import { ROW_VERSION } from "../../main/core/storage/row-versions.ts";
import type { RunId } from "../../shared/ids.ts";

/** A version of rows that this program does not know. */
export const NEWER = ROW_VERSION + 1;

/** A row's text as a newer version would have written it. */
export const toNewer = (payload: string): string => payload.replace(`"v":${ROW_VERSION}`, `"v":${NEWER}`);

/** Rewrites a run's last row as another program of this folder would have written it, under marks that hold. */
export function rewriteLastRow(dataDir: string, run: RunId, change: (payload: string) => string): void {
  const identity = JSON.parse(readFileSync(join(dataDir, "identity.json"), "utf8")) as Record<string, string>;
  const chain = chainUnder(Buffer.from(identity["chainKey"] ?? "", "hex"), identity["databaseId"] ?? "");
  const database = new DatabaseSync(join(dataDir, "journal.db"));
  const row = database.prepare("SELECT * FROM journal WHERE run = ? ORDER BY seq DESC").get(run) ?? {};
  const payload = change(String(row["payload"]));
  const fields = ["run", "seq", "prev_hash", "kind", "payload", "wall", "monotonic", "app_version"];
  const hash = chain.mark(
    "row",
    fields.map((name) => (name === "payload" ? payload : (row[name] as string | number))),
  );
  database
    .prepare("UPDATE journal SET payload = ?, hash = ? WHERE run = ? AND seq = ?")
    .run(payload, hash, run, Number(row["seq"]));
  const record = database.prepare("SELECT * FROM run WHERE run = ?").get(run) ?? {};
  const marked = ["run", "number", "opened_at", "head_seq"].map((name) => record[name] as string | number);
  database
    .prepare("UPDATE run SET head_hash = ?, mark = ? WHERE run = ?")
    .run(hash, chain.mark("run", [...marked, hash]), run);
  database.close();
}
