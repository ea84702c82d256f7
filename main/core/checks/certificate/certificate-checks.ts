import type { CauseOf } from "../../../../shared/checks/catalogue.ts";
import { numberOf } from "../../../../shared/migration/plan.ts";
import type { Check, CheckContext } from "../context.ts";
import { type CheckFinding, fail, pass, phrase, skip, warn } from "../finding.ts";
import { valueOf } from "../resolve-location.ts";
import { listed, quoted, spanOf } from "../words.ts";
import {
  certificateEndMs,
  certificateFieldsOf,
  isPhoneLike,
  certificateNumberMatch,
} from "./plan-certificate.ts";
import { instant, isoOf } from "../../../../shared/time.ts";
import { certificateBytes, certificateFields } from "./certificate-fields.ts";

/**
 * Checks whether the registration certificate can be decoded. It is sent unchanged in any case, so this is at
 * most a warning.
 */
export const certReadable: Check<"cert.readable"> = {
  id: "cert.readable",
  directions: ["to-onprem"],
  run: async ({ secrets }) => {
    const cert = secrets["number.cert"];
    if (cert === undefined) return skip("not-told", phrase("findings.certificate.notGiven"));
    const text = cert.reveal();
    const bytes = certificateBytes(text);
    if (bytes === undefined)
      return warn("not-base64", phrase("findings.certificate.notBase64", { characters: text.length }), {
        characters: text.length,
      });
    const facts = { bytes: bytes.length };
    if (certificateFields(bytes) === undefined)
      return warn("not-a-certificate", phrase("findings.certificate.notOne", { bytes: bytes.length }), facts);
    return pass(phrase("findings.certificate.one", { bytes: bytes.length }), facts);
  },
};

/**
 * Checks whether the certificate has expired. Setting shards with an expired one gets the number banned.
 *
 * The run would stop before sending it, so an expired one fails.
 */
export const certExpiry: Check<"cert.expiry"> = {
  id: "cert.expiry",
  directions: ["to-onprem"],
  run: async ({ secrets, local }) => {
    const cert = secrets["number.cert"];
    const endMs = cert === undefined ? undefined : certificateEndMs(cert);
    if (endMs === undefined) return skip("not-told", phrase("findings.certificate.endUntold"));
    const facts = { endsAt: isoOf(instant(endMs)) };
    const leftMs = endMs - local.now;
    return leftMs <= 0
      ? fail("expired", phrase("findings.certificate.endedAgo", { span: spanOf(leftMs) }), facts)
      : pass(phrase("findings.certificate.endsIn", { span: spanOf(leftMs) }), facts);
  },
};

/**
 * Checks whether the certificate is for this number and its display name, by its texts.
 *
 * Fails if it names another number and not this one: the client would accept it and register under it. Warns
 * about a text that may be another number, and about a different name: the layout is unpublished, and the
 * client reports the name before anything moves.
 */
export const certNumber: Check<"cert.number"> = {
  id: "cert.number",
  directions: ["to-onprem"],
  run: async (context) => {
    const fields = certificateFieldsOf(context.secrets);
    if (fields === undefined) return skip("not-told", phrase("findings.certificate.unreadable"));
    const match = certificateNumberMatch(fields, context.plan);
    if (match.kind === "another")
      return fail(
        "cert-of-another-number",
        phrase("findings.certificate.otherNumber", {
          names: match.digits.map((phone) => `+${phone}`).join(", "),
          number: numberOf(context.plan),
        }),
      );
    if (match.kind === "unclear")
      return warn(
        "cert-number-unclear",
        phrase("findings.certificate.perhapsOther", {
          digits: match.digits.join(", "),
          number: numberOf(context.plan),
        }),
      );
    return judgeName(context, fields.texts, match.kind === "this");
  },
};

async function judgeName(
  { plan, queries: looks }: CheckContext,
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
