import type { SchemaStep } from "../../../storage/schema.ts";

/**
 * Whether the address that posted a notification was on the list of senders: a code of codes.ts, and NULL where that
 * can't be told. `event` has it for detectors, which read events and no notifications; `note` for duplicates.
 */
export const sendersSchema: SchemaStep = {
  version: 4,
  sql: `
    ALTER TABLE notification ADD COLUMN sender INTEGER;
    ALTER TABLE event ADD COLUMN sender INTEGER;
    ALTER TABLE note ADD COLUMN sender INTEGER;
  `,
};
