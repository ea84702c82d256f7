import type { IncomingMessage } from "node:http";
import type { ProbeArrival, ProbePath } from "./port.ts";

type Listener = (arrival: ProbeArrival) => void;

/** The open probe paths of a receiver. Requests to them are not stored. */
export type Probes = {
  open(path: string): ProbePath;
  /** The handler for requests to this path; undefined if no probe is open there. */
  at(path: string): ((request: IncomingMessage, body: Buffer, monotonicMs: number) => void) | undefined;
};

/** Returns the probes of one receiver, initially none. */
export function probes(): Probes {
  const open = new Map<string, Set<Listener>>();
  return {
    open(path) {
      const listeners = new Set<Listener>();
      open.set(path, listeners);
      return {
        path,
        onArrival: (listener) => void listeners.add(listener),
        close: () => void open.delete(path),
      };
    },
    at(path) {
      const listeners = open.get(path);
      if (listeners === undefined) return undefined;
      return ({ headers }, body, monotonicMs) => {
        for (const listener of listeners) listener({ body, headers, monotonicMs });
      };
    },
  };
}
