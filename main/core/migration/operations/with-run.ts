import type { RunId } from "../../../../shared/ids.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { invariant } from "../../../../shared/invariant.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type {
  InputProblem,
  RunProblem,
  StorageProblem,
  VaultProblem,
} from "../../../../shared/rpc/problems.ts";
import {
  openRunContext,
  type RunContextProblem,
  type MigrationDeps,
  type RunContext,
} from "../run-context.ts";
import { readRun } from "../read-runs.ts";
import { isAccessRefused } from "../refusals.ts";
import { cleanUpRun } from "../clean-up-run.ts";
import { resolveRegister } from "../resolve-register.ts";
import { moveStateOf } from "../state/mark.ts";
import { snapshotNow } from "../status.ts";

export type OperationProblem = RunProblem | InputProblem | StorageProblem | VaultProblem;
export type Operation = Promise<Result<RunSnapshot, OperationProblem>>;

type Options = {
  readonly toEnd?: boolean;
  /** A person can't unlock the vault any more: what needs no secret is done anyway. */
  readonly withoutVault?: boolean;
  /** Fails at once if another process holds the run. */
  readonly atOnce?: boolean;
};

// A lost or corrupted vault can't be unlocked again, so a run may end without it.
function mayRunWithoutVault({ vault }: MigrationDeps, { toEnd, withoutVault }: Options): boolean {
  const isLost = vault.state() === "absent" || vault.state() === "damaged";
  return toEnd === true && (isLost || withoutVault === true);
}

/**
 * Runs `work` on a run under its hold and returns the resulting snapshot.
 *
 * The vault must be unlocked, because steps need its secrets. Listeners get the run's state once it is
 * released, whatever the result. `toEnd`: the work ends the run and sends no changing request, so another
 * open run of the number does not block it.
 */
export async function withRun(
  deps: MigrationDeps,
  run: RunId,
  work: (context: RunContext) => Promise<Result<null, RunContextProblem>>,
  options: Options = {},
): Operation {
  if (deps.vault.state() !== "open" && !mayRunWithoutVault(deps, options)) return err(closedVault(deps));
  const context = await openOnceFree(deps, run, options);
  if (!context.ok) return err(operationProblemOf(context.problem));
  try {
    const withdrawn = withdrawOldGrant(context.value);
    if (!withdrawn.ok) return err(operationProblemOf(withdrawn.problem));
    const done = await work(context.value);
    if (!done.ok) return err(operationProblemOf(done.problem));
    const settled = resolveRegister(deps, context.value);
    if (!settled.ok) return err(operationProblemOf(settled.problem));
    const closed = await cleanUpRun(deps, context.value);
    if (!closed.ok) return err(operationProblemOf(closed.problem));
  } finally {
    // The connections remember a refused login; closing them makes the next operation read the secrets again.
    if (wasAccessRefused(context.value.state)) await deps.sessions.close(context.value.state.run);
    context.value.release();
    deps.publisher.publishLast(context.value.state);
  }
  return ok(snapshotNow(deps, context.value.state));
}

/** How long a person's action waits for another process that checks where the number is. */
const FREE_WITHIN_MS = 20_000;
const FREE_AGAIN_MS = 200;

/**
 * Takes the hold of a run, like `openRunContext`. While an outcome that can move the number is open, a process
 * with a window checks it automatically and holds the run for that long: an action waits for it instead of
 * failing.
 */
async function openOnceFree(
  deps: MigrationDeps,
  run: RunId,
  options: Options,
): Promise<ReturnType<typeof openRunContext>> {
  const { clock } = deps.ports;
  const before = clock.monotonicMs();
  for (;;) {
    const opened = openRunContext(deps, run, options);
    if (opened.ok || opened.problem.kind !== "heldElsewhere" || options.atOnce === true) return opened;
    if (clock.monotonicMs() - before >= FREE_WITHIN_MS || !isLocationOpen(deps, run)) return opened;
    await clock.sleep(FREE_AGAIN_MS);
  }
}

function isLocationOpen({ storage }: MigrationDeps, run: RunId): boolean {
  const read = readRun(storage, run);
  if (!read.ok || read.value === undefined || !("state" in read.value)) return false;
  const { state } = read.value;
  // A process that awaits the response to its request is no check: it may take a minute.
  const isSending = Object.values(state.steps).some(({ kind }) => kind === "in-flight");
  return (
    !isSending && state.ended === undefined && moveStateOf(state) === "open" && state.home.is === "unknown"
  );
}

function wasAccessRefused({ steps, lastReading }: RunContext["state"]): boolean {
  const answers = [
    lastReading?.onPrem,
    ...Object.values(steps).map((step) => ("outcome" in step ? step.outcome : undefined)),
  ];
  return answers.some(
    (answer) =>
      answer !== undefined &&
      (isAccessRefused(answer) || (answer.kind === "rejected" && answer.reason === "account-locked")),
  );
}

// A permission to repeat register must not send a request later, with other secrets or facts. For a code it
// sends nothing: it only lets the person enter one again.
function withdrawOldGrant(context: RunContext): Result<null, RunContextProblem> {
  const step = context.state.repeatGranted;
  return step === "register" ? context.append({ kind: "repeat-granted", step, withdrawn: true }) : ok(null);
}

/** The problem that a vault is not unlocked. */
export function closedVault({
  vault,
}: {
  readonly vault: Pick<MigrationDeps["vault"], "state">;
}): VaultProblem {
  const state = vault.state();
  if (state === "damaged") return { kind: "vaultDamaged" };
  if (state === "changed") return { kind: "vaultChanged" };
  if (state === "newer") return { kind: "vaultNewer" };
  return { kind: state === "absent" ? "vaultAbsent" : "vaultLocked" };
}

function operationProblemOf(problem: RunContextProblem): OperationProblem {
  invariant(
    problem.kind !== "attemptsSpent" && problem.kind !== "sentBefore",
    "what the machine's book refuses is settled where it is found",
  );
  return problem;
}
