import { BOTH_WAYS, type Check } from "../context.ts";
import { pass, phrase, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { shown } from "../words.ts";

/**
 * Does the platform let the number, its account, business and app send messages?
 *
 * A number that lives on-premises may read as blocked for that reason alone, so this never stops a migration.
 */
export const numberSending: Check<"number.sending"> = {
  id: "number.sending",
  directions: BOTH_WAYS,
  run: async ({ looks }) => {
    const number = await looks.number();
    if (number.kind !== "confirmed") return unseen("number", number);
    const { canSend } = number.value;
    if (canSend === undefined) return skip("not-told", phrase("findings.sending.untold"));
    const facts = { canSend: shown(canSend) };
    const found = phrase("findings.sending.told", { sending: shown(canSend) });
    if (canSend === "BLOCKED") return warn("sending-blocked", found, facts);
    return canSend === "LIMITED" ? warn("sending-limited", found, facts) : pass(found, facts);
  },
};
