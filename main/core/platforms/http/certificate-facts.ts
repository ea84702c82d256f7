import { X509Certificate } from "node:crypto";
import { rootCertificates } from "node:tls";
import { plainText } from "./safe-text.ts";
import type { Trust } from "./trust.ts";

/** The facts of a certificate. Texts are the certificate's own, cleaned for display. */
export type CertificateFacts = {
  readonly subject: string;
  readonly issuer: string;
  /** The DNS names and IP addresses that it is valid for. */
  readonly names: readonly string[];
  /** ISO 8601. */
  readonly validFrom: string;
  readonly validTo: string;
  /** Upper-case hexadecimal pairs with colons. */
  readonly sha256: string;
  readonly selfSigned: boolean;
  /** Whether it names a URL of its issuer's certificate, as certificates of public authorities do. */
  readonly namesIssuerAddress: boolean;
  readonly pem: string;
};

/** Reads the relevant facts of a certificate. */
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
    selfSigned: isSelfSigned(certificate),
    namesIssuerAddress: /CA Issuers/.test(certificate.infoAccess ?? ""),
    pem: certificate.toString(),
  };
}

/**
 * Guesses whether a single certificate with an unknown issuer lacks its intermediate rather than coming from
 * an untrusted authority. Both look the same on the wire; a missing intermediate is likely if the certificate
 * names its issuer's URL, if the issuer calls itself an intermediate, or if it belongs to the organization of
 * a trusted root.
 */
export function looksIssuedByIntermediate(certificate: CertificateFacts, trust: Trust): boolean {
  if (certificate.namesIssuerAddress || /intermediate|issuing|\bsub[- ]?ca\b/i.test(certificate.issuer))
    return true;
  const organisation = organisationIn(certificate.issuer);
  return organisation !== undefined && trustedOrganisations(trust).has(organisation);
}

/**
 * Whether the certificate signed itself, by its signature: `checkIssued` denies it for a server's certificate
 * that may not sign others, as most are.
 */
export function isSelfSigned(certificate: X509Certificate): boolean {
  try {
    return certificate.subject === certificate.issuer && certificate.verify(certificate.publicKey);
  } catch {
    // The runtime does not support this kind of key.
    return false;
  }
}

const SHORTEST_MODULUS = 2048;
const SHORTEST_CURVE = 224;

/** Whether a certificate's key is too short to be secure: RSA below 2048 bits, a curve below 224. */
export function hasWeakKey(certificate: X509Certificate): boolean {
  try {
    const { modulusLength, namedCurve } = certificate.publicKey.asymmetricKeyDetails ?? {};
    if (modulusLength !== undefined) return modulusLength < SHORTEST_MODULUS;
    // Curve names contain their size: prime192v1, secp224r1, brainpoolP160r1.
    const curve = /[0-9]{3}/.exec(namedCurve ?? "")?.[0];
    return curve !== undefined && Number(curve) < SHORTEST_CURVE;
  } catch {
    // A kind of key that the runtime does not support is not trusted.
    return true;
  }
}

// MD2, MD4, MD5 and SHA-1 with RSA, SHA-1 with DSA and with elliptic curves, and an older name of SHA-1 with
// RSA.
const WEAK_SIGNATURES = new Set([
  "1.2.840.113549.1.1.2",
  "1.2.840.113549.1.1.3",
  "1.2.840.113549.1.1.4",
  "1.2.840.113549.1.1.5",
  "1.2.840.10040.4.3",
  "1.2.840.10045.4.1",
  "1.3.14.3.2.29",
]);

/** Whether a certificate was signed with a hash that is no longer secure. */
export function hasWeakSignature({ signatureAlgorithmOid, signatureAlgorithm }: X509Certificate): boolean {
  return (
    WEAK_SIGNATURES.has(signatureAlgorithmOid ?? "") ||
    /sha-?1$|sha1w|md[245]/i.test(signatureAlgorithm ?? "")
  );
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
