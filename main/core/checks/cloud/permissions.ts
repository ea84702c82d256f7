import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import type { TokenFacts } from "../../../../shared/platform/facts.ts";
import { BOTH_WAYS, type Check, type CheckContext } from "../context.ts";
import { fail, pass, phrase, skip, warn, type CheckFinding } from "../finding.ts";
import { unseen } from "../unseen.ts";
import { listed, quoted, shown } from "../words.ts";

type PermissionFinding = CheckFinding<CauseOf<"cloud.permissions">>;

/**
 * Checks whether the token has both permissions, for this business account.
 *
 * To the cloud a missing one fails; to on-premises the token is only used for queries, so it is a warning.
 */
export const cloudPermissions: Check<"cloud.permissions"> = {
  id: "cloud.permissions",
  directions: BOTH_WAYS,
  run: async (context) => {
    const token = await context.queries.token();
    if (token.kind !== "confirmed") return unseen("token", token);
    const granted = grantedTo(token.value);
    if (granted === undefined) return skip("not-told", phrase("findings.permissions.untold"));
    if (!token.value.valid) return skip("not-told", phrase("findings.permissions.invalid"));
    const missing = context.dialect.permissions.filter((permission) => !granted.includes(permission));
    if (missing.length > 0) return judgeMissing(context, missing, granted);
    return judgeTargets(context, token.value);
  },
};

function grantedTo({ scopes, granularScopes }: TokenFacts): readonly string[] | undefined {
  if (scopes === undefined && granularScopes === undefined) return undefined;
  return [...new Set([...(scopes ?? []), ...(granularScopes ?? []).map(({ scope }) => scope)])];
}

function judgeMissing(
  { plan }: CheckContext,
  missing: readonly string[],
  granted: readonly string[],
): PermissionFinding {
  const facts = { missing: missing.join(", "), granted: granted.slice(0, 20).map(shown).join(", ") };
  const suffixes = missing.map((permission) => permission.slice(plan.dialect.brand.length));
  const alike = granted.find(
    (scope) =>
      suffixes.some((suffix) => scope.endsWith(suffix)) && !scope.startsWith(`${plan.dialect.brand}_`),
  );
  const judge = plan.direction === "to-cloud" ? fail : warn;
  if (alike !== undefined)
    return judge(
      "brand-differs",
      phrase("findings.permissions.otherBrand", { alike: quoted(alike), missing: listed("and", missing) }),
      facts,
    );
  return judge(
    "permission-missing",
    phrase("findings.permissions.missing", { missing: listed("and", missing) }),
    facts,
  );
}

async function judgeTargets(
  { plan, dialect, queries: looks }: CheckContext,
  { granularScopes }: TokenFacts,
): Promise<PermissionFinding> {
  const account = plan.cloud.businessAccountId;
  const elsewhere = (granularScopes ?? []).filter(
    ({ scope, targetIds }) =>
      dialect.permissions.includes(scope) &&
      targetIds !== undefined &&
      targetIds.length > 0 &&
      !targetIds.includes(account),
  );
  if (elsewhere.length === 0)
    return pass(phrase("findings.permissions.carried", { permissions: listed("and", dialect.permissions) }), {
      account,
    });
  const found = phrase("findings.permissions.elsewhere", {
    permissions: listed(
      "and",
      elsewhere.map(({ scope }) => shown(scope)),
    ),
    account,
  });
  // Targets may be other things than accounts; only a refusal of the account's own query is decisive.
  const numbers = await looks.numbers();
  const refused = numbers.kind === "rejected" && numbers.reason === "permission-missing";
  return refused && plan.direction === "to-cloud"
    ? fail("account-not-granted", found, { account })
    : warn("account-not-granted", found, { account });
}
