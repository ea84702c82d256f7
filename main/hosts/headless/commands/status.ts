import type { RunSnapshot, StepState } from "../../../../shared/migration/run-snapshot.ts";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import { restoredRunSentence, restoredSentence } from "../../../../shared/wording/data-copy.ts";
import { problemWords } from "../../../../shared/wording/problems.ts";
import { heldWords, runWords } from "../../../../shared/wording/run-words.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import { digitsOf, spokenDigits } from "../../../../shared/phone.ts";
import { ok } from "../../../../shared/result.ts";
import type { Unrestored } from "../../../../shared/webhook/connectivity-test.ts";
import { outcomeOf } from "../../../core/migration/rest-of-run.ts";
import { present } from "../../../../shared/present.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { refuse } from "../refusal.ts";
import { resultOf } from "../run/result-line.ts";
import { runArgument } from "../run/run-argument.ts";
import { askedAndChanged, basisLine } from "../run/show-result.ts";
import { concerns, showPinChanges } from "../pin/list-pin-changes.ts";
import type { CliSession } from "../cli-session.ts";
import { stateOfStep } from "../terminal/step-state.ts";
import { table } from "../terminal/table.ts";
import type { TerminalTranslate } from "../terminal/translate.ts";
import { visibleSentence } from "../terminal/visible.ts";

export const define: Define = (command, { query }) => {
  command
    .argument("[RUN]", "a migration's ID; default: all migrations")
    .addHelpText("after", examples("status", "status r-20261121-7k2q9d --json"))
    .action(query(status));
};

async function status(session: CliSession, given: string | undefined): Promise<ExitCode> {
  const run = given === undefined ? undefined : runArgument(given);
  if (run?.ok === false) return refuse(session, run.problem);
  return withCore(session, async (client) => {
    const listed = await call(client, "migration.status", run === undefined ? {} : { run: run.value });
    if (!listed.ok) return refuse(session, coreRefusal(listed.problem));
    const copies = await call(client, "dataCopy.state", {});
    if (!copies.ok) return refuse(session, coreRefusal(copies.problem));
    const { movedAt, withoutCopy, restored } = copies.value;
    if (movedAt !== undefined || restored !== undefined)
      session.report.line("data-folder", { ...present({ movedAt, withoutCopy, restored }) });
    const left = run === undefined ? await call(client, "tests.unrestored", {}) : ok([]);
    // Whatever is wrong with the records of callback URLs, the migrations are shown.
    if (!left.ok) session.report.say(problemWords(session.report.t, left.problem).what);
    const replaced = left.ok ? left.value : [];
    for (const one of replaced) session.report.line("unrestored", unrestoredLine(one));
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
      for (const sentence of copySentences(
        copies.value,
        run === undefined ? [] : listed.value,
        session.report.t,
      ))
        session.report.show(sentence);
      for (const sentence of unrestoredSentences(session.report.t, replaced, movedAt !== undefined))
        session.report.show(sentence);
      for (const one of lost.value) session.report.show(unreadableSentence(session.report.t, one));
      await showPinChanges(session, told, pins.value.damaged);
    }
    // The number of an unreadable migration has no known location, so a script must not read this as success.
    return lost.value.length > 0 ? EXIT.refused : EXIT.done;
  });
}

/** What a copy of the data folder means for it, or for one migration. */
function copySentences(
  { movedAt, withoutCopy, restored }: OutputOf<"dataCopy.state">,
  [run]: readonly RunSnapshot[],
  t: TerminalTranslate,
): readonly string[] {
  const moved = movedAt === undefined ? [] : [problemWords(t, { kind: "folderMoved", at: movedAt })];
  return [
    ...moved.map(({ what, next }) =>
      [what, withoutCopy ? t("dataCopy.withoutCopy") : next, t("terminal.data.removeMark")].join(" "),
    ),
    ...(restored === undefined
      ? []
      : [
          run === undefined
            ? restoredSentence(t, restored)
            : (restoredRunSentence(t, restored, { ...run, ended: run.phase.kind === "ended" }) ?? ""),
        ]),
  ].filter((sentence) => sentence !== "");
}

/** Where the folder was moved, nothing in it is restored. */
function unrestoredSentences(
  t: TerminalTranslate,
  left: readonly Unrestored[],
  isMoved: boolean,
): readonly string[] {
  if (!isMoved || left.length === 0) return left.map((one) => unrestoredSentence(t, one));
  return [t("dataCopy.replacedLeft", { replaced: String(left.length) })];
}

