import { DRIVES_A_RUN } from "../../../shared/rpc/names.ts";
import type { Transport } from "../../../shared/rpc/client.ts";

/** Calls that advance a migration of a real number: interrupting one can leave its outcome unknown. */
const DRIVING: ReadonlySet<string> = new Set(DRIVES_A_RUN);

/** Counts those calls that are in progress. */
export type PendingCalls = {
  count(): number;
  /** Calls the listener whenever the first call starts or the last one ends. */
  onChange(listener: (busy: boolean) => void): void;
  /** Rejects such calls from now on, because the program is about to end, or takes them again. */
  admit(yes: boolean): void;
};

/** Wraps the transport and counts its calls. Practice is not counted: nothing can be lost there. */
export function watchCalls(transport: Transport): {
  readonly transport: Transport;
  readonly underWay: PendingCalls;
} {
  let count = 0;
  let admits = true;
  const listeners = new Set<(busy: boolean) => void>();
  const step = (by: 1 | -1): void => {
    const before = count > 0;
    count += by;
    if (before !== count > 0) for (const listener of listeners) listener(count > 0);
  };
  return {
    underWay: {
      count: () => count,
      onChange: (listener) => void listeners.add(listener),
      admit(yes) {
        admits = yes;
      },
    },
    transport: {
      subscribe: (topic, listener) => transport.subscribe(topic, listener),
      async call(method, input) {
        if (!DRIVING.has(method)) return transport.call(method, input);
        if (!admits) throw new Error("Switchover is closing");
        step(1);
        try {
          return await transport.call(method, input);
        } finally {
          step(-1);
        }
      },
    },
  };
}
