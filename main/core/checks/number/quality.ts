import { BOTH_WAYS, type Check } from "../context.ts";
import { pass, phrase, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { shown } from "../words.ts";

/** Is the number's quality so low that the platform may limit it at any moment, also in the middle of a move? */
export const numberQuality: Check<"number.quality"> = {
  id: "number.quality",
  directions: BOTH_WAYS,
  run: async ({ looks }) => {
    const number = await looks.number();
    if (number.kind !== "confirmed") return unseen("number", number);
    const { qualityRating } = number.value;
    if (qualityRating === undefined) return skip("not-told", phrase("findings.quality.untold"));
    const facts = { qualityRating: shown(qualityRating) };
    const found = phrase("findings.quality.told", { quality: shown(qualityRating) });
    return qualityRating === "RED" ? warn("quality-low", found, facts) : pass(found, facts);
  },
};
