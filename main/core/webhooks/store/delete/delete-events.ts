import { err, ok, type Result } from "../../../../../shared/result.ts";
import type { OutputOf, ParsedInputOf } from "../../../../../shared/rpc/api.ts";
import type { StorageProblem, VaultProblem } from "../../../../../shared/rpc/problems.ts";
import { cutParts } from "../../../../../shared/webhook/cut-parts.ts";
import type { NotificationPart } from "../../../../../shared/webhook/part.ts";
import { usersOf } from "../read/conditions.ts";
import { bodyOf } from "../read/detail.ts";
import { movePlaces } from "../index/index-notification.ts";
import type { Indexer } from "../index/indexer.ts";
import { forgetAnswers } from "../tables/forwarded.ts";
import { newestId, readNotification, type StoredNotification } from "../tables/inbox-rows.ts";
import { emptyOutbox, forgetWaiting } from "../outbox/outbox.ts";
import { eventsOf, removeEvent, removeWhole } from "../tables/removal.ts";
import { boundTo, openerFor, sealFor, sealingKey } from "../sealing.ts";
import type { StoreTools } from "../store-tools.ts";
import { removeTotals } from "../totals/keep-totals.ts";
import { wipeTraces } from "./wipe.ts";

type Erased = OutputOf<"webhooks.erase">;
type Problem = StorageProblem | VaultProblem;

/** Events examined per slice, and notifications changed per transaction. */
const SLICE = 20_000;
const BATCH = 50;

/** What is to be deleted, as events and as parts of a body. */
type Target = {
  /** SQL condition on `e`, an event. */
  readonly sql: string;
  readonly values: readonly string[];
  /** The numbers whose totals go too; undefined is all, none for an end user, of whom totals hold nothing. */
  readonly totalsOf: readonly number[] | undefined;
  isPart(part: NotificationPart, notification: StoredNotification): boolean;
};

/**
 * Returns the function that deletes what belongs to a number or an end user, or everything: events, their
 * index entries and notes, and the bodies. A body shared with others loses only these parts; if such a body
 * is encrypted, the vault must be unlocked, otherwise nothing is changed. When the promise resolves, the
 * deleted data is gone from the files.
 */
