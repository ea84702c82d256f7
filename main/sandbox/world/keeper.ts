import type { Chance } from "./chance.ts";
import type { SandboxClock } from "./clock.ts";
import type { Answer, ApiReply, ApiRequest, Resource } from "./api-exchange.ts";
import { createAgenda, type DueRequest } from "./agenda.ts";
import type { Behavior } from "./behavior.ts";
import type { SharedAccount } from "./shared-account.ts";
import type { WorldState } from "./state.ts";

/** Holds the state; the only code that changes it. */
export type WorldKeeper = {
  readonly state: () => WorldState;
  readonly change: (change: (state: WorldState, nowMs: number) => WorldState) => void;
  /** Executes one request. */
  readonly act: (request: ApiRequest, conduct: Behavior) => ApiReply;
  /** Gives the reply that a request would get now, without changing the state. */
  readonly wouldAnswer: (request: ApiRequest, conduct: Behavior) => ApiReply;
  /** Executes one request after a delay on the sandbox's clock. */
  readonly later: (delayMs: number, request: ApiRequest, conduct: Behavior) => void;
  /** Delayed requests that were not executed yet. */
  readonly due: () => readonly DueRequest[];
  /** Adds the delayed requests of an earlier keeper; those already due are executed at once. */
  readonly takeUp: (due: readonly DueRequest[]) => void;
  /** Replaces the state; delayed requests are dropped. */
  readonly beginAgain: (state: WorldState) => void;
  readonly onChange: (listener: () => void) => () => void;
  readonly close: () => void;
};

/**
 * Creates a keeper of the given state; `answerRequest` handles a request for both APIs. With `account`, the cloud's
 * part of the state is shared with the account's other numbers.
 */
export function keepWorld(
  initial: WorldState,
  clock: SandboxClock,
  chance: Chance,
  answerRequest: Resource,
  account?: SharedAccount,
): WorldKeeper {
  let own = initial;
  const listeners = new Set<() => void>();
  const current = (): WorldState => {
    const cloud = account?.cloud() ?? own.cloud;
    if (cloud !== own.cloud) own = { ...own, cloud };
    return own;
  };
  const become = (next: WorldState): void => {
    if (next === current()) return;
    own = next;
    account?.become(next.cloud);
    for (const listener of listeners) listener();
  };
  const answerTo = (request: ApiRequest, conduct: Behavior): Answer => {
    const state = current();
    const around = {
      nowMs: clock.nowMs(),
      chance,
      conduct,
      brand: state.fixtures.brand,
      numbers: account === undefined ? () => [state] : account.numbers,
    };
    return answerRequest(state, request, around);
  };
  const carryOut = (request: ApiRequest, conduct: Behavior): ApiReply => {
    const { state, reply } = answerTo(request, conduct);
    become(state);
    return reply;
  };
  const runDue = (): void => {
    for (const { request, conduct } of agenda.takeDue())
      carryOut({ ...request, query: new URLSearchParams(request.query) }, conduct);
  };
  const agenda = createAgenda(clock, runDue);
  return {
    state: () => {
      runDue();
      return current();
    },
    change: (change) => become(change(current(), clock.nowMs())),
    act: (request, conduct) => {
      runDue();
      return carryOut(request, conduct);
    },
    wouldAnswer: (request, conduct) => {
      runDue();
      return answerTo(request, conduct).reply;
    },
    later: (delayMs, request, conduct) => {
      const kept = { ...request, query: request.query.toString() };
      agenda.add([{ atMs: clock.nowMs() + delayMs, request: kept, conduct }]);
    },
    due: agenda.all,
    takeUp: agenda.add,
    beginAgain: (state) => {
      agenda.drop();
      become(state);
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      agenda.drop();
      listeners.clear();
    },
  };
}
