import type {
  CertificateReason,
  NumberCertificate,
} from "../../../../shared/certificate/number-certificate.ts";
import { numberOf, type Plan } from "../../../../shared/migration/plan.ts";
import { digitsOf } from "../../../../shared/phone.ts";
import type { Redacted } from "../../../../shared/redacted.ts";
import { instant, isoOf, type Instant } from "../../../../shared/time.ts";
import { visible } from "../../../../shared/visible.ts";
import { certificateBytes, type CertificateFields } from "./certificate-fields.ts";
import { certificateEndMs, certificateNumberMatch, fieldsOf, isPhoneLike } from "./plan-certificate.ts";

const MOST = 10;
const DAY_MS = 86_400_000;

/**
 * Tells what a verified-name certificate shows, and whether anything speaks against sending it. With a plan it is
 * compared with the plan's number and display name. Its own text is in no member.
 */
export function describeCertificate(
  certificate: Redacted<string>,
  { plan, now }: { readonly plan?: Plan; readonly now: Instant },
): NumberCertificate {
  const text = certificate.reveal();
  const bytes = certificateBytes(text);
  const fields = fieldsOf(certificate);
  const endMs = certificateEndMs(certificate);
  const texts = fields?.texts ?? [];
  const words = texts.filter(readsAsWords);
  const numbers = texts.filter(isPhoneLike);
  const why = isTlsCertificate(text) ? "tls-certificate" : reasonOf({ bytes, fields, endMs, plan, now });
  return {
    outcome: why === undefined ? "fits" : WRONG.includes(why) ? "wrong" : "unclear",
    ...(why === undefined ? {} : { why }),
    characters: text.length,
    ...(bytes === undefined ? {} : { bytes: bytes.length }),
    words: words.slice(0, MOST).map((one) => visible(one, 80)),
    numbers: numbers.slice(0, MOST).map(digitsOf),
    otherTexts: texts.length - words.length - numbers.length,
    moments: (fields?.momentsMs ?? []).slice(0, MOST).map((ms) => isoOf(instant(ms))),
    ...(endMs === undefined
      ? {}
      : { endsAt: isoOf(instant(endMs)), daysLeft: Math.floor((endMs - now) / DAY_MS) }),
    ...(plan === undefined ? {} : { comparedWith: numberOf(plan) }),
  };
}

const WRONG: readonly CertificateReason[] = ["tls-certificate", "not-base64", "expired", "another-number"];

type Known = {
  readonly bytes: Uint8Array | undefined;
  readonly fields: CertificateFields | undefined;
  readonly endMs: number | undefined;
  readonly plan: Plan | undefined;
  readonly now: Instant;
};

function reasonOf({ bytes, fields, endMs, plan, now }: Known): CertificateReason | undefined {
  if (bytes === undefined) return "not-base64";
  if (fields === undefined) return "not-readable";
  if (endMs !== undefined && endMs <= now) return "expired";
  if (plan === undefined) return "nothing-compared";
  switch (certificateNumberMatch(fields, plan).kind) {
    case "another":
      return "another-number";
    case "unclear":
      return "unclear-number";
    case "nothing":
      return "number-not-told";
    case "this":
      return isOtherName(fields.texts, plan.number.displayName) ? "another-name" : undefined;
  }
}

function isOtherName(texts: readonly string[], displayName: string | undefined): boolean {
  return displayName !== undefined && !texts.includes(displayName) && texts.some(readsAsWords);
}

/** Letters, short, and not one long run of characters as keys and fingerprints are. */
function readsAsWords(text: string): boolean {
  return text.length <= 128 && /\p{L}/u.test(text) && !/[^\s]{32}/u.test(text);
}

/** A file of the web server, taken for this one: both are called certificates. */
function isTlsCertificate(text: string): boolean {
  return text.includes("-----BEGIN ");
}
