import { X509Certificate } from "node:crypto";
import { rootCertificates, type DetailedPeerCertificate } from "node:tls";
import type { NotSentCause } from "../../../../shared/platform/outcome.ts";
import { hasWeakKey, hasWeakSignature, isSelfSigned } from "./certificate-facts.ts";
import { certificateBlocks, rootsBesides } from "./secure-context.ts";
import type { Trust } from "./trust.ts";

type ChainFault = Extract<NotSentCause, "weak-certificate" | "self-signed">;

/** Returns the certificates that the server sent, each followed by its issuer if known. */
export function shownChain(first: DetailedPeerCertificate): X509Certificate[] {
  const chain: X509Certificate[] = [];
  const seen = new Set<DetailedPeerCertificate>();
  // A root is its own issuer; an absent certificate is an object without members.
  for (let next = first; next?.raw !== undefined && !seen.has(next); next = next.issuerCertificate) {
    seen.add(next);
    chain.push(new X509Certificate(next.raw));
  }
  return chain;
}

/**
 * Returns what is wrong with a chain, independent of the runtime. Runtimes differ: Electron's library has no
 * security levels, so it accepts short keys and SHA-1, and reports a single self-signed certificate as one of
 * an unknown authority. Checking here first gives the same verdict in the window and in the terminal.
 */
export function chainFault(chain: readonly X509Certificate[], trust: Trust): ChainFault | undefined {
  const [leaf] = chain;
  if (leaf === undefined) return undefined;
  // A pinned certificate is trusted by its fingerprint: its signature does not matter.
  if (trust.kind === "fingerprint") return hasWeakKey(leaf) ? "weak-certificate" : undefined;
  if (isWeakChain(chain, trust)) return "weak-certificate";
  return chain.length === 1 && isSelfSigned(leaf) && !isTrusted(leaf, trust) ? "self-signed" : undefined;
}

/**
 * A trusted root's own signature does not matter, and many public roots signed themselves with SHA-1.
 * Certificates beyond a trusted one, sent for older clients, are ignored.
 */
function isWeakChain(chain: readonly X509Certificate[], trust: Trust): boolean {
  const suspect = chain.some(
    (certificate) => hasWeakKey(certificate) || (hasWeakSignature(certificate) && !isSelfSigned(certificate)),
  );
  // Finding the trusted certificate reads hundreds of roots, so do it only for a suspect chain.
  if (!suspect) return false;
  const anchor = chain.findIndex((certificate) => isTrusted(certificate, trust));
  const path = anchor === -1 ? chain : chain.slice(0, anchor + 1);
  return path.some(
    (certificate, index) =>
      hasWeakKey(certificate) ||
      (index !== anchor && hasWeakSignature(certificate) && !isSelfSigned(certificate)),
  );
}

/**
 * Whether a certificate has the subject and key of a root; a cross-signed copy of a root counts as that root.
 */
function isTrusted(certificate: X509Certificate, trust: Trust): boolean {
  return [...rootCertificates, ...rootsBesides(trust)]
    .flatMap(certificateBlocks)
    .some((pem) => isTwin(pem, certificate));
}

function isTwin(pem: string, certificate: X509Certificate): boolean {
  try {
    const root = new X509Certificate(pem);
    return root.subject === certificate.subject && root.publicKey.equals(certificate.publicKey);
  } catch {
    // A system's store may hold certificates that this runtime cannot read.
    return false;
  }
}
