import { X509Certificate } from "node:crypto";
import {
  createSecureContext,
  getCACertificates,
  rootCertificates,
  type SecureContext,
  type SecureContextOptions,
} from "node:tls";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { ClientCertificate, Trust } from "./trust.ts";

// Stated rather than inherited, so that no start option of Node lowers it.
const minVersion = "TLSv1.2";

let bundled: SecureContext | undefined;
let system: SecureContext | undefined;
const contexts = new WeakMap<Trust, SecureContext>();

/** Trusts the roots that this program ships with, and none that the machine's owner or an interceptor added. */
function publicRoots(): SecureContext {
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

/**
 * The roots that a trust names, and the certificate that it shows. A pinned certificate is compared by whoever asks;
 * its context holds the public roots.
 */
export function contextOf(trust: Trust): SecureContext {
  const { line } = trust;
  if (trust.kind !== "authority" && line?.systemRoots !== true && line?.client === undefined)
    return publicRoots();
  const known = contexts.get(trust);
  if (known !== undefined) return known;
  const ca = [...rootCertificates, ...rootsBesides(trust)];
  const context = createSecureContext({ ca, minVersion, ...shown(line?.client) });
  contexts.set(trust, context);
  return context;
}

/** The roots that count besides the public ones, in PEM. */
export function rootsBesides(trust: Trust): readonly string[] {
  return [
    ...(trust.line?.systemRoots === true ? getCACertificates("system") : []),
    ...(trust.kind === "authority" ? [trust.pem] : []),
  ];
}

/** Trusts one server certificate and nothing else, whether it signed itself or not. */
export function onlyCertificate(pem: string, client?: ClientCertificate): SecureContext {
  return createSecureContext({ ca: pem, allowPartialTrustChain: true, minVersion, ...shown(client) });
}

/** Whether the runtime can use a client certificate: that its parts fit together and its passphrase opens it. */
export function isUsable(client: ClientCertificate): boolean {
  try {
    contextShowing(client);
    return true;
  } catch {
    // The runtime's own words name the library's routines and help nobody; a passphrase could stand in them.
    return false;
  }
}

/** What shows a client certificate and trusts nothing in particular. Throws the runtime's own error where it does not open. */
export function contextShowing(client: ClientCertificate): SecureContext {
  return createSecureContext({ minVersion, ...shown(client) });
}

function shown(client: ClientCertificate | undefined): SecureContextOptions {
  if (client === undefined) return {};
  const parts =
    "pfx" in client
      ? { pfx: Buffer.from(client.pfx.reveal()) }
      : { cert: client.cert, key: client.key.reveal() };
  return client.passphrase === undefined ? parts : { ...parts, passphrase: client.passphrase.reveal() };
}

/**
 * Checks that a text holds certificates in PEM form, and gives how many.
 * Problem: noCertificate, where a block is missing or cannot be read. Node itself would ignore such a text silently.
 */
export function countAuthorities(pem: string): Result<number, { readonly kind: "noCertificate" }> {
  const blocks = certificateBlocks(pem);
  try {
    for (const block of blocks) new X509Certificate(block);
  } catch {
    return err({ kind: "noCertificate" });
  }
  return blocks.length > 0 ? ok(blocks.length) : err({ kind: "noCertificate" });
}

/** The certificates of a PEM text, one text each. */
export function certificateBlocks(pem: string): readonly string[] {
  return (
    pem.match(
      /-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----[\s\S]*?-----END (?:TRUSTED |X509 )?CERTIFICATE-----/g,
    ) ?? []
  );
}
