import type { Host } from "./host.ts";

/** Closing the terminal sends SIGHUP. Without a listener, each of them ends the process as it is. */
const SENT_BY_SYSTEM = ["SIGTERM", "SIGHUP"] as const;

/** Calls the listener at each Ctrl-C and at each signal by which a system ends a program, until the returned function is called. */
export function onEndRequest(host: Pick<Host, "onInterrupt">, listener: () => void): () => void {
  const stop = host.onInterrupt(listener);
  for (const signal of SENT_BY_SYSTEM) process.on(signal, listener);
  return () => {
    stop();
    for (const signal of SENT_BY_SYSTEM) process.off(signal, listener);
  };
}