export function eraserOf(
  tools: StoreTools,
  filing: Pick<Indexer, "settled">,
): (input: ParsedInputOf<"webhooks.erase">) => Promise<Result<Erased, Problem>> {
  const { database, growth } = tools;
  return async (input) => {
    // Index everything first, so that it can be deleted too.
    const settled = await filing.settled();
    if (!settled.ok) return settled;
    const target = targetOf(tools, input);
    if (!target.ok) return target;
    const affected = await affectedBy(tools, target.value);
    if (!affected.ok) return affected;
    const openable = database.read(() => checkOpenable(tools, target.value, affected.value));
    if (!openable.ok) return openable;
    const erased = { events: 0, notifications: 0, cut: 0 };
    try {
      database.script("PRAGMA secure_delete = ON");
      if (input.what.by === "all") {
        const emptied = database.relaxed(() => ok(emptyOutbox(database, input.workspace)));
        if (!emptied.ok) return emptied;
      }
      for (let from = 0; from < affected.value.length; from += BATCH) {
        const done = database.relaxed(() => {
          const batch = affected.value.slice(from, from + BATCH);
          forgetWaiting(database, batch);
          // Production's answers may repeat what is to be deleted.
          forgetAnswers(database, batch);
          return ok(batch.map((id) => eraseFrom(tools, target.value, id)));
        });
        if (!done.ok) return done;
        for (const one of done.value) {
          erased.events += one.events;
          erased.notifications += one.notifications;
          erased.cut += one.cut;
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
      // Not before: events of earlier versions may still be added to the totals.
      const uncounted = database.relaxed(() => {
        removeTotals(database, target.value.totalsOf);
        return ok(null);
      });
      if (!uncounted.ok) return uncounted;
      const wiped = await wipeTraces(tools);
      if (!wiped.ok) return wiped;
    } finally {
      restoreDeletion(tools);
      growth.olderChanged();
    }
    return ok(erased);
  };
}

function restoreDeletion({ database }: StoreTools): void {
  try {
    database.script("PRAGMA secure_delete = FAST");
  } catch {
    // The database has failed or was closed in the meantime.
  }
}

function targetOf(
  tools: StoreTools,
  { workspace, what }: ParsedInputOf<"webhooks.erase">,
): Result<Target, StorageProblem> {
  return tools.database.read((): Result<Target, never> => {
    const ofWorkspace = (row: StoredNotification): boolean =>
      workspace === undefined || row.receiver === workspace;
    const lines = tools.lines.matching({
      ...(workspace === undefined ? {} : { workspace }),
      ...(what.by === "number" ? { phoneNumberId: what.phoneNumberId } : {}),
    });
    const sql = lines === undefined ? "1" : `e.line IN (${lines.join()})`;
    switch (what.by) {
      case "all":
        return ok({ sql, values: [], totalsOf: lines, isPart: (_, row) => ofWorkspace(row) });
      case "number":
        return ok({
          sql,
          values: [],
          totalsOf: lines,
          isPart: (part, row) =>
            ofWorkspace(row) && (part.phoneNumberId ?? row.phone_number_id) === what.phoneNumberId,
        });
      case "user": {
        const users = usersOf(what.user, tools.knownFingerprint);
        return ok({
          sql: `${sql} AND e.user IN (SELECT value FROM json_each(?))`,
          values: [JSON.stringify(users)],
          totalsOf: [],
          isPart: (part, row) => ofWorkspace(row) && part.user !== undefined && users.includes(part.user),
        });
      }
    }
  });
}

/** Every notification whose body may hold a part to delete, oldest first. */
async function affectedBy(
  { database }: StoreTools,
  { sql, values }: Target,
): Promise<Result<readonly number[], StorageProblem>> {
  const found = new Set<number>();
  const newest = database.read(() => ok(newestId(database, "event")));
  if (!newest.ok) return newest;
  for (let from = 0; from < newest.value; from += SLICE) {
    const slice = database.read(() => {
      const range = `e.id > ${from} AND e.id <= ${from + SLICE} AND ${sql}`;
      return ok([
        ...database
          .statement(`SELECT DISTINCT notification AS n FROM event AS e WHERE ${range}`)
          .all(...values),
        // A duplicate has its own body.
        ...database
          .statement(
            `SELECT DISTINCT n.notification AS n FROM event AS e JOIN note AS n ON n.event = e.id WHERE ${range}`,
          )
          .all(...values),
      ]);
    });
    if (!slice.ok) return slice;
    for (const row of slice.value) found.add(Number(row["n"]));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return ok([...found].sort((one, other) => one - other));
}

function matching(
  { database }: StoreTools,
  { sql, values }: Target,
  notification: number,
): ReadonlySet<number> {
  const rows = database
    .statement(`SELECT id FROM event AS e WHERE notification = ? AND ${sql}`)
    .all(notification, ...values);
  return new Set(rows.map((row) => Number(row["id"])));
}

/** Whether every encrypted body that must be rewritten can be decrypted. */
function checkOpenable(
  tools: StoreTools,
  target: Target,
  affected: readonly number[],
): Result<null, VaultProblem> {
  const { database, vault } = tools;
  const tried = new Set<number>();
  for (const id of affected) {
    const key = database.statement("SELECT sealing_key AS k FROM notification WHERE id = ?").get(id)?.["k"];
    if (typeof key !== "number" || tried.has(key)) continue;
    if (eventsOf(database, id).length === matching(tools, target, id).size) continue;
    tried.add(key);
    const opener = openerFor(database, vault, key);
    // A key that is permanently lost must not block the deletion: its whole body is deleted.
    if (!opener.ok && opener.problem.kind !== "recordMissing" && opener.problem.kind !== "recordDamaged")
      return err(opener.problem);
  }
  return ok(null);
}

function eraseFrom(tools: StoreTools, target: Target, id: number): Erased {
  const { database, clock } = tools;
  const askedAt = clock.now();
  const row = readNotification(database, id);
  const deleted = matching(tools, target, id);
  const remaining = eventsOf(database, id).filter((event) => !deleted.has(event));
  if (remaining.length === 0) {
    removeWhole(database, id, askedAt);
    return { events: deleted.size, notifications: row === undefined ? 0 : 1, cut: 0 };
  }
  const cut = row === undefined || row.body === null ? 0 : rewrite(tools, target, row);
  for (const event of deleted) removeEvent(database, event, askedAt);
  return { events: deleted.size, notifications: 0, cut };
}

/** Rewrites a body without the deleted parts; returns 1 if it had any, else 0. */
function rewrite(tools: StoreTools, target: Target, row: StoredNotification): number {
  const { database, random } = tools;
  const body = bodyOf(tools, row);
  const text = body instanceof Buffer ? body.toString("utf8") : "";
  let parts = 0;
  const cut = cutParts(text, (part) => {
    parts += 1;
    return target.isPart(part, row);
  });
  if (cut?.kept.length === parts && parts > 0) return 0;
  const key = row.sealing_key === null ? undefined : sealingKey(database);
  const left = cut === undefined ? undefined : Buffer.from(cut.text, "utf8");
  const stored =
    left === undefined || key === undefined
      ? left
      : sealFor(key, random).seal(left, boundTo(row.id, row.receiver));
  database
    .statement("UPDATE notification SET body = ?, sealing_key = ?, cut = 1, events = ? WHERE id = ?")
    .run(stored ?? null, stored === undefined ? null : (key?.id ?? null), row.events ?? parts, row.id);
  if (cut !== undefined) movePlaces(database, row.id, cut.kept);
  return 1;
}
