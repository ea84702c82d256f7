import type { SandboxClock } from "./clock.ts";
import type { ApiRequest } from "./api-exchange.ts";
import type { Behavior } from "./behavior.ts";

/** A request that takes effect at a time of the sandbox's clock; fit for JSON. */
export type DueRequest = {
  readonly atMs: number;
  readonly request: Omit<ApiRequest, "query"> & { readonly query: string };
  readonly conduct: Behavior;
};

/** Requests that take effect later. */
export type Agenda = {
  readonly add: (due: readonly DueRequest[]) => void;
  /** Removes and gives those that are due, in the order in which they were added. */
  readonly takeDue: () => readonly DueRequest[];
  readonly all: () => readonly DueRequest[];
  readonly drop: () => void;
};

/** Creates an empty agenda; `onTime` is called when a request is due. */
export function createAgenda(clock: SandboxClock, onTime: () => void): Agenda {
  let waiting: readonly { readonly due: DueRequest; readonly timer: NodeJS.Timeout }[] = [];
  return {
    add: (more) => {
      const timed = more.map((due) => ({
        due,
        timer: setTimeout(onTime, Math.max(0, due.atMs - clock.nowMs()) + 1),
      }));
      waiting = [...waiting, ...timed];
    },
    takeDue: () => {
      const now = clock.nowMs();
      const taken = waiting.filter(({ due }) => due.atMs <= now);
      waiting = waiting.filter((one) => !taken.includes(one));
      return taken.map(({ due }) => due);
    },
    all: () => waiting.map(({ due }) => due),
    drop: () => {
      for (const { timer } of waiting) clearTimeout(timer);
      waiting = [];
    },
  };
}
