import "reflect-metadata";
import * as x509 from "@peculiar/x509";
import { webcrypto, X509Certificate } from "node:crypto";

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const DAY_MS = 24 * 3_600_000;
const NAMES = new x509.SubjectAlternativeNameExtension([
  { type: "ip", value: "127.0.0.1" },
  { type: "dns", value: "localhost" },
]);

/** A server's certificate and private key, as PEM text. */
export type ServerIdentity = { readonly certPem: string; readonly keyPem: string };

/** A certificate authority for this run only. */
export type Authority = {
  readonly caPem: string;
  /** A certificate for the loopback address, signed by the authority. */
  readonly issue: (commonName: string) => Promise<ServerIdentity>;
};

/**
 * Creates a private authority that is valid for so many days. Its key is only in memory. Two authorities that
 * are trusted at the same time need different names.
 */
export async function createAuthority(days: number, name = "Sandbox private CA"): Promise<Authority> {
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    ...validity(days),
    name: `CN=${name}`,
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
    ],
  });
  const issue = async (commonName: string): Promise<ServerIdentity> => {
    const serverKeys = await newKeys();
    const issued = await x509.X509CertificateGenerator.create({
      ...validity(days),
      subject: `CN=${commonName}`,
      issuer: certificate.subject,
      publicKey: serverKeys.publicKey,
      signingKey: keys.privateKey,
      signingAlgorithm: ALGORITHM,
      extensions: serverExtensions(),
    });
    return identityOf(issued, serverKeys);
  };
  return { caPem: certificate.toString("pem"), issue };
}

/** Creates a self-signed certificate for the loopback address, the default of an on-premises client. */
export async function createSelfSigned(commonName: string, days: number): Promise<ServerIdentity> {
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    ...validity(days),
    name: `CN=${commonName}`,
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: serverExtensions(),
  });
  return identityOf(certificate, keys);
}

/** Gives the SHA-256 fingerprint of a certificate, as `AA:BB:…`. */
export function fingerprintOf(certPem: string): string {
  return new X509Certificate(certPem).fingerprint256;
}

function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
}

// Uses the computer's real time: TLS libraries verify certificates by it, not by the sandbox's clock.
function validity(days: number): { readonly notBefore: Date; readonly notAfter: Date } {
  return { notBefore: new Date(Date.now() - DAY_MS), notAfter: new Date(Date.now() + days * DAY_MS) };
}

function serverExtensions(): x509.Extension[] {
  return [
    NAMES,
    new x509.BasicConstraintsExtension(false, undefined, true),
    new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
    new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
  ];
}

async function identityOf(
  certificate: x509.X509Certificate,
  keys: webcrypto.CryptoKeyPair,
): Promise<ServerIdentity> {
  const key = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
  const lines = key.match(/.{1,64}/g) ?? [];
  return {
    certPem: certificate.toString("pem"),
    keyPem: ["-----BEGIN PRIVATE KEY-----", ...lines, "-----END PRIVATE KEY-----", ""].join("\n"),
  };
}
