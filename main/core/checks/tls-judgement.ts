import { TLS_CAUSES } from "../../../shared/platform/outcome.ts";
import type { CauseOf, TlsCause } from "../../../shared/checks/catalogue.ts";
import type { NotSentCause } from "../../../shared/platform/outcome.ts";
import type { Instant } from "../../../shared/time.ts";
import type { CertificateFacts } from "../platforms/http/certificate-facts.ts";
import type { TlsVerdict } from "../platforms/http/tls-probe.ts";
import { fail, pass, skip, warn, type Finding, type FindingFacts } from "./finding.ts";
import { shown, spanOf } from "./words.ts";

const SOON_MS = 24 * 3_600_000;

const TLS_WORDS: Readonly<Record<TlsCause, string>> = {
  "self-signed": "it is signed by itself",
  "unknown-ca": "its authority is not among the trusted ones",
  "name-mismatch": "it is for other names than this host's",
  expired: "its time is over",
  "not-yet-valid": "its time has not begun",
  "missing-intermediate": "the server leaves out the certificate between its own and the authority's",
  "old-tls": "the server speaks only outdated versions of TLS",
  "weak-certificate": "its key or signature is too weak",
  "fingerprint-mismatch": "its fingerprint is not the one in the plan",
  "tls-failed": "no encrypted connection came about",
};

/** Turns the verdict of a handshake into a finding, with the certificate's names, dates and fingerprint as facts. */
export function judgeTls(address: string, verdict: TlsVerdict, now: Instant): Finding<CauseOf<"cloud.tls">> {
  const { host } = new URL(address);
  switch (verdict.kind) {
    case "plain":
      return skip("plain-http", `${host} is this machine itself, reached without encryption`, { host });
    case "unreachable":
      return isTlsCause(verdict.cause)
        ? fail(verdict.cause, `${host}: ${TLS_WORDS[verdict.cause]}`, { host })
        : skip(
            "not-reachable",
            `${host} cannot be connected to (${verdict.cause}), so no certificate was seen`,
            { host },
          );
    case "refused": {
      const cause = isTlsCause(verdict.cause) ? verdict.cause : "tls-failed";
      return fail(
        cause,
        `${described(host, verdict.certificate)}: ${TLS_WORDS[cause]}`,
        factsOf(host, verdict),
      );
    }
    case "accepted":
      return judgeEnd(host, verdict, now);
  }
}

type Seen = Extract<TlsVerdict, { kind: "accepted" | "refused" }>;

function judgeEnd(host: string, verdict: Seen, now: Instant): Finding<"certificate-ends-soon"> {
  const leftMs = Date.parse(verdict.certificate.validTo) - now;
  const found = `${described(host, verdict.certificate)}, good for another ${spanOf(leftMs)}`;
  return leftMs < SOON_MS
    ? warn("certificate-ends-soon", found, factsOf(host, verdict))
    : pass(found, factsOf(host, verdict));
}

function described(host: string, { subject, issuer }: CertificateFacts): string {
  return `certificate of ${host} (${shown(subject)}, from ${shown(issuer)})`;
}

function factsOf(host: string, { protocol, certificate }: Seen): FindingFacts {
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

function isTlsCause(cause: NotSentCause): cause is TlsCause {
  return (TLS_CAUSES as readonly string[]).includes(cause);
}
