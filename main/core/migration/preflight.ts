import type { CheckResult } from "../../../shared/checks/result.ts";
import { numberOf, type Plan } from "../../../shared/migration/plan.ts";
import { isMarkedMoved } from "../storage/moved-folder.ts";
import { dialectOf } from "../../../shared/platform/dialect.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { InTheWay, LocalFacts } from "../checks/context.ts";
import { openPlatformQueries, type QueryApis } from "../checks/platform-queries.ts";
import { runChecks } from "../checks/run-checks.ts";
import type { PlanSecrets } from "../plan/plan-secrets.ts";
import type { Vault } from "../runtime/ports.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { JournalRow, NumberProblem, Storage, StorageProblem } from "../storage/port.ts";
import { fold } from "./state/fold.ts";
import { moveWasSent } from "./state/mark.ts";
import type { RunState } from "./state/run-state.ts";

export type PreflightInput = {
  readonly ports: HostPorts;
  /** Undefined if no data folder exists yet, so that a check creates none. */
  readonly storage?: Storage;
  /** Whether other data folders block the number, if a number is checked; needs no data folder here. */
  readonly elsewhere?: Result<null, StorageProblem | NumberProblem>;
  readonly vault: Vault;
  readonly plan: Plan;
  readonly secrets: PlanSecrets;
  readonly connections: QueryApis;
};

type Options = { readonly only?: readonly string[]; readonly onResult?: (result: CheckResult) => void };

/**
 * Runs the preflight checks of a plan over open connections. Changes nothing on either API or in the data
 * folder.
 */
export function preflight(input: PreflightInput, options: Options): Promise<readonly CheckResult[]> {
  const { plan, secrets, connections, ports } = input;
  return runChecks(
    {
      plan,
      secrets,
      dialect: dialectOf(plan.dialect),
      queries: openPlatformQueries(connections, plan, { clock: ports.clock }),
      local: localFacts(input),
    },
    options,
  );
}

function localFacts({ ports, storage, elsewhere, vault, plan, secrets }: PreflightInput): LocalFacts {
  const attempts = storage?.attemptsLeft(numberOf(plan), plan);
  return {
    now: ports.clock.now(),
    freeBytes: ports.files.freeBytes(ports.dataDir),
    isWritable: ports.files.isWritable?.(ports.dataDir),
    isMoved: isMarkedMoved(ports.dataDir),
    vault: vault.state(),
    recovery: vault.recoveryGate(),
    attempts: attempts?.ok === true ? attempts.value : undefined,
    ...refusals(secrets["number.pin"], vault, storage, plan),
    inTheWay: inTheWay(storage, elsewhere, plan),
    unresolvedRun: storage === undefined ? undefined : unresolvedRun(storage, plan),
  };
}

function inTheWay(
  storage: Storage | undefined,
  elsewhere: PreflightInput["elsewhere"],
  plan: Plan,
): InTheWay | undefined {
  const here = storage?.openRunOf(numberOf(plan)) ?? ok(undefined);
  if (!here.ok) return here.problem;
  if (here.value !== undefined)
    return { kind: "runOpen", run: here.value, held: storage?.isHeld(here.value) ?? false };
  return elsewhere?.ok === false ? elsewhere.problem : undefined;
}

function refusals(
  pin: Redacted<string> | undefined,
  vault: Vault,
  storage: Storage | undefined,
  plan: Plan,
): Pick<LocalFacts, "pinRefusedAt" | "pinRefusedElsewhere"> {
  const refused = pin === undefined ? undefined : storage?.refusedPins(plan);
  if (pin === undefined || refused?.ok !== true)
    return { pinRefusedAt: undefined, pinRefusedElsewhere: undefined };
  const mark = vault.fingerprint(pin);
  return {
    pinRefusedAt: mark.ok
      ? refused.value.here.find((entry) => entry.fingerprint === mark.value)?.at
      : undefined,
    pinRefusedElsewhere: refused.value.elsewhere,
  };
}

/**
 * The last run of this number that ended with its location unknown and is still unresolved.
 *
 * All runs are read, because a clock that was set back hides which is the newest. A run counts as resolved
 * once a person has reported the location, or once a later run whose own checks named it continued: a person
 * confirmed its warnings, or it observed the location. A later run that was opened and abandoned with the
 * location unknown resolves nothing.
 */
function unresolvedRun(storage: Storage, plan: Plan): string | undefined {
  const ofNumber = storage.runsOf(numberOf(plan));
  if (!ofNumber.ok) return undefined;
  const unknown: string[] = [];
  const known = new Set<unknown>();
  for (const run of ofNumber.value) {
    const read = storage.read(run);
    if (!read.ok) {
      if (read.problem.kind === "runOfNewerVersion") unknown.push(run);
      continue;
    }
    const { rows, damaged } = read.value;
    // The unreadable rows of a corrupted journal may hold a register with an open outcome.
    const state = damaged.length > 0 ? undefined : fold(rows);
    if (state === undefined || isUnresolved(state)) unknown.push(run);
    if (areWarningsConfirmed(rows) || (state !== undefined && state.home.is !== "unknown"))
      known.add(unresolvedRunNamedBy(rows));
  }
  return unknown.findLast((run) => !known.has(run));
}

function unresolvedRunNamedBy([first]: readonly JournalRow[]): unknown {
  const checks = first?.entry.kind === "opened" ? first.entry.checks : [];
  return checks.find(({ id }) => id === "local.unresolved-run")?.facts?.["run"];
}

function areWarningsConfirmed(rows: readonly JournalRow[]): boolean {
  return rows.some(({ entry }) => entry.kind === "confirmed" && entry.what === "warnings");
}

function isUnresolved(state: RunState): boolean {
  return state.ended !== undefined && state.home.is === "unknown" && moveWasSent(state);
}
