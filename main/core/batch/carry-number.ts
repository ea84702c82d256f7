import type { BatchRow } from "../../../shared/batch/row.ts";
import { countOf, type BatchCount } from "../../../shared/batch/tally.ts";
import type { RunId } from "../../../shared/ids.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { NumberLocation, Proof } from "../../../shared/platform/facts.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { Client } from "../../../shared/rpc/client.ts";
import type { CheckId } from "../../../shared/checks/catalogue.ts";
import type { CheckResult, CheckStatus } from "../../../shared/checks/result.ts";
import type { CoreProblem } from "../../../shared/wording/core-problem.ts";
import { outcomeOf } from "../migration/rest-of-run.ts";
import type { KnownRow } from "./batch-record.ts";
import { call } from "./core-call.ts";
import { runToRest, type Prompter } from "./run-to-rest.ts";

/** How a number of a batch came to rest, in the words of a result line. */
export type NumberEnd = {
  readonly run?: RunId;
  readonly outcome: string;
  readonly count: BatchCount;
  readonly numberIs: NumberLocation;
  readonly proof: Proof;
  /** What there is to say about it. */
  readonly why: WhyEnded;
};

/** A migration's state, a problem that kept it from going on, or the checks of a number. */
export type WhyEnded =
  | { readonly kind: "run"; readonly run: RunSnapshot }
  | { readonly kind: "problem"; readonly problem: CoreProblem }
  | {
      readonly kind: "checks";
      readonly failed: readonly string[];
      readonly warnings: number;
      readonly skipped: number;
    };

/** Runs the preflight checks of a number and nothing else. */
export async function checkNumber(client: Client, { plan }: BatchRow): Promise<NumberEnd> {
  const ran = await call(client, "checks.run", { plan });
  if (!ran.ok) return waiting(ran.problem);
  const { checks, verdict } = ran.value;
  return { outcome: verdict, count: countOf(verdict), ...placeFrom(checks), why: whyOf(checks) };
}

/**
 * Brings a number's migration to its end or to where a person is needed. One that an earlier call of the batch
 * opened is continued and never opened a second time.
 */
export async function carryNumber(
  client: Client,
  row: BatchRow,
  {
    known,
    person,
    begin,
  }: {
    readonly known: KnownRow | undefined;
    readonly person: Prompter;
    /** Records that the number is about to be started. */
    readonly begin: () => Result<null, CoreProblem>;
  },
): Promise<NumberEnd> {
  const earlier = known === undefined ? ok(undefined) : await earlierRun(client, row, known);
  if (!earlier.ok) return waiting(earlier.problem);
  let first: Result<RunSnapshot, CoreProblem>;
  if (earlier.value === undefined) {
    const recorded = begin();
    if (!recorded.ok) return waiting(recorded.problem);
    first = await call(client, "migration.start", { plan: row.plan });
  } else {
    first = await lookedUp(client, earlier.value);
    if (!first.ok) return { ...waiting(first.problem), run: earlier.value.run };
  }
  if (!first.ok) return notOpened(first.problem);
  const moved = await runToRest(client, first.value, person);
  return moved.ok ? endOf(moved.value) : brokenOff(client, first.value, moved.problem);
}

/**
 * How a row that ended in an earlier call stands now: `resume`, `resolve` or a late response may have changed what
 * its migration came to. Undefined if that can't be told, or if it has no migration.
 */
export async function standsNow(
  client: Client,
  row: BatchRow,
  { run }: KnownRow,
): Promise<NumberEnd | undefined> {
  const status = await runNamed(client, row, run);
  return status.ok && status.value !== undefined ? endOf(status.value) : undefined;
}

