import type { SchemaStep } from "../../../storage/schema.ts";
import { eventsSchema } from "./0001-events.ts";
import { copiesSchema } from "./0002-copies.ts";
import { madeUpSchema } from "./0003-made-up.ts";
import { sendersSchema } from "./0004-senders.ts";
import { totalsSchema } from "./0005-totals.ts";

/** Every step in order. Add a new one in its own file and at the end of this list. */
export const EVENT_SCHEMA_STEPS: readonly SchemaStep[] = [
  eventsSchema,
  copiesSchema,
  madeUpSchema,
  sendersSchema,
  totalsSchema,
];

/** The newest schema of the event store that this program knows. */
export const KNOWN_EVENT_SCHEMA = Math.max(...EVENT_SCHEMA_STEPS.map((step) => step.version));
