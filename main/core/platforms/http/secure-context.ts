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

// Set explicitly, so that no start option of Node lowers it.
const minVersion = "TLSv1.2";

let bundled: SecureContext | undefined;
let system: SecureContext | undefined;
const contexts = new WeakMap<Trust, SecureContext>();
/** Those that show no certificate, by what they trust: the numbers of a batch often share an authority. */
const byRoots = new Map<string, SecureContext>();
const MOST_BY_ROOTS = 8;

/**
 * Trusts only the roots that this program ships with, not those added by the machine's owner or an
 * interceptor.
 */
export function publicRoots(): SecureContext {
  // Parsing 121 certificates takes milliseconds: do it once.
  bundled ??= createSecureContext({ ca: [...rootCertificates], minVersion });
  return bundled;
}

/**
 * Returns a context that trusts this machine's own store, including a company's interception. Only for
 * comparing verdicts: other machines do not use this store.
 */
export function systemRoots(): SecureContext {
  // Node reads the store once per process, and parsing hundreds of certificates takes time.
  system ??= createSecureContext({ ca: [...getCACertificates("system")], minVersion });
  return system;
}

/**
 * Returns a context with the roots of a trust and its client certificate. For a pinned certificate the caller
 * compares the fingerprint; the context holds the public roots.
 */
export function contextOf(trust: Trust): SecureContext {
  const { line } = trust;
  if (isPublic(trust) && line?.client === undefined) return publicRoots();
  const known = contexts.get(trust);
  if (known !== undefined) return known;
  const besides = rootsBesides(trust);
  const context = line?.client === undefined ? contextWith(besides) : newContext(besides, line.client);
  contexts.set(trust, context);
  return context;
}

/** Whether a trust has no other authorities than the public ones. */
export function isPublic({ kind, line }: Trust): boolean {
  return kind !== "authority" && line?.systemRoots !== true && line?.authorities === undefined;
}

function contextWith(besides: readonly string[]): SecureContext {
  const key = besides.join("\n");
  const context = byRoots.get(key) ?? newContext(besides);
  byRoots.delete(key);
  byRoots.set(key, context);
  for (const oldest of byRoots.keys()) if (byRoots.size > MOST_BY_ROOTS) byRoots.delete(oldest);
  return context;
}

// Parsing the public roots takes milliseconds.
function newContext(besides: readonly string[], client?: ClientCertificate): SecureContext {
  return createSecureContext({ ca: [...rootCertificates, ...besides], minVersion, ...shown(client) });
}

/** Returns the roots trusted in addition to the public ones, in PEM. */
export function rootsBesides(trust: Trust): readonly string[] {
  return [
    ...(trust.line?.systemRoots === true ? getCACertificates("system") : []),
    ...(trust.line?.authorities === undefined ? [] : [trust.line.authorities]),
    ...(trust.kind === "authority" ? [trust.pem] : []),
  ];
}

/** Returns a context that trusts one server certificate and nothing else, self-signed or not. */
export function onlyCertificate(pem: string, client?: ClientCertificate): SecureContext {
  return createSecureContext({ ca: pem, allowPartialTrustChain: true, minVersion, ...shown(client) });
}

/** Whether the runtime can use a client certificate: its parts match and its passphrase opens it. */
export function isUsable(client: ClientCertificate): boolean {
  try {
    contextShowing(client);
    return true;
  } catch {
    // The runtime's error text names internal routines and could contain a passphrase.
    return false;
  }
}

/**
 * Returns a context that presents a client certificate. Throws the runtime's own error if it does not open.
 */
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
 * Returns the number of certificates in a PEM text. Problem: noCertificate, if there is none or one cannot be
 * read. Node itself would silently ignore such a text.
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

/** Returns the certificates of a PEM text, one text each. */
export function certificateBlocks(pem: string): readonly string[] {
  return (
    pem.match(
      /-----BEGIN (?:TRUSTED |X509 )?CERTIFICATE-----[\s\S]*?-----END (?:TRUSTED |X509 )?CERTIFICATE-----/g,
    ) ?? []
  );
}
