import type { LastMove } from "./last-move.ts";

/** The platform's clock and this machine's may differ by so much. */
const CLOCKS_APART_MS = 60_000;
/** Both clocks are the platform's: a date names whole seconds, and so does a message. */
const WHOLE_SECONDS_MS = 2_000;

type Moment = Pick<LastMove, "at" | "platformAt" | "direction">;

/** Did something happen after a move, by its own word? Where that is not certain, it did not. */
export function isWrittenAfter(
  { at, platformAt, direction }: Moment,
  writtenAt: string | undefined,
): boolean {
  const written = Date.parse(writtenAt ?? "");
  const dated = Date.parse(platformAt ?? "");
  if (Number.isNaN(written)) return false;
  // The cloud has dated its answer by the clock that dates its notifications; the client's is a machine of its own.
  if (direction === "to-cloud" && !Number.isNaN(dated)) return written >= dated + WHOLE_SECONDS_MS;
  return written >= Math.max(at, Number.isNaN(dated) ? 0 : dated) + CLOCKS_APART_MS;
}
