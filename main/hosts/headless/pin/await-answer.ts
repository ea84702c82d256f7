import type { PinChange } from "../../../../shared/pin/pin-change.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import type { CliSession } from "../cli-session.ts";
import { showInterrupted, type PinCommand } from "./show-pin.ts";
import { SAME_PRESS_MS } from "../key-press.ts";

/**
 * Handles Ctrl-C while a PIN is changed; returns the function that stops handling it. Before the request is
 * sent the program exits at once. Afterwards the first Ctrl-C prints that the response is awaited, and a
 * second one exits.
 */
export function awaitPinAnswer(session: CliSession, client: Client, about: PinCommand): () => void {
  let change: PinChange | undefined;
  let printedAtMs: number | undefined;
  const unsubscribe = client.subscribe("pinChanges", (latest) => {
    change = latest;
  });
  const stop = session.host.onInterrupt(() => {
    const now = session.host.clock.monotonicMs();
    if (printedAtMs !== undefined && now - printedAtMs < SAME_PRESS_MS) return;
    if (change?.state !== "under-way" || printedAtMs !== undefined)
      return session.host.leave(showInterrupted(session, about, change));
    printedAtMs = now;
    const { t } = session.report;
    session.report.say(`\n${t("terminal.pin.waiting")}\n${t("terminal.pin.leave")}`);
  });
  return () => {
    stop();
    unsubscribe();
  };
}
