import { DatabaseSync as RealDatabase } from "node:sqlite";
import { isAllowed, refusal } from "./confine-files.ts";

export * from "node:sqlite";

/** A database in the one folder that may be written to, or anywhere if it is only read. */
export class DatabaseSync extends RealDatabase {
  constructor(...given: ConstructorParameters<typeof RealDatabase>) {
    if (!isAllowed(given[0]) && given[1]?.readOnly !== true) throw refusal("a database", given[0]);
    super(...given);
  }
}
