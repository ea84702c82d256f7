import type { Metered } from "../../../shared/settings/metered.ts";
import type { Clock } from "../../../shared/time.ts";
import type { MeteredPort } from "../runtime/ports.ts";

/** So long an answer of the system counts, in ms: asking it starts a program. */
const KEPT_MS = 5 * 60_000;
/** So long it counts where nobody looks: by then a check that waits for another connection sees one. */
const LONG_KEPT_MS = 3_600_000;

/** What the system says of the connection, asked at most once in a few minutes. */
export type MeteredReader = {
  /** The newest answer, without waiting; unknown before the first. */
  known(): Metered;
  /** An answer of the last minutes; asks where there is none. Never fails. */
  read(): Promise<Metered>;
  /** The same, but an answer that the connection is metered counts for an hour. */
  readSeldom(): Promise<Metered>;
};

/** Creates the reader; asks nothing yet. Without a port nothing is known. */
export function meteredReader(
  port: MeteredPort | undefined,
  clock: Pick<Clock, "monotonicMs">,
): MeteredReader {
  let last: { readonly value: Metered; readonly atMs: number } | undefined;
  let asking: Promise<Metered> | undefined;
  const noted = (value: Metered): Metered => {
    last = { value, atMs: clock.monotonicMs() };
    return value;
  };
  const ask = async (): Promise<Metered> => {
    try {
      return noted((await port?.isMetered()) ?? "unknown");
    } catch {
      // A host that can't say it must end nothing: here it is asked from a timer, where nobody catches that.
      return noted("unknown");
    } finally {
      asking = undefined;
    }
  };
  const answerOf = (keptMs: number): Promise<Metered> | Metered => {
    if (last !== undefined && clock.monotonicMs() - last.atMs < keptMs) return last.value;
    asking ??= ask();
    return asking;
  };
  return {
    known: () => last?.value ?? "unknown",
    read: async () => answerOf(KEPT_MS),
    readSeldom: async () => answerOf(last?.value === "yes" ? LONG_KEPT_MS : KEPT_MS),
  };
}
