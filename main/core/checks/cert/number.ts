import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import type { Said } from "../../../../shared/checks/result.ts";
import { numberOf } from "../../../../shared/migration/plan.ts";
import { digitsOf } from "../../../../shared/phone.ts";
import type { Check, CheckContext } from "../context.ts";
import { pass, phrase, skip, warn, type Finding } from "../finding.ts";
import { valueOf } from "../whereabouts.ts";
import { listed, shown } from "../words.ts";
import { certificateFieldsOf } from "./plan-certificate.ts";

const PHONE_LIKE = /^\+?[1-9][0-9]{7,14}$/;

/**
 * Is the certificate for this number and its display name, as far as its texts tell?
 *
 * The layout is unpublished, so disagreement is a warning; the client itself has the last word.
 */
export const certNumber: Check<"cert.number"> = {
  id: "cert.number",
  directions: ["to-onprem"],
  run: async (context) => {
    const fields = certificateFieldsOf(context.secrets);
    if (fields === undefined) return skip("not-told", phrase("findings.certificate.unreadable"));
    const phones = fields.texts.filter((text) => PHONE_LIKE.test(text)).map(digitsOf);
    const own = numberOf(context.plan);
    if (phones.length > 0 && !phones.includes(digitsOf(own))) {
      return warn(
        "cert-of-another-number",
        phrase("findings.certificate.otherNumber", {
          names: phones.map((phone) => `+${phone}`).join(", "),
          number: own,
        }),
      );
    }
    return judgeName(context, fields.texts, phones.length > 0);
  },
};

async function judgeName(
  { plan, looks }: CheckContext,
  texts: readonly string[],
  numberAgrees: boolean,
): Promise<Finding<CauseOf<"cert.number">>> {
  const verifiedName = valueOf(await looks.number())?.verifiedName;
  const names = [verifiedName, plan.number.displayName].filter((name) => name !== undefined);
  const named = names.find((name) => texts.includes(name));
  if (named !== undefined)
    return pass(
      phrase("findings.certificate.names", {
        what: listed("and", [quoted(named), ...(numberAgrees ? [numberOf(plan)] : [])]),
      }),
    );
  const holdsWords = texts.some((text) => !PHONE_LIKE.test(text));
  if (names.length > 0 && holdsWords)
    return warn(
      "cert-name-differs",
      phrase("findings.certificate.namesNot", { what: listed("or", names.map(quoted)) }),
    );
  return numberAgrees
    ? pass(phrase("findings.certificate.names", { what: numberOf(plan) }))
    : skip("not-told", phrase("findings.certificate.namesNothing"));
}

function quoted(name: string): Said {
  return phrase("findings.quoted", { text: shown(name) });
}
