import { z } from "zod";
import type { NumberFacts, NumberLocation } from "../platform/facts.ts";
import type { Observation } from "./observation.ts";

/**
 * What the platform reports of a number that keeps it from being called working, wherever it is: its status, or whether
 * it may send. `value` is the platform's own; missing where it reported none.
 */
export const Obstacle = z.object({
  about: z.enum(["status", "sending"]),
  value: z.string().optional(),
  /** "no": it doesn't work. "unknown": what that means for it is not known. */
  works: z.enum(["no", "unknown"]),
});
export type Obstacle = z.infer<typeof Obstacle>;

type Reported = Pick<Observation, "home" | "number" | "cloudSays">;

/** What an observation found against the number's working where it is. Both sets of values are open. */
export function obstacleOf({ home, number, cloudSays }: Reported): Obstacle | undefined {
  if (home === "unknown") return undefined;
  const status = byStatus(home, number, cloudSays);
  const found = [status, bySending(home, number, cloudSays)];
  return found.find((one) => one?.works === "no") ?? found.find((one) => one?.value !== undefined) ?? status;
}

/**
 * Whether the number works where it is; undefined where nothing tells. The APIs' connections show where it is: that it
 * works too takes a status that says so, and nothing that keeps it from sending.
 */
export function worksThere(observation: Reported & Pick<Observation, "working">): boolean | undefined {
  const { working } = observation;
  const obstacle = obstacleOf(observation);
  if (obstacle === undefined || working === false) return working;
  return obstacle.works === "no" ? false : undefined;
}

function byStatus(
  home: NumberLocation,
  number: NumberFacts | undefined,
  cloudSays: Reported["cloudSays"],
): Obstacle | undefined {
  const status = valueIn(number?.status);
  if (status === "CONNECTED") return undefined;
  if (status === "BANNED") return { about: "status", value: status, works: "no" };
  // A client that is connected with the number tells by itself that it works there, and the status of one that the
  // cloud doesn't serve is what it should be.
  if (home === "on-premises" && (status === undefined || cloudSays === "nowhere")) return undefined;
  return { about: "status", ...(status === undefined ? {} : { value: status }), works: "unknown" };
}

/** An empty text reports nothing. */
function valueIn(reported: string | undefined): string | undefined {
  return reported === "" ? undefined : reported;
}

// A number that isn't in the cloud may be reported as blocked for that reason alone.
function bySending(
  home: NumberLocation,
  number: NumberFacts | undefined,
  cloudSays: Reported["cloudSays"],
): Obstacle | undefined {
  const sending = valueIn(number?.canSend);
  if (sending === undefined || sending === "AVAILABLE" || cloudSays === "nowhere") return undefined;
  return {
    about: "sending",
    value: sending,
    works: sending === "BLOCKED" && home === "cloud" ? "no" : "unknown",
  };
}
