import type { Dialect } from "../../../../shared/platform/dialect.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import { recorded } from "../../../../shared/platform/outcome.ts";
import type { Reading } from "../../../../shared/migration/reading.ts";
import { digitsOf } from "../../../../shared/phone.ts";
import { isoOf, type Clock } from "../../../../shared/time.ts";
import type { Connections } from "../../plan/connections.ts";
import { interpret } from "./interpret.ts";

/** What to ask beyond number and health. */
export type ReadingScope = {
  readonly subscriptions: boolean;
  /** Ask the token check for its app, where the plan does not name one. */
  readonly ownApp: boolean;
  /** Ask the client's settings for the number that it serves. */
  readonly clientServes: boolean;
};

/**
 * Reads both sides at once and says where the number is. Changes nothing on either side; whatever is not
 * answered is left out of the reading.
 */
export async function takeReading(
  connections: Connections,
  dialect: Dialect,
  clock: Clock,
  scope: ReadingScope,
): Promise<Reading> {
  const { cloud, onPrem } = connections;
  const [number, health, subscriptions, token, settings] = await Promise.all([
    cloud.readNumber(),
    onPrem.readHealth(),
    scope.subscriptions ? cloud.readSubscriptions() : undefined,
    scope.ownApp ? cloud.inspectToken() : undefined,
    scope.clientServes ? onPrem.readSettings() : undefined,
  ]);
  const facts = valueOf(number);
  const healthFacts = valueOf(health);
  return {
    at: isoOf(clock.now()),
    cloud: recorded(number),
    onPrem: recorded(health),
    ...given("number", facts),
    ...given("health", healthFacts),
    ...given("subscriptions", copied(valueOf(subscriptions))),
    ...given("ownApp", valueOf(token)?.appId),
    ...given("clientServes", served(valueOf(settings)?.waId)),
    ...interpret(facts, healthFacts, dialect.hosts),
  };
}

function valueOf<T>(outcome: CallOutcome<T> | undefined): T | undefined {
  return outcome?.kind === "confirmed" ? outcome.value : undefined;
}

function copied<T>(list: readonly T[] | undefined): T[] | undefined {
  return list === undefined ? undefined : [...list];
}

function served(waId: string | undefined): string | undefined {
  return waId === undefined || digitsOf(waId) === "" ? undefined : digitsOf(waId);
}

function given<K extends string, T>(name: K, value: T | undefined): { readonly [key in K]?: T } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [key in K]?: T };
}
