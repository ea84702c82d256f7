import type { RunId } from "../../../../shared/ids.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import { durationInWords } from "../../../../shared/wording/times.ts";
import type { ExitCode } from "../exit-codes.ts";
import type { CliSession } from "../cli-session.ts";
import type { Progress } from "./progress.ts";
import { showResult, showRun } from "./show-result.ts";
import { SAME_PRESS_MS } from "../key-press.ts";

/** What the interrupted command received: an existing migration, or a plan for a new one. */
type Given = { readonly run?: RunId | undefined; readonly plan?: string | undefined };

/**
 * Handles Ctrl-C during a migration; returns the function that stops handling it.
 *
 * Between two steps the program exits at once, with the state of the run as its result. While a response is
 * awaited, the first Ctrl-C only prints that; a second one exits, and the result says what is unknown.
 */
export function watchInterrupt(
  session: CliSession,
  client: Client,
  progress: Progress,
  given: Given = {},
): () => void {
  let latest: RunSnapshot | undefined;
  let told: { readonly of: unknown; readonly atMs: number } | undefined;
  const unsubscribe = client.subscribe("runs", (run) => (latest = run));
  const leave = (): void => {
    const acted = progress.acted();
    progress.stop();
    // Nothing may happen between the last known state and the exit, so no call is awaited here.
    session.host.leave(
      latest === undefined
        ? leftEarly(session, acted, given)
        : showRun(session.report, latest, { plan: given.plan }),
    );
  };
  const stop = session.host.onInterrupt(() => {
    const awaited = progress.inFlight();
    const now = session.host.clock.monotonicMs();
    if (told !== undefined && now - told.atMs < SAME_PRESS_MS) return;
    // Each awaited response has its own first Ctrl-C.
    if (awaited === undefined || told?.of === awaited) return leave();
    told = { of: awaited, atMs: now };
    const { t } = session.report;
    const step = t(`steps.${awaited.step}.name`);
    const waiting =
      awaited.limitMs === undefined
        ? t("terminal.interrupt.waiting", { step })
        : t("terminal.interrupt.waitingUpTo", { step, limit: durationInWords(t, awaited.limitMs) });
    session.report.say(`\n${waiting}\n${t("terminal.interrupt.again")}`);
  });
  return () => {
    stop();
    unsubscribe();
  };
}

/**
 * Ends a command before the core has reported a state.
 *
 * Requests that change the number are announced before they are sent; signing in is not, and may set a new
 * password.
 */
function leftEarly({ report }: CliSession, acted: boolean, { run, plan }: Given): ExitCode {
  const place = { numberIs: "unknown", proof: "none", reason: "interrupted" } as const;
  if (run === undefined && !acted)
    return showResult(
      report,
      { outcome: "stopped", ...place, next: "migrate" },
      (t) => ({
        what: t("terminal.interrupt.notStarted.what"),
        works: t("terminal.interrupt.notStarted.works"),
        next: t("terminal.interrupt.notStarted.next"),
      }),
      { plan },
    );
  return showResult(
    report,
    { ...(run === undefined ? {} : { run }), outcome: "unknown", ...place, next: "wait" },
    (t) => ({
      what: t("terminal.interrupt.early.what"),
      works: t(acted ? "terminal.interrupt.early.perhapsSent" : "terminal.interrupt.early.notSent"),
      next: t("terminal.interrupt.early.next"),
    }),
  );
}
