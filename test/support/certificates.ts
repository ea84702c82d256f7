import "reflect-metadata";
import { webcrypto, X509Certificate } from "node:crypto";
import * as x509 from "@peculiar/x509";

/** A certificate and its private key, both PEM, with the parsed certificate and its SHA-256 fingerprint. */
export type Identity = {
  readonly cert: string;
  readonly key: string;
  readonly sha256: string;
  readonly parsed: x509.X509Certificate;
  readonly keys: webcrypto.CryptoKeyPair;
};

export type Wishes = {
  readonly commonName?: string;
  readonly organisation?: string;
  /** Names and addresses that the certificate is valid for; default: the loopback ones. */
  readonly names?: readonly string[];
  /** Start and end of validity in days from now; default: -1 and 30. */
  readonly fromDays?: number;
  readonly toDays?: number;
  /** Issuer that signs the certificate; self-signed if absent. */
  readonly issuer?: Identity;
  readonly authority?: boolean;
  /** True for a client certificate, false or absent for a server certificate. */
  readonly client?: boolean;
  readonly rsaBits?: number;
  /** Hash of the signature of an RSA key. */
  readonly hash?: "SHA-256" | "SHA-1";
  /** Key pair of another certificate to reuse, so that two certificates share one key. */
  readonly keys?: webcrypto.CryptoKeyPair;
};

const DAY_MS = 86_400_000;

/** Creates a certificate, which can be invalid in exactly the way that a test needs. */
export async function makeCertificate(options: Wishes = {}): Promise<Identity> {
  const { hash = "SHA-256", rsaBits } = options;
  const keys = options.keys ?? (await newKeys(rsaBits, hash));
  const { issuer } = options;
  const signer = issuer?.keys ?? keys;
  const organisation = options.organisation === undefined ? "" : `, O=${options.organisation}`;
  const subject = `CN=${options.commonName ?? "loopback server"}${organisation}`;
  const parsed = await x509.X509CertificateGenerator.create({
    subject,
    issuer: issuer?.parsed.subject ?? subject,
    notBefore: new Date(Date.now() + (options.fromDays ?? -1) * DAY_MS),
    notAfter: new Date(Date.now() + (options.toDays ?? 30) * DAY_MS),
    publicKey: keys.publicKey,
    signingKey: signer.privateKey,
    signingAlgorithm: { name: signer.privateKey.algorithm.name, hash },
    extensions: options.authority === true ? authorityExtensions() : endExtensions(options),
  });
  const cert = parsed.toString("pem");
  return {
    cert,
    key: await privateKeyPem(keys),
    sha256: new X509Certificate(cert).fingerprint256,
    parsed,
    keys,
  };
}

function newKeys(rsaBits: number | undefined, hash: string): Promise<webcrypto.CryptoKeyPair> {
  return webcrypto.subtle.generateKey(
    rsaBits === undefined
      ? { name: "ECDSA", namedCurve: "P-256" }
      : {
          name: "RSASSA-PKCS1-v1_5",
          modulusLength: rsaBits,
          publicExponent: new Uint8Array([1, 0, 1]),
          hash,
        },
    true,
    ["sign", "verify"],
  );
}

function authorityExtensions(): x509.Extension[] {
  return [
    new x509.BasicConstraintsExtension(true, undefined, true),
    new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
  ];
}

function endExtensions({ client = false, names = ["127.0.0.1", "localhost"] }: Wishes): x509.Extension[] {
  const alternatives = names.map((value) => ({
    type: /^[0-9.]+$/.test(value) ? ("ip" as const) : ("dns" as const),
    value,
  }));
  return [
    new x509.SubjectAlternativeNameExtension(alternatives),
    new x509.BasicConstraintsExtension(false, undefined, true),
    new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage[client ? "clientAuth" : "serverAuth"]]),
  ];
}

async function privateKeyPem(keys: webcrypto.CryptoKeyPair): Promise<string> {
  const base64 = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
  return [
    "-----BEGIN PRIVATE KEY-----",
    ...(base64.match(/.{1,64}/g) ?? []),
    "-----END PRIVATE KEY-----",
    "",
  ].join("\n");
}
