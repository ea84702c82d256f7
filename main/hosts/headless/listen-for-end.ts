import { SAME_PRESS_MS } from "./key-press.ts";
import { END_SIGNALS, type EndSignal } from "./host.ts";

type Listener = (signal: EndSignal) => void;

/**
 * Calls the listener for each signal that asks the process to end, until the returned function is called. If one
 * came by then, what still belongs to the same key press is ignored until the process is gone: its exit code is
 * the command's, not the signal's.
 */
export function listenForEnd(listener: Listener): () => void {
  let heardAtMs: number | undefined;
  const heard: Listener = (signal) => {
    heardAtMs = performance.now();
    listener(signal);
  };
  for (const signal of END_SIGNALS) process.on(signal, heard);
  return () => {
    if (heardAtMs !== undefined) ignoreRest(heardAtMs);
    for (const signal of END_SIGNALS) process.off(signal, heard);
  };
}

function ignoreRest(heardAtMs: number): void {
  const later: Listener = (signal) => {
    if (performance.now() - heardAtMs < SAME_PRESS_MS) return;
    for (const one of END_SIGNALS) process.off(one, later);
    process.kill(process.pid, signal);
  };
  for (const signal of END_SIGNALS) process.on(signal, later);
  exitAtEnd();
}

/** Calls the listener for each signal that asks the process to end, until the process is gone. */
export function listenUntilGone(listener: Listener): void {
  for (const signal of END_SIGNALS) process.on(signal, listener);
  for (const signal of END_SIGNALS) process.once(signal, exitAtEnd);
}

/** What leaves the process when it exits: one for each signal that came, of which the first one leaves. */
const leaving = new WeakSet<NodeJS.ExitListener>();

/**
 * Node takes its signal handlers away before a process that ends by itself is gone, but not before it exits. What came to
 * listen for the end later, such as a tunnel that was just opened, is called before that: nobody else would.
 */
function exitAtEnd(): void {
  const earlier = new Set(process.listeners("exit"));
  const leave: NodeJS.ExitListener = (code) => {
    for (const later of process.listeners("exit"))
      if (!earlier.has(later) && !leaving.has(later)) later.call(process, code);
    process.exit(code);
  };
  leaving.add(leave);
  process.once("exit", leave);
}
