import type { CheckResult } from "../../../shared/checks/result.ts";
import { numberOf, type Plan } from "../../../shared/migration/plan.ts";
import { dialectOf } from "../../../shared/platform/dialect.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { Instant } from "../../../shared/time.ts";
import type { LocalFacts } from "../checks/context.ts";
import { openLooks, type LookApis } from "../checks/looks.ts";
import { runChecks } from "../checks/run-checks.ts";
import type { PlanSecrets } from "../plan/plan-secrets.ts";
import type { HostPorts, Vault } from "../ports.ts";
import type { Storage } from "../storage/port.ts";
import { fold } from "./state/fold.ts";

export type PrecheckInput = {
  readonly ports: HostPorts;
  /** Left out where no data folder exists yet, so that a mere check creates none. */
  readonly storage?: Storage;
  readonly vault: Vault;
  readonly plan: Plan;
  readonly secrets: PlanSecrets;
  readonly connections: LookApis;
};

type Options = { readonly only?: readonly string[]; readonly onResult?: (result: CheckResult) => void };

/** Runs the pre-checks of a plan over open connections. Changes nothing, on either side or here. */
export function precheck(input: PrecheckInput, options: Options): Promise<readonly CheckResult[]> {
  const { plan, secrets, connections, ports } = input;
  return runChecks(
    {
      plan,
      secrets,
      dialect: dialectOf(plan.dialect),
      looks: openLooks(connections, plan, { clock: ports.clock }),
      local: localFacts(input),
    },
    options,
  );
}

function localFacts({ ports, storage, vault, plan, secrets }: PrecheckInput): LocalFacts {
  const attempts = storage?.attemptsLeft(numberOf(plan));
  return {
    now: ports.clock.now(),
    freeBytes: ports.files.freeBytes(ports.dataDir),
    vault: vault.state(),
    attempts: attempts?.ok === true ? attempts.value : undefined,
    pinRefusedAt: refusedAt(secrets["number.pin"], vault, storage, plan),
    unresolvedRun: storage === undefined ? undefined : unresolvedRun(storage, plan),
  };
}

function refusedAt(
  pin: Redacted<string> | undefined,
  vault: Vault,
  storage: Storage | undefined,
  plan: Plan,
): Instant | undefined {
  if (pin === undefined || storage === undefined) return undefined;
  const mark = vault.fingerprint(pin);
  const refused = storage.refusedPins(numberOf(plan));
  if (!mark.ok || !refused.ok) return undefined;
  return refused.value.find((entry) => entry.fingerprint === mark.value)?.at;
}

/** The newest run of this number, where it ended without anybody knowing where the number is. */
function unresolvedRun(storage: Storage, plan: Plan): string | undefined {
  const listed = storage.runs();
  if (!listed.ok) return undefined;
  const number = numberOf(plan);
  const newest = listed.value
    .filter((entry) => entry.number === number)
    .toSorted((a, b) => b.openedAt - a.openedAt)[0];
  const read = newest === undefined ? undefined : storage.read(newest.run);
  if (newest === undefined || read === undefined) return undefined;
  if (!read.ok) return read.problem.kind === "runOfNewerVersion" ? newest.run : undefined;
  // What a damaged journal does not show may be a register whose outcome is open.
  if (read.value.damaged.length > 0) return newest.run;
  const state = fold(read.value.rows);
  return state.ended !== undefined &&
    state.home.is === "unknown" &&
    state.attempts.register + state.attempts.code > 0
    ? state.run
    : undefined;
}
