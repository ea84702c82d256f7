import type { SchemaStep } from "./schema-step.ts";

/**
 * Rows say in which version they are written (see row-versions.ts). No table changes; the number alone does, so that
 * a program which does not know of versions refuses the folder instead of guessing at what newer rows mean.
 */
export const rowVersions: SchemaStep = { version: 2, sql: "" };
