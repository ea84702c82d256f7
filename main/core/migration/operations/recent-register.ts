import type { RecentRegister } from "../../../../shared/migration/journal-entry.ts";
import type { Plan } from "../../../../shared/migration/plan.ts";
import { ok, type Result } from "../../../../shared/result.ts";
import type { StorageProblem } from "../../../../shared/rpc/problems.ts";
import { isoOf, type Clock } from "../../../../shared/time.ts";
import type { Storage } from "../../storage/port.ts";
import type { RunContextProblem, RunContext } from "../run-context.ts";
import type { Readers } from "../effects/effect.ts";
import { tellPlatformDate } from "../effects/guards.ts";
import { momentOf } from "../timekeeping.ts";

/** After this long, a register with an unknown outcome needs no confirmation before another run starts. */
const RECENT_MS = 60 * 60_000;

/**
 * The last register with an unknown outcome, unless the platform's own clock shows that it is over an hour
 * old.
 */
export async function recentRegister(
  { storage, clock }: { readonly storage: Storage; readonly clock: Clock },
  plan: Plan,
  { cloud }: Pick<Readers, "cloud">,
): Promise<Result<{ readonly recentRegister?: RecentRegister }, StorageProblem>> {
  const known = storage.lastUnresolvedRegister(plan);
  if (!known.ok || known.value === undefined) return known.ok ? ok({}) : known;
  const before = momentOf(clock);
  const { evidence } = await cloud.warm();
  const { serverDate } = evidence;
  tellPlatformDate({ storage, plan }, evidence, before);
  const last = storage.lastUnresolvedRegister(plan);
  if (!last.ok || last.value === undefined) return last.ok ? ok({}) : last;
  if (serverDate !== undefined && last.value.agoMs >= RECENT_MS) return ok({});
  return ok({ recentRegister: { at: isoOf(last.value.at), run: last.value.run } });
}

/** Clears a run's question about a recent register once that register is no longer recent. */
export async function dropOldQuestion(context: RunContext): Promise<Result<null, RunContextProblem>> {
  const { recentRegister: asked, plan, run } = context.state;
  // A register of this run is asked about for another reason: its folder was restored from a copy.
  if (asked === undefined || asked.run === run) return ok(null);
  const session = await context.session();
  if (!session.ok) return ok(null);
  const { storage, clock } = context.tools;
  const still = await recentRegister({ storage, clock }, plan, session.value.connections);
  if (!still.ok || still.value.recentRegister !== undefined) return still.ok ? ok(null) : still;
  return context.append({ kind: "recent-register" });
}
