import { ok, type Result } from "../../../../../shared/result.ts";
import type { StorageProblem } from "../../../../../shared/rpc/problems.ts";
import { instant } from "../../../../../shared/time.ts";
import { outboxRoom, type OutboxRoom } from "./outbox-room.ts";
import { rememberUse } from "./outbox-uses.ts";
import type { DueCopy, NewCopy, NotificationId, Outbox, OutboxFacts, Queued } from "../port.ts";
import { rememberedMode } from "../remembered-mode.ts";
import { boundTo, openerFor, sealFor, sealingKey } from "../sealing.ts";
import type { StoreDatabase } from "../store-database.ts";
import type { StoreTools } from "../store-tools.ts";

type Waiting = {
  readonly copy: NewCopy;
  readonly resolve: (result: Result<Queued, StorageProblem>) => void;
};

/** Returns the outbox of a store. */
export function outboxOf(tools: StoreTools): Outbox {
  const { database } = tools;
  let waiting: Waiting[] = [];
  const room = outboxRoom(tools);
  /** Claimed by this process and being sent. */
  const inFlight = new Set<number>();
  /** Sent for the last time, but not deleted yet because of a disk problem. */
  const ended = new Set<number>();
  const flush = (): void => {
    const group = waiting;
    waiting = [];
    const copies = group.map(({ copy }) => copy);
    const done = database.change(() => ok(addAll(tools, room, copies)));
    if (!done.ok) room.lookAnew();
    for (const [place, { resolve }] of group.entries())
      resolve(done.ok ? ok(done.value[place] ?? "full") : done);
  };
  const deleteCopy = (id: number): void => {
    const row = database
      .statement("DELETE FROM outbox WHERE id = ? RETURNING target, length(body) AS bytes")
      .get(id);
    if (row !== undefined) room.left(String(row["target"]), Number(row["bytes"]));
  };
  return {
    add: (copy) =>
      new Promise((resolve) => {
        waiting.push({ copy, resolve });
        // All additions of one event-loop turn share one synced commit.
        if (waiting.length === 1) setImmediate(flush);
      }),
    use: (target) => rememberUse(tools, target),
    claim(target, { now, heldUntil, latest, most }) {
      const claimed = database.relaxed(() => {
        for (const id of ended) deleteCopy(id);
        if (latest !== undefined) fixFutureTimes(database, target, { now, latest });
        // The claim on copies in flight may have expired while this computer slept.
        const extend = database.statement("UPDATE outbox SET next_at = ? WHERE id = ? AND next_at <= ?");
        for (const id of inFlight) extend.run(heldUntil, id, now);
        const rows = database
          .statement("SELECT * FROM outbox WHERE target = ? AND next_at <= ? ORDER BY next_at, id LIMIT ?")
          .all(target, now, most);
        const hold = database.statement("UPDATE outbox SET tries = tries + 1, next_at = ? WHERE id = ?");
        for (const { id = null } of rows) hold.run(heldUntil, id);
        return ok(rows.map((row) => dueCopy(tools, row)));
      });
      if (!claimed.ok) return claimed;
      ended.clear();
      for (const { id } of claimed.value) inFlight.add(id);
      return claimed;
    },
    remove(id) {
      const deleted = database.relaxed(() => ok(deleteCopy(id)));
      if (!deleted.ok) ended.add(id);
      else inFlight.delete(id);
    },
    again(id, at, { counted }) {
      database.relaxed(() => {
        database
          .statement("UPDATE outbox SET next_at = ?, tries = tries - ? WHERE id = ?")
          .run(at, counted ? 0 : 1, id);
        return ok(null);
      });
      inFlight.delete(id);
    },
    facts: (target) => database.read(() => ok(factsOf(tools, target))),
  };
}

/** Each query is answered by an index alone, because the rows hold whole bodies. */
function factsOf({ database, clock }: StoreTools, target: string): OutboxFacts {
  const row = database
    .statement("SELECT count(*) AS n, min(next_at) AS next FROM outbox WHERE target = ?")
    .get(target);
  const all = database.statement("SELECT count(*) AS n FROM outbox").get();
  const [waiting, next] = [Number(row?.["n"] ?? 0), row?.["next"]];
  return {
    waiting,
    others: Number(all?.["n"] ?? 0) - waiting,
    ...(typeof next === "number" ? { nextAt: instant(Math.max(next, clock.now())) } : {}),
  };
}

