import type { Client } from "../../shared/rpc/client.ts";
import type { NumberReading } from "../../shared/rpc/areas/workspaces.ts";
import { openFeed, type Feed } from "./feed.ts";

/** The last look at each number; `readingKey` gives the key. */
export type Readings = ReadonlyMap<string, NumberReading>;

/** The key of one number of one workspace. */
export function readingKey({
  workspace,
  phoneNumberId,
}: {
  workspace: string;
  phoneNumberId: string;
}): string {
  return `${workspace}/${phoneNumberId}`;
}

/** Opens the store of last looks. */
export function openReadings(client: Client): Feed<Readings> {
  return openFeed<Readings, "numbers.readings", "readings">({
    client,
    method: "numbers.readings",
    input: {},
    topic: "readings",
    read: (list) => new Map(list.map((one) => [readingKey(one), one])),
    merge: (known, push) => (known === undefined ? undefined : withReading(known, push)),
    newer: (known, answered) => [...known.values()].reduce(withReading, answered),
  });
}

/** The readings with this one, unless a later one is known already. */
export function withReading(readings: Readings, one: NumberReading): Readings {
  const known = readings.get(readingKey(one));
  if (known !== undefined && known.revision > one.revision) return readings;
  return new Map(readings).set(readingKey(one), one);
}
