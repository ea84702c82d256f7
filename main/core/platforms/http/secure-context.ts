import { X509Certificate } from "node:crypto";
import { createSecureContext, getCACertificates, rootCertificates, type SecureContext } from "node:tls";
import { err, ok, type Result } from "../../../../shared/result.ts";

// Stated rather than inherited, so that no start option of Node lowers it.
const minVersion = "TLSv1.2";

let bundled: SecureContext | undefined;
let system: SecureContext | undefined;

/** Trusts the roots that this program ships with, and none that the machine's owner or an interceptor added. */
export function publicRoots(): SecureContext {
  // Reading 121 certificates takes milliseconds: once is enough.
  bundled ??= createSecureContext({ ca: [...rootCertificates], minVersion });
  return bundled;
}

/**
 * Trusts what this machine's own store trusts, a company's interception among it. For comparing verdicts only: what
 * the store says is nothing that anybody else sees.
 */
export function systemRoots(): SecureContext {
  // Node reads the store once for each process, and hundreds of certificates take their time.
  system ??= createSecureContext({ ca: [...getCACertificates("system")], minVersion });
  return system;
}

/** Trusts the public roots and the authorities of one PEM text. */
export function publicRootsAnd(pem: string): SecureContext {
  return createSecureContext({ ca: [...rootCertificates, pem], minVersion });
}

/** Trusts one server certificate and nothing else, whether it signed itself or not. */
export function onlyCertificate(pem: string): SecureContext {
  return createSecureContext({ ca: pem, allowPartialTrustChain: true, minVersion });
}

/**
 * Checks that a text holds certificates in PEM form, and gives how many.
 * Problem: noCertificate, where a block is missing or cannot be read. Node itself would ignore such a text silently.
 */
export function countAuthorities(pem: string): Result<number, { readonly kind: "noCertificate" }> {
  const blocks =
    pem.match(
      /-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----[\s\S]*?-----END (?:TRUSTED |X509 )?CERTIFICATE-----/g,
    ) ?? [];
  try {
    for (const block of blocks) new X509Certificate(block);
  } catch {
    return err({ kind: "noCertificate" });
  }
  return blocks.length > 0 ? ok(blocks.length) : err({ kind: "noCertificate" });
}
