import type { Check } from "../context.ts";
import { pass, skip, warn } from "../finding.ts";
import { certificateBytes, certificateFields } from "./certificate-fields.ts";

/** Can the registration certificate be decoded? It is sent as it is in any case, so this is a warning at most. */
export const certReadable: Check<"cert.readable"> = {
  id: "cert.readable",
  directions: ["to-onprem"],
  run: async ({ secrets }) => {
    const cert = secrets["number.cert"];
    if (cert === undefined) return skip("not-told", "the plan gives no certificate");
    const text = cert.reveal();
    const bytes = certificateBytes(text);
    if (bytes === undefined)
      return warn("not-base64", `${text.length} characters that are not base64`, { characters: text.length });
    const facts = { bytes: bytes.length };
    if (certificateFields(bytes) === undefined)
      return warn("not-a-certificate", `${bytes.length} bytes that do not read as a certificate`, facts);
    return pass(`a certificate of ${bytes.length} bytes`, facts);
  },
};
