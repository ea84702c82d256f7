import type { Check } from "../context.ts";
import { pass, phrase, skip, warn } from "../finding.ts";
import { certificateBytes, certificateFields } from "./certificate-fields.ts";

/** Can the registration certificate be decoded? It is sent as it is in any case, so this is a warning at most. */
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
