import { TLS_CAUSES } from "../../../shared/platform/outcome.ts";
import type { CauseOf, TlsCause } from "../../../shared/checks/catalogue.ts";
import type { MessageDescriptor } from "../../../shared/checks/result.ts";
import type { NotSentCause } from "../../../shared/platform/outcome.ts";
import type { Instant } from "../../../shared/time.ts";
import type { CertificateFacts } from "../platforms/http/certificate-facts.ts";
import type { TlsVerdict } from "../platforms/http/tls-probe.ts";
import { fail, pass, phrase, skip, warn, type CheckFinding, type FindingFacts } from "./finding.ts";
import { shown, spanOf } from "./words.ts";

const SOON_MS = 24 * 3_600_000;

/**
 * Converts the result of a TLS handshake to a finding, with the certificate's names, dates and fingerprint as
 * facts.
 */
export function judgeTls(
  address: string,
  verdict: TlsVerdict,
  now: Instant,
): CheckFinding<CauseOf<"cloud.tls">> {
  const { host } = new URL(address);
  switch (verdict.kind) {
    case "plain":
      return skip("plain-http", phrase("findings.tls.plain", { host }), { host });
    case "unreachable":
      return isTlsCause(verdict.cause)
        ? fail(verdict.cause, phrase("findings.tls.failed", { host, why: whyOf(verdict.cause) }), { host })
        : skip("not-reachable", phrase("findings.tls.unconnected", { host, cause: verdict.cause }), { host });
    case "refused": {
      const cause = isTlsCause(verdict.cause) ? verdict.cause : "tls-failed";
      return fail(
        cause,
        phrase("findings.tls.refused", { ...partiesOf(host, verdict.certificate), why: whyOf(cause) }),
        factsOf(host, verdict),
      );
    }
    case "accepted":
      return judgeEnd(host, verdict, now);
  }
}

/** A completed handshake, with an accepted or refused certificate. */
export type Seen = Extract<TlsVerdict, { kind: "accepted" | "refused" }>;

function judgeEnd(host: string, verdict: Seen, now: Instant): CheckFinding<"certificate-ends-soon"> {
  const leftMs = Date.parse(verdict.certificate.validTo) - now;
  const found = phrase("findings.tls.accepted", {
    ...partiesOf(host, verdict.certificate),
    span: spanOf(leftMs),
  });
  return leftMs < SOON_MS
    ? warn("certificate-ends-soon", found, factsOf(host, verdict))
    : pass(found, factsOf(host, verdict));
}

/** The names for a message about a certificate. */
export function partiesOf(
  host: string,
  { subject, issuer }: CertificateFacts,
): { readonly host: string; readonly subject: string; readonly issuer: string } {
  return { host, subject: shown(subject), issuer: shown(issuer) };
}

/** The facts of a handshake, for machines. */
export function factsOf(host: string, { protocol, certificate }: Seen): FindingFacts {
  const { subject, issuer, names, validFrom, validTo, sha256, selfSigned } = certificate;
  return {
    host,
    protocol,
    subject,
    issuer,
    names: names.slice(0, 10).join(", "),
    validFrom,
    validTo,
    sha256,
    selfSigned,
  };
}

/** Why a certificate is not accepted, as part of a message. */
export function whyOf(cause: TlsCause): MessageDescriptor {
  return phrase(`findings.tls.why.${cause}`);
}

function isTlsCause(cause: NotSentCause): cause is TlsCause {
  return (TLS_CAUSES as readonly string[]).includes(cause);
}
