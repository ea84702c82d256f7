import { createHash } from "node:crypto";
import type { KeptFault } from "../faults/fault-injector.ts";
import type { Identities } from "../tls/identities.ts";
import type { Queue } from "../webhook-sender/queue.ts";
import type { DueRequest } from "../world/agenda.ts";
import type { SeedData } from "../world/seed-data.ts";
import type { WorldState } from "../world/state.ts";

/** Stores a sandbox's snapshot between two starts. Both functions must finish before they return. */
export type SandboxMemory = {
  /** The text that was saved last; undefined if there is none. */
  load(): string | undefined;
  /** Saves the text so that it survives if the process is killed afterwards. */
  save(text: string): void;
};

/** All state of a sandbox that outlives its process. Holds its secrets and private keys. */
export type SandboxSnapshot = {
  /** Number of changes since the sandbox was created. */
  readonly revision: number;
  readonly identities: Identities;
  readonly ports: { readonly cloud: number; readonly onPrem: number };
  readonly opening: SeedData;
  readonly world: WorldState;
  readonly faults: readonly KeptFault[];
  readonly due: readonly DueRequest[];
  /** Waiting notifications, and how far the sender's clock runs ahead. */
  readonly sender: Queue;
};

// Incremented by every change of the format that older texts do not fit.
const FORMAT = 2;

/** Gives the snapshot as one JSON text with a checksum that shows corruption. */
export function writeSnapshot(kept: SandboxSnapshot): string {
  const content = JSON.stringify(kept);
  return JSON.stringify({ format: FORMAT, sum: sumOf(content), content });
}

/**
 * Gives the snapshot in a text; undefined if it is corrupted or of another format, and the sandbox must start
 * anew.
 */
export function readSnapshot(text: string): SandboxSnapshot | undefined {
  try {
    const { format, sum, content } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (format !== FORMAT || typeof content !== "string" || sum !== sumOf(content)) return undefined;
    // A text with a correct checksum was written by `writeSnapshot` in this format.
    return JSON.parse(content) as SandboxSnapshot;
  } catch {
    return undefined;
  }
}

function sumOf(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}
