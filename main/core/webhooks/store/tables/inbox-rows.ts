import type { PrivacyMode } from "../../../../../shared/webhook/privacy.ts";
import { modeCode, asideOf, signatureCode, sourceCode } from "../codes.ts";
import { forgetCopy } from "./forwarded.ts";
import type { Incoming, NotificationId } from "../port.ts";
import type { StoreDatabase } from "../store-database.ts";
import type { ToFile } from "../to-file.ts";

/** Of something refused no more than this is kept. */
const REFUSED_BODY_BYTES = 64 * 1024;

/** What is kept of a body. */
export function bodyKept({ body, refused }: Incoming): Buffer | undefined {
  return refused !== undefined && body.length > REFUSED_BODY_BYTES ? undefined : body;
}

/** A notification as it is stored; `body` is sealed where `sealing_key` says with which key. */
export type StoredNotification = {
  readonly id: NotificationId;
  readonly receiver: string;
  readonly source: number;
  readonly received_at: number;
  readonly mode: number;
  readonly signature: number;
  readonly secret: number | null;
  readonly refused: number;
  readonly phone_number_id: string | null;
  readonly number: string | null;
  readonly bytes: number;
  readonly shape: number | null;
  readonly events: number | null;
  readonly cut: number;
  readonly sealing_key: number | null;
  readonly body: Uint8Array | null;
  readonly headers: string | null;
};

/** Appends one notification; within a transaction. */
export function appendNotification(
  database: StoreDatabase,
  incoming: Incoming,
  mode: PrivacyMode,
  body: Uint8Array | undefined,
): NotificationId {
  const { receiver, source, receivedAt, signature, secret, number } = incoming;
  const done = database
    .statement(
      `INSERT INTO notification
         (receiver, source, received_at, mode, signature, secret, refused, phone_number_id, number, bytes, body,
          headers)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      receiver,
      sourceCode.code(source),
      receivedAt,
      modeCode.code(mode),
      signatureCode.code(signature),
      secret ?? null,
      asideOf(incoming),
      number?.phoneNumberId ?? null,
      number?.number ?? null,
      incoming.body.length,
      body ?? null,
      // In that mode a store holds who, what and when, and nothing besides.
      mode === "facts" ? null : (incoming.headers ?? null),
    );
  return Number(done.lastInsertRowid);
}

/** One notification with its body; undefined where it is gone. */
export function readNotification(
  database: StoreDatabase,
  id: NotificationId,
): StoredNotification | undefined {
  const row: unknown = database.statement("SELECT * FROM notification WHERE id = ?").get(id);
  // The table is STRICT: its columns hold what this type says.
  return row as StoredNotification | undefined;
}

/** A batch stays short: few enough rows and bytes. One notification is always enough. */
export type BatchSize = { readonly rows: number; readonly bytes: number };

/** The length of what lies in the inbox of a notification, which shows whether anybody took parts out of it. */
export function storedLength(database: StoreDatabase, id: NotificationId): number | undefined {
  const [[length] = []] = database.rows("SELECT length(body) FROM notification WHERE id = ?", [id]);
  return typeof length === "number" ? length : undefined;
}

/** What comes after `after` in the inbox, oldest first. */
export function inboxAfter(
  database: StoreDatabase,
  after: NotificationId,
  most: BatchSize,
): readonly ToFile[] {
  const sizes = database.rows("SELECT id, bytes FROM notification WHERE id > ? ORDER BY id LIMIT ?", [
    after,
    most.rows,
  ]);
  let bytes = 0;
  const beyond = sizes.findIndex(([, size], place) => (bytes += size as number) > most.bytes && place > 0);
  const last = sizes.at(beyond === -1 ? -1 : beyond - 1)?.[0] as number | undefined;
  if (last === undefined) return [];
  return database
    .rows(
      `SELECT id, receiver, source, received_at, mode, signature, secret, refused, phone_number_id, number
       FROM notification WHERE id > ? AND id <= ? ORDER BY id`,
      [after, last],
    )
    .map(unfiledOf);
}

/** A notification's body as it lies in the inbox; empty where none is kept. */
export function storedBody(database: StoreDatabase, id: NotificationId): Uint8Array {
  const [[body] = []] = database.rows("SELECT body FROM notification WHERE id = ?", [id]);
  return body instanceof Uint8Array ? body : new Uint8Array();
}

/** Read column by column: whatever checks a shape anew for each row costs as much as the rest of its filing. */
function unfiledOf(columns: readonly unknown[]): ToFile {
  const [id, receiver, source, receivedAt, mode, signature, secret, refused, phoneNumberId, number] = columns;
  return {
    id: id as number,
    receiver: receiver as string,
    source: source as number,
    receivedAt: receivedAt as number,
    mode: modeCode.word(mode as number),
    signature: signature as number,
    secret: secret as number | null,
    refused: refused as number,
    phoneNumberId: phoneNumberId as string | null,
    number: number as string | null,
  };
}

/** Up to which notification everything has been filed. */
export function indexedThrough(database: StoreDatabase): NotificationId {
  return Number(database.statement("SELECT value FROM meta WHERE name = 'filed through'").get()?.["value"]);
}

/** Notes that everything up to this notification has been filed. */
export function noteIndexed(database: StoreDatabase, through: NotificationId): void {
  database.statement("UPDATE meta SET value = ? WHERE name = 'filed through'").run(through);
}

/** The newest id that a table ever gave; 0 for none. */
export function newestId(database: StoreDatabase, table: "event" | "notification" | "note"): number {
  const row = database.statement("SELECT seq FROM sqlite_sequence WHERE name = ?").get(table);
  return Number(row?.["seq"] ?? 0);
}

/** Takes a notification away; its events have gone before. */
export function removeNotification(database: StoreDatabase, id: NotificationId): void {
  const mode = removeUncounted(database, id);
  if (mode !== undefined) countKept(database, mode, -1);
}

/** Takes a notification away that was never counted; gives the number of its mode, undefined where it is gone. */
export function removeUncounted(database: StoreDatabase, id: NotificationId): number | undefined {
  const gone = database.statement("DELETE FROM notification WHERE id = ? RETURNING mode").get(id);
  if (gone === undefined) return undefined;
  forgetCopy(database, id);
  return Number(gone["mode"]);
}

/** Keeps the number of notifications of a mode. */
export function countKept(database: StoreDatabase, mode: number, change: number): void {
  database.statement("UPDATE tally SET notifications = notifications + ? WHERE mode = ?").run(change, mode);
}
