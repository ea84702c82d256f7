import type { Chance } from "../chance.ts";
import type { SandboxClock } from "../clock.ts";
import { answerCloud } from "../cloud/routes.ts";
import type { ApiReply, ApiRequest } from "../http/shapes.ts";
import { answerOnPrem } from "../on-prem/routes.ts";
import type { Conduct } from "./conduct.ts";
import type { WorldState } from "./state.ts";

/** Holds the one state, and is the only place where it changes. */
export type WorldKeeper = {
  readonly state: () => WorldState;
  readonly change: (change: (state: WorldState, nowMs: number) => WorldState) => void;
  /** Carries one request out. */
  readonly act: (request: ApiRequest, conduct: Conduct) => ApiReply;
  /** Does something once that much time has passed on the world's clock. */
  readonly later: (delayMs: number, effect: () => void) => void;
  readonly onChange: (listener: () => void) => () => void;
  readonly close: () => void;
};

type Due = { readonly atMs: number; readonly effect: () => void; readonly timer: NodeJS.Timeout };

/** A keeper of the given world. */
export function keepWorld(initial: WorldState, clock: SandboxClock, chance: Chance): WorldKeeper {
  let current = initial;
  let pending: readonly Due[] = [];
  const listeners = new Set<() => void>();
  const become = (next: WorldState): void => {
    if (next === current) return;
    current = next;
    for (const listener of listeners) listener();
  };
  const runDue = (): void => {
    const due = pending.filter((one) => one.atMs <= clock.nowMs());
    pending = pending.filter((one) => !due.includes(one));
    for (const one of due) one.effect();
  };
  return {
    state: () => {
      runDue();
      return current;
    },
    change: (change) => become(change(current, clock.nowMs())),
    act: (request, conduct) => {
      runDue();
      const answer = request.api === "cloud" ? answerCloud : answerOnPrem;
      const { state, reply } = answer(current, request, {
        nowMs: clock.nowMs(),
        chance,
        conduct,
        brand: current.fixtures.brand,
      });
      become(state);
      return reply;
    },
    later: (delayMs, effect) => {
      const timer = setTimeout(runDue, delayMs + 1);
      pending = [...pending, { atMs: clock.nowMs() + delayMs, effect, timer }];
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      for (const one of pending) clearTimeout(one.timer);
      listeners.clear();
    },
  };
}
