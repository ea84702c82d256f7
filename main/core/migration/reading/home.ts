import type { Reading } from "../../../../shared/migration/reading.ts";
import type { Home } from "../../../../shared/platform/facts.ts";
import type { HomeKnowledge } from "../state/run-state.ts";

/** What is known after a look: its own word where it is decisive, the old knowledge where it fits, else nothing. */
export function homeFromReading(known: HomeKnowledge, reading: Reading): HomeKnowledge {
  if (reading.home !== "unknown") return { is: reading.home, proof: "proven" };
  return fits(known.is, reading) ? known : { is: "unknown", proof: "none" };
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
  if (home === "cloud")
    return (
      cloudSays === "cloud" ||
      cloudSays === "somewhere" ||
      (cloudSays === "silent" && clientSays !== "connected")
    );
  if (home === "on-premises") {
    return (
      clientSays === "connected" ||
      clientSays === "connecting" ||
      (clientSays === "silent" && cloudSays !== "cloud")
    );
  }
  return true;
}
