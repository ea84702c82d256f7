import type { ChildProcess } from "node:child_process";
import { dirname } from "node:path";
import type { Truth } from "../../../sandbox/index.ts";
import { RunId } from "../../../../shared/ids.ts";
import type { Direction } from "../../../../shared/migration/direction.ts";
import { invariant } from "../../../../shared/invariant.ts";
import type { StepName } from "../../../../shared/migration/step.ts";
import { err, ok } from "../../../../shared/result.ts";
import { clientOver } from "../../../../shared/rpc/client.ts";
import { call } from "../core-call.ts";
import type { CliSession } from "../cli-session.ts";
import type { Leg, LegEnd } from "./leg.ts";
import { runOwnChild, type ChildEnd, type ChildLine } from "./own-child.ts";
import { stateVariables } from "./rehearsal-context.ts";

/**
 * The step during which the process is killed, and how the sandbox's state shows that the step took effect.
 */
const STRUCK: Readonly<
  Record<Direction, { readonly step: StepName; readonly tookEffect: (truth: Truth) => boolean }>
> = {
  "to-cloud": { step: "register", tookEffect: (truth) => truth.home === "cloud" },
  "to-onprem": { step: "account", tookEffect: (truth) => truth.awaitingCode },
};

/** Kills at the latest this long after the step was announced, if the sandbox does not act. */
const LATEST_KILL_MS = 3_000;

/**
 * Migrates a sandbox number in one direction in separate processes: the first is killed after its request
 * took effect and before the response arrives; new ones resume the migration.
 */
export async function runInterruptedLeg(session: CliSession, leg: Leg): Promise<LegEnd> {
  const { report } = session;
  const killed = await migrateUntilKilled(session, leg);
  const run = RunId.parse(killed.run);
  if (killed.end.killed) {
    report.line("interrupted", { run, step: STRUCK[leg.direction].step });
    report.say(
      report.paint.say(
        "bold",
        `⚡ ${report.t("terminal.rehearsal.killed", { step: STRUCK[leg.direction].step })}`,
      ),
    );
    const resumed = await child(session, ["resume", run, "--yes"]);
    const shown = leg.platform.world.lastCode();
    if (resumed.result?.["outcome"] === "awaiting-code" && shown !== undefined) {
      report.say(`☎ ${report.t("terminal.rehearsal.codeByProcess")}`);
      await child(session, ["code", run], shown);
    }
  }
  return legEnd(session, run);
}

async function migrateUntilKilled(
  session: CliSession,
  leg: Leg,
): Promise<{ readonly run: string; readonly end: ChildEnd }> {
  const { step, tookEffect } = STRUCK[leg.direction];
  const { world } = leg.platform;
  let run: unknown;
  let running: ChildProcess | undefined;
  let late: NodeJS.Timeout | undefined;
  const kill = (): void => void running?.kill("SIGKILL");
  // The sandbox reports its change before it responds, so the response never arrives.
  const stop = world.onChange((truth) => {
    if (tookEffect(truth)) kill();
  });
  const end = await child(session, ["migrate", leg.plan, "--yes"], undefined, (line, process) => {
    running = process;
    run ??= line["run"];
    if (line.type === "step" && line["step"] === step && line["phase"] === "intent")
      late = setTimeout(kill, LATEST_KILL_MS);
  });
  clearTimeout(late);
  stop();
  invariant(typeof run === "string", "the first process opened a migration");
  return { run, end };
}

function child(
  { report, dataDir, passphraseFile }: CliSession,
  args: readonly string[],
  input?: string,
  onLine: (line: ChildLine, child: ChildProcess) => void = () => undefined,
): Promise<ChildEnd> {
  const common = ["--json", "--no-input", "--data-dir", dataDir, "--passphrase-file", passphraseFile ?? ""];
  return runOwnChild({
    args: [...args, ...common],
    env: stateVariables(dirname(dataDir)),
    ...(input === undefined ? {} : { input }),
    onLine: (line, process) => {
      if (typeof line.type === "string" && line.type !== "result") report.line(line.type, line);
      onLine(line, process);
    },
  });
}

async function legEnd(session: CliSession, run: RunId): Promise<LegEnd> {
  const app = await session.host.openApp(session.dataDir, "terminal", session.stateDir);
  try {
    const status = await call(clientOver(app.transport), "migration.status", { run });
    const now = status.ok ? status.value[0] : undefined;
    if (now !== undefined) return ok(now);
    return err({ kind: "core", problem: status.ok ? { kind: "noSuchRun", run } : status.problem });
  } finally {
    await app.close();
  }
}
