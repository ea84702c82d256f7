import type { CliSession } from "../../cli-session.ts";

const SAME_PRESS_MS = 1_000;

type Ends = {
  /** Ends in an orderly way; called once. */
  readonly end: () => void;
  /** Leaves at once, by a second Ctrl-C; gives the exit code. */
  readonly leave: () => number;
};

/**
 * Ends what has borrowed a callback at Ctrl-C and at the signals with which a system ends programs, so that what was
 * borrowed is given back first. A second Ctrl-C leaves at once; another signal never does, since systems send several.
 */
export function endAtSignals({ host, report }: CliSession, { end, leave }: Ends): () => void {
  let firstMs: number | undefined;
  return host.onEndSignal((signal) => {
    const now = host.clock.monotonicMs();
    // One key press may arrive several times.
    if (firstMs !== undefined && (signal !== "SIGINT" || now - firstMs < SAME_PRESS_MS)) return;
    if (firstMs !== undefined) return host.leave(leave());
    firstMs = now;
    report.say(
      "\nStopping after the callback URL is restored. Press Ctrl-C again to leave now without restoring it.",
    );
    end();
  });
}
