import { sourceOf, targetOf, type Direction } from "../../../../shared/migration/direction.ts";
import type { ClientWord, CloudWord, Observation } from "../../../../shared/migration/observation.ts";
import type { NumberLocation, ProofBasis } from "../../../../shared/platform/facts.ts";
import type { LocationEstimate } from "./run-state.ts";

/*
 * What may prove where a number is:
 *
 * - An observation in which the platform's own record names a location, or the client names this very number
 *   as the one it is connected for. A cloud that serves the number without naming its host names no location.
 * - The response to a request that moves the number. A backup proves only that the queried client gave one,
 *   and the number itself only if that client named it (`outcome.ts`).
 * - Once a request may have moved the number, nothing from before it counts. It counts again if that request
 *   was refused or never sent and no earlier one is open.
 * - The API that lost a number may notice late. After a move its report alone, which is the same as before,
 *   proves nothing: neither that the number came back nor that the request had no effect. For a request
 *   without a response, the platform's record does, read after the whole observation window.
 * - That the number arrived because of a request is proven only if something changed since before it.
 *
 * What is not proven, a person may report.
 */

/** The bases of proof that come from an observation, not from the response to a request. */
export const BY_OBSERVATION: ReadonlySet<ProofBasis> = new Set([
  "both-sides",
  "cloud-look-up",
  "client-look-up",
]);

/** The location is unknown. */
export const NOT_KNOWN: LocationEstimate = { is: "unknown", proof: "none" };

/** The API from which this run's request moved the number, by the response to that request. */
export type LosingApi = "cloud" | "client" | undefined;

/**
 * The location after an observation: the observation's own if it is decisive, the previous one if it is
 * consistent, else unknown.
 */
export function inferLocation(
  known: LocationEstimate,
  reading: Observation,
  losing?: LosingApi,
): LocationEstimate {
  const basis = basisOf(reading);
  if (basis !== undefined && !isClaimOf(losing, reading.home, basis))
    return { is: reading.home, proof: "proven", basis };
  return fits(known.is, reading, losing) ? known : NOT_KNOWN;
}

// True if only the API that lost the number claims it.
function isClaimOf(losing: LosingApi, home: NumberLocation, basis: ProofBasis): boolean {
  return losing === "client"
    ? basis === "client-look-up"
    : losing === "cloud" && home === "cloud" && basis === "cloud-look-up";
}

/** The APIs that a decisive observation is based on; undefined for one that is not decisive. */
export function basisOf({ home, cloudSays, clientSays }: Observation): ProofBasis | undefined {
  if (home === "unknown") return undefined;
  if (home === "cloud")
    return clientSays === "unregistered" || clientSays === "serves-another" ? "both-sides" : "cloud-look-up";
  if (clientSays === "serves-number") return cloudSays === "on-premises" ? "both-sides" : "client-look-up";
  return "cloud-look-up";
}

/**
 * True if the number could be at `home`, given both APIs' answers.
 *
 * The API that holds it must claim it, or name no location while the other API does not claim it either. The
 * API that lost a number may notice late, so its claim does not count against the holder's.
 */
export function fits(
  home: NumberLocation,
  { cloudSays, clientSays }: Pick<Observation, "cloudSays" | "clientSays">,
  losing?: LosingApi,
): boolean {
  const claimed = clientSays === "serves-number" || clientSays === "connected";
  if (home === "cloud")
    return cloudSays === "cloud" || ((cloudSays === "silent" || cloudSays === "somewhere") && !claimed);
  if (home === "on-premises") {
    if (clientSays === "serves-number") return cloudSays !== "cloud" || losing === "cloud";
    const mayHold = clientSays === "connecting" || clientSays === "connected" || clientSays === "silent";
    return mayHold && cloudSays !== "cloud";
  }
  return true;
}

/** What was known before a request that may move the number, and the last observation. */
export type Before = {
  readonly home: LocationEstimate;
  readonly reading: Observation | undefined;
  /** The target reported that the number was not registered with it. */
  readonly deniedByTarget?: boolean;
  /** The queried client gave a backup: it was registered, for whatever number. */
  readonly gaveBackup?: boolean;
};

/**
 * True if an observation proves that the number arrived at its target because of a request.
 *
 * An API must name the target, and something must have changed since before the request: the number was
 * proven at its source, or an API that named another location or denied the number now reports otherwise. An
 * API that stops answering, answers again or reports more than before is no change.
 */
export function provesArrival(direction: Direction, before: Before, reading: Observation): boolean {
  if (reading.home !== targetOf(direction)) return false;
  return direction === "to-cloud" ? arrivedInCloud(before, reading) : arrivedAtClient(before, reading);
}

function arrivedInCloud(before: Before, { clientSays }: Observation): boolean {
  const wasRegistered = before.gaveBackup === true || before.reading?.clientSays === "connected";
  return (
    wasProven("on-premises", before) ||
    cloudDenied("on-premises", before) ||
    (wasRegistered && clientSays === "unregistered")
  );
}

function arrivedAtClient(before: Before, { cloudSays, clientSays }: Observation): boolean {
  // On another client than the queried one.
  if (clientSays === "serves-another") return false;
  const wasInCloud = wasProven("cloud", before);
  // A client that named the number before it denied it, and names it again, shows no change.
  const hadNamedNumber = before.reading?.clientSays === "serves-number";
  const clientDenied =
    (before.deniedByTarget === true && !hadNamedNumber) ||
    (before.reading !== undefined && CLIENT_DENIES.has(before.reading.clientSays));
  return (
    (clientSays === "serves-number" && (wasInCloud || clientDenied)) ||
    (cloudSays === "on-premises" && (wasInCloud || cloudDenied("cloud", before)))
  );
}

function wasProven(home: NumberLocation, before: Before): boolean {
  return before.home.is === home && before.home.proof === "proven" && before.home.past !== true;
}

const CLIENT_DENIES: ReadonlySet<ClientWord> = new Set(["unregistered", "serves-another"]);

// True if the cloud named the source, or reported no location.
function cloudDenied(source: CloudWord, { reading }: Before): boolean {
  return reading?.cloudSays === "nowhere" || reading?.cloudSays === source;
}

/**
 * True if an observation shows the number at its source by more than an outdated claim of the losing API.
 *
 * The platform keeps one record of a number. A client that has lost it may still claim it.
 */
export function provesStay(direction: Direction, { home, cloudSays }: Observation): boolean {
  return home === sourceOf(direction) && (direction === "to-onprem" || cloudSays === "on-premises");
}
