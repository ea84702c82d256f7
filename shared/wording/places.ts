import type { Obstacle } from "../migration/obstacle.ts";
import type { NumberLocation, Proof } from "../platform/facts.ts";
import { quotable } from "../visible.ts";
import type { Translate } from "./translate.ts";

/** What is known about a number's location, and the number formatted for display. */
export type Place = {
  readonly spoken: string;
  readonly numberIs: NumberLocation;
  readonly proof: Proof;
  readonly working?: boolean | undefined;
  /** What the platform reports against its working there. */
  readonly obstacle?: Obstacle | undefined;
  /** If the app is not subscribed, or that is unknown, "it works" would claim too much. */
  readonly hears?: "no" | "not-known" | undefined;
};

/** Where the number is, how that is known and whether it works there, with what the platform reports against that. */
export function placeSentence(t: Translate, place: Place): string {
  const { spoken, numberIs, proof, working, hears, obstacle } = place;
  if (numberIs === "unknown") return t("places.unknown", { spoken });
  if (proof !== "proven") return t(`places.${numberIs}.${proof}`, { spoken });
  const reported = obstacleSentence(t, { working, obstacle });
  const isUnheard =
    numberIs === "cloud" && hears !== undefined && (reported !== undefined || working !== false);
  const how = reported !== undefined || working === undefined ? "plain" : working ? "works" : "worksNot";
  const sentence = isUnheard
    ? t(hears === "no" ? "places.cloud.unheard" : "places.cloud.maybeUnheard", { spoken })
    : t(`places.${numberIs}.${how}`, { spoken });
  return reported === undefined ? sentence : t("places.withObstacle", { sentence, reported });
}

/** What the platform reports against the number's working, unless its own API says already that it doesn't work. */
export function obstacleSentence(
  t: Translate,
  { working, obstacle }: Pick<Place, "working" | "obstacle">,
): string | undefined {
  if (obstacle === undefined || (working === false && obstacle.works === "unknown")) return undefined;
  const { about, value, works } = obstacle;
  return value === undefined
    ? t("places.obstacles.untold")
    : t(`places.obstacles.${about}.${works}`, { value: quotable(value, 60) });
}
