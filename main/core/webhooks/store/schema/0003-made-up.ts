import type { SchemaStep } from "../../../storage/schema.ts";

/**
 * What was made up or sent anew by Switchover. On `notification` and `event` it is one more number in `refused`, which a
 * program without this step would not know; a copy that waits carries its mark on.
 */
export const madeUpSchema: SchemaStep = {
  version: 3,
  sql: "ALTER TABLE outbox ADD COLUMN made_up TEXT;",
};
