import { sourceOf, targetOf, type Direction } from "../../../../shared/migration/direction.ts";
import type { ClientWord, CloudWord, Observation } from "../../../../shared/migration/observation.ts";
import type { NumberLocation, ProofBasis } from "../../../../shared/platform/facts.ts";
import type { LocationEstimate } from "./run-state.ts";

/*
 * What may prove where a number is:
 *
 * - A look, where the platform's own record names a side, or where the client names this very number as the one that it
 *   is connected for. A cloud that serves the number without naming its host names no side.
 * - The answer to a request that moves the number. A backup proves only that the client that was asked gave one: the
 *   number itself only where that client named it (`outcome.ts`).
 * - From the moment on in which a request may have moved the number, nothing from before it counts. It counts again
 *   where that request was refused or never left, and no earlier one is open.
 * - The side that lost a number may notice late. After a move its word alone, which is what it said before, proves
 *   nothing: neither that the number came back nor that the request had no effect. The platform's record does, read
 *   after the whole look window, for a request that got no answer.
 * - That the number arrived because of a request is proven only where something changed since before it.
 *
 * What is not proven is a person's to say, as their word.
 */

/** What a proof is called that rests on a look at both sides, and not on what one of them answered to a request. */
export const BY_OBSERVATION: ReadonlySet<ProofBasis> = new Set([
  "both-sides",
  "cloud-look-up",
  "client-look-up",
]);

/** Nothing is known of where the number is. */
export const NOT_KNOWN: LocationEstimate = { is: "unknown", proof: "none" };

/** The side from which a request of this run has moved the number, by the answer to it. */
export type LosingSide = "cloud" | "client" | undefined;

/** What is known after a look: its own word where it is decisive, the old knowledge where it fits, else nothing. */
export function inferLocation(
  known: LocationEstimate,
  reading: Observation,
  losing?: LosingSide,
): LocationEstimate {
  const basis = basisOf(reading);
  if (basis !== undefined && !isWordOf(losing, reading.home, basis))
    return { is: reading.home, proof: "proven", basis };
  return fits(known.is, reading, losing) ? known : NOT_KNOWN;
}

// Does nobody but the side that lost the number claim it?
function isWordOf(losing: LosingSide, home: NumberLocation, basis: ProofBasis): boolean {
  return losing === "client"
    ? basis === "client-look-up"
    : losing === "cloud" && home === "cloud" && basis === "cloud-look-up";
}

/** Which side's word a decisive look rests on; undefined for one that is not decisive. */
export function basisOf({ home, cloudSays, clientSays }: Observation): ProofBasis | undefined {
  if (home === "unknown") return undefined;
  if (home === "cloud")
    return clientSays === "unregistered" || clientSays === "serves-another" ? "both-sides" : "cloud-look-up";
  if (clientSays === "serves-number") return cloudSays === "on-premises" ? "both-sides" : "client-look-up";
  return "cloud-look-up";
}

/**
 * Could the number be at `home`, given what both sides say? The side that holds it must claim it or name no side; then it
 * is believed only while the other side does not claim the number. The side that lost a number may notice late, so its
 * claim counts for nothing against the holder's own.
 */
export function fits(
  home: NumberLocation,
  { cloudSays, clientSays }: Pick<Observation, "cloudSays" | "clientSays">,
  losing?: LosingSide,
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

/** What stood before a request that may move the number: what was known, and the last look. */
export type Before = {
  readonly home: LocationEstimate;
  readonly reading: Observation | undefined;
  /** The target itself said that the number was not registered with it. */
  readonly deniedByTarget?: boolean;
  /** The client that was asked gave a backup: it was registered, with whatever number. */
  readonly gaveBackup?: boolean;
};

/**
 * Does a look prove that the number arrived at its target because of a request? A side must name the number there, and
 * something must have changed since before the request: the number was proven at its source, or a side that named
 * another place, or said that it does not hold the number, says otherwise now. A side that falls silent, that comes back
 * or that tells more than before is no change.
 */
export function provesArrival(direction: Direction, before: Before, reading: Observation): boolean {
  if (reading.home !== targetOf(direction)) return false;
  return direction === "to-cloud" ? cameToCloud(before, reading) : cameToClient(before, reading);
}

function cameToCloud(before: Before, { clientSays }: Observation): boolean {
  const wasRegistered = before.gaveBackup === true || before.reading?.clientSays === "connected";
  return (
    wasProven("on-premises", before) ||
    cloudDenied("on-premises", before) ||
    (wasRegistered && clientSays === "unregistered")
  );
}

function cameToClient(before: Before, { cloudSays, clientSays }: Observation): boolean {
  // On some client, but not on the one that was asked.
  if (clientSays === "serves-another") return false;
  const wasInCloud = wasProven("cloud", before);
  // What it said before it denied the number, and says still, is no news of it.
  const saidSo = before.reading?.clientSays === "serves-number";
  const clientDenied =
    (before.deniedByTarget === true && !saidSo) ||
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

// Did the cloud name the other side, or say that the number is nowhere?
function cloudDenied(source: CloudWord, { reading }: Before): boolean {
  return reading?.cloudSays === "nowhere" || reading?.cloudSays === source;
}

/**
 * Does a look show the number at its source in words that the losing side cannot have left over from before the request?
 * The platform keeps one record of a number. A client that has lost it may go on claiming it.
 */
export function provesStay(direction: Direction, { home, cloudSays }: Observation): boolean {
  return home === sourceOf(direction) && (direction === "to-onprem" || cloudSays === "on-premises");
}
