import type { CliSession } from "../../cli-session.ts";
import { SAME_PRESS_MS } from "../../key-press.ts";

type Ends = {
  /** Ends the command after restoring the callback URL; called once. */
  readonly end: () => void;
  /** Called at a second Ctrl-C, which exits at once; returns the exit code. */
  readonly leave: () => number;
};

/**
 * Ends a command that replaced a callback URL at Ctrl-C or a system's end signal, after restoring the URL. A
 * second Ctrl-C exits at once; other signals never do, because systems send several.
 */
export function endAtSignals({ host, report }: CliSession, { end, leave }: Ends): () => void {
  let firstMs: number | undefined;
  return host.onEndSignal((signal) => {
    const now = host.clock.monotonicMs();
    if (firstMs !== undefined && (signal !== "SIGINT" || now - firstMs < SAME_PRESS_MS)) return;
    if (firstMs !== undefined) return host.leave(leave());
    firstMs = now;
    report.say(
      "\nStopping after the callback URL is restored. Press Ctrl-C again to leave now without restoring it.",
    );
    end();
  });
}
