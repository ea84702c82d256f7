import { X509Certificate } from "node:crypto";
import { rootCertificates, type DetailedPeerCertificate } from "node:tls";
import type { NotSentCause } from "../../../../shared/platform/outcome.ts";
import { hasWeakKey, hasWeakSignature, isSelfSigned } from "./certificate-facts.ts";
import { certificateBlocks, rootsBesides } from "./secure-context.ts";
import type { Trust } from "./trust.ts";

type ChainFault = Extract<NotSentCause, "weak-certificate" | "self-signed">;

/** The certificates that the server sent, each followed by its issuer where that is known too. */
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
 * What is wrong with a chain whatever the runtime says of it. The runtimes differ: Electron's library knows no security
 * levels, so that short keys and SHA-1 are fine to it, and calls a lone self-signed certificate one of an unknown
 * authority. Judged here first, a server gets the same verdict in the window as in the terminal.
 */
export function chainFault(chain: readonly X509Certificate[], trust: Trust): ChainFault | undefined {
  const [leaf] = chain;
  if (leaf === undefined) return undefined;
  // A pinned certificate stands by its fingerprint: who signed it, and how, vouches for nothing.
  if (trust.kind === "fingerprint") return hasWeakKey(leaf) ? "weak-certificate" : undefined;
  if (isWeakChain(chain, trust)) return "weak-certificate";
  return chain.length === 1 && isSelfSigned(leaf) && !isTrusted(leaf, trust) ? "self-signed" : undefined;
}

/**
 * A trusted root's own signature vouches for nothing, and many public roots signed themselves with SHA-1. What a
 * server sends beyond a trusted certificate, for older clients, is not looked at.
 */
function isWeakChain(chain: readonly X509Certificate[], trust: Trust): boolean {
  const suspect = chain.some(
    (certificate) => hasWeakKey(certificate) || (hasWeakSignature(certificate) && !isSelfSigned(certificate)),
  );
  // To find the trusted one among them, hundreds of roots are read: only where something is suspect at all.
  if (!suspect) return false;
  const anchor = chain.findIndex((certificate) => isTrusted(certificate, trust));
  const path = anchor === -1 ? chain : chain.slice(0, anchor + 1);
  return path.some(
    (certificate, index) =>
      hasWeakKey(certificate) ||
      (index !== anchor && hasWeakSignature(certificate) && !isSelfSigned(certificate)),
  );
}

/** Whether a certificate's subject and key are those of a root; a cross-signed twin of a root counts as that root. */
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
    // A system's store may hold what this runtime cannot read.
    return false;
  }
}
