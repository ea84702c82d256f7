import type { SchemaStep } from "../../../storage/schema.ts";

/**
 * Marks what Switchover made up or resent. On `notification` and `event` this is a further code in `refused`,
 * which a program without this step would not know; a waiting copy keeps its mark.
 */
export const madeUpSchema: SchemaStep = {
  version: 3,
  sql: "ALTER TABLE outbox ADD COLUMN made_up TEXT;",
};
