import type { RunSnapshot, StepState } from "../../../../shared/migration/run-snapshot.ts";
import {
  DIRECTION_NAMES,
  HOME_NAMES,
  PROOF_NAMES,
  READING_REASONS,
} from "../../../../shared/wording/places.ts";
import { HELD_WORDS, PHASE_NAMES } from "../../../../shared/wording/phases.ts";
import { runWords } from "../../../../shared/wording/run-words.ts";
import { SKIP_REASONS, STEP_PROOFS, STEP_WORDS } from "../../../../shared/wording/steps.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { refuse } from "../refusal.ts";
import { resultOf } from "../run/result-line.ts";
import { runArgument } from "../run/run-argument.ts";
import { askedAndChanged } from "../run/show-result.ts";
import type { Session } from "../session.ts";
import { table } from "../terminal/table.ts";
import { visible } from "../terminal/visible.ts";

export const define: Define = (command, { action }) => {
  command
    .argument("[RUN]", "one run; all of them where it is left out")
    .addHelpText("after", examples("status", "status r-20261121-7k2q9d --json"))
    .action(action(status));
};

async function status(session: Session, given: string | undefined): Promise<ExitCode> {
  const run = given === undefined ? undefined : runArgument(given);
  if (run?.ok === false) return refuse(session, run.problem);
  return withCore(session, async (client) => {
    const listed = await call(client, "migration.status", run === undefined ? {} : { run: run.value });
    if (!listed.ok) return refuse(session, coreRefusal(listed.problem));
    for (const one of listed.value) session.report.line("run", runLine(one));
    if (session.report.json) return EXIT.done;
    const only = listed.value[0];
    if (run !== undefined && only !== undefined) await showOne(session, only);
    else await showAll(session, listed.value);
    return EXIT.done;
  });
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

async function showAll({ report }: Session, runs: readonly RunSnapshot[]): Promise<void> {
  if (runs.length === 0) {
    report.show("No number has been moved from this data folder yet. To begin: switchover check PLAN");
    return;
  }
  const rows = runs.map((run) => [
    run.run,
    run.spoken,
    DIRECTION_NAMES[run.direction],
    stateOf(run),
    HOME_NAMES[run.numberIs],
    PROOF_NAMES[run.proof].word,
    localTime(run.updatedAt),
  ]);
  report.show(await table(["Run", "Number", "Direction", "State", "Number is", "How known", "As of"], rows));
}

async function showOne({ report }: Session, run: RunSnapshot): Promise<void> {
  const { what, works, next } = isHeld(run) ? { ...runWords(run), ...HELD_WORDS } : runWords(run);
  report.show(`${run.run}   ${run.spoken}   ${DIRECTION_NAMES[run.direction]}   ${stateOf(run)}`);
  report.show(`${[visible(what), works, ...askedAndChanged(run), next].join("\n")}\n`);
  report.show(
    await table(
      ["Step", "State"],
      run.steps.map(({ step, state }) => [STEP_WORDS[step].name, stepSentence(state)]),
    ),
  );
  if (run.lastReading !== undefined)
    report.show(
      `Last look at both sides, ${localTime(run.lastReading.at)}: ${READING_REASONS[run.lastReading.reason]}`,
    );
  if (run.damagedRows > 0)
    report.show(`${run.damagedRows} rows of the journal could not be trusted and were set aside.`);
}

/** Is another process at it? What this run waits for is then not this terminal's to give. */
function isHeld({ held, phase }: RunSnapshot): boolean {
  return held && phase.kind !== "ended";
}

function stateOf(run: RunSnapshot): string {
  if (isHeld(run)) return "under way in another process";
  return run.phase.kind === "ended" ? resultOf(run).outcome : PHASE_NAMES[run.phase.kind];
}

function stepSentence(state: StepState): string {
  switch (state.kind) {
    case "pending":
      return "not begun";
    case "skipped":
      return SKIP_REASONS[state.why];
    case "in-flight":
      return `sent ${localTime(state.since)}, no answer recorded`;
    case "not-sent":
      return "not sent";
    case "rejected":
      return "refused";
    case "unknown":
      return "outcome not known";
    case "confirmed":
      return STEP_PROOFS[state.by];
  }
}
