import type { PrivacyMode } from "../../../../../shared/webhook/privacy.ts";
import { modeCode, excludedCode, senderCode, signatureCode, sourceCode } from "../codes.ts";
import { forgetCopy } from "./forwarded.ts";
import type { Incoming, NotificationId } from "../port.ts";
import type { StoreDatabase } from "../store-database.ts";
import type { ToFile } from "../to-file.ts";

/** Maximum size of a rejected body that is stored. */
const REFUSED_BODY_BYTES = 64 * 1024;

/** Returns what is stored of a body. */
export function bodyKept({ body, refused }: Incoming): Buffer | undefined {
  return refused !== undefined && body.length > REFUSED_BODY_BYTES ? undefined : body;
}

/** A stored notification; `body` is encrypted with the key `sealing_key`, if that is set. */
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
  readonly sender: number | null;
};

/** Appends one notification; within a transaction. */
export function appendNotification(
  database: StoreDatabase,
  incoming: Incoming,
  mode: PrivacyMode,
  body: Uint8Array | undefined,
): NotificationId {
  const { receiver, source, receivedAt, signature, secret, number, sender } = incoming;
  const done = database
    .statement(
      `INSERT INTO notification
         (receiver, source, received_at, mode, signature, secret, refused, phone_number_id, number, bytes, body,
          headers, sender)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      receiver,
      sourceCode.code(source),
      receivedAt,
      modeCode.code(mode),
      signatureCode.code(signature),
      secret ?? null,
      excludedCode(incoming),
      number?.phoneNumberId ?? null,
      number?.number ?? null,
      incoming.body.length,
      body ?? null,
      // In metadata mode the store holds only who, what and when.
      mode === "facts" ? null : (incoming.headers ?? null),
      sender === undefined ? null : senderCode.code(sender),
    );
  return Number(done.lastInsertRowid);
}

/** Returns one notification with its body; undefined if it is deleted. */
export function readNotification(
  database: StoreDatabase,
  id: NotificationId,
): StoredNotification | undefined {
  const row: unknown = database.statement("SELECT * FROM notification WHERE id = ?").get(id);
  // The table is STRICT, so its columns match this type.
  return row as StoredNotification | undefined;
}

/** The limit of a batch in rows and bytes. One notification is always allowed. */
export type BatchSize = { readonly rows: number; readonly bytes: number };

/** Returns the length of a notification's stored body, which shows whether parts were deleted. */
export function storedLength(database: StoreDatabase, id: NotificationId): number | undefined {
  const [[length] = []] = database.rows("SELECT length(body) FROM notification WHERE id = ?", [id]);
  return typeof length === "number" ? length : undefined;
}

/** Returns the inbox after `after`, oldest first. */
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
      `SELECT id, receiver, source, received_at, mode, signature, secret, refused, phone_number_id, number, sender
       FROM notification WHERE id > ? AND id <= ? ORDER BY id`,
      [after, last],
    )
    .map(unfiledOf);
}

/** Returns a notification's stored body; empty if none is stored. */
export function storedBody(database: StoreDatabase, id: NotificationId): Uint8Array {
  const [[body] = []] = database.rows("SELECT body FROM notification WHERE id = ?", [id]);
  return body instanceof Uint8Array ? body : new Uint8Array();
}

/** Read column by column: validating each row would cost as much as the rest of its indexing. */
function unfiledOf(columns: readonly unknown[]): ToFile {
  const [id, receiver, source, receivedAt, mode, signature, secret, refused, phoneNumberId, number, sender] =
    columns;
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
    sender: sender as number | null,
  };
}

/** Returns the id up to which all notifications are indexed. */
export function indexedThrough(database: StoreDatabase): NotificationId {
  return Number(database.statement("SELECT value FROM meta WHERE name = 'filed through'").get()?.["value"]);
}

/** Records that everything up to this notification is indexed. */
export function noteIndexed(database: StoreDatabase, through: NotificationId): void {
  database.statement("UPDATE meta SET value = ? WHERE name = 'filed through'").run(through);
}

/** Returns the newest id that a table has assigned; 0 if none. */
export function newestId(database: StoreDatabase, table: "event" | "notification" | "note"): number {
  const row = database.statement("SELECT seq FROM sqlite_sequence WHERE name = ?").get(table);
  return Number(row?.["seq"] ?? 0);
}

/** Deletes a notification; its events must be deleted first. */
export function removeNotification(database: StoreDatabase, id: NotificationId): void {
  const mode = removeUncounted(database, id);
  if (mode !== undefined) countKept(database, mode, -1);
}

/**
 * Deletes a notification that was not counted; returns the code of its mode, undefined if it is already gone.
 */
export function removeUncounted(database: StoreDatabase, id: NotificationId): number | undefined {
  const gone = database.statement("DELETE FROM notification WHERE id = ? RETURNING mode").get(id);
  if (gone === undefined) return undefined;
  forgetCopy(database, id);
  return Number(gone["mode"]);
}

/** Updates the number of notifications of a mode. */
export function countKept(database: StoreDatabase, mode: number, change: number): void {
  database.statement("UPDATE tally SET notifications = notifications + ? WHERE mode = ?").run(change, mode);
}
