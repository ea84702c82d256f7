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
import { wipeTraces } from "./wipe.ts";

type Erased = OutputOf<"webhooks.erase">;
type Problem = StorageProblem | VaultProblem;

/** Events looked through at once, and notifications changed in one transaction. */
const SLICE = 20_000;
const BATCH = 50;

/** What is to go, as events and as parts of a body. */
type Target = {
  /** SQL about `e`, an event. */
  readonly sql: string;
  readonly values: readonly string[];
  isPart(part: NotificationPart, notification: StoredNotification): boolean;
};

/**
 * Takes away what belongs to a number, to an end user, or all: events, their words and notes, and the bodies. A body
 * that others share loses only these parts; a sealed one of those needs the open vault, and nothing is touched without.
 * What is gone is gone from the files when the promise resolves.
 */
export function eraserOf(
  tools: StoreTools,
  filing: Pick<Indexer, "settled">,
): (input: ParsedInputOf<"webhooks.erase">) => Promise<Result<Erased, Problem>> {
  const { database, growth } = tools;
  return async (input) => {
    // What is not filed yet is to go as well.
    const settled = await filing.settled();
    if (!settled.ok) return settled;
    const target = targetOf(tools, input);
    if (!target.ok) return target;
    const affected = await affectedBy(tools, target.value);
    if (!affected.ok) return affected;
    const openable = database.look(() => checkOpenable(tools, target.value, affected.value));
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
          // What production wrote back may repeat what is to go.
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
    // The database has stopped or was closed meanwhile.
  }
}

function targetOf(
  tools: StoreTools,
  { workspace, what }: ParsedInputOf<"webhooks.erase">,
): Result<Target, StorageProblem> {
  return tools.database.look(() => {
    const ofWorkspace = (row: StoredNotification): boolean =>
      workspace === undefined || row.receiver === workspace;
    const lines = tools.lines.matching({
      ...(workspace === undefined ? {} : { workspace }),
      ...(what.by === "number" ? { phoneNumberId: what.phoneNumberId } : {}),
    });
    const sql = lines === undefined ? "1" : `e.line IN (${lines.join()})`;
    switch (what.by) {
      case "all":
        return ok({ sql, values: [], isPart: (_, row) => ofWorkspace(row) });
      case "number":
        return ok({
          sql,
          values: [],
          isPart: (part, row) =>
            ofWorkspace(row) && (part.phoneNumberId ?? row.phone_number_id) === what.phoneNumberId,
        });
      case "user": {
        const users = usersOf(what.user, tools.knownFingerprint);
        return ok({
          sql: `${sql} AND e.user IN (SELECT value FROM json_each(?))`,
          values: [JSON.stringify(users)],
          isPart: (part, row) => ofWorkspace(row) && part.user !== undefined && users.includes(part.user),
        });
      }
    }
  });
}

/** Every notification whose body may hold a part that is to go, oldest first. */
async function affectedBy(
  { database }: StoreTools,
  { sql, values }: Target,
): Promise<Result<readonly number[], StorageProblem>> {
  const found = new Set<number>();
  const newest = database.look(() => ok(newestId(database, "event")));
  if (!newest.ok) return newest;
  for (let from = 0; from < newest.value; from += SLICE) {
    const slice = database.look(() => {
      const range = `e.id > ${from} AND e.id <= ${from + SLICE} AND ${sql}`;
      return ok([
        ...database
          .statement(`SELECT DISTINCT notification AS n FROM event AS e WHERE ${range}`)
          .all(...values),
        // A repeat stands in a body of its own.
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

/** Can every sealed body that has to be rewritten be opened? */
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
    // A key that is lost for good must not keep a person's wish from being carried out: its body goes as a whole.
    if (!opener.ok && opener.problem.kind !== "recordMissing" && opener.problem.kind !== "recordDamaged")
      return err(opener.problem);
  }
  return ok(null);
}

function eraseFrom(tools: StoreTools, target: Target, id: number): Erased {
  const { database } = tools;
  const row = readNotification(database, id);
  const gone = matching(tools, target, id);
  const stay = eventsOf(database, id).filter((event) => !gone.has(event));
  if (stay.length === 0) {
    removeWhole(database, id);
    return { events: gone.size, notifications: row === undefined ? 0 : 1, cut: 0 };
  }
  const cut = row === undefined || row.body === null ? 0 : rewrite(tools, target, row);
  for (const event of gone) removeEvent(database, event);
  return { events: gone.size, notifications: 0, cut };
}

/** Writes a body anew without the parts that go; gives 1 where it had any. */
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
