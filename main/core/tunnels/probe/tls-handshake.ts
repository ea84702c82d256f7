import { CONNECTION_CAUSES, TLS_CAUSES, type NotSentCause } from "../../../../shared/platform/outcome.ts";
import type { ConnectionCause, TlsCause } from "../../../../shared/checks/catalogue.ts";
import type { ProofCauseOf } from "../../../../shared/webhook/proof-checks.ts";
import type { Instant } from "../../../../shared/time.ts";
import { fail, pass, phrase, warn, type CheckFinding, type FindingFacts } from "../../checks/finding.ts";
import { shown, spanOf } from "../../checks/words.ts";
import type { CertificateFacts } from "../../platforms/http/certificate-facts.ts";
import type { TlsVerdict } from "../../platforms/http/tls-probe.ts";

const SOON_MS = 14 * 86_400_000;

type Tunnel = CheckFinding<ProofCauseOf<"webhooks.tunnel">>;
type OutsideIn = CheckFinding<ProofCauseOf<"webhooks.outside-in">>;

/** Returns why the platform could not connect; undefined if its TLS handshake would succeed. */
export function judgeProbeAnswer(host: string, verdict: TlsVerdict): OutsideIn | undefined {
  switch (verdict.kind) {
    case "plain":
    case "accepted":
      return undefined;
    case "unreachable":
      return isAmong(CONNECTION_CAUSES, verdict.cause)
        ? unconnected(host, verdict.cause)
        : failed(host, verdict.cause);
    case "refused": {
      const cause = isAmong(TLS_CAUSES, verdict.cause) ? verdict.cause : "tls-failed";
      const { subject, issuer } = verdict.certificate;
      const parties = { host, subject: shown(subject), issuer: shown(issuer) };
      return fail(
        cause,
        phrase("findings.tls.refused", { ...parties, why: phrase(`findings.tls.why.${cause}`) }),
        certificateFactsOf(host, verdict.certificate),
      );
    }
  }
}

/** Returns the finding for a connection that failed. */
export function unconnected(host: string, cause: ConnectionCause): OutsideIn {
  const why = phrase(`findings.reachable.why.${cause}`);
  return fail(cause, phrase("findings.reachable.unconnected", { host, why }), { host });
}

function failed(host: string, cause: NotSentCause): OutsideIn {
  const known: TlsCause = isAmong(TLS_CAUSES, cause) ? cause : "tls-failed";
  return fail(known, phrase("findings.tls.failed", { host, why: phrase(`findings.tls.why.${known}`) }), {
    host,
  });
}

/**
 * Judges how long the certificate of an open tunnel is valid. If none was seen, the other check reports that.
 */
export function judgeStanding(host: string, verdict: TlsVerdict | undefined, now: Instant): Tunnel {
  if (verdict?.kind !== "accepted") return pass(phrase("tunnels.found.tunnel.open", { host }), { host });
  const leftMs = Date.parse(verdict.certificate.validTo) - now;
  const facts = certificateFactsOf(host, verdict.certificate);
  const values = { host, span: spanOf(leftMs) };
  return leftMs < SOON_MS
    ? warn("certificate-ends-soon", phrase("tunnels.found.tunnel.endsSoon", values), facts)
    : pass(phrase("tunnels.found.tunnel.openFor", values), facts);
}

/** Returns the facts of a certificate that are shown to the user. */
export function certificateFactsOf(
  host: string,
  { issuer, validTo, sha256 }: CertificateFacts,
): FindingFacts {
  return { host, issuer, certificateEndsAt: validTo, sha256 };
}

function isAmong<T extends string>(causes: readonly T[], cause: string): cause is T {
  return (causes as readonly string[]).includes(cause);
}
