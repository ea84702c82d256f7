import { RunId } from "../../../../shared/ids.ts";
import { verdictOf, type CheckResult } from "../../../../shared/checks/result.ts";
import type {
  JournalEntry,
  RecentRegister,
  RefusedElsewhere,
} from "../../../../shared/migration/journal-entry.ts";
import { numberOf, type Plan } from "../../../../shared/migration/plan.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { isoOf, type Instant } from "../../../../shared/time.ts";
import { refusedElsewhere } from "../pin-guard.ts";
import { preflight } from "../preflight.ts";
import { openConnections } from "../../plan/connections.ts";
import { recentRegister } from "./recent-register.ts";
import { readPlanSecrets, type PlanSecrets } from "../../plan/plan-secrets.ts";
import type { Random } from "../../runtime/random.ts";
import { eraseOlderCopies } from "../clean-up-run.ts";
import { otherRunOpen, type MigrationDeps } from "../run-context.ts";
import type { Readers } from "../effects/effect.ts";
import { dateBy, heldBackOf, tooSoonFor, waitInTheWay } from "../platform-waits.ts";
import { makeBackupPassword, sealSecrets, eraseSealed } from "../sealed-secrets.ts";
import { snapshotNow } from "../status.ts";
import { readRun } from "../read-runs.ts";
import { fold } from "../state/fold.ts";
import { loserAfter } from "../state/mark.ts";
import { reversePlanOf } from "../reverse-plan.ts";
import { closedVault, type Operation, type OperationProblem } from "./with-run.ts";

export type StartInput = { readonly plan: Plan; readonly onCheck: (check: CheckResult) => void };

/**
 * Runs the preflight checks and, unless one fails, opens a run: plan and reverse plan in the journal, secrets
 * encrypted. Nothing has changed on either API when it returns.
 *
 * Problems: runOpen, runElsewhere or numberBusy (the number has an unfinished run, here or in another data
 * folder of this user), noGo (with the checks), tooSoon (an earlier run's wait is not over), secrets, vault,
 * storage.
 */
export async function start(deps: MigrationDeps, { plan, onCheck }: StartInput): Operation {
  const ready = await readyToOpen(deps, plan);
  if (!ready.ok) return ready;
  const secrets = ready.value;
  const adopt = deps.sessions.adopting();
  const connections = openConnections(plan, secrets, deps.ports);
  if (!connections.ok) return connections;
  const checks = await preflight(
    {
      ...deps,
      plan,
      secrets,
      connections: connections.value,
      elsewhere: deps.storage.inTheWay(plan),
    },
    { onResult: onCheck },
  );
  if (verdictOf(checks) === "no-go") {
    await connections.value.close();
    // Another process may have begun to move this number during the checks, which explains a failure.
    const busy = noOtherRun(deps, plan);
    return busy.ok ? err({ kind: "noGo", checks: [...checks] }) : busy;
  }
  const waited = await checkWaits(deps, plan, connections.value);
  if (!waited.ok) {
    await connections.value.close();
    return waited;
  }
  const workspace = await deps.workspace();
  const opened = workspace.ok
    ? await openWithQuestions(deps, { workspace: workspace.value, plan, checks }, secrets, connections.value)
    : workspace;
  if (!opened.ok) {
    await connections.value.close();
    return opened;
  }
  adopt(opened.value, { connections: connections.value, secrets });
  const read = deps.storage.read(opened.value);
  if (!read.ok) return err(startProblemOf(read.problem, opened.value));
  const state = fold(read.value.rows);
  deps.publisher.publishLast(state);
  eraseOlderCopies(deps, state);
  return ok(snapshotNow(deps, state));
}

// A new run must observe a wait that the platform reported to an earlier run in any data folder.
async function checkWaits(
  { storage, ports }: MigrationDeps,
  plan: Plan,
  readers: Readers,
): Promise<Result<null, OperationProblem>> {
  const timing = { clock: ports.clock, dateOf: dateBy(async () => readers) };
  const wait = await waitInTheWay(timing, storage, { plan, holds: heldBackOf(plan) });
  if (!wait.ok) return wait;
  return wait.value === undefined ? ok(null) : err(tooSoonFor(wait.value));
}

/** What has to be confirmed before anything is sent, as of the opening of the run. */
type Before = {
  readonly recentRegister?: RecentRegister;
  readonly refusedElsewhere?: RefusedElsewhere;
};

