import { BOTH_WAYS, type Check } from "../context.ts";
import { pass, phrase, skip, warn } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { shown } from "../words.ts";

/** Is the number a live one, or one for trials only? */
export const numberMode: Check<"number.mode"> = {
  id: "number.mode",
  directions: BOTH_WAYS,
  run: async ({ looks }) => {
    const number = await looks.number();
    if (number.kind !== "confirmed") return unseen("number", number);
    const { accountMode } = number.value;
    if (accountMode === undefined) return skip("not-told", phrase("findings.mode.untold"));
    const facts = { accountMode: shown(accountMode) };
    const found = phrase("findings.mode.told", { mode: shown(accountMode) });
    return accountMode === "SANDBOX" ? warn("sandbox-mode", found, facts) : pass(found, facts);
  },
};