/** A callback URL that this folder replaced, and that isn't restored yet; a test or a standing one may still use it. */
function unrestoredSentence(
  t: TerminalTranslate,
  { number, level, since, certificateOnly }: Unrestored,
): string {
  const spoken = spokenDigits(digitsOf(number));
  const at = localTime(t, since);
  return certificateOnly === true
    ? t("terminal.data.certificate", { spoken, since: at })
    : t("terminal.data.replaced", { spoken, level: t(`connectivity.levels.${level}`), since: at });
}

function unrestoredLine({
  number,
  level,
  since,
  standing,
  locked,
}: Unrestored): Readonly<Record<string, unknown>> {
  return { number, level, since, ...present({ until: standing?.until, locked }) };
}

function unreadableSentence(
  t: TerminalTranslate,
  { run, rows, newer }: OutputOf<"migration.unreadable">[number],
): string {
  if (newer !== undefined) {
    const { what, next } = problemWords(t, { kind: "runOfNewerVersion", run, ...newer });
    return `${what} ${next}`;
  }
  return t("terminal.status.unreadable", { run, count: rows });
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

/** Where the number is, and that it doesn't work there, if that is known. */
function placeCell(t: TerminalTranslate, { numberIs, working }: RunSnapshot): string {
  const home = t(`homes.${numberIs}`);
  return working === false ? t("terminal.status.worksNot", { home }) : home;
}

async function showAll({ host, report }: CliSession, runs: readonly RunSnapshot[]): Promise<void> {
  const { t } = report;
  if (runs.length === 0) return report.show(t("terminal.status.none"));
  const rows = runs.map((run) => [
    run.run,
    run.spoken,
    t(`directions.${run.direction}`),
    stateOf(t, run),
    ...(run.newer === undefined
      ? [placeCell(t, run), t(`proofs.${run.proof}.word`)]
      : [t("terminal.status.see", { run: run.newer.run }), ""]),
    localTime(t, run.updatedAt),
  ]);
  const columns = ["migration", "number", "direction", "state", "location", "source", "updated"] as const;
  report.show(
    await table(
      columns.map((column) => t(`terminal.columns.${column}`)),
      rows,
      host.columns?.(),
    ),
  );
}

async function showOne({ host, report }: CliSession, run: RunSnapshot): Promise<void> {
  const { t } = report;
  const { what, works, next } = isHeld(run) ? heldWords(t, run) : runWords(t, run);
  report.show(`${run.run}   ${run.spoken}   ${t(`directions.${run.direction}`)}   ${stateOf(t, run)}`);
  const about = [...basisLine(t, run), ...askedAndChanged(t, run)];
  report.show(`${[visibleSentence(t, what), works, ...about, next].join("\n")}\n`);
  report.show(
    await table(
      [t("terminal.columns.step"), t("terminal.columns.state")],
      run.steps.map(({ step, state }) => [t(`steps.${step}.name`), stepSentence(t, state)]),
      host.columns?.(),
    ),
  );
  if (run.lastReading !== undefined) {
    const { at, reason } = run.lastReading;
    const key = isBeforeRequest(run) ? "lastCheckBefore" : "lastCheck";
    report.show(t(`terminal.status.${key}`, { at: localTime(t, at), sentence: t(`readings.${reason}`) }));
  }
  if (run.damagedRows > 0) report.show(t("terminal.status.corruptedRows", { count: run.damagedRows }));
}

/** Whether the last observation is from before the request whose outcome is open: it says nothing about that. */
function isBeforeRequest({ lastReading, openSince }: RunSnapshot): boolean {
  return lastReading !== undefined && openSince !== undefined && lastReading.at < openSince;
}

/** Is another process working on it? This terminal can then not submit what the migration waits for. */
function isHeld({ held, phase }: RunSnapshot): boolean {
  return held && phase.kind !== "ended";
}

function stateOf(t: TerminalTranslate, run: RunSnapshot): string {
  if (isHeld(run)) return t("terminal.status.held");
  return run.phase.kind === "ended"
    ? t(`terminal.outcomes.${outcomeOf(run)}`)
    : t(`phaseNames.${run.phase.kind}`);
}

function stepSentence(t: TerminalTranslate, state: StepState): string {
  return state.kind === "in-flight"
    ? t("terminal.stepStates.sentAt", { at: localTime(t, state.since) })
    : stateOfStep(t, state);
}
