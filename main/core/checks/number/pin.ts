import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, warn } from "../finding.ts";
import { isoOf } from "../../../../shared/time.ts";
import { spanOf } from "../words.ts";

/**
 * Is a PIN at hand that was not refused before? It is never tried here: a wrong one counts as an attempt and may
 * stop the on-premises client.
 */
export const numberPin: Check<"number.pin"> = {
  id: "number.pin",
  directions: BOTH_WAYS,
  run: async ({ secrets, local }) => {
    if (secrets["number.pin"] === undefined)
      return warn("pin-not-given", "the plan gives no PIN; right only where two-step verification is off", {
        given: false,
      });
    const { pinRefusedAt, now, vault } = local;
    if (pinRefusedAt !== undefined) {
      return fail(
        "pin-refused-before",
        `this PIN was refused for this number ${spanOf(now - pinRefusedAt)} ago`,
        { given: true, refusedAt: isoOf(pinRefusedAt) },
      );
    }
    return pass(
      vault === "open"
        ? "a PIN is given; no refusal of it is on record, and whether it is right only the move will tell"
        : "a PIN is given; whether it was refused before can be told once the vault is open",
      { given: true },
    );
  },
};
