import type { NumberLocation, Proof } from "../platform/facts.ts";
import type { Translate } from "./translate.ts";

/** What is known about a number's location, and the number formatted for display. */
export type Place = {
  readonly spoken: string;
  readonly numberIs: NumberLocation;
  readonly proof: Proof;
  readonly working?: boolean | undefined;
  /** If the app is not subscribed, or that is unknown, "it works" would claim too much. */
  readonly hears?: "no" | "not-known" | undefined;
};

/** One sentence: where the number is, how that is known and whether it works there. */
export function placeSentence(t: Translate, { spoken, numberIs, proof, working, hears }: Place): string {
  if (numberIs === "unknown") return t("places.unknown", { spoken });
  if (proof !== "proven") return t(`places.${numberIs}.${proof}`, { spoken });
  if (numberIs === "cloud" && working !== false && hears !== undefined)
    return t(hears === "no" ? "places.cloud.unheard" : "places.cloud.maybeUnheard", { spoken });
  const how = working === undefined ? "plain" : working ? "works" : "worksNot";
  return t(`places.${numberIs}.${how}`, { spoken });
}
