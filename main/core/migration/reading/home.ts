import { sourceOf, targetOf, type Direction } from "../../../../shared/migration/direction.ts";
import type { Reading } from "../../../../shared/migration/reading.ts";
import type { Home, ProofBasis } from "../../../../shared/platform/facts.ts";
import type { HomeKnowledge } from "../state/run-state.ts";

/** Nothing is known of where the number is. */
export const NOT_KNOWN: HomeKnowledge = { is: "unknown", proof: "none" };

/** What is known after a look: its own word where it is decisive, the old knowledge where it fits, else nothing. */
export function homeFromReading(known: HomeKnowledge, reading: Reading): HomeKnowledge {
  const basis = basisOf(reading);
  if (basis !== undefined) return { is: reading.home, proof: "proven", basis };
  return fits(known.is, reading) ? known : NOT_KNOWN;
}

/** Which side's word a decisive look rests on; undefined for one that is not decisive. */
export function basisOf({ home, cloudSays, clientSays }: Reading): ProofBasis | undefined {
  if (home === "unknown") return undefined;
  if (home === "cloud")
    return clientSays === "unregistered" || clientSays === "serves-another" ? "both-sides" : "cloud-look-up";
  if (clientSays === "serves-number") return cloudSays === "on-premises" ? "both-sides" : "client-look-up";
  return "cloud-look-up";
}

/**
 * Could the number be at `home`, given what both sides say? The side that holds it must claim it or be silent;
 * a silent holder is believed only while the other side does not claim the number. The side that lost a number
 * may notice late, so its claim counts for nothing against the holder's own.
 */
export function fits(
  home: Home,
  { cloudSays, clientSays }: Pick<Reading, "cloudSays" | "clientSays">,
): boolean {
  const claimed = clientSays === "serves-number" || clientSays === "connected";
  if (home === "cloud")
    return cloudSays === "cloud" || cloudSays === "somewhere" || (cloudSays === "silent" && !claimed);
  if (home === "on-premises") {
    return (
      clientSays === "serves-number" ||
      clientSays === "connecting" ||
      ((clientSays === "connected" || clientSays === "silent") && cloudSays !== "cloud")
    );
  }
  return true;
}

/** What stood before a request that may move the number: what was known, and the last look. */
export type Before = {
  readonly home: HomeKnowledge;
  readonly reading: Reading | undefined;
  /** The target itself said that the number was not registered with it. */
  readonly deniedByTarget?: boolean;
};

/**
 * Does a look prove that the number arrived at its target because of a request? A side must name the number there, and
 * something must have changed since before the request: the number was proven at its source, or a side that answered
 * said something else. A side that falls silent, or says what it said before, is no change.
 */
export function provesArrival(direction: Direction, before: Before, reading: Reading): boolean {
  if (reading.home !== targetOf(direction)) return false;
  const wasAtSource = before.home.is === sourceOf(direction) && before.home.proof === "proven";
  const cloudTurned = changed(before.reading?.cloudSays, reading.cloudSays);
  if (direction === "to-cloud") return wasAtSource || cloudTurned;
  // On some client, but not on the one that was asked.
  if (reading.clientSays === "serves-another") return false;
  const named = reading.clientSays === "serves-number";
  const cloudNames = reading.cloudSays === "on-premises";
  const clientTurned =
    before.deniedByTarget === true ||
    (before.reading?.clientSays !== "connected" && changed(before.reading?.clientSays, reading.clientSays));
  return (named && (wasAtSource || clientTurned)) || (cloudNames && (wasAtSource || cloudTurned));
}

function changed(before: string | undefined, now: string): boolean {
  return before !== undefined && before !== "silent" && now !== "silent" && before !== now;
}
