import { readAuthorities } from "../endpoint/address/authority-file.ts";
import { judgedAddress } from "../endpoint/address/judged-address.ts";
import { shownAddress } from "../checks/words.ts";
import { comesBack, isOwnAddress } from "../webhooks/forwarding/leads-back.ts";
import type { ForwardTo } from "../webhooks/forwarding/target.ts";
import type { Production } from "./choose-level.ts";
import { found } from "./findings.ts";
import type { TestsDeps } from "./deps.ts";
import type { TestJob } from "./job.ts";
import { refuse } from "./refuse.ts";
import type { OpenTarget } from "./target.ts";

/**
 * Where copies would go; undefined where nobody wants them, or where it is not known what stood there. A receiver that
 * passes on to production itself, as its person has said, lends that place: for as long as the callback is borrowed
 * nothing is taken over, and nobody takes the place away.
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

/** A person's own place for copies, where that is production. One of the other API's, or elsewhere, serves it nothing. */
export function servingPlace(
  { receivers }: Pick<TestsDeps, "receivers">,
  { receiver, source }: Pick<OpenTarget, "receiver" | "source">,
  production: Production,
): ForwardTo | undefined {
  if (production.kind !== "at") return undefined;
  const own = receivers.forwardsTo(receiver, source);
  const isProduction = own !== undefined && hrefOf(own.url) === hrefOf(sentAddress(production.address));
  return isProduction ? own : undefined;
}

const hrefOf = (address: string): string => (URL.canParse(address) ? new URL(address).href : address);

/** An address as it is asked for: blanks around it and what stands behind a "#" are never sent. */
function sentAddress(address: string): string {
  return address.trim().replace(/#.*$/su, "");
}

/**
 * Judges where copies would go before anything is borrowed: an address that would get none of them is refused while
 * production still gets the notifications themselves, and so is one that leads back here. A name that is not found is
 * not refused: it may be in a minute, and then the platform sends again what was put off. Gives false where it refuses.
 */
export async function mayForward(job: TestJob, production: Production): Promise<boolean> {
  const address = production.kind === "at" ? production.address : undefined;
  const { receivers } = job.deps;
  const { receiver } = job.target;
  if (address !== undefined && job.input.forward && isOwnAddress(receivers.address(receiver), address))
    return refuseOwn(job, address);
  // What it trusts for callbacks counts for copies as well; one that does not tell trusts the public ones.
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
  return (await comesBack(() => receivers.openMark(receiver), judged.value)) ? refuseOwn(job, to.url) : true;
}

function refuseOwn(job: TestJob, address: string): false {
  refuse(job, "own-address", found("productionOwn", { to: shownAddress(address) }));
  return false;
}

/** What the side itself trusts for callbacks counts for copies too; the authority of our own receiver does not. */
function authorityOfSide({ deps, target }: TestJob): string | undefined {
  const isLan =
    target.authorities !== undefined && deps.receivers.address(target.receiver)?.lan !== undefined;
  const way = isLan ? undefined : deps.tunnels.publicAddress(target.receiver, target.source)?.caPem;
  const all = [...(way === undefined ? [] : [way]), ...(target.authorities?.trusted() ?? [])];
  return all.length === 0 ? undefined : all.join("\n");
}

/** The authority that stands in for the public roots; a test with one that cannot be used does not begin. */
function authorityOf({ deps, input }: TestJob): string | undefined {
  const read = readAuthorities(deps.ports, input.caFile);
  return read.ok ? read.value : undefined;
}
