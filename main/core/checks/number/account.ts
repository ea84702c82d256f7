import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import { numberOf, type Plan } from "../../../../shared/migration/plan.ts";
import { digitsOf, namesNumber } from "../../../../shared/phone.ts";
import type { NumberFacts } from "../../../../shared/platform/facts.ts";
import type { CallOutcome } from "../../../../shared/platform/outcome.ts";
import type { ListedNumber } from "../../platforms/cloud/port.ts";
import { BOTH_WAYS, type Check } from "../context.ts";
import { fail, pass, phrase, skip, warn, type CheckFinding, type FindingFacts } from "../finding.ts";
import { answerWords } from "../unseen.ts";
import { valueOf } from "../resolve-location.ts";
import { quoted, shown } from "../words.ts";

type AccountFinding = CheckFinding<CauseOf<"number.account">>;

/** Checks whether the number belongs to the business account, with the plan's ID and digits. */
export const numberAccount: Check<"number.account"> = {
  id: "number.account",
  directions: BOTH_WAYS,
  run: async ({ plan, queries: looks }) => {
    const [numbers, number] = await Promise.all([looks.numbers(), looks.number()]);
    return numbers.kind === "confirmed"
      ? judgeList(plan, numbers.value, valueOf(number))
      : judgeWithoutList(plan, numbers, number);
  },
};

function judgeList(
  plan: Plan,
  listed: readonly ListedNumber[],
  number: NumberFacts | undefined,
): AccountFinding {
  const { phoneNumberId } = plan.number;
  const account = plan.cloud.businessAccountId;
  const facts = { account, listed: listed.length };
  const own = listed.find(({ id }) => id === phoneNumberId);
  if (own !== undefined) {
    return (
      differingDigits(plan, own.displayPhoneNumber ?? number?.displayPhoneNumber, facts) ??
      pass(phrase("findings.account.holds", { account, number: numberOf(plan), id: phoneNumberId }), facts)
    );
  }
  const twin = listed.find(
    ({ displayPhoneNumber }) =>
      displayPhoneNumber !== undefined && namesNumber(digitsOf(displayPhoneNumber), plan.number),
  );
  if (twin !== undefined) {
    return fail(
      "id-differs",
      phrase("findings.account.holdsOtherwise", {
        account,
        number: numberOf(plan),
        id: quoted(twin.id),
        planned: phoneNumberId,
      }),
      { ...facts, listedId: twin.id },
    );
  }
  return fail(
    "not-in-account",
    phrase("findings.account.holdsNot", { listed: listed.length, account, id: phoneNumberId }),
    facts,
  );
}

/** Without the list only the digits can be compared; an unanswered list query is no refusal. */
function judgeWithoutList(
  plan: Plan,
  numbers: Exclude<CallOutcome<unknown>, { kind: "confirmed" }>,
  number: CallOutcome<NumberFacts>,
): AccountFinding {
  const list = answerWords(phrase("findings.looks.numbers"), numbers);
  if (number.kind === "confirmed") {
    return (
      differingDigits(plan, number.value.displayPhoneNumber, {}) ??
      skip("not-answered", phrase("findings.account.readable", { list }))
    );
  }
  if (number.kind === "rejected" && number.reason === "not-found")
    return warn(
      "number-not-found",
      phrase("findings.account.notShown", { id: plan.number.phoneNumberId, list }),
    );
  return skip(numbers.kind === "notSent" ? "not-reachable" : "not-answered", list);
}

function differingDigits(
  plan: Plan,
  displayed: string | undefined,
  facts: FindingFacts,
): AccountFinding | undefined {
  if (displayed === undefined || digitsOf(displayed) === "" || namesNumber(digitsOf(displayed), plan.number))
    return undefined;
  return fail(
    "number-differs",
    phrase("findings.account.otherDigits", {
      id: plan.number.phoneNumberId,
      displayed: quoted(displayed),
      number: numberOf(plan),
    }),
    { ...facts, displayed: shown(displayed) },
  );
}
