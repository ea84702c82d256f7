import { X509Certificate } from "node:crypto";
import { rootCertificates } from "node:tls";
import { plainText } from "./safe-text.ts";
import type { Trust } from "./trust.ts";

/** A certificate in words and dates. Texts are the certificate's own and cleaned for showing. */
export type CertificateFacts = {
  readonly subject: string;
  readonly issuer: string;
  /** DNS names and IP addresses that it is for. */
  readonly names: readonly string[];
  /** ISO 8601. */
  readonly validFrom: string;
  readonly validTo: string;
  /** Upper-case pairs with colons. */
  readonly sha256: string;
  readonly selfSigned: boolean;
  /** Says where its issuer's certificate can be fetched, as certificates of public authorities do. */
  readonly namesIssuerAddress: boolean;
  readonly pem: string;
};

/** Reads what matters off a certificate. */
export function certificateFacts(certificate: X509Certificate): CertificateFacts {
  return {
    subject: oneLine(certificate.subject),
    issuer: oneLine(certificate.issuer),
    names: (certificate.subjectAltName ?? "")
      .split(/,\s*/)
      .map((name) => plainText(name.replace(/^(?:DNS|IP Address|URI|email):/, ""), 253))
      .filter((name) => name !== "")
      .slice(0, 100),
    validFrom: certificate.validFromDate.toISOString(),
    validTo: certificate.validToDate.toISOString(),
    sha256: certificate.fingerprint256,
    // By its signature: `checkIssued` denies it to a server's certificate that may not sign others, as most are.
    selfSigned: certificate.subject === certificate.issuer && certificate.verify(certificate.publicKey),
    namesIssuerAddress: /CA Issuers/.test(certificate.infoAccess ?? ""),
    pem: certificate.toString(),
  };
}

/**
 * Guesses whether a lone certificate with an unknown issuer misses its intermediate, rather than coming from an
 * authority that nobody trusts. Both look the same on the wire; what tells them apart is an issuer's address in the
 * certificate, an issuer that calls itself an intermediate, or one of the same organisation as a trusted root.
 */
export function looksIssuedByIntermediate(certificate: CertificateFacts, trust: Trust): boolean {
  if (certificate.namesIssuerAddress || /intermediate|issuing|\bsub[- ]?ca\b/i.test(certificate.issuer))
    return true;
  const organisation = organisationIn(certificate.issuer);
  return organisation !== undefined && trustedOrganisations(trust).has(organisation);
}

/** Says whether a certificate rests on a key or a hash that is no longer held to be safe. */
export function isWeak(certificate: X509Certificate): boolean {
  const bits = certificate.publicKey.asymmetricKeyDetails?.modulusLength ?? Infinity;
  return bits < 2048 || /sha1|md5|md2/i.test(certificate.signatureAlgorithm ?? "");
}

function trustedOrganisations(trust: Trust): Set<string> {
  const pems = trust.kind === "authority" ? [...rootCertificates, trust.pem] : rootCertificates;
  const names = pems.map((pem) => organisationIn(oneLine(new X509Certificate(pem).subject)));
  return new Set(names.filter((name) => name !== undefined));
}

function organisationIn(name: string): string | undefined {
  return /(?:^|, )O=([^,]+)/.exec(name)?.[1];
}

function oneLine(name: string | undefined): string {
  return plainText((name ?? "").split("\n").join(", "), 300);
}
