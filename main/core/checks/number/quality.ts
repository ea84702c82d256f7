import { BOTH_WAYS, type Check } from "../context.ts";
import { pass, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { shown } from "../words.ts";

/** Is the number's quality so low that the platform may limit it at any moment, also in the middle of a move? */
export const numberQuality: Check<"number.quality"> = {
  id: "number.quality",
  directions: BOTH_WAYS,
  run: async ({ looks }) => {
    const number = await looks.number();
    if (number.kind !== "confirmed") return unseen("number fields", number);
    const { qualityRating } = number.value;
    if (qualityRating === undefined) return skip("not-told", "the cloud does not tell the number's quality");
    const facts = { qualityRating: shown(qualityRating) };
    const found = `the number's quality is ${shown(qualityRating)}`;
    return qualityRating === "RED" ? warn("quality-low", found, facts) : pass(found, facts);
  },
};
