import type { CliSession } from "../../cli-session.ts";

/**
 * Resolves at Ctrl-C or at a system signal. Keeps listening afterwards: one key press may arrive several
 * times, and the second would end the process during its cleanup.
 */
export function untilInterrupted({ host }: CliSession): Promise<void> {
  return new Promise((resolve) => {
    host.onInterrupt(resolve);
  });
}
