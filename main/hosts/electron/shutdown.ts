import { setTimeout as after } from "node:timers/promises";
import type { PendingCalls } from "./pending-calls.ts";

/**
 * How long quitting waits for the core and its database; committed data is safe either way. Up to eight
 * seconds of it are for a test to restore a replaced callback URL.
 */
export const CLOSING_PATIENCE_MS = 12_000;

/**
 * How long to wait for a call that advances a migration, and then for the core; committed data is safe either
 * way.
 */
const PATIENCE = { drivenMs: 15_000, closingMs: CLOSING_PATIENCE_MS } as const;

/**
 * Shuts down the core before the program ends after an internal error: no further call advances a migration,
 * the pending one may record its outcome, and the core is closed. Always resolves, in bounded time; to false if something was
 * still in progress then.
 */
export async function shutDown(
  { underWay, close }: { readonly underWay: PendingCalls; readonly close: () => Promise<void> },
  patience: { readonly drivenMs: number; readonly closingMs: number } = PATIENCE,
): Promise<boolean> {
  underWay.admit(false);
  await Promise.race([idle(underWay), after(patience.drivenMs)]);
  const isIdle = underWay.count() === 0;
  try {
    const closed = await Promise.race([close().then(() => true), after(patience.closingMs, false)]);
    return isIdle && closed;
  } catch {
    // A failure needs no message: every acknowledged row is on disk.
    return false;
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
