import type { PinChange } from "../../../../shared/pin/pin-change.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import type { CliSession } from "../cli-session.ts";
import { showInterrupted, type PinCommand } from "./show-pin.ts";

/** What arrives within a second is the same key press: terminals and launchers deliver one several times. */
const SAME_PRESS_MS = 1000;

/**
 * Answers Ctrl-C while a PIN is changed: before the request is out the program ends at once; afterwards the first one
 * only tells that the answer is awaited, and a second one leaves it behind. Gives what ends that.
 */
export function awaitPinAnswer(session: CliSession, client: Client, about: PinCommand): () => void {
  let out: PinChange | undefined;
  let toldAt: number | undefined;
  const unsubscribe = client.subscribe("pinChanges", (change) => {
    out = change;
  });
  const stop = session.host.onInterrupt(() => {
    const now = session.host.clock.monotonicMs();
    if (toldAt !== undefined && now - toldAt < SAME_PRESS_MS) return;
    if (out?.state !== "under-way" || toldAt !== undefined)
      return session.host.leave(showInterrupted(session, about, out));
    toldAt = now;
    session.report.say(
      "\nWaiting for the platform's response; the request can't be canceled.\n" +
        "Press Ctrl-C again to leave now: it is then unknown whether the PIN was changed.",
    );
  });
  return () => {
    stop();
    unsubscribe();
  };
}
