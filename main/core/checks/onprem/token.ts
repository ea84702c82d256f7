import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import type { Plan } from "../../../../shared/migration/plan.ts";
import type { RefusalReason } from "../../../../shared/platform/outcome.ts";
import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase, warn, type CheckFinding } from "../finding.ts";
import { judgeTokenEnd } from "../cloud/token.ts";
import { unseen } from "../unseen.ts";

type SignInFinding = CheckFinding<CauseOf<"onprem.token">>;

const FIRST_PASSWORD: SignInFinding = fail("password-change-required", phrase("findings.signIn.newPassword"));
// A check changes nothing: the run does it first of all, on its own intent.
const PENDING: SignInFinding = warn("password-will-change", phrase("findings.signIn.newPasswordGiven"));

const REFUSALS: Readonly<Partial<Record<RefusalReason, SignInFinding>>> = {
  "token-expired": fail("token-expired", phrase("findings.signIn.ended")),
  "token-invalid": fail("token-invalid", phrase("findings.signIn.refused")),
  "password-change-required": FIRST_PASSWORD,
  // Whether backup and registration would be refused as well, only they can tell.
  "permission-missing": warn("not-admin", phrase("findings.signIn.notAdmin")),
};

/** Is the sign-in to the on-premises client accepted, with an administrator's rights, and does a given token last? */
export const onPremToken: Check<"onprem.token"> = {
  id: "onprem.token",
  directions: BOTH_WAYS,
  run: async ({ plan, looks, local }) => {
    // Health may be open to everybody; the settings need an administrator, as the migration does.
    const [settings, health] = await Promise.all([looks.settings(), looks.health()]);
    for (const outcome of [settings, health]) {
      const refusal = outcome.kind === "rejected" ? REFUSALS[outcome.reason] : undefined;
      if (refusal !== undefined)
        return givesNewPassword(plan) && refusal === FIRST_PASSWORD ? PENDING : refusal;
    }
    if (settings.kind !== "confirmed") return unseen("settings", settings);
    if (!("token" in plan.onPrem.auth)) return pass(phrase("findings.signIn.accepted"));
    const end = await looks.onPremTokenEnd();
    const endMs = end.kind === "confirmed" ? Date.parse(end.value ?? "") : Number.NaN;
    return Number.isNaN(endMs) ? pass(phrase("findings.token.endUntold")) : judgeTokenEnd(endMs, local.now);
  },
};

function givesNewPassword({ onPrem: { auth } }: Plan): boolean {
  return "newPassword" in auth && auth.newPassword !== undefined;
}
