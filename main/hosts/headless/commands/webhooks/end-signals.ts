import type { CliSession } from "../../cli-session.ts";
import type { ExitCode } from "../../exit-codes.ts";
import { SAME_PRESS_MS } from "../../key-press.ts";

type Ends = {
  /** Ends the command after restoring the callback URL; called once. */
  readonly end: () => void;
  /** Called at a second Ctrl-C, which exits at once; returns the exit code. */
  readonly leave: () => number;
};

/**
 * To be called with the result's exit code. The command keeps listening until the process is gone: a signal while it
 * closes its data folder would end it with another code. Another Ctrl-C leaves at once with this one.
 */
type Watching = (code: ExitCode) => ExitCode;

/**
 * Ends a command that replaced a callback URL at Ctrl-C or a system's end signal, after restoring the URL. A
 * second Ctrl-C exits at once; other signals never do, because systems send several.
 */
export function endAtSignals({ host, report }: CliSession, { end, leave }: Ends): Watching {
  let firstMs: number | undefined;
  let result: ExitCode | undefined;
  host.onEndSignal((signal) => {
    const now = host.clock.monotonicMs();
    if (result !== undefined) {
      const isAnotherPress = firstMs !== undefined && now - firstMs >= SAME_PRESS_MS;
      firstMs ??= now;
      if (signal === "SIGINT" && isAnotherPress) host.leave(result);
      return;
    }
    if (firstMs !== undefined && (signal !== "SIGINT" || now - firstMs < SAME_PRESS_MS)) return;
    if (firstMs !== undefined) return host.leave(leave());
    firstMs = now;
    report.say(`\n${report.t("terminal.webhooks.stopping")}`);
    end();
  });
  return (code) => (result = code);
}
