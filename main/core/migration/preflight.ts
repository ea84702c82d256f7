import type { CheckResult } from "../../../shared/checks/result.ts";
import { numberOf, type Plan } from "../../../shared/migration/plan.ts";
import { dialectOf } from "../../../shared/platform/dialect.ts";
import { isSameNumber } from "../../../shared/phone.ts";
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
  /** Left out where no data folder exists yet, so that a mere check creates none. */
  readonly storage?: Storage;
  /** What other data folders do with the number, where a number is looked at; it needs no data folder of one's own. */
  readonly elsewhere?: Result<null, StorageProblem | NumberProblem>;
  readonly vault: Vault;
  readonly plan: Plan;
  readonly secrets: PlanSecrets;
  readonly connections: QueryApis;
};

type Options = { readonly only?: readonly string[]; readonly onResult?: (result: CheckResult) => void };

/** Runs the pre-checks of a plan over open connections. Changes nothing, on either side or here. */
export function preflight(input: PreflightInput, options: Options): Promise<readonly CheckResult[]> {
  const { plan, secrets, connections, ports } = input;
  return runChecks(
    {
      plan,
      secrets,
      dialect: dialectOf(plan.dialect),
      looks: openPlatformQueries(connections, plan, { clock: ports.clock }),
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
    vault: vault.state(),
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
 * A run of this number that ended without anybody knowing where the number is.
 *
 * All of them are looked at: which is the newest cannot be told where a clock was set back. One counts as settled once
 * a person has said where the number is, or once a later run whose own checks named it went on: a person took their
 * warnings on, or it has seen where the number is. One that was only opened, and given up in the dark, settles nothing.
 */
function unresolvedRun(storage: Storage, plan: Plan): string | undefined {
  const listed = storage.runs();
  if (!listed.ok) return undefined;
  const number = numberOf(plan);
  const ofNumber = listed.value.filter((entry) => isSameNumber(entry.number, number));
  const unknown: string[] = [];
  const known = new Set<unknown>();
  for (const { run } of ofNumber) {
    const read = storage.read(run);
    if (!read.ok) {
      if (read.problem.kind === "runOfNewerVersion") unknown.push(run);
      continue;
    }
    const { rows, damaged } = read.value;
    // What a damaged journal does not show may be a register whose outcome is open.
    const state = damaged.length > 0 ? undefined : fold(rows);
    if (state === undefined || isUnresolved(state)) unknown.push(run);
    if (hasWordOnWarnings(rows) || (state !== undefined && state.home.is !== "unknown"))
      known.add(openedOver(rows));
  }
  return unknown.findLast((run) => !known.has(run));
}

function openedOver([first]: readonly JournalRow[]): unknown {
  const checks = first?.entry.kind === "opened" ? first.entry.checks : [];
  return checks.find(({ id }) => id === "local.unresolved-run")?.facts?.["run"];
}

function hasWordOnWarnings(rows: readonly JournalRow[]): boolean {
  return rows.some(({ entry }) => entry.kind === "confirmed" && entry.what === "warnings");
}

function isUnresolved(state: RunState): boolean {
  return state.ended !== undefined && state.home.is === "unknown" && moveWasSent(state);
}
