import { invariant } from "../../../../../shared/invariant.ts";
import type { StoreDatabase } from "../store-database.ts";

/** A business number as a receiver heard of it; "" where something is not known. Events name it by its id. */
export type NumberRef = {
  readonly id: number;
  readonly receiver: string;
  readonly phoneNumberId: string;
  readonly number: string;
};

export type NumberRefs = {
  /** The id of a line, which is made where there is none; within a transaction. */
  idOf(receiver: string, phoneNumberId: string, number: string): number;
  byId(id: number): NumberRef;
  /** The ids of every line that fits; undefined where all do. */
  matching(filter: {
    readonly workspace?: string;
    readonly phoneNumberId?: string;
  }): readonly number[] | undefined;
  /** Forgets what is held in memory: a transaction that made lines was rolled back. */
  forget(): void;
};

/** The lines of a store, held in memory since each event asks for one. */
export function numberRefsOf(database: StoreDatabase): NumberRefs {
  const ids = new Map<string, number>();
  const lines = new Map<number, NumberRef>();
  const keep = (row: Record<string, unknown>): NumberRef => {
    const line: NumberRef = {
      id: Number(row["id"]),
      receiver: String(row["receiver"]),
      phoneNumberId: String(row["phone_number_id"]),
      number: String(row["number"]),
    };
    lines.set(line.id, line);
    ids.set(keyOf(line), line.id);
    return line;
  };
  // Other processes make lines too.
  const readAll = (): void => {
    for (const row of database.statement("SELECT * FROM line").all()) keep(row);
  };
  return {
    idOf(receiver, phoneNumberId, number) {
      const wanted = { receiver, phoneNumberId, number };
      const known = ids.get(keyOf(wanted));
      if (known !== undefined) return known;
      database
        .statement("INSERT OR IGNORE INTO line (receiver, phone_number_id, number) VALUES (?, ?, ?)")
        .run(receiver, phoneNumberId, number);
      const row = database
        .statement("SELECT * FROM line WHERE receiver = ? AND phone_number_id = ? AND number = ?")
        .get(receiver, phoneNumberId, number);
      invariant(row !== undefined, "a line that was made is there");
      return keep(row).id;
    },
    byId(id) {
      if (!lines.has(id)) readAll();
      const line = lines.get(id);
      invariant(line !== undefined, "an event's line is there");
      return line;
    },
    matching({ workspace, phoneNumberId }) {
      readAll();
      const fits = [...lines.values()].filter(
        (line) =>
          (workspace === undefined || line.receiver === workspace) &&
          (phoneNumberId === undefined || line.phoneNumberId === phoneNumberId),
      );
      return fits.length === lines.size ? undefined : fits.map(({ id }) => id);
    },
    forget() {
      ids.clear();
      lines.clear();
    },
  };
}

function keyOf({ receiver, phoneNumberId, number }: Omit<NumberRef, "id">): string {
  // The length keeps two of them apart whatever stands in them.
  return `${receiver} ${phoneNumberId.length} ${phoneNumberId} ${number}`;
}
