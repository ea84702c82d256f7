import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import type { Said } from "../../../../shared/checks/result.ts";
import { numberOf } from "../../../../shared/migration/plan.ts";
import type { Check, CheckContext } from "../context.ts";
import { fail, pass, phrase, skip, warn, type Finding } from "../finding.ts";
import { valueOf } from "../whereabouts.ts";
import { listed, shown } from "../words.ts";
import { certificateFieldsOf, isPhoneLike, namesOnlyOthers, phonesNamedIn } from "./plan-certificate.ts";

/**
 * Is the certificate for this number and its display name, as far as its texts tell?
 *
 * One that names numbers, and this one not among them, is a no: the client would take it and register under it. A name
 * that differs is a warning, since the layout is unpublished and the client reports the name before anything moves.
 */
export const certNumber: Check<"cert.number"> = {
  id: "cert.number",
  directions: ["to-onprem"],
  run: async (context) => {
    const fields = certificateFieldsOf(context.secrets);
    if (fields === undefined) return skip("not-told", phrase("findings.certificate.unreadable"));
    const phones = phonesNamedIn(fields);
    if (namesOnlyOthers(phones, context.plan)) {
      return fail(
        "cert-of-another-number",
        phrase("findings.certificate.otherNumber", {
          names: phones.map((phone) => `+${phone}`).join(", "),
          number: numberOf(context.plan),
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

function quoted(name: string): Said {
  return phrase("findings.quoted", { text: shown(name) });
}
