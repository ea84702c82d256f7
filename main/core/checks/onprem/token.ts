import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import type { Plan } from "../../../../shared/migration/plan.ts";
import type { RefusalReason } from "../../../../shared/platform/outcome.ts";
import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase, warn, type CheckFinding } from "../finding.ts";
import { judgeTokenEnd } from "../cloud/token.ts";
import { unseen } from "../unseen.ts";

type CredentialsFinding = CheckFinding<CauseOf<"onprem.token">>;

const FIRST_PASSWORD: CredentialsFinding = fail(
  "password-change-required",
  phrase("findings.signIn.newPassword"),
);
// A check changes nothing: the run changes the password first, under its own intent.
const PENDING: CredentialsFinding = warn("password-will-change", phrase("findings.signIn.newPasswordGiven"));

const REFUSALS: Readonly<Partial<Record<RefusalReason, CredentialsFinding>>> = {
  "token-expired": fail("token-expired", phrase("findings.signIn.ended")),
  "token-invalid": fail("token-invalid", phrase("findings.signIn.refused")),
  "password-change-required": FIRST_PASSWORD,
  // Whether backup and registration would be refused too, only those requests show.
  "permission-missing": warn("not-admin", phrase("findings.signIn.notAdmin")),
};

/**
 * Checks whether the on-premises client accepts the credentials, with administrator rights, and whether a
 * given token lasts.
 */
export const onPremToken: Check<"onprem.token"> = {
  id: "onprem.token",
  directions: BOTH_WAYS,
  run: async ({ plan, queries: looks, local }) => {
    // The health query may be public; the settings query needs an administrator, as the migration does.
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
