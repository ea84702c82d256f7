import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import type { RefusalReason } from "../../../../shared/platform/outcome.ts";
import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, warn, type Finding } from "../finding.ts";
import { judgeTokenEnd } from "../token-end.ts";
import { unseen } from "../unseen.ts";

type SignInFinding = Finding<CauseOf<"onprem.token">>;

const REFUSALS: Readonly<Partial<Record<RefusalReason, SignInFinding>>> = {
  "token-expired": fail("token-expired", "the client says that the token has ended"),
  "token-invalid": fail("token-invalid", "the client does not accept the token, or the name and password"),
  "password-change-required": fail(
    "password-change-required",
    "the client asks for a new password before it lets anybody in",
  ),
  // Whether backup and registration would be refused as well, only they can tell.
  "permission-missing": warn("not-admin", "the client lets this user in, but not at its settings"),
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
      if (refusal !== undefined) return refusal;
    }
    if (settings.kind !== "confirmed") return unseen("application settings", settings);
    if (!("token" in plan.onPrem.auth))
      return pass("name and password accepted; a session that ends is opened anew");
    const end = await looks.onPremTokenEnd();
    const endMs = end.kind === "confirmed" ? Date.parse(end.value ?? "") : Number.NaN;
    return Number.isNaN(endMs) ? pass("accepted; its end is not told") : judgeTokenEnd(endMs, local.now);
  },
};
