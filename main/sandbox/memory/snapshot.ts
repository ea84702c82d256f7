import { createHash } from "node:crypto";
import type { KeptFault } from "../faults/fault-injector.ts";
import type { Identities } from "../tls/identities.ts";
import type { Queue } from "../webhook-sender/queue.ts";
import type { DueRequest } from "../world/agenda.ts";
import type { SeedData } from "../world/seed-data.ts";
import type { WorldState } from "../world/state.ts";

/** Where a practice platform keeps itself between two starts. Both must finish before they return. */
export type SandboxMemory = {
  /** The text that was saved last, or undefined where there is none. */
  load(): string | undefined;
  /** Keeps the text so that a process that is killed afterwards does not take it along. */
  save(text: string): void;
};

/** Everything of a practice platform that outlives its process. Holds its secrets and private keys. */
export type SandboxSnapshot = {
  /** How many changes there were since the first day. */
  readonly revision: number;
  readonly identities: Identities;
  readonly ports: { readonly cloud: number; readonly onPrem: number };
  readonly opening: SeedData;
  readonly world: WorldState;
  readonly faults: readonly KeptFault[];
  readonly due: readonly DueRequest[];
  /** Notifications that wait, and how far the sender's clock runs ahead. */
  readonly sender: Queue;
};

// Grows with every change of what is kept that an older text does not fit.
const FORMAT = 2;

/** One JSON text of all that is kept, with a sum by which damage is noticed. */
export function writeSnapshot(kept: SandboxSnapshot): string {
  const content = JSON.stringify(kept);
  return JSON.stringify({ format: FORMAT, sum: sumOf(content), content });
}

/** What the text holds; undefined where it is damaged or of another format, and the platform has to begin anew. */
export function readSnapshot(text: string): SandboxSnapshot | undefined {
  try {
    const { format, sum, content } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    if (format !== FORMAT || typeof content !== "string" || sum !== sumOf(content)) return undefined;
    // Whatever carries the right sum was written by `writeSnapshot` in this format.
    return JSON.parse(content) as SandboxSnapshot;
  } catch {
    return undefined;
  }
}

function sumOf(content: string): string {
  return createHash("sha256").update(content).digest("hex");
}
