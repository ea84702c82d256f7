import "reflect-metadata";
import * as x509 from "@peculiar/x509";
import { createHash, randomBytes, webcrypto } from "node:crypto";
import { hostname } from "node:os";
import { isIP } from "node:net";
import { redact, type Redacted } from "../../../../shared/redacted.ts";
import { isEveryInterface, lanAddresses } from "./interfaces.ts";

/** What a receiver shows to those who connect to it, and the authority that vouches for it. All of it is of this start. */
export type LanIdentity = {
  readonly certPem: string;
  readonly keyPem: Redacted<string>;
  readonly caPem: string;
  /** SHA-256 of the authority, in hex; and when it ends, ISO 8601. */
  readonly caFingerprint: string;
  readonly caUntil: string;
};

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const DAY_MS = 24 * 3_600_000;
/** A callback may stand for days; one that stands for longer than this has to be begun anew. */
const DAYS = 30;

/**
 * Makes an authority and a certificate for an address of this machine, its own name, and other names that lead here.
 *
 * The authority's key signs this one certificate and is forgotten: whoever trusts the authority trusts nothing else by
 * it. The certificate's own key lies in memory alone, so that a start after a crash has another authority. Its name is
 * unlike any other, since a client may hold several and looks them up by name.
 */
export async function newLanIdentity(
  address: string,
  otherNames: readonly string[] = [],
): Promise<LanIdentity> {
  const [authorityKeys, keys] = await Promise.all([newKeys(), newKeys()]);
  const validity = {
    notBefore: new Date(Date.now() - DAY_MS),
    notAfter: new Date(Date.now() + DAYS * DAY_MS),
  };
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    ...validity,
    serialNumber: randomBytes(16).toString("hex"),
    name: `CN=Switchover receiver ${randomBytes(8).toString("hex")}`,
    keys: authorityKeys,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(authorityKeys.publicKey),
    ],
  });
  const certificate = await x509.X509CertificateGenerator.create({
    ...validity,
    serialNumber: randomBytes(16).toString("hex"),
    subject: "CN=Switchover receiver",
    issuer: authority.subject,
    publicKey: keys.publicKey,
    signingKey: authorityKeys.privateKey,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.SubjectAlternativeNameExtension(namesFor(address, otherNames)),
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      await x509.AuthorityKeyIdentifierExtension.create(authorityKeys.publicKey),
    ],
  });
  return {
    certPem: certificate.toString("pem"),
    keyPem: redact(await pemOf(keys.privateKey), "receiver key"),
    caPem: authority.toString("pem"),
    caFingerprint: createHash("sha256").update(Buffer.from(authority.rawData)).digest("hex"),
    caUntil: authority.notAfter.toISOString(),
  };
}

function namesFor(address: string, otherNames: readonly string[]): x509.JsonGeneralNames {
  const addresses = isEveryInterface(address) ? lanAddresses().map((one) => one.address) : [address];
  const others = [hostname(), ...otherNames].map((name) => name.replace(/^\[|\]$/g, ""));
  return [...new Set([...addresses, ...others])].filter(isName).map((value) => ({
    type: isIP(value) > 0 ? ("ip" as const) : ("dns" as const),
    value,
  }));
}

/** What is no name of the name service cannot be asked for by a client either. */
function isName(value: string): boolean {
  return isIP(value) > 0 || /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i.test(value);
}

function newKeys(): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
}

async function pemOf(key: webcrypto.CryptoKey): Promise<string> {
  const encoded = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", key)).toString("base64");
  const lines = encoded.match(/.{1,64}/g) ?? [];
  return ["-----BEGIN PRIVATE KEY-----", ...lines, "-----END PRIVATE KEY-----", ""].join("\n");
}
