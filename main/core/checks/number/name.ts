import type { Check } from "../context.ts";
import { pass, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { shown } from "../words.ts";

const CERTIFIED: readonly string[] = ["APPROVED", "AVAILABLE_WITHOUT_REVIEW"];

/** Is the display name approved, so that its certificate counts, and is it the one that the plan expects? */
export const numberName: Check<"number.name"> = {
  id: "number.name",
  directions: ["to-onprem"],
  run: async ({ plan, looks }) => {
    const number = await looks.number();
    if (number.kind !== "confirmed") return unseen("number fields", number);
    const { nameStatus, verifiedName } = number.value;
    const expected = plan.number.displayName;
    if (nameStatus !== undefined && !CERTIFIED.includes(nameStatus)) {
      return warn("name-not-approved", `the display name's status is ${shown(nameStatus)}`, {
        nameStatus: shown(nameStatus),
      });
    }
    if (expected !== undefined && verifiedName !== undefined && expected !== verifiedName) {
      return warn(
        "name-differs",
        `the cloud shows "${shown(verifiedName)}", the plan says "${shown(expected)}"`,
        { verifiedName: shown(verifiedName) },
      );
    }
    if (nameStatus === undefined)
      return skip("not-told", "the cloud does not tell whether the display name is approved");
    const name = verifiedName === undefined ? "the display name" : `"${shown(verifiedName)}"`;
    return pass(`${name} is ${shown(nameStatus)}`, { nameStatus: shown(nameStatus) });
  },
};
