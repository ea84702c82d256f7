import { createHash, X509Certificate } from "node:crypto";
import { join } from "node:path";
import type { NotSentCause } from "../../../shared/platform/outcome.ts";
import { TLS_CAUSES } from "../../../shared/platform/outcome.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { PresentedCertificate } from "../../../shared/rpc/areas/workspaces.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { certificateFacts } from "../platforms/http/certificate-facts.ts";
import { countAuthorities } from "../platforms/http/secure-context.ts";
import { probeTls } from "../platforms/http/tls-probe.ts";
import type { HostPorts } from "../ports.ts";
import { ensurePrivateFolder, replaceDurably } from "../storage/durable-file.ts";
import { guarded } from "../storage/problems.ts";

const PROBE_MS = 10_000;

/**
 * Shakes hands with a server, through the machine's proxy where one leads there, and tells what it presents and what
 * the public roots say of it. Not a byte of HTTP is sent to it.
 */
export async function presentedBy(
  address: string,
  { proxies }: Pick<HostPorts, "proxies">,
): Promise<Result<PresentedCertificate, { readonly kind: "notReached"; readonly cause: NotSentCause }>> {
  const line = proxies === undefined ? {} : { line: { proxies } };
  const seen = await probeTls(address, { kind: "publicRoots", ...line }, PROBE_MS);
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

// A handshake that came about can only be refused for its certificate.
function tlsCause(cause: NotSentCause): (typeof TLS_CAUSES)[number] {
  return TLS_CAUSES.find((known) => known === cause) ?? "tls-failed";
}

/**
 * Keeps the certificates of a PEM text in the data folder, under a name made of their content, and gives its
 * absolute path and whom they are of. Anything else in the text, a private key for one, is left out.
 */
export function keepCa(
  dataDir: string,
  pem: string,
): Result<{ caFile: string; subjects: string[] }, StorageProblem | { readonly kind: "notACertificate" }> {
  if (!countAuthorities(pem).ok) return err({ kind: "notACertificate" });
  const blocks = pem.match(
    /-----BEGIN (TRUSTED |X509 )?CERTIFICATE-----[\s\S]*?-----END \1?CERTIFICATE-----/g,
  );
  const certificates = (blocks ?? []).map((block) => new X509Certificate(block));
  const text = certificates.map((certificate) => certificate.toString()).join("");
  const name = createHash("sha256").update(text).digest("hex").slice(0, 16);
  const caFile = join(dataDir, "ca", `${name}.pem`);
  return guarded(() => {
    ensurePrivateFolder(join(dataDir, "ca"));
    replaceDurably(caFile, text);
    return ok({ caFile, subjects: certificates.map((certificate) => certificateFacts(certificate).subject) });
  });
}