async function openWithQuestions(
  deps: MigrationDeps,
  opening: Opening,
  secrets: PlanSecrets,
  readers: Readers,
): Promise<Result<RunId, OperationProblem>> {
  const recent = await recentRegister(
    { storage: deps.storage, clock: deps.ports.clock },
    opening.plan,
    readers,
  );
  if (!recent.ok) return recent;
  // Without a PIN, earlier refusals do not matter.
  const given = secrets["number.pin"] !== undefined;
  const refused = given ? refusedElsewhere(deps.storage, opening.plan) : ok(undefined);
  if (!refused.ok) return refused;
  return openRun(deps, opening, secrets, {
    ...recent.value,
    ...(refused.value === undefined ? {} : { refusedElsewhere: refused.value }),
  });
}

async function readyToOpen(deps: MigrationDeps, plan: Plan): Promise<Result<PlanSecrets, OperationProblem>> {
  const { vault, ports } = deps;
  if (vault.state() !== "open") return err(closedVault(deps));
  const busy = noOtherRun(deps, plan);
  if (!busy.ok) return busy;
  const secrets = readPlanSecrets(plan, { outside: ports.secrets, vault });
  if (!secrets.ok) return secrets;
  if (plan.direction !== "to-cloud" || secrets.value.backupPassword !== undefined) return secrets;
  return ok({ ...secrets.value, backupPassword: makeBackupPassword(ports.random) });
}

function noOtherRun({ storage }: MigrationDeps, plan: Plan): Result<null, OperationProblem> {
  const open = storage.openRunOf(numberOf(plan));
  if (!open.ok) return open;
  return open.value === undefined ? storage.inTheWay(plan) : err(otherRunOpen(storage, open.value));
}

type Opening = { readonly workspace: string; readonly plan: Plan; readonly checks: readonly CheckResult[] };

function openRun(
  deps: MigrationDeps,
  { workspace, plan, checks }: Opening,
  secrets: PlanSecrets,
  before: Before,
): Result<RunId, OperationProblem> {
  const run = newRunId(deps.ports.clock.now(), deps.ports.random);
  const sealed = sealSecrets(deps.vault, { run, workspace, plan }, secrets);
  if (!sealed.ok) return sealed;
  const wayBack = reversePlanOf(plan);
  const moves = deps.storage.lateMoves(plan);
  if (!moves.ok) return moves;
  const hold = deps.storage.create(numberOf(plan), {
    kind: "opened",
    run,
    workspace,
    plan,
    checks: [...checks],
    sealed: sealed.value,
    wayBack,
    ...before,
    lateMoves: moves.value.length,
    ...carriedOver(deps, plan),
  });
  if (hold.ok) {
    hold.value.release();
    return ok(run);
  }
  eraseSealed(deps.vault, sealed.value);
  return err(hold.problem.kind === "runOpen" ? otherRunOpen(deps.storage, hold.problem.run) : hold.problem);
}

// What the next run needs from the last one: the API that the number was moved from, whose answers may be
// outdated; and the location a person reported, for when no API answers.
function carriedOver({ storage }: MigrationDeps, plan: Plan): Pick<Opened, "losing" | "attested"> {
  const runs = storage.runsOf(numberOf(plan));
  const last = runs.ok ? runs.value.at(-1) : undefined;
  const read = last === undefined ? undefined : readRun(storage, last);
  if (read?.ok !== true || read.value === undefined || "problem" in read.value) return {};
  const { state } = read.value;
  const losing = loserAfter(state);
  const reported = state.home.proof === "attested" && state.home.is !== "unknown" ? state.home.is : undefined;
  return {
    ...(losing === undefined ? {} : { losing }),
    ...(reported === undefined ? {} : { attested: reported }),
  };
}

type Opened = Extract<JournalEntry, { kind: "opened" }>;

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

function newRunId(now: Instant, random: Random): RunId {
  const day = isoOf(now).slice(0, 10).replaceAll("-", "");
  const tail = [...random.bytes(6)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
  return RunId.parse(`r-${day}-${tail}`);
}

function startProblemOf(problem: { readonly kind: string }, run: RunId): OperationProblem {
  return problem.kind === "noSuchRun" ? { kind: "noSuchRun", run } : (problem as OperationProblem);
}
