import type { SecureContext } from "node:tls";
import type { WayCause, WayFacts } from "../../../shared/network/way.ts";
import type { NotSentCause } from "../../../shared/platform/outcome.ts";
import { isoOf } from "../../../shared/time.ts";
import type { CertificateFacts } from "../platforms/http/certificate-facts.ts";
import { isPublic, publicRoots, systemRoots } from "../platforms/http/secure-context.ts";
import { probeTls } from "../platforms/http/tls-probe.ts";
import type { Trust } from "../platforms/http/trust.ts";
import { connectionFault, type Found, type Surroundings } from "./steps.ts";

/** What a TLS handshake found; `facts` also where nothing is in the way. */
export type TriedTls = { readonly found: Found; readonly facts: WayFacts };

// What a service that speaks no TLS makes of a greeting, in the words of both TLS libraries.
const NO_TLS =
  /WRONG_VERSION_NUMBER|PACKET_LENGTH|HTTP_REQUEST|HTTPS_PROXY_REQUEST|RECORD_LENGTH|UNKNOWN_PROTOCOL/;
const CUT = /^(?:ECONNRESET|ECONNABORTED|EPIPE|closed)$/;
/** For these the system's store could have another opinion. */
const ABOUT_AUTHORITY: ReadonlySet<NotSentCause> = new Set([
  "unknown-ca",
  "self-signed",
  "missing-intermediate",
]);

/**
 * Completes a TLS handshake and judges the certificate under `trust`. Where an authority isn't trusted, or is trusted only
 * by choice, another handshake tells more. Sends no request.
 */
export async function tryTls(url: string, trust: Trust, here: Surroundings): Promise<TriedTls> {
  let code: string | undefined;
  const verdict = await probeTls(url, trust, here.limitMs, { onFailure: (seen) => (code = seen) });
  if (verdict.kind === "plain") return { found: undefined, facts: {} };
  if (verdict.kind === "unreachable") return { found: unreached(verdict.cause, code, here), facts: {} };
  const { certificate } = verdict;
  if (verdict.kind === "accepted") {
    const isPlain = trust.kind === "publicRoots" && isPublic(trust);
    const isByChoice = !isPlain && (await isRefused(url, trust, publicRoots(), here)) === true;
    return {
      found: undefined,
      facts: isByChoice ? { byChoice: true, issuer: certificate.issuer } : {},
    };
  }
  const cause = verdict.cause as WayCause;
  const asksSystem = ABOUT_AUTHORITY.has(verdict.cause) && trust.kind !== "fingerprint";
  const isRefusedToo = asksSystem ? await isRefused(url, trust, systemRoots(), here) : undefined;
  const facts = {
    ...shownOf(certificate),
    here: isoOf(here.now()),
    ...(isRefusedToo === undefined ? {} : { systemTrusts: !isRefusedToo }),
  };
  return { found: { cause, facts }, facts };
}

/**
 * Whether a certificate is refused under other authorities, over the same way; undefined where the handshake fails this
 * time, which says nothing about them.
 */
async function isRefused(
  url: string,
  { line = {} }: Trust,
  context: SecureContext,
  here: Surroundings,
): Promise<boolean | undefined> {
  const verdict = await probeTls(url, { kind: "publicRoots", line }, here.limitMs, { context });
  return verdict.kind === "unreachable" ? undefined : verdict.kind === "refused";
}

function unreached(cause: NotSentCause, code: string | undefined, here: Surroundings): Found {
  if (code === "timeout") return { cause: "tls-timed-out" };
  if (cause === "old-tls") return { cause };
  if (NO_TLS.test(code ?? "")) return { cause: "no-tls" };
  if (CUT.test(code ?? "")) return { cause: "tls-reset" };
  // The connection had opened a moment ago.
  if (cause !== "tls-failed") return connectionFault(code, here);
  return { cause: "tls-failed", ...(code === undefined ? {} : { facts: { code } }) };
}

function shownOf({ issuer, names, validFrom, validTo }: CertificateFacts): WayFacts {
  return { issuer, names: names.slice(0, 10), validFrom, validTo };
}
