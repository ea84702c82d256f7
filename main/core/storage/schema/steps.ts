import { journalSchema } from "./0001-journal.ts";
import { rowVersions } from "./0002-row-versions.ts";
import { operationSchema } from "./0003-operation.ts";
import type { SchemaStep } from "./schema-step.ts";

/** Every step in order. A new one goes into its own file and onto the end of this list. */
export const SCHEMA_STEPS: readonly SchemaStep[] = [journalSchema, rowVersions, operationSchema];

/** The newest schema this program knows. */
export const KNOWN_SCHEMA = Math.max(...SCHEMA_STEPS.map((step) => step.version));
