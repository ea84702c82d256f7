import { readAuthorities } from "../host/authority-file.ts";
import { judgedAddress } from "../endpoint/address/judged-address.ts";
import { canonicalAddress } from "../../../shared/platform/callback-address.ts";
import { shownAddress } from "../checks/words.ts";
import { wayToEndpoints } from "../host/under-management.ts";
import { comesBack, isOwnAddress } from "../webhooks/forwarding/leads-back.ts";
import type { ForwardTo } from "../webhooks/forwarding/target.ts";
import type { Production } from "./choose-level.ts";
import { found } from "./findings.ts";
import type { TestsDeps } from "./deps.ts";
import type { TestJob } from "./job.ts";
import { refuse } from "./refuse.ts";
import type { OpenTarget } from "./target.ts";

/**
 * Where live forwarding sends copies; undefined if none are wanted, or if the previous callback URL is
 * unknown. If the user already forwards this receiver to production, that target is used: while the callback
 * URL is replaced, the target is neither taken over nor removed.
 */
export function wantedTarget(job: TestJob, production: Production): ForwardTo | undefined {
  const { deps, target, input } = job;
  if (production.kind !== "at") return undefined;
  const own = servingPlace(deps, target, production);
  if (own === undefined && !input.forward) return undefined;
  const ca = own?.ca ?? authorityOf(job) ?? authorityOfSide(job);
  return {
    url: sentAddress(production.address),
    source: target.source,
    ...(ca === undefined ? {} : { ca }),
    ...(input.allowPrivate || own?.allowPrivate === true ? { allowPrivate: true } : {}),
  };
}

/**
 * The user's own forwarding target, if it is the production URL; undefined if it belongs to the other API or
 * differs.
 */
export function servingPlace(
  { receivers }: Pick<TestsDeps, "receivers">,
  { receiver, source }: Pick<OpenTarget, "receiver" | "source">,
  production: Production,
): ForwardTo | undefined {
  if (production.kind !== "at") return undefined;
  const own = receivers.forwardsTo(receiver, source);
  const isProduction =
    own !== undefined && canonicalAddress(own.url) === canonicalAddress(sentAddress(production.address));
  return isProduction ? own : undefined;
}

/** The URL as a client requests it: surrounding blanks and the fragment after "#" are never sent. */
function sentAddress(address: string): string {
  return address.trim().replace(/#.*$/su, "");
}

/**
 * Judges the forwarding target before a callback URL is replaced. Refuses a target that would receive no
 * copies, while production still gets the notifications directly, and one that leads back to this receiver.
 * Does not refuse a name that is not found: it may resolve soon, and the platform retries what was postponed.
 * Returns false if it refuses.
 */
export async function mayForward(job: TestJob, production: Production): Promise<boolean> {
  const address = production.kind === "at" ? production.address : undefined;
  const { receivers } = job.deps;
  const { receiver } = job.target;
  if (address !== undefined && job.input.forward && isOwnAddress(receivers.address(receiver), address))
    return refuseOwn(job, address);
  // Authorities that the client trusts for callbacks also count for copies; if the list cannot be read,
  // public roots count.
  await job.target.authorities?.read();
  const to = wantedTarget(job, production);
  if (to === undefined) return true;
  const judged = await judgedAddress(job.deps.ports.practice, {
    url: to.url,
    ca: to.ca,
    allowPrivate: to.allowPrivate === true,
  });
  if (!judged.ok) {
    const { cause } = judged.problem;
    if (cause === "name-not-found") return true;
    refuse(job, cause, found("productionRefused", { to: shownAddress(to.url) }));
    return false;
  }
  const openMark = () => receivers.openMark(receiver);
  const leadsBack = await comesBack(openMark, judged.value, wayToEndpoints(job.deps.ports));
  return leadsBack ? refuseOwn(job, to.url) : true;
}

function refuseOwn(job: TestJob, address: string): false {
  refuse(job, "own-address", found("productionOwn", { to: shownAddress(address) }));
  return false;
}

/**
 * Authorities that the API trusts for callbacks also count for copies, except the one of our own receiver.
 */
function authorityOfSide({ deps, target }: TestJob): string | undefined {
  const isLan =
    target.authorities !== undefined && deps.receivers.address(target.receiver)?.lan !== undefined;
  const tunnel = isLan ? undefined : deps.tunnels.publicAddress(target.receiver, target.source)?.caPem;
  const all = [...(tunnel === undefined ? [] : [tunnel]), ...(target.authorities?.trusted() ?? [])];
  return all.length === 0 ? undefined : all.join("\n");
}

/**
 * The authority that replaces the public roots; a test whose authority file cannot be used does not start.
 */
function authorityOf({ deps, input }: TestJob): string | undefined {
  const read = readAuthorities(deps.ports, input.caFile);
  return read.ok ? read.value : undefined;
}
