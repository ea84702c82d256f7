import { setTimeout as after } from "node:timers/promises";
import type { Core } from "./core.ts";
import type { PendingCalls } from "./pending-calls.ts";

/**
 * How long the end of the program waits for the core, and so for its database; what is committed is safe either way.
 * A test that has borrowed a callback has up to eight seconds of it to give the callback back.
 */
export const CLOSING_PATIENCE_MS = 12_000;

/** How long is waited for a call that drives a run, and then for the core; what is committed is safe either way. */
const PATIENCE = { drivenMs: 15_000, closingMs: CLOSING_PATIENCE_MS } as const;

/**
 * Brings the core to rest before the program ends over a mistake: no further call drives a run, the one under way may
 * write down its outcome, and the core is closed. Resolves in any case, in bounded time.
 */
export async function shutDown(
  { underWay, close }: Pick<Core, "underWay" | "close">,
  patience: { readonly drivenMs: number; readonly closingMs: number } = PATIENCE,
): Promise<void> {
  underWay.admitNoMore();
  await Promise.race([idle(underWay), after(patience.drivenMs)]);
  try {
    await Promise.race([close(), after(patience.closingMs)]);
  } catch {
    // Nothing is left to be told about it: every row that was acknowledged is on disk.
  }
}

function idle(underWay: PendingCalls): Promise<void> {
  return new Promise((resolve) => {
    if (underWay.count() === 0) resolve();
    underWay.onChange((busy) => {
      if (!busy) resolve();
    });
  });
}
