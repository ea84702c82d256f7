import { ok, type Result } from "../../../../shared/result.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import { instant } from "../../../../shared/time.ts";
import type { DueCopy, NewCopy, NotificationId, Outbox, OutboxFacts, Queued } from "./port.ts";
import { rememberedMode } from "./remembered-mode.ts";
import { boundTo, openerFor, sealFor, sealingKey } from "./sealing.ts";
import type { StoreDatabase } from "./store-database.ts";
import type { StoreTools } from "./store-tools.ts";

const MOST = 10_000;
const MOST_BYTES = 256 * 1024 * 1024;

type Waiting = {
  readonly copy: NewCopy;
  readonly resolve: (result: Result<Queued, StorageProblem>) => void;
};

/** The outbox of a store. */
export function outboxOf(tools: StoreTools): Outbox {
  const { database } = tools;
  let waiting: Waiting[] = [];
  const held = heldBy(tools);
  const flush = (): void => {
    const group = waiting;
    waiting = [];
    const done = database.change(() =>
      ok(
        addAll(
          tools,
          held(),
          group.map(({ copy }) => copy),
        ),
      ),
    );
    for (const [place, { resolve }] of group.entries())
      resolve(done.ok ? ok(done.value[place] ?? "full") : done);
  };
  return {
    add: (copy) =>
      new Promise((resolve) => {
        waiting.push({ copy, resolve });
        // All of one turn of the loop in one synced commit.
        if (waiting.length === 1) setImmediate(flush);
      }),
    claim: (target, { now, heldUntil, most }) =>
      database.relaxed(() => {
        const rows = database
          .statement("SELECT * FROM outbox WHERE target = ? AND next_at <= ? ORDER BY next_at, id LIMIT ?")
          .all(target, now, most);
        const hold = database.statement("UPDATE outbox SET tries = tries + 1, next_at = ? WHERE id = ?");
        for (const { id = null } of rows) hold.run(heldUntil, id);
        return ok(rows.map((row) => dueCopy(tools, row)));
      }),
    remove(id) {
      database.relaxed(() => {
        database.statement("DELETE FROM outbox WHERE id = ?").run(id);
        return ok(null);
      });
    },
    again(id, at) {
      database.relaxed(() => {
        database.statement("UPDATE outbox SET next_at = ? WHERE id = ?").run(at, id);
        return ok(null);
      });
    },
    facts: (target) => database.look(() => ok(factsOf(tools, target))),
  };
}

/** Each is answered by an index alone: the rows hold whole bodies. */
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

type Held = { rows: number; bytes: number };

/** Looking at the size of every body costs a read of each: what was found holds for a while, with what was added since. */
const LOOKED_FOR_MS = 5_000;

function heldBy({ database, clock }: StoreTools): () => Held {
  let held: Held = { rows: 0, bytes: 0 };
  let lookedMs = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock.monotonicMs();
    if (now - lookedMs < LOOKED_FOR_MS) return held;
    const row = database
      .statement("SELECT count(*) AS rows, coalesce(sum(length(body)), 0) AS bytes FROM outbox")
      .get();
    lookedMs = now;
    held = { rows: Number(row?.["rows"]), bytes: Number(row?.["bytes"]) };
    return held;
  };
}

/** Within a transaction. */
function addAll(tools: StoreTools, held: Held, copies: readonly NewCopy[]): readonly Queued[] {
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
    if (held.rows >= MOST || held.bytes + copy.body.byteLength > MOST_BYTES) return "full";
    held.rows += 1;
    held.bytes += copy.body.byteLength;
    const now = clock.now();
    const { contentType = null, signature = null, marks = null, madeUp = null, body } = copy;
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
      seal?.seal(body, boundTo(notification, receiver)) ?? body,
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
  return opener.ok ? opener.value(body, boundTo(notification, String(row["receiver"]))) : "locked";
}

/** Takes away what waits of these notifications: whoever erases them does not want them sent any more. */
export function forgetWaiting(database: StoreDatabase, notifications: readonly NotificationId[]): void {
  const gone = database.statement("DELETE FROM outbox WHERE notification = ?");
  for (const notification of notifications) gone.run(notification);
}

/** Takes away all that waits, of one receiver where it is named. */
export function emptyOutbox(database: StoreDatabase, receiver: string | undefined): null {
  database.statement("DELETE FROM outbox WHERE receiver = coalesce(?, receiver)").run(receiver ?? null);
  return null;
}
