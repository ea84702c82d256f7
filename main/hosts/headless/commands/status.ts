import type { RunSnapshot, StepState } from "../../../../shared/migration/run-snapshot.ts";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import { problemWords } from "../../../../shared/wording/problems.ts";
import { heldWords, runWords } from "../../../../shared/wording/run-words.ts";
import { translateToEnglish } from "../../../../shared/wording/translate.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import { ok } from "../../../../shared/result.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { refuse } from "../refusal.ts";
import { resultOf } from "../run/result-line.ts";
import { runArgument } from "../run/run-argument.ts";
import { askedAndChanged, basisLine } from "../run/show-result.ts";
import { concerns, showPinChanges } from "../pin/list-pin-changes.ts";
import type { CliSession } from "../cli-session.ts";
import { table } from "../terminal/table.ts";
import { visible } from "../terminal/visible.ts";

export const define: Define = (command, { action }) => {
  command
    .argument("[RUN]", "a migration's ID; default: all migrations")
    .addHelpText("after", examples("status", "status r-20261121-7k2q9d --json"))
    .action(action(status));
};

async function status(session: CliSession, given: string | undefined): Promise<ExitCode> {
  const run = given === undefined ? undefined : runArgument(given);
  if (run?.ok === false) return refuse(session, run.problem);
  return withCore(session, async (client) => {
    const listed = await call(client, "migration.status", run === undefined ? {} : { run: run.value });
    if (!listed.ok) return refuse(session, coreRefusal(listed.problem));
    for (const one of listed.value) session.report.line("run", runLine(one));
    const lost = run === undefined ? await call(client, "migration.unreadable", {}) : ok([]);
    if (!lost.ok) return refuse(session, coreRefusal(lost.problem));
    for (const one of lost.value) session.report.line("unreadable-run", { ...one });
    const pins = await call(client, "pin.history", {});
    if (!pins.ok) return refuse(session, coreRefusal(pins.problem));
    const told = pins.value.changes.filter((one) => run === undefined || concerns(one, listed.value));
    for (const one of told) session.report.line("pin-change", { ...one });
    if (!session.report.json) {
      await showRuns(session, listed.value, {
        one: run !== undefined,
        more: lost.value.length + told.length,
      });
      for (const one of lost.value) session.report.show(unreadableSentence(one));
      await showPinChanges(session, told, pins.value.damaged);
    }
    // The number of an unreadable migration has no known location, so a script must not read this as success.
    return lost.value.length > 0 ? EXIT.refused : EXIT.done;
  });
}

function unreadableSentence({ run, rows, newer }: OutputOf<"migration.unreadable">[number]): string {
  if (newer !== undefined) {
    const { what, next } = problemWords(translateToEnglish, { kind: "runOfNewerVersion", run, ...newer });
    return `${what} ${next}`;
  }
  return `${run} can't be read: ${rows} ${rows === 1 ? "row" : "rows"} of its journal ${rows === 1 ? "is" : "are"} corrupted, including the first. Nothing was deleted. To see your options: switchover status ${run}`;
}

function runLine(run: RunSnapshot): Readonly<Record<string, unknown>> {
  const { outcome, ...facts } = resultOf(run);
  const going = run.phase.kind === "ready" || run.phase.kind === "pausing";
  return {
    ...facts,
    ...(isHeld(run) ? { reason: "under-way", next: "wait" } : {}),
    number: run.number,
    direction: run.direction,
    state: going ? run.phase.kind : outcome,
    openedAt: run.openedAt,
    updatedAt: run.updatedAt,
    held: run.held,
    steps: run.steps.map(({ step, state }) => ({ step, state: state.kind })),
    attempts: run.attempts,
    damagedRows: run.damagedRows,
  };
}

/** Shows the requested migration, or all. Prints that there are none only if `more` is 0. */
async function showRuns(
  session: CliSession,
  runs: readonly RunSnapshot[],
  { one, more }: { readonly one: boolean; readonly more: number },
): Promise<void> {
  const only = runs[0];
  if (one && only !== undefined) await showOne(session, only);
  else if (runs.length > 0 || more === 0) await showAll(session, runs);
}

async function showAll({ report }: CliSession, runs: readonly RunSnapshot[]): Promise<void> {
  if (runs.length === 0) {
    report.show("No migrations in this data folder yet. To start: switchover check PLAN");
    return;
  }
  const rows = runs.map((run) => [
    run.run,
    run.spoken,
    translateToEnglish(`directions.${run.direction}`),
    stateOf(run),
    ...(run.newer === undefined
      ? [translateToEnglish(`homes.${run.numberIs}`), translateToEnglish(`proofs.${run.proof}.word`)]
      : [`see ${run.newer.run}`, ""]),
    localTime(translateToEnglish, run.updatedAt),
  ]);
  report.show(
    await table(["Migration", "Number", "Direction", "State", "Location", "Source", "Updated"], rows),
  );
}

async function showOne({ report }: CliSession, run: RunSnapshot): Promise<void> {
  const { what, works, next } = isHeld(run)
    ? heldWords(translateToEnglish, run)
    : runWords(translateToEnglish, run);
  report.show(
    `${run.run}   ${run.spoken}   ${translateToEnglish(`directions.${run.direction}`)}   ${stateOf(run)}`,
  );
  report.show(`${[visible(what), works, ...basisLine(run), ...askedAndChanged(run), next].join("\n")}\n`);
  report.show(
    await table(
      ["Step", "State"],
      run.steps.map(({ step, state }) => [translateToEnglish(`steps.${step}.name`), stepSentence(state)]),
    ),
  );
  if (run.lastReading !== undefined)
    report.show(
      `Last check of both APIs, ${localTime(translateToEnglish, run.lastReading.at)}: ${translateToEnglish(`readings.${run.lastReading.reason}`)}`,
    );
  if (run.damagedRows > 0)
    report.show(
      `${run.damagedRows} ${run.damagedRows === 1 ? "journal row is" : "journal rows are"} corrupted and not used.`,
    );
}

/** Is another process working on it? This terminal can then not submit what the migration waits for. */
function isHeld({ held, phase }: RunSnapshot): boolean {
  return held && phase.kind !== "ended";
}

function stateOf(run: RunSnapshot): string {
  if (isHeld(run)) return "in progress in another process";
  return run.phase.kind === "ended"
    ? resultOf(run).outcome
    : translateToEnglish(`phaseNames.${run.phase.kind}`);
}

function stepSentence(state: StepState): string {
  switch (state.kind) {
    case "pending":
      return "not started";
    case "skipped":
      return translateToEnglish(`skipped.${state.why}`);
    case "in-flight":
      return `sent ${localTime(translateToEnglish, state.since)}, no response recorded`;
    case "not-sent":
      return "not sent";
    case "rejected":
      return "rejected";
    case "unknown":
      return "outcome unknown";
    case "confirmed":
      return translateToEnglish(`stepProofs.${state.by}`);
  }
}
