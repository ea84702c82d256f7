import { isOfTls } from "../../../../shared/platform/outcome.ts";
import type { ProofCauseOf } from "../../../../shared/webhook/proof-checks.ts";
import type { MessageDescriptor } from "../../../../shared/checks/result.ts";
import type { Instant } from "../../../../shared/time.ts";
import {
  fail,
  pass,
  phrase,
  skip,
  warn,
  type CheckFinding,
  type FindingFacts,
} from "../../checks/finding.ts";
import { factsOf, partiesOf, whyOf, type Seen } from "../../checks/tls-judgement.ts";
import { spanOf } from "../../checks/words.ts";
import type { TlsVerdict } from "../../platforms/http/tls-probe.ts";
import type { EndpointCheck } from "../context.ts";
import type { OldVersions } from "../queries/endpoint-queries.ts";

type Cause = ProofCauseOf<"endpoint.tls">;
type Refusal = (typeof REFUSALS)[number];

/**
 * Certificates are normally renewed a month or more before their end; a shorter remainder means that renewal
 * was forgotten or fails.
 */
const SOON_MS = 14 * 86_400_000;
const REFUSALS = [
  "self-signed",
  "unknown-ca",
  "missing-intermediate",
  "name-mismatch",
  "expired",
  "not-yet-valid",
  "weak-certificate",
  "old-tls",
] as const;

/**
 * Checks that the platform would accept the certificate and the encryption, and reports the verdict of this
 * machine's own certificate store.
 */
export const endpointTls: EndpointCheck<"endpoint.tls"> = {
  id: "endpoint.tls",
  run: async ({ queries: looks, caFileUsed, now }) => {
    const [address, verdict] = [await looks.address(), await looks.tls()];
    if (!address.ok || verdict === undefined || verdict.kind === "plain")
      return skip("not-reachable", phrase("endpointFindings.notAsked"));
    const { host } = address.value;
    if (verdict.kind === "unreachable") return judgeUnseen(host, verdict.cause);
    const system = await looks.systemTls();
    const old = verdict.kind === "accepted" ? await looks.oldVersions() : undefined;
    return judge({ host, verdict, system, old, caFileUsed, now });
  },
};

type Shown = {
  readonly host: string;
  readonly verdict: Seen;
  readonly system: TlsVerdict | undefined;
  readonly old: OldVersions | undefined;
  readonly caFileUsed: boolean;
  readonly now: Instant;
};

function judgeUnseen(host: string, given: string): CheckFinding<Cause> {
  const cause = refusalOf(given);
  if (isOfTls(given))
    return fail(cause, phrase("findings.tls.failed", { host, why: whyOf(cause) }), { host });
  // What kept the connection from being made is told by the check of that.
  return skip("not-reachable", phrase("endpointFindings.notAsked"), { host, cause: given });
}

function judge(shown: Shown): CheckFinding<Cause> {
  const { host, verdict, system, old, now } = shown;
  const facts = factsFor(shown);
  if (verdict.kind === "refused") {
    const refusal = refusalOf(verdict.cause);
    const judged = phrase("findings.tls.refused", {
      ...partiesOf(host, verdict.certificate),
      why: whyOf(refusal),
    });
    const cause = refusal === "unknown-ca" && system?.kind === "accepted" ? "system-roots-only" : refusal;
    return fail(
      cause,
      phrase("endpointFindings.tls.refused", { judged, system: systemWords(system) }),
      facts,
    );
  }
  const leftMs = Date.parse(verdict.certificate.validTo) - now;
  const judged = phrase("findings.tls.accepted", {
    ...partiesOf(host, verdict.certificate),
    span: spanOf(leftMs),
  });
  const message = phrase(
    shown.caFileUsed ? "endpointFindings.tls.acceptedByCaFile" : "endpointFindings.tls.accepted",
    { judged, system: systemWords(system), versions: versionWords(old) },
  );
  if (leftMs < SOON_MS) return warn("certificate-ends-soon", message, facts);
  return speaksOld(old) ? warn("accepts-old-tls", message, facts) : pass(message, facts);
}

function factsFor({ host, verdict, system, old, caFileUsed }: Shown): FindingFacts {
  return {
    ...factsOf(host, verdict),
    judgedBy: caFileUsed ? "ca-file" : "bundled-roots",
    verdict: verdict.kind === "refused" ? verdict.cause : "accepted",
    systemStore: system === undefined ? "not-tried" : verdictWord(system),
    ...(old === undefined ? {} : { tls10: old.tls10, tls11: old.tls11 }),
  };
}

function verdictWord(verdict: TlsVerdict): string {
  return verdict.kind === "refused" || verdict.kind === "unreachable" ? verdict.cause : verdict.kind;
}

function systemWords(system: TlsVerdict | undefined): MessageDescriptor {
  switch (system?.kind) {
    case "accepted":
      return phrase("endpointFindings.tls.systemAccepts");
    case "refused":
      return phrase("endpointFindings.tls.systemRefuses", { why: whyOf(refusalOf(system.cause)) });
    default:
      return phrase("endpointFindings.tls.systemUnasked");
  }
}

function versionWords(old: OldVersions | undefined): MessageDescriptor {
  if (old === undefined || old.tls10 === "not-tried" || old.tls11 === "not-tried")
    return phrase("endpointFindings.tls.oldUntried");
  if (!speaksOld(old)) return phrase("endpointFindings.tls.oldRefused");
  const versions = [
    ...(old.tls10 === "accepted" ? ["TLS 1.0"] : []),
    ...(old.tls11 === "accepted" ? ["TLS 1.1"] : []),
  ].join(", ");
  return phrase("endpointFindings.tls.oldAccepted", { versions });
}

function speaksOld(old: OldVersions | undefined): boolean {
  return old?.tls10 === "accepted" || old?.tls11 === "accepted";
}

function refusalOf(cause: string): Refusal | "tls-failed" {
  return REFUSALS.find((known) => known === cause) ?? "tls-failed";
}
