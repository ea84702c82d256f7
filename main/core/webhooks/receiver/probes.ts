import type { IncomingMessage } from "node:http";
import type { ProbeArrival, ProbePath } from "./port.ts";

type Listener = (arrival: ProbeArrival) => void;

/** The paths of a receiver that are looked through at the moment. Nothing that comes to them is stored. */
export type Probes = {
  open(path: string): ProbePath;
  /** What wants to hear of requests to this path; undefined where none is open. */
  at(path: string): ((request: IncomingMessage, body: Buffer, monotonicMs: number) => void) | undefined;
};

/** The probes of one receiver; none open at first. */
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
