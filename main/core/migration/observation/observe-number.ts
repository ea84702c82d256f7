import type { Dialect } from "../../../../shared/platform/dialect.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import { recorded } from "../../../../shared/platform/outcome.ts";
import type { Observation } from "../../../../shared/migration/observation.ts";
import { numberOf } from "../../../../shared/migration/plan.ts";
import { digitsOf } from "../../../../shared/phone.ts";
import { isoOf, type Clock } from "../../../../shared/time.ts";
import type { CloudReads } from "../../platforms/cloud/port.ts";
import { answeredWithin } from "../../platforms/http/answered-within.ts";
import type { OnPremReads } from "../../platforms/on-prem/port.ts";
import type { RunState } from "../state/run-state.ts";
import { interpret } from "../../platforms/interpret.ts";

/** What an observation may use: the read-only halves of both APIs. */
export type ObservationApis = {
  readonly cloud: Pick<CloudReads, "readNumber" | "readSubscriptions" | "inspectToken">;
  readonly onPrem: Pick<OnPremReads, "readHealth" | "readSettings">;
};

/** `asked`: the digits of the number to observe. */
export type QueryTools = { readonly dialect: Dialect; readonly clock: Clock; readonly asked: string };

/** What to query besides the number, the client's health and the number it serves. */
export type ObservationScope = {
  readonly subscriptions: boolean;
  /** Query the token's app, if the plan names none. */
  readonly ownApp: boolean;
};

/** The limit for all queries of an observation together, since a person may be waiting. */
export const QUERY_LIMIT_MS = 75_000;

/**
 * Observes the number with both APIs at once and infers its location. Changes nothing; queries without a
 * response within 75 s are left out.
 */
export async function observeNumber(
  { cloud, onPrem }: ObservationApis,
  { dialect, clock, asked }: QueryTools,
  scope: ObservationScope,
): Promise<Observation> {
  const endsAtMs = clock.monotonicMs() + QUERY_LIMIT_MS;
  const inTime = <T>(call: () => Promise<CallOutcome<T>>): Promise<CallOutcome<T>> =>
    answeredWithin(clock, endsAtMs, call);
  const [number, health, settings, subscriptions, token] = await Promise.all([
    inTime(() => cloud.readNumber()),
    inTime(() => onPrem.readHealth()),
    inTime(() => onPrem.readSettings()),
    scope.subscriptions ? inTime(() => cloud.readSubscriptions()) : undefined,
    scope.ownApp ? inTime(() => cloud.inspectToken()) : undefined,
  ]);
  const facts = valueOf(number);
  const healthFacts = valueOf(health);
  const serves = servedDigits(valueOf(settings)?.waId);
  return {
    at: isoOf(clock.now()),
    cloud: recorded(number),
    onPrem: recorded(health),
    ...optional("number", facts),
    ...optional("health", healthFacts),
    ...optional("subscriptions", copied(valueOf(subscriptions))),
    ...optional("ownApp", valueOf(token)?.appId),
    ...optional("clientServes", serves),
    ...interpret(facts, { health: healthFacts, serves, asked }, dialect.hosts),
  };
}

/** The query tools for a run: `asked` are the digits of the plan's number. */
export function askedBy(
  { plan }: Pick<RunState, "plan">,
  tools: Pick<QueryTools, "dialect" | "clock">,
): QueryTools {
  return { ...tools, asked: digitsOf(numberOf(plan)) };
}

function valueOf<T>(outcome: CallOutcome<T> | undefined): T | undefined {
  return outcome?.kind === "confirmed" ? outcome.value : undefined;
}

function copied<T>(list: readonly T[] | undefined): T[] | undefined {
  return list === undefined ? undefined : [...list];
}

function servedDigits(waId: string | undefined): string | undefined {
  return waId === undefined || digitsOf(waId) === "" ? undefined : digitsOf(waId);
}

function optional<K extends string, T>(name: K, value: T | undefined): { readonly [key in K]?: T } {
  return (value === undefined ? {} : { [name]: value }) as { readonly [key in K]?: T };
}
