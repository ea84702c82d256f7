import type { RunPhase } from "../../../shared/migration/run-snapshot.ts";

/** The phase of a migration that waits for its registration code. */
export type AwaitedCode = Extract<RunPhase, { kind: "awaiting-code" }>;
