import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import type { MessageDescriptor } from "../../../../shared/checks/result.ts";
import { numberOf } from "../../../../shared/migration/plan.ts";
import type { Check, CheckContext } from "../context.ts";
import { fail, pass, phrase, skip, warn, type CheckFinding } from "../finding.ts";
import { valueOf } from "../whereabouts.ts";
import { listed, shown } from "../words.ts";
import { certificateFieldsOf, isPhoneLike, numberWordOf } from "./plan-certificate.ts";

/**
 * Is the certificate for this number and its display name, as far as its texts tell?
 *
 * One that names another number, and not this one, is a no: the client would take it and register under it. What may be
 * another number or something else is a warning, and so is a name that differs: the layout is unpublished, and the client
 * reports the name before anything moves.
 */
export const certNumber: Check<"cert.number"> = {
  id: "cert.number",
  directions: ["to-onprem"],
  run: async (context) => {
    const fields = certificateFieldsOf(context.secrets);
    if (fields === undefined) return skip("not-told", phrase("findings.certificate.unreadable"));
    const word = numberWordOf(fields, context.plan);
    if (word.kind === "another")
      return fail(
        "cert-of-another-number",
        phrase("findings.certificate.otherNumber", {
          names: word.digits.map((phone) => `+${phone}`).join(", "),
          number: numberOf(context.plan),
        }),
      );
    if (word.kind === "unclear")
      return warn(
        "cert-number-unclear",
        phrase("findings.certificate.perhapsOther", {
          digits: word.digits.join(", "),
          number: numberOf(context.plan),
        }),
      );
    return judgeName(context, fields.texts, word.kind === "this");
  },
};

async function judgeName(
  { plan, looks }: CheckContext,
  texts: readonly string[],
  numberAgrees: boolean,
): Promise<CheckFinding<CauseOf<"cert.number">>> {
  const verifiedName = valueOf(await looks.number())?.verifiedName;
  const names = [verifiedName, plan.number.displayName].filter((name) => name !== undefined);
  const named = names.find((name) => texts.includes(name));
  if (named !== undefined)
    return pass(
      phrase("findings.certificate.names", {
        what: listed("and", [quoted(named), ...(numberAgrees ? [numberOf(plan)] : [])]),
      }),
    );
  const holdsWords = texts.some((text) => !isPhoneLike(text));
  if (names.length > 0 && holdsWords)
    return warn(
      "cert-name-differs",
      phrase("findings.certificate.namesNot", { what: listed("or", names.map(quoted)) }),
    );
  return numberAgrees
    ? pass(phrase("findings.certificate.names", { what: numberOf(plan) }))
    : skip("not-told", phrase("findings.certificate.namesNothing"));
}

function quoted(name: string): MessageDescriptor {
  return phrase("findings.quoted", { text: shown(name) });
}
