import { createHmac, createSecretKey, timingSafeEqual } from "node:crypto";

/** Makes and checks the marks that tie records to this data folder. */
export type Chain = {
  /** The mark before a run's first row. */
  start(run: string): string;
  mark(domain: ChainDomain, fields: readonly ChainField[]): string;
  holds(domain: ChainDomain, fields: readonly ChainField[], mark: string): boolean;
};

export type ChainField = string | number | null;
/** Separates the kinds of records: a mark of one kind is invalid for another. */
export type ChainDomain =
  | "row"
  | "run"
  | "attempt"
  | "refused-pin"
  | "highest"
  | "forgotten"
  | "possible"
  | "operation"
  | "number-run"
  | "register"
  | "request"
  | "late-move"
  | "told-wait"
  | "pin-refusal"
  | "pin-change"
  | "brought";

/**
 * The chain of a folder: HMAC-SHA-256 in hexadecimal over a canonical list of fields, under the folder's
 * chain key.
 *
 * The key is in the data folder beside the database. The marks therefore detect damage, mix-ups and restored
 * older files. They do not protect against a person with write access who forges records.
 */
export function chainUnder(key: Uint8Array, databaseId: string): Chain {
  // Prepared once: there is a mark for each row that is read or written.
  const prepared = createSecretKey(key);
  const over = (domain: string, fields: readonly ChainField[]): Buffer =>
    createHmac("sha256", prepared)
      .update(JSON.stringify([domain, databaseId, ...fields]))
      .digest();
  return {
    start: (run) => over("start", [run]).toString("hex"),
    mark: (domain, fields) => over(domain, fields).toString("hex"),
    holds(domain, fields, mark) {
      const given = Buffer.from(mark, "hex");
      const right = over(domain, fields);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
