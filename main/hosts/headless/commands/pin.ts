import type { Command } from "commander";
import type { PinSide } from "../../../../shared/platform/facts.ts";
import type { GivenBy, PinAction } from "../../../../shared/pin/pin-change.ts";
import type { OutputOf } from "../../../../shared/rpc/api.ts";
import { earlierPinWords, pinQuestion } from "../../../../shared/wording/pin-words.ts";
import { examples, type Define, type Runner } from "../command.ts";
import { call, withCore } from "../core-call.ts";
import type { ExitCode } from "../exit-codes.ts";
import { unlockVault } from "../passphrase.ts";
import { awaitPinAnswer } from "../pin/await-answer.ts";
import { showNotAsked, showPinChange, showPinProblem, type PinCommand } from "../pin/show-pin.ts";
import { refersToVault } from "../../../core/plan/absolute-paths.ts";
import { loadPlan } from "../plan-file/load-plan.ts";
import { refuse } from "../refusal.ts";
import { waitingHere } from "../run/wait-here.ts";
import type { CliSession } from "../cli-session.ts";

type Options = { readonly side?: PinSide; readonly yes?: boolean };

export const define: Define = (command, runner) => {
  defineAction(command, runner, {
    name: "set",
    description: "set the PIN to the one the plan refers to; the old PIN isn't needed",
    sides: ["on-premises", "cloud"],
    shown: ["pin set plan.json", "pin set plan.json --side on-premises --yes --json"],
  });
  defineAction(command, runner, {
    name: "off",
    description: "turn off two-step verification; on-premises only",
    sides: ["on-premises"],
    shown: ["pin off plan.json"],
  });
  command.addHelpText("after", examples("pin set plan.json"));
};

function defineAction(
  command: Command,
  { action }: Runner,
  about: {
    readonly name: PinAction;
    readonly description: string;
    readonly sides: readonly PinSide[];
    readonly shown: readonly string[];
  },
): void {
  const side = command
    .createOption("--side <SIDE>", "where the number is; without it, both APIs are checked")
    .choices(about.sides);
  command
    .command(about.name)
    .description(about.description)
    .argument("<PLAN>", "the plan file")
    .addOption(side)
    .option("--yes", "confirm without asking")
    .addHelpText("after", examples(...about.shown))
    .action(
      action((session: CliSession, plan: string, options: Options) =>
        changePin(session, about.name, plan, options),
      ),
    );
}

async function changePin(
  session: CliSession,
  action: PinAction,
  planFile: string,
  { side, yes }: Options,
): Promise<ExitCode> {
  const plan = loadPlan(session.path(planFile));
  if (!plan.ok) return refuse(session, plan.problem);
  const about: PinCommand = { action, planFile, toldSide: side };
  return withCore(session, async (client) => {
    if (refersToVault(plan.value)) {
      const unlocked = await unlockVault(session, client, { mayCreate: false });
      if (!unlocked.ok) return refuse(session, unlocked.problem);
    }
    const wanted = { plan: plan.value, action };
    const checked = await call(client, "pin.check", side === undefined ? wanted : { ...wanted, side });
    if (!checked.ok) return showPinProblem(session, about, checked.problem);
    const by = await wordFor(session, action, checked.value, yes);
    if (by === undefined) return showNotAsked(session, about, checked.value);
    const stop = awaitPinAnswer(session, client, about);
    const wish = { ...wanted, side: checked.value.side, by };
    const changed = await waitingHere(session, () => call(client, "pin.change", wish));
    stop();
    return changed.ok
      ? showPinChange(session, about, changed.value, checked.value.spoken)
      : showPinProblem(session, about, changed.problem);
  });
}

/** Prints what will happen and returns who confirmed it; undefined without a confirmation. */
async function wordFor(
  { report, interactive, host }: CliSession,
  action: PinAction,
  { side, spoken, earlier }: OutputOf<"pin.check">,
  yes: boolean | undefined,
): Promise<GivenBy | undefined> {
  if (earlier !== undefined) {
    report.say(`${report.paint.say("magenta", "?")} ${earlierPinWords(report.t, earlier)}`);
    report.line("earlier", { operation: earlier.operation, action: earlier.action, state: earlier.state });
  }
  if (yes === true) return "yes-option";
  if (!interactive) return undefined;
  const { title, means } = pinQuestion(report.t, { action, side, spoken });
  report.say([report.paint.say("bold", title), ...means.map((line) => `  ${line}`)].join("\n"));
  return (await host.prompts.yes(report.t("terminal.prompts.continue"))) === true ? "person" : undefined;
}
