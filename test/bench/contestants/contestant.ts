import type { Scene } from "../lib/stage-client.ts";

/** A program ready to move the number: whatever it does before the first of the three calls is done. */
export type Ready = {
  /** Backup, register, subscribe. */
  run(): Promise<Timing>;
  close(): Promise<void>;
};

/** Milliseconds from the first call to the last answer, and those of them that passed waiting for the three answers. */
export type Timing = { readonly totalMs: number; readonly waitingMs?: number };

export type Contestant = {
  readonly name: string;
  prepare(scene: Scene): Promise<Ready>;
};

/** Measures `work` in milliseconds. */
export async function timed(work: () => Promise<void>): Promise<Timing> {
  const startedAt = performance.now();
  await work();
  return { totalMs: performance.now() - startedAt };
}
