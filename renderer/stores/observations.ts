import type { Client } from "../../shared/rpc/client.ts";
import type { NumberObservation } from "../../shared/rpc/areas/workspaces.ts";
import { openFeed, type Feed } from "./feed.ts";

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

/** Opens the store of last observations. */
export function openObservations(client: Client): Feed<Observations> {
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
