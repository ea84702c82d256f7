import type { Client } from "../../shared/rpc/client.ts";
import type { NumberObservation } from "../../shared/workspace/number-observation.ts";
import { addressesOf, stillAsked } from "../../shared/workspace/addresses.ts";
import type { WorkspaceList } from "../../shared/workspace/workspace.ts";
import { createStore } from "zustand/vanilla";
import { openFeed, type Feed } from "./feed.ts";
import { valueOf, type Loadable } from "./loadable.ts";

/** The last observation of each number, keyed by `observationKey`. */
export type Observations = ReadonlyMap<string, NumberObservation>;

/** The key of one number of one workspace. */
export function observationKey({
  workspace,
  phoneNumberId,
}: {
  workspace: string;
  phoneNumberId: string;
}): string {
  return `${workspace}/${phoneNumberId}`;
}

/**
 * Opens the store of last observations: those that were made with the addresses that their workspace has now.
 * One of an address that was changed since comes back with it.
 */
export function openObservations(client: Client, workspaces: Feed<WorkspaceList>): Feed<Observations> {
  const all = openAllObservations(client);
  const current = (): Loadable<Observations> => ofAddresses(all.getState(), valueOf(workspaces.getState()));
  const store = createStore<Loadable<Observations>>(current);
  const show = (): void => store.setState(current(), true);
  const ends = [all.subscribe(show), workspaces.subscribe(show)];
  return Object.assign(store, {
    refresh: () => all.refresh(),
    take: (change: (value: Observations) => Observations) => all.take(change),
    close: () => {
      for (const end of ends) end();
      all.close();
    },
  });
}

function ofAddresses(state: Loadable<Observations>, list: WorkspaceList | undefined): Loadable<Observations> {
  if (state.kind !== "ready" || list === undefined) return state;
  const now = new Map(list.workspaces.map((one) => [one.id, addressesOf(one)] as const));
  const value = [...state.value].filter(([, { workspace, asked }]) => {
    const addresses = now.get(workspace);
    return addresses !== undefined && stillAsked(asked, addresses);
  });
  return value.length === state.value.size ? state : { ...state, value: new Map(value) };
}

function openAllObservations(client: Client): Feed<Observations> {
  return openFeed<Observations, "numbers.readings", "readings">({
    client,
    method: "numbers.readings",
    input: {},
    topic: "readings",
    read: (list) => new Map(list.map((one) => [observationKey(one), one])),
    merge: (known, push) => (known === undefined ? undefined : withObservation(known, push)),
    newer: (known, answered) => [...known.values()].reduce(withObservation, answered),
  });
}

/** The observations with this one, unless a later revision is known. */
export function withObservation(readings: Observations, one: NumberObservation): Observations {
  const known = readings.get(observationKey(one));
  if (known !== undefined && known.revision > one.revision) return readings;
  return new Map(readings).set(observationKey(one), one);
}
