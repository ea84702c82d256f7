import { invariant } from "../../../../../shared/invariant.ts";
import type { StoreDatabase } from "../store-database.ts";

/** A business number as a receiver reported it; "" if a member is unknown. Events refer to it by id. */
export type NumberRef = {
  readonly id: number;
  readonly receiver: string;
  readonly phoneNumberId: string;
  readonly number: string;
};

export type NumberRefs = {
  /** The id of a number; inserts it if missing, within a transaction. */
  idOf(receiver: string, phoneNumberId: string, number: string): number;
  byId(id: number): NumberRef;
  /** The ids of all matching numbers; undefined if all match. */
  matching(filter: {
    readonly workspace?: string;
    readonly phoneNumberId?: string;
  }): readonly number[] | undefined;
  /** Clears the cache: a transaction that inserted numbers was rolled back. */
  forget(): void;
};

/** Returns the numbers of a store, cached because every event needs one. */
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
  // Other processes insert numbers too.
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
      const matches = [...lines.values()].filter(
        (line) =>
          (workspace === undefined || line.receiver === workspace) &&
          (phoneNumberId === undefined || line.phoneNumberId === phoneNumberId),
      );
      return matches.length === lines.size ? undefined : matches.map(({ id }) => id);
    },
    forget() {
      ids.clear();
      lines.clear();
    },
  };
}

function keyOf({ receiver, phoneNumberId, number }: Omit<NumberRef, "id">): string {
  // The length separates the two values, whatever they contain.
  return `${receiver} ${phoneNumberId.length} ${phoneNumberId} ${number}`;
}
