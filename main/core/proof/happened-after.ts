import type { LastMove } from "./last-move.ts";

/** How much the clocks of platform and machine may differ. */
const CLOCKS_APART_MS = 60_000;
/** Both times come from the platform's clock: a date header and a message's time are in whole seconds. */
const WHOLE_SECONDS_MS = 2_000;

type MigrationTime = Pick<LastMove, "at" | "platformAt" | "direction">;

/** Whether something happened after a migration, according to its own time; false if that is not certain. */
export function isWrittenAfter(
  { at, platformAt, direction }: MigrationTime,
  writtenAt: string | undefined,
): boolean {
  const written = Date.parse(writtenAt ?? "");
  const dated = Date.parse(platformAt ?? "");
  if (Number.isNaN(written)) return false;
  // The cloud's date header uses the clock of its notifications; the client's clock is that of another
  // machine.
  if (direction === "to-cloud" && !Number.isNaN(dated)) return written >= dated + WHOLE_SECONDS_MS;
  return written >= Math.max(at, Number.isNaN(dated) ? 0 : dated) + CLOCKS_APART_MS;
}