/** The migration that an earlier call opened for this row, by its ID or by when it was opened. */
async function earlierRun(
  client: Client,
  row: BatchRow,
  { run, startedAt }: KnownRow,
): Promise<Result<RunSnapshot | undefined, CoreProblem>> {
  const named = await runNamed(client, row, run);
  if (!named.ok || named.value !== undefined) return named;
  const listed = await call(client, "migration.status", {});
  if (!listed.ok) return listed;
  // A kill may have come between the opening of the migration and the record of its ID.
  return ok(
    listed.value.findLast(
      (one) => one.number === row.number && one.openedAt >= startedAt && isToward(row, one),
    ),
  );
}

async function runNamed(
  client: Client,
  row: BatchRow,
  run: KnownRow["run"],
): Promise<Result<RunSnapshot | undefined, CoreProblem>> {
  if (run === undefined) return ok(undefined);
  const listed = await call(client, "migration.status", { run });
  return listed.ok ? ok(listed.value.find((one) => isToward(row, one))) : listed;
}

/**
 * Whether a migration takes the number where its row does. One that was open when the row began is on record for it too,
 * whoever opened it.
 */
function isToward({ plan }: BatchRow, { direction }: RunSnapshot): boolean {
  return direction === plan.direction;
}

/** A migration whose last request an earlier call left open: both APIs tell what became of it, as in `resume`. */
async function lookedUp(client: Client, run: RunSnapshot): Promise<Result<RunSnapshot, CoreProblem>> {
  return run.phase.kind === "unknown" ? call(client, "migration.proceed", { run: run.run }) : ok(run);
}

function endOf(run: RunSnapshot): NumberEnd {
  const outcome = outcomeOf(run);
  const { numberIs, proof } = run;
  return { run: run.run, outcome, count: countOf(outcome), numberIs, proof, why: { kind: "run", run } };
}

/** Failed checks that say nothing about the number: once this computer is in order, the same row can go on. */
const OF_THIS_COMPUTER: ReadonlySet<string> = new Set<CheckId>([
  "local.disk",
  "local.vault",
  "local.clock",
  "local.unresolved-run",
]);

function notOpened(problem: CoreProblem): NumberEnd {
  if (problem.kind !== "noGo") return waiting(problem);
  const { checks } = problem;
  const isOfTheNumber = checks.some(({ id, status }) => status === "fail" && !OF_THIS_COMPUTER.has(id));
  return {
    outcome: "no-go",
    count: isOfTheNumber ? "failed" : "waiting",
    ...placeFrom(checks),
    why: whyOf(checks),
  };
}

/** The migration couldn't be recorded any further: what its last request did is unknown. */
async function brokenOff(client: Client, from: RunSnapshot, problem: CoreProblem): Promise<NumberEnd> {
  const status = await call(client, "migration.status", { run: from.run });
  const latest = status.ok ? (status.value[0] ?? from) : from;
  const end = endOf(latest);
  return end.count === "complete" || end.count === "failed"
    ? end
    : { ...end, why: { kind: "problem", problem } };
}

/** Nothing was sent for the number; a person has to see to it first. */
function waiting(problem: CoreProblem): NumberEnd {
  return {
    ...("run" in problem && problem.kind === "runOpen" ? { run: problem.run } : {}),
    outcome: "awaiting-confirmation",
    count: "waiting",
    numberIs: "unknown",
    proof: "none",
    why: { kind: "problem", problem },
  };
}

function whyOf(checks: readonly CheckResult[]): WhyEnded {
  const idsOf = (wanted: CheckStatus): readonly string[] =>
    checks.filter(({ status }) => status === wanted).map(({ id }) => id);
  return {
    kind: "checks",
    failed: idsOf("fail"),
    warnings: idsOf("warn").length,
    skipped: idsOf("skip").length,
  };
}

/** The number's location, from the `numberIs` fact of the check that queries it; unknown without one. */
export function placeFrom(checks: readonly CheckResult[]): {
  readonly numberIs: NumberLocation;
  readonly proof: "proven" | "none";
} {
  for (const { facts } of checks) {
    const home = facts?.["numberIs"];
    if (home === "cloud" || home === "on-premises") return { numberIs: home, proof: "proven" };
  }
  return { numberIs: "unknown", proof: "none" };
}
