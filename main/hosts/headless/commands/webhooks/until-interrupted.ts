import type { CliSession } from "../../cli-session.ts";

/**
 * Resolves at Ctrl-C or at a signal of the system. Stays a listener afterwards: one key press may arrive several
 * times, and the second would end a process that is tidying up.
 */
export function untilInterrupted({ host }: CliSession): Promise<void> {
  return new Promise((resolve) => {
    host.onInterrupt(resolve);
    process.once("SIGTERM", resolve);
  });
}
