import type { ProofCauseOf } from "../../../../shared/webhook/proof-checks.ts";
import { fail, pass, phrase, warn, type CheckFinding, type FindingFacts } from "../../checks/finding.ts";
import { listed } from "../../checks/words.ts";
import type { BodyName } from "./bodies.ts";
import type { SendOutcome } from "./send.ts";

/** The result of one body. */
export type ProbeAttempt = {
  readonly name: BodyName;
  readonly sent: SendOutcome;
  /** How it arrived at the receiver; undefined if nothing arrived. `ms` is the duration. */
  readonly arrived?: { readonly isSame: boolean; readonly isSigned: boolean; readonly ms: number };
};

const SLOW_MS = 1_000;
// Statuses used for a tunnel's visitor page or a bot check.
const PAGE_STATUSES: readonly number[] = [401, 403, 511];

type OutsideIn = CheckFinding<ProofCauseOf<"webhooks.outside-in">>;

/** Whether this result makes further bodies pointless. */
export function endsProbe({ sent, arrived }: ProbeAttempt): boolean {
  return sent.kind !== "answered" || (arrived === undefined && sent.status !== 413);
}

/** Judges the results of the sent bodies. Names the first cause in order of explanatory power. */
export function judgeBodies(host: string, tried: readonly ProbeAttempt[], facts: FindingFacts): OutsideIn {
  const name = (one: ProbeAttempt) => phrase(`tunnels.found.outsideIn.bodies.${one.name}`);
  const names = (some: readonly ProbeAttempt[]) => listed("and", some.map(name));
  const missing = tried.find((one) => one.arrived === undefined);
  if (missing !== undefined) return judgeMissing(host, missing, facts);
  const changed = tried.filter(({ arrived }) => arrived?.isSame === false);
  if (changed.length > 0)
    return fail(
      "body-changed",
      phrase("tunnels.found.outsideIn.changed", { host, what: names(changed) }),
      facts,
    );
  const unsigned = tried.some(({ arrived }) => arrived?.isSigned === false);
  if (unsigned)
    return fail("signature-header-lost", phrase("tunnels.found.outsideIn.headerLost", { host }), facts);
  const unanswered = tried.find(({ sent }) => sent.kind !== "answered" || sent.status !== 200);
  if (unanswered !== undefined) return judgeMissing(host, unanswered, facts);
  const medianMs = medianOf(tried);
  const found = phrase("tunnels.found.outsideIn.unchanged", { host, bodies: tried.length, ms: medianMs });
  const all = { ...facts, medianMs };
  return medianMs > SLOW_MS ? warn("slow", found, all) : pass(found, all);
}

function judgeMissing(host: string, { name, sent }: ProbeAttempt, facts: FindingFacts): OutsideIn {
  const what = phrase(`tunnels.found.outsideIn.bodies.${name}`);
  switch (sent.kind) {
    case "late":
      return fail("timeout", phrase("tunnels.found.outsideIn.late", { host, what }), facts);
    case "broken":
      return fail("status-not-200", phrase("tunnels.found.outsideIn.broken", { host, what }), facts);
    case "unconnected":
      return fail(
        sent.cause,
        phrase("tunnels.found.outsideIn.unconnected", { host, cause: sent.cause }),
        facts,
      );
    case "answered":
      return judgeAnswer({ host, what: name, ...sent }, facts);
  }
}

type Answered = {
  readonly host: string;
  readonly what: BodyName;
  readonly status: number;
  readonly isPage: boolean;
};

function judgeAnswer({ host, what, status, isPage }: Answered, facts: FindingFacts): OutsideIn {
  const all = { ...facts, status };
  if (status >= 300 && status < 400)
    return fail("redirect", phrase("tunnels.found.outsideIn.redirect", { host, status }), all);
  if (isPage && ((status >= 200 && status < 300) || PAGE_STATUSES.includes(status)))
    return fail("interstitial-page", phrase("tunnels.found.outsideIn.page", { host, status }), all);
  if (status === 200) return fail("not-ours", phrase("tunnels.found.outsideIn.notOurs", { host }), all);
  const body = phrase(`tunnels.found.outsideIn.bodies.${what}`);
  return fail("status-not-200", phrase("tunnels.found.outsideIn.status", { host, status, what: body }), all);
}

/** The median time in whole ms. Excludes the large body, whose time depends on bandwidth. */
function medianOf(tried: readonly ProbeAttempt[]): number {
  const times = tried
    .filter(({ name }) => name !== "large")
    .flatMap(({ arrived }) => arrived?.ms ?? [])
    .toSorted((a, b) => a - b);
  return Math.round(times[Math.floor((times.length - 1) / 2)] ?? 0);
}
