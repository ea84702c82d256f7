import { runDetached } from "../../core/runtime/run-detached.ts";
import type { CliSession } from "./cli-session.ts";

/** Does work that a person may stop: the first signal says so and calls `stop`, and the work then ends by itself. */
export async function stoppable<T>(
  { host, report }: CliSession,
  { work, stop }: { readonly work: () => Promise<T>; readonly stop: () => Promise<unknown> },
): Promise<T> {
  let hasSaid = false;
  const end = host.onInterrupt(() => {
    if (hasSaid) return;
    hasSaid = true;
    report.say(`\n${report.t("terminal.data.stopping")}`);
    runDetached(stop());
  });
  try {
    return await work();
  } finally {
    end();
  }
}

/**
 * Does work that must not stop halfway: it comes to its end at every signal by which a system or a person ends a program.
 * The first of them says so, and further ones change nothing.
 */
export async function finishFirst<T>({ host, report }: CliSession, work: () => Promise<T>): Promise<T> {
  let hasSaid = false;
  const stop = host.onInterrupt(() => {
    if (hasSaid) return;
    hasSaid = true;
    report.say(`\n${report.t("terminal.data.finishing")}`);
  });
  try {
    return await work();
  } finally {
    stop();
  }
}
