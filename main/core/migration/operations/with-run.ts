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
import { isShutOut } from "../refusals.ts";
import { cleanUpRun } from "../clean-up-run.ts";
import { resolveRegister } from "../resolve-register.ts";
import { snapshotNow } from "../status.ts";

export type OperationProblem = RunProblem | InputProblem | StorageProblem | VaultProblem;
export type Operation = Promise<Result<RunSnapshot, OperationProblem>>;

type Options = {
  readonly toEnd?: boolean;
  /** A person cannot open the vault any more: what needs no secret is done all the same. */
  readonly withoutVault?: boolean;
};

// A vault that is lost or damaged never opens again: no run is kept open for it.
function mayDoWithout({ vault }: MigrationDeps, { toEnd, withoutVault }: Options): boolean {
  const isLost = vault.state() === "absent" || vault.state() === "damaged";
  return toEnd === true && (isLost || withoutVault === true);
}

/**
 * Does something with a run under its hold and gives the snapshot that it ends with. The vault must be open:
 * steps need its secrets, and nothing is begun that could not be finished. Whatever comes of it, listeners are told
 * how the run stands once it is let go. `toEnd` is for work that ends the run and sends nothing that changes anything:
 * it is not refused for another open run of the number.
 */
export async function withRun(
  deps: MigrationDeps,
  run: RunId,
  work: (context: RunContext) => Promise<Result<null, RunContextProblem>>,
  options: Options = {},
): Operation {
  if (deps.vault.state() !== "open" && !mayDoWithout(deps, options)) return err(closedVault(deps));
  const desk = openRunContext(deps, run, options);
  if (!desk.ok) return err(plain(desk.problem));
  try {
    const withdrawn = withdrawOldGrant(desk.value);
    if (!withdrawn.ok) return err(plain(withdrawn.problem));
    const done = await work(desk.value);
    if (!done.ok) return err(plain(done.problem));
    const settled = resolveRegister(deps, desk.value);
    if (!settled.ok) return err(plain(settled.problem));
    const closed = await cleanUpRun(deps, desk.value);
    if (!closed.ok) return err(plain(closed.problem));
  } finally {
    // A sign-in that was refused is remembered by its session: the next act begins with the secrets as they are then.
    if (wasShutOut(desk.value.state)) await deps.sessions.close(desk.value.state.run);
    desk.value.release();
    deps.publisher.publishLast(desk.value.state);
  }
  return ok(snapshotNow(deps, desk.value.state));
}

function wasShutOut({ steps, lastReading }: RunContext["state"]): boolean {
  const answers = [
    lastReading?.onPrem,
    ...Object.values(steps).map((step) => ("outcome" in step ? step.outcome : undefined)),
  ];
  return answers.some(
    (answer) =>
      answer !== undefined &&
      (isShutOut(answer) || (answer.kind === "rejected" && answer.reason === "account-locked")),
  );
}

// A word that was given for one moment must not send a request at another, with other secrets or other facts. For a
// code it sends nothing: it only lets the person enter one again.
function withdrawOldGrant(context: RunContext): Result<null, RunContextProblem> {
  const step = context.state.repeatGranted;
  return step === "register" ? context.append({ kind: "repeat-granted", step, withdrawn: true }) : ok(null);
}

/** Why a vault that is not open is not. */
export function closedVault({ vault }: MigrationDeps): VaultProblem {
  const state = vault.state();
  if (state === "damaged") return { kind: "vaultDamaged" };
  if (state === "changed") return { kind: "vaultChanged" };
  if (state === "newer") return { kind: "vaultNewer" };
  return { kind: state === "absent" ? "vaultAbsent" : "vaultLocked" };
}

function plain(problem: RunContextProblem): OperationProblem {
  invariant(
    problem.kind !== "attemptsSpent" && problem.kind !== "sentBefore",
    "what the machine's book refuses is settled where it is found",
  );
  return problem;
}
