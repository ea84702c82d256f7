import { z } from "zod";
import { NumberLocation, NumberFacts, OnPremHealth, SubscribedApp } from "../platform/facts.ts";
import { RecordedOutcome, type RefusalReason } from "../platform/outcome.ts";
import { TemplatesReading } from "../platform/templates.ts";

/** Why an observation of both APIs leads to its conclusion. Each reason has a sentence in the wording. */
export const ObservationReason = z.enum([
  "both-agree",
  "cloud-says-cloud",
  "cloud-says-on-premises",
  "client-connected",
  "sides-contradict",
  "client-not-connected",
  "nobody-answered",
  "not-registered-anywhere",
  "client-serves-another",
  "client-does-not-tell",
]);
export type ObservationReason = z.infer<typeof ObservationReason>;

/** What the cloud API reports about a number. "somewhere": in service, without stating by which API. */
export const CloudWord = z.enum(["cloud", "on-premises", "nowhere", "somewhere", "silent"]);
export type CloudWord = z.infer<typeof CloudWord>;

/**
 * What the on-premises client reports about itself. "serves-number": connected, and names this number;
 * "serves-another": names another number; "connected": connected without naming a number, which proves
 * nothing.
 */
export const ClientWord = z.enum([
  "serves-number",
  "serves-another",
  "connected",
  "connecting",
  "down",
  "unregistered",
  "silent",
]);
export type ClientWord = z.infer<typeof ClientWord>;

/** Why both APIs were observed beside a step of their own. "throughput": the platform may still be raising it. */
export const ObservationCause = z.enum([
  "lost-answer",
  "refusal",
  "resumed",
  "abandoning",
  "override",
  "before-register",
  "throughput",
]);
export type ObservationCause = z.infer<typeof ObservationCause>;

/**
 * What is compared before and after a migration besides the number's own fields. "listed": the account's list of
 * numbers, read to its end, has the number.
 */
export const ComparedReading = z.object({
  account: z.object({ id: z.string(), number: z.enum(["listed", "not-listed", "not-told"]) }),
  templates: TemplatesReading,
  /** Shards of the on-premises client, where the number was there and the client told. */
  shards: z.number().optional(),
});
export type ComparedReading = z.infer<typeof ComparedReading>;

/** One observation of both APIs: what each returned, and the conclusion. */
export const Observation = z.object({
  at: z.string(),
  cloud: RecordedOutcome,
  number: NumberFacts.optional(),
  onPrem: RecordedOutcome,
  health: OnPremHealth.optional(),
  subscriptions: z.array(SubscribedApp).optional(),
  /** The app that owns the access token. */
  ownApp: z.string().optional(),
  /** Digits of the number that the on-premises client reports to serve. */
  clientServes: z.string().optional(),
  cloudSays: CloudWord,
  clientSays: ClientWord,
  home: NumberLocation,
  reason: ObservationReason,
  /** True if the number works at its location; undefined where no response tells. */
  working: z.boolean().optional(),
  /** Read by the first and the last step of a migration; missing in rows of older versions. */
  compared: ComparedReading.optional(),
});
export type Observation = z.infer<typeof Observation>;

/**
 * The last observation of a number and, if it found no location, the last one before it that told something: a location
 * that it leaves possible, or a contradiction.
 */
export type LastObservation = {
  readonly reading: Observation;
  readonly earlier?: Observation | undefined;
};

/** The last observation that found a location, unless a later one contradicts it. */
export function lastLocated({ reading, earlier }: LastObservation): Observation | undefined {
  if (reading.home !== "unknown") return reading;
  return earlier?.home === "unknown" ? undefined : earlier;
}

/** The last observation, or the contradiction before it that it doesn't resolve. */
export function lastUnresolved({ reading, earlier }: LastObservation): Observation {
  return earlier?.home === "unknown" ? earlier : reading;
}

/** What is kept of the last observation beside a new one; nothing if the new one tells where the number is. */
export function keptBeside(reading: Observation, last: LastObservation): Observation | undefined {
  if (reading.home !== "unknown") return undefined;
  const told = lastLocated(last) ?? lastUnresolved(last);
  if (told.home !== "unknown") return leavesPossible(reading, told.home) ? told : undefined;
  // An outage resolves no contradiction, and without one there is nothing to keep.
  return tellsNothing(reading) && !tellsNothing(told) ? told : undefined;
}

function tellsNothing(observation: Observation): boolean {
  return leavesPossible(observation, "cloud") && leavesPossible(observation, "on-premises");
}

/**
 * Whether an observation that found no location leaves `home` possible: the cloud said nothing about the number, and
 * the client reports nothing that contradicts it. An outage of an API moves no number.
 */
export function leavesPossible(
  observation: Pick<Observation, "home" | "cloud" | "number" | "cloudSays" | "clientSays">,
  home: Exclude<NumberLocation, "unknown">,
): boolean {
  if (observation.home !== "unknown" || CONTRADICTING[home].has(observation.clientSays)) return false;
  return (
    observation.cloudSays === "somewhere" || (observation.cloudSays === "silent" && saysNothing(observation))
  );
}

/** A response that is missing, that reports nothing of the number, or a rejection that is not about the number. */
function saysNothing({ cloud, number }: Pick<Observation, "cloud" | "number">): boolean {
  if (number?.host !== undefined || number?.status !== undefined) return false;
  if (cloud.kind === "rejected") return OF_THE_REQUEST.has(cloud.reason);
  return cloud.kind !== "confirmed" || number !== undefined;
}

const OF_THE_REQUEST: ReadonlySet<RefusalReason> = new Set([
  "token-expired",
  "token-invalid",
  "permission-missing",
  "rate-limited",
  "service-not-ready",
  "temporarily-refused",
  "maintenance",
]);

const CONTRADICTING: Readonly<Record<Exclude<NumberLocation, "unknown">, ReadonlySet<ClientWord>>> = {
  cloud: new Set(["serves-number", "connected"]),
  "on-premises": new Set(["serves-another", "unregistered"]),
};