type Times = { readonly now: number; readonly latest: number };

/** A time later than any planned one was set by a clock that was ahead. */
function fixFutureTimes(database: StoreDatabase, target: string, { now, latest }: Times): void {
  const planned = database.statement("SELECT max(next_at) AS last FROM outbox WHERE target = ?").get(target);
  if (Number(planned?.["last"] ?? 0) <= latest) return;
  database
    .statement("UPDATE outbox SET next_at = ? WHERE target = ? AND next_at > ?")
    .run(now, target, latest);
}

/** Runs within a transaction. */
function addAll(tools: StoreTools, room: OutboxRoom, copies: readonly NewCopy[]): readonly Queued[] {
  const { database, random, clock } = tools;
  const mode = rememberedMode(database) ?? "searchable";
  const key = mode === "sealed" ? sealingKey(database) : undefined;
  if (mode === "facts" || (mode === "sealed" && key === undefined)) return copies.map(() => "not-kept");
  const seal = key === undefined ? undefined : sealFor(key, random);
  const insert = database.statement(
    `INSERT INTO outbox
       (notification, receiver, target, content_type, signature, marks, made_up, tries, since, next_at, sealing_key,
        body)
     VALUES (?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?)`,
  );
  return copies.map(({ notification, receiver, target, copy }) => {
    const { contentType = null, signature = null, marks = null, madeUp = null, body } = copy;
    const stored = seal?.seal(body, boundTo(notification, receiver)) ?? body;
    if (!room.takes(target, stored.byteLength)) return "full";
    const now = clock.now();
    insert.run(
      notification,
      receiver,
      target,
      contentType,
      signature,
      marks,
      madeUp,
      now,
      now,
      seal?.key ?? null,
      stored,
    );
    return "queued";
  });
}

function dueCopy(tools: StoreTools, row: Readonly<Record<string, unknown>>): DueCopy {
  const notification = Number(row["notification"]);
  const text = (name: string): string | undefined => {
    const value = row[name];
    return typeof value === "string" ? value : undefined;
  };
  const body = bodyOf(tools, row, notification);
  const [contentType, signature, marks] = [text("content_type"), text("signature"), text("marks")];
  const madeUp = text("made_up");
  return {
    id: Number(row["id"]),
    notification,
    since: instant(Number(row["since"])),
    tries: Number(row["tries"]) + 1,
    copy:
      body instanceof Uint8Array
        ? {
            body,
            ...(contentType === undefined ? {} : { contentType }),
            ...(signature === undefined ? {} : { signature }),
            ...(marks === undefined ? {} : { marks }),
            ...(madeUp === undefined ? {} : { madeUp }),
          }
        : body,
  };
}

function bodyOf(
  { database, vault }: StoreTools,
  row: Readonly<Record<string, unknown>>,
  notification: number,
): Uint8Array | "locked" | undefined {
  const { body, sealing_key: key } = row;
  if (!(body instanceof Uint8Array)) return undefined;
  if (typeof key !== "number") return body;
  const opener = openerFor(database, vault, key);
  if (opener.ok) return opener.value(body, boundTo(notification, String(row["receiver"])));
  // A permanently lost key decrypts nothing later either.
  const { kind } = opener.problem;
  return kind === "recordMissing" || kind === "recordDamaged" ? undefined : "locked";
}

/** Deletes the waiting copies of these notifications, which the user deletes and no longer wants sent. */
export function forgetWaiting(database: StoreDatabase, notifications: readonly NotificationId[]): void {
  const deleted = database.statement("DELETE FROM outbox WHERE notification = ?");
  for (const notification of notifications) deleted.run(notification);
}

/** Deletes all waiting copies, or those of one receiver. */
export function emptyOutbox(database: StoreDatabase, receiver: string | undefined): null {
  database.statement("DELETE FROM outbox WHERE receiver = coalesce(?, receiver)").run(receiver ?? null);
  return null;
}
