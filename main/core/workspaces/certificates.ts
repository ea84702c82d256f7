import { createHash, X509Certificate } from "node:crypto";
import { join } from "node:path";
import type { NotSentCause } from "../../../shared/platform/outcome.ts";
import { TLS_CAUSES } from "../../../shared/platform/outcome.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { PresentedCertificate } from "../../../shared/rpc/areas/workspaces.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { certificateFacts } from "../platforms/http/certificate-facts.ts";
import { rootsOf } from "../platforms/http/trust.ts";
import { certificateBlocks, countAuthorities, publicRoots } from "../platforms/http/secure-context.ts";
import { ensurePrivateFolder, replaceDurably } from "../storage/durable-file.ts";
import { catchStorageErrors } from "../storage/problems.ts";

const PROBE_MS = 10_000;

/**
 * Makes a TLS handshake with a server, through its proxies; returns the certificate it presents and whether
 * the public roots trust it; the chosen authorities only count on the way there. Sends no HTTP request.
 */
export async function presentedBy(
  address: string,
  { proxies, authorities }: Pick<HostPorts, "proxies" | "authorities">,
): Promise<Result<PresentedCertificate, { readonly kind: "notReached"; readonly cause: NotSentCause }>> {
  // Reading and keeping certificates needs nothing of the network.
  const { probeTls } = await import("../platforms/http/tls-probe.ts");
  const line = { ...rootsOf(authorities?.()), ...(proxies === undefined ? {} : { proxies }) };
  const seen = await probeTls(address, { kind: "publicRoots", line }, PROBE_MS, {
    context: publicRoots(),
  });
  if (seen.kind === "plain") return err({ kind: "notReached", cause: "tls-failed" });
  if (seen.kind === "unreachable") return err({ kind: "notReached", cause: seen.cause });
  const { sha256, subject, issuer, names, validFrom, validTo, selfSigned } = seen.certificate;
  return ok({
    sha256,
    subject,
    issuer,
    names: [...names],
    validFrom,
    validTo,
    selfSigned,
    verdict: seen.kind === "accepted" ? "trusted" : tlsCause(seen.cause),
  });
}

// A completed handshake can only be refused because of its certificate.
function tlsCause(cause: NotSentCause): (typeof TLS_CAUSES)[number] {
  return TLS_CAUSES.find((known) => known === cause) ?? "tls-failed";
}

/** Stores a CA in the data folder; returns its absolute path and the subjects of its certificates. */
export function keepCa(
  dataDir: string,
  pem: string,
): Result<{ caFile: string; subjects: string[] }, StorageProblem | NoCertificate> {
  const kept = keepPem(dataDir, "ca", pem);
  return kept.ok ? ok({ caFile: kept.value.path, subjects: kept.value.subjects }) : kept;
}

type NoCertificate = { readonly kind: "notACertificate" };

/**
 * Stores the certificates of a PEM text in a part of the data folder, under a name made from their content.
 * Anything else in the text, such as a private key, is left out.
 */
export function keepPem(
  dataDir: string,
  part: "ca" | "client",
  pem: string,
): Result<{ path: string; subjects: string[] }, StorageProblem | NoCertificate> {
  const certificates = certificatesIn(pem);
  if (certificates.length === 0) return err({ kind: "notACertificate" });
  const text = pemOf(certificates);
  const name = createHash("sha256").update(text).digest("hex").slice(0, 16);
  const path = join(dataDir, part, `${name}.pem`);
  return catchStorageErrors(() => {
    ensurePrivateFolder(join(dataDir, part));
    replaceDurably(path, text);
    return ok({ path, subjects: certificates.map((certificate) => certificateFacts(certificate).subject) });
  });
}

/** The certificates of a PEM text; none if one of them can't be read. Whatever else is in the text is left out. */
export function certificatesIn(pem: string): readonly X509Certificate[] {
  return countAuthorities(pem).ok ? certificateBlocks(pem).map((block) => new X509Certificate(block)) : [];
}

/** Certificates as the PEM text that holds nothing else. */
export function pemOf(certificates: readonly X509Certificate[]): string {
  return certificates.map((certificate) => certificate.toString()).join("");
}
