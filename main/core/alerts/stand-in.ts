import type { AlertFacts, AlertNews } from "../../../shared/alert/alert.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { isoOf } from "../../../shared/time.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Claim, Claims } from "./claims.ts";
import { claimOf, type Outgoing } from "./crowd.ts";

/** How often it may be tried, and those in whose place it is sent once they are entered as sent. */
export type Tried = { readonly mostTries: number; claimed?: readonly Outgoing[] };

/** Enters an attempt. One in the place of several stands for those that nobody else has sent. */
export function claimAny(
  claims: Claims,
  one: Outgoing,
  tried: Tried,
): Result<{ readonly one: Outgoing; readonly tries: number } | undefined, StorageProblem> {
  const claim = claimOf(one);
  if (one.several === undefined || tried.claimed !== undefined) {
    const claimed = claims.claim(claim, tried.mostTries);
    if (!claimed.ok || claimed.value === undefined) return claimed.ok ? ok(undefined) : claimed;
    return ok({ one: standingFor(one, tried.claimed), tries: claimed.value.tries });
  }
  const left = claims.claimSeveral(claim, one.several.map(claimOf));
  if (!left.ok) return left;
  if (left.value.length === 0) return ok(undefined);
  const ids = new Set(left.value.map(({ id }) => id));
  tried.claimed = one.several.filter(({ facts }) => ids.has(facts.id));
  return ok({ one: standingFor(one, tried.claimed), tries: 1 });
}

function standingFor(one: Outgoing, several: readonly Outgoing[] | undefined): Outgoing {
  return several === undefined
    ? one
    : { ...one, facts: { ...one.facts, counts: countsOf(several.map(claimOf)) } };
}

/** One alert in the place of several; a single one stays what it is. */
export function inPlaceOf(
  several: readonly Outgoing[],
  { clock, random }: Pick<HostPorts, "clock" | "random">,
): readonly Outgoing[] {
  const [first, second] = several;
  if (first === undefined || second === undefined) return several;
  const id = Buffer.from(random.bytes(16)).toString("hex");
  return [{ target: first.target, facts: { id, news: "several", at: isoOf(clock.now()) }, several }];
}

/** How many of them are about what. */
function countsOf(claims: readonly Pick<Claim, "news">[]): NonNullable<AlertFacts["counts"]> {
  const counts: Partial<Record<AlertNews, number>> = {};
  for (const { news } of claims)
    if (news !== "test" && news !== "several" && news !== "digest") counts[news] = (counts[news] ?? 0) + 1;
  return counts;
}
