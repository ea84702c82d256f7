import type { Sandbox } from "../../../sandbox/index.ts";
import type { Direction } from "../../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { err, type Result } from "../../../../shared/result.ts";
import { clientOver } from "../../../../shared/rpc/client.ts";
import type { CoreProblem } from "../../../../shared/wording/problems.ts";
import { call } from "../core-call.ts";
import { unlockVault } from "../passphrase.ts";
import { loadPlan } from "../plan-file/load-plan.ts";
import type { Refusal } from "../refusal.ts";
import { followChecks } from "../run/check-lines.ts";
import { runToRest } from "../../../core/batch/run-to-rest.ts";
import { followSteps } from "../run/progress.ts";
import type { CliSession } from "../cli-session.ts";
import { practicePerson } from "./practice-person.ts";

/** The result of one direction of a rehearsal: the migration, or the problem that prevented it. */
export type LegEnd = Result<
  RunSnapshot,
  | { readonly kind: "refusal"; readonly refusal: Refusal }
  | { readonly kind: "core"; readonly problem: CoreProblem }
>;

/** One direction of a rehearsal. */
export type Leg = { readonly direction: Direction; readonly plan: string; readonly platform: Sandbox };

/** Migrates a sandbox number in one direction, in this process. */
export async function runLeg(session: CliSession, leg: Leg): Promise<LegEnd> {
  const plan = loadPlan(leg.plan);
  if (!plan.ok) return err({ kind: "refusal", refusal: plan.problem });
  const app = await session.host.openApp(session.dataDir, "terminal", session.stateDir);
  const client = clientOver(app.transport);
  const stopChecks = followChecks(client, session.report, "attention");
  const progress = followSteps(client, session.report);
  try {
    const unlocked = await unlockVault(session, client, { mayCreate: true });
    if (!unlocked.ok) return err({ kind: "refusal", refusal: unlocked.problem });
    const started = await call(client, "migration.start", { plan: plan.value });
    const moved = started.ok
      ? await runToRest(client, started.value, practicePerson(leg.platform.world, session.report))
      : started;
    return moved.ok ? moved : err({ kind: "core", problem: moved.problem });
  } finally {
    progress.stop();
    stopChecks();
    await app.close();
  }
}
