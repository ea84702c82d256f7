import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase, warn } from "../finding.ts";
import { isoOf } from "../../../../shared/time.ts";
import { spanOf } from "../words.ts";

/**
 * Is a PIN at hand that was not refused before? It is never tried here: a wrong one counts as an attempt and may
 * stop the on-premises client. Refusals from other data folders are counted, and cannot be compared.
 */
export const numberPin: Check<"number.pin"> = {
  id: "number.pin",
  directions: BOTH_WAYS,
  run: async ({ secrets, local }) => {
    if (secrets["number.pin"] === undefined)
      return warn("pin-not-given", phrase("findings.pin.notGiven"), {
        given: false,
      });
    const { pinRefusedAt, pinRefusedElsewhere, now, vault } = local;
    if (pinRefusedAt !== undefined) {
      return fail(
        "pin-refused-before",
        phrase("findings.pin.refusedAgo", { span: spanOf(now - pinRefusedAt) }),
        { given: true, refusedAt: isoOf(pinRefusedAt) },
      );
    }
    if (pinRefusedElsewhere !== undefined) {
      const { count, agoMs, at, folder } = pinRefusedElsewhere;
      return warn(
        "pin-refused-elsewhere",
        phrase("findings.pin.refusedElsewhere", { count, span: spanOf(agoMs), folder }),
        { given: true, refused: count, refusedAt: isoOf(at), folder },
      );
    }
    return pass(vault === "open" ? phrase("findings.pin.given") : phrase("findings.pin.givenVaultShut"), {
      given: true,
    });
  },
};
