import "reflect-metadata";
import * as x509 from "@peculiar/x509";
import { createHash, randomBytes, webcrypto } from "node:crypto";
import { hostname } from "node:os";
import { isIP } from "node:net";
import { redact, type Redacted } from "../../../../shared/redacted.ts";
import type { Instant } from "../../../../shared/time.ts";
import { isEveryInterface, lanAddresses } from "./lan-choice.ts";

/** A receiver's certificate and the authority that signed it. Both are created again at each start. */
export type LanIdentity = {
  readonly certPem: string;
  readonly keyPem: Redacted<string>;
  readonly caPem: string;
  /** SHA-256 of the authority, in hex; and its end, ISO 8601. */
  readonly caFingerprint: string;
  readonly caUntil: string;
};

/** The certificates of one receiver while it listens. */
export type LanIdentities = {
  current(): LanIdentity;
  /**
   * Creates a new certificate if the current one ends soon or lacks a name; undefined if it is still valid.
   */
  renew(now: Instant): Promise<LanIdentity | undefined>;
};

const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" } as const;
const DAY_MS = 24 * 3_600_000;
/** Lifetime of the authority, in days, if no end is requested. */
const AUTHORITY_DAYS = 365;
/** The latest time that a certificate can hold. */
const LATEST = Date.UTC(9999, 11, 31, 23, 59, 59);
const CERTIFICATE_DAYS = 30;
/** How long before its end a certificate is renewed. */
const NEAR_END_MS = 10 * DAY_MS;

/**
 * Creates an authority and a certificate for these names, and later certificates under the same authority
 * until it ends.
 *
 * The keys exist only in memory and are lost with the receiver: the authority signs only this receiver's
 * certificates, and a start after a crash creates another one. The authority's name is unique, because a
 * client may hold several and finds them by name. `names` is called each time: the machine may get another
 * address or name. Until `neededUntil`, a client that trusts the authority needs no other.
 */
export async function lanIdentities(
  names: () => readonly string[],
  now: Instant,
  neededUntil?: Instant,
): Promise<LanIdentities> {
  let authority = await newAuthority(now, neededUntil);
  let issued = await newCertificate(authority, names(), now);
  return {
    current: () => issued.identity,
    async renew(at) {
      const wanted = names();
      const isOver = authority.certificate.notAfter.getTime() <= at;
      const lacksName = wanted.some((name) => !issued.names.includes(name));
      // Under an authority that ends soon, no longer certificate can be made.
      const isNearEnd =
        issued.untilMs - at < NEAR_END_MS && authority.certificate.notAfter.getTime() > issued.untilMs;
      if (!isOver && !lacksName && !isNearEnd) return undefined;
      if (isOver) authority = await newAuthority(at);
      issued = await newCertificate(authority, wanted, at);
      return issued.identity;
    },
  };
}

/** The names of a receiver at this address: the address, this machine's host name, and the given names. */
export function namesFor(address: string, otherNames: readonly string[]): readonly string[] {
  const addresses = isEveryInterface(address) ? lanAddresses().map((one) => one.address) : [address];
  const others = [hostname(), ...otherNames].map((name) => name.replace(/^\[|\]$/g, ""));
  return [...new Set([...addresses, ...others])].filter(isName);
}

type Authority = {
  readonly keys: webcrypto.CryptoKeyPair;
  readonly certificate: x509.X509Certificate;
};

async function newAuthority(now: Instant, neededUntil: Instant = now): Promise<Authority> {
  const keys = await newKeys();
  const untilMs = Math.max(now + AUTHORITY_DAYS * DAY_MS, neededUntil + CERTIFICATE_DAYS * DAY_MS);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    notBefore: new Date(now - DAY_MS),
    notAfter: new Date(Math.min(untilMs, LATEST)),
    serialNumber: randomBytes(16).toString("hex"),
    name: `CN=Switchover receiver ${randomBytes(8).toString("hex")}`,
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { keys, certificate };
}

type IssuedCertificate = {
  readonly identity: LanIdentity;
  readonly names: readonly string[];
  readonly untilMs: number;
};

async function newCertificate(
  { keys: authorityKeys, certificate: authority }: Authority,
  names: readonly string[],
  now: Instant,
): Promise<IssuedCertificate> {
  const keys = await newKeys();
  const untilMs = Math.min(now + CERTIFICATE_DAYS * DAY_MS, authority.notAfter.getTime());
  const certificate = await x509.X509CertificateGenerator.create({
    // A client's clock may be behind.
    notBefore: new Date(now - DAY_MS),
    notAfter: new Date(untilMs),
    serialNumber: randomBytes(16).toString("hex"),
    subject: "CN=Switchover receiver",
    issuer: authority.subject,
    publicKey: keys.publicKey,
    signingKey: authorityKeys.privateKey,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) > 0 ? "ip" : "dns", value })),
      ),
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      await x509.AuthorityKeyIdentifierExtension.create(authorityKeys.publicKey),
    ],
  });
  const identity: LanIdentity = {
    certPem: certificate.toString("pem"),
    keyPem: redact(await pemOf(keys.privateKey), "receiver key"),
    caPem: authority.toString("pem"),
    caFingerprint: createHash("sha256").update(Buffer.from(authority.rawData)).digest("hex"),
    caUntil: authority.notAfter.toISOString(),
  };
  return { identity, names, untilMs };
}

/** A client cannot request a name that is not a valid DNS name. */
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
