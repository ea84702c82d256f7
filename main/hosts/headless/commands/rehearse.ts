import type { Sandbox } from "../../../sandbox/index.ts";
import type { Direction } from "../../../../shared/migration/direction.ts";
import { sourceOf } from "../../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../../shared/migration/run-snapshot.ts";
import { completionOf } from "../../../../shared/wording/completion.ts";
import type { ThreeParts } from "../../../../shared/wording/three-parts.ts";
import { runWords } from "../../../../shared/wording/run-words.ts";
import { examples, type Define } from "../command.ts";
import { coreRefusal } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { faultArgument, faultList, INTERRUPTION, type RehearsalFault } from "../practice/faults.ts";
import { runInterruptedLeg } from "../practice/interrupted-leg.ts";
import { runLeg, type LegEnd } from "../practice/leg.ts";
import { writePlanFolder } from "../practice/plan-folder.ts";
import { showProof, trueHome } from "../practice/proof-table.ts";
import { openRehearsal } from "../practice/rehearsal-context.ts";
import { refuse } from "../refusal.ts";
import { showNoGo } from "../run/conclude.ts";
import { resultOf } from "../run/result-line.ts";
import { askedAndChanged, showResult, wordsWithCause } from "../run/show-result.ts";
import type { CliSession } from "../cli-session.ts";
import type { Told } from "../terminal/translate.ts";

type Options = { readonly direction: Direction | "both"; readonly fault?: string };

/** How often a message is sent to the number during the migration. */
const MESSAGE_EVERY_MS = 50;

export const define: Define = (command, { action }) => {
  command
    .addOption(
      command
        .createOption("--direction <DIRECTION>", "direction to rehearse")
        .choices(["to-cloud", "to-onprem", "both"])
        .default("both"),
    )
    .option("--fault <NAME>", "simulate a fault; --fault help lists them")
    .addHelpText(
      "after",
      examples(
        "rehearse",
        "rehearse --direction to-cloud --fault lost-register-after",
        "rehearse --fault interruption",
      ),
    )
    .action(action(rehearse));
};

async function rehearse(session: CliSession, options: Options): Promise<ExitCode> {
  if (options.fault === "help") {
    session.report.show(await faultList(session.report.t));
    return EXIT.done;
  }
  const fault = options.fault === undefined ? undefined : await faultArgument(options.fault);
  if (fault?.ok === false) return refuse(session, fault.problem);
  const directions: readonly Direction[] =
    options.direction === "both" ? ["to-cloud", "to-onprem"] : [options.direction];
  return inWorkshop(session, directions, fault?.value);
}

async function inWorkshop(
  outer: CliSession,
  directions: readonly Direction[],
  fault: RehearsalFault | undefined,
): Promise<ExitCode> {
  const { startSandbox } = await import("../../../sandbox/index.ts");
  const workshop = openRehearsal(outer);
  const stop = outer.host.onInterrupt(() => {
    workshop.remove();
    outer.host.leave(EXIT.endedSafely);
  });
  const first = directions[0] ?? "to-cloud";
  const platform = await startSandbox({
    startsOn: sourceOf(first) === "cloud" ? "cloud" : "onprem",
    ...(fault === undefined || fault === INTERRUPTION ? {} : { faults: [fault] }),
  });
  const traffic = setInterval(() => platform.world.inbound(), MESSAGE_EVERY_MS);
  try {
    const { plans } = writePlanFolder(workshop.folder, platform);
    outer.report.say(outer.report.paint.say("bold", outer.report.t("terminal.rehearsal.sandbox")));
    return await carryThrough(workshop.session, { directions, plans, platform, fault });
  } finally {
    clearInterval(traffic);
    stop();
    await platform.close();
    workshop.remove();
  }
}

type Rehearsal = {
  readonly directions: readonly Direction[];
  readonly plans: Readonly<Record<Direction, string>>;
  readonly platform: Sandbox;
  readonly fault: RehearsalFault | undefined;
};

async function carryThrough(
  session: CliSession,
  { directions, plans, platform, fault }: Rehearsal,
): Promise<ExitCode> {
  const done: RunSnapshot[] = [];
  for (const direction of directions) {
    session.report.say(session.report.paint.say("bold", `\n${session.report.t(`directions.${direction}`)}`));
    const leg = { direction, plan: plans[direction], platform };
    const end = await (fault === INTERRUPTION ? runInterruptedLeg(session, leg) : runLeg(session, leg));
    if (!end.ok) return problemEnd(session, end);
    await showProof(session.report, end.value, platform.world);
    done.push(end.value);
    if (resultOf(end.value).outcome !== "complete") break;
  }
  return verdict(session, done, platform);
}

function problemEnd(session: CliSession, { problem }: Extract<LegEnd, { ok: false }>): ExitCode {
  if (problem.kind === "refusal") return refuse(session, problem.refusal);
  return problem.problem.kind === "noGo"
    ? showNoGo(session, problem.problem.checks)
    : refuse(session, coreRefusal(problem.problem));
}

/**
 * The last migration's outcome, unless the sandbox has the number in another location than the migration
 * reports.
 */
function verdict({ report }: CliSession, done: readonly RunSnapshot[], platform: Sandbox): ExitCode {
  const last = done.at(-1);
  if (last === undefined) return EXIT.refused;
  const home = trueHome(platform.world);
  const agrees = last.numberIs === home || last.numberIs === "unknown";
  if (resultOf(last).outcome !== "complete")
    return showResult(report, { ...resultOf(last), truth: home, next: "nothing" }, wordsWithCause(last), {
      lines: askedAndChanged(report.t, last),
    });
  const facts = {
    ...resultOf(last),
    runs: done.map(({ run }) => run),
    truth: home,
    next: "nothing",
  } as const;
  if (agrees) {
    const lines = done.flatMap((run) => askedAndChanged(report.t, run));
    const words: Told<ThreeParts> = (t) => ({
      what: !done.every((run) => completionOf(run) === "looked")
        ? runWords(t, last).what
        : t(done.length > 1 ? "terminal.rehearsal.movedBack" : "terminal.rehearsal.moved"),
      works: t("terminal.rehearsal.agrees"),
      next: t("terminal.rehearsal.next"),
    });
    return showResult(report, facts, words, { lines });
  }
  return showResult(report, { ...facts, outcome: "unknown" }, (t) => ({
    what: t("terminal.rehearsal.disagree.what"),
    works: t("terminal.rehearsal.disagree.works"),
    next: t("terminal.rehearsal.disagree.next"),
  }));
}
