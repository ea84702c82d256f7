import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FaultChoice, Sandbox } from "../../../sandbox/index.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { examples, type Define } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { systemCode } from "../../common/ports/read-capped.ts";
import { faultList, platformFault } from "../practice/faults.ts";
import { obeyLines, tellDeliveries } from "../practice/obey-lines.ts";
import { PLATFORM_LINES } from "../practice/platform-lines.ts";
import { writePlanFolder, type PlanFolder } from "../practice/plan-folder.ts";
import { trueHome } from "../practice/proof-table.ts";
import { portOf } from "../port-option.ts";
import { refusal, refuse, type Refusal } from "../refusal.ts";
import type { CliSession } from "../cli-session.ts";

type Options = {
  readonly portCloud?: string;
  readonly portOnprem?: string;
  readonly startsOn: "onprem" | "cloud";
  readonly fault: readonly string[];
  readonly writePlan?: string;
};

export const define: Define = (command, { action }) => {
  command
    .option("--port-cloud <PORT>", "port for the cloud API; default: any free port")
    .option("--port-onprem <PORT>", "port for the on-premises client; default: any free port")
    .addOption(
      command
        .createOption("--starts-on <SIDE>", "where the number starts")
        .choices(["onprem", "cloud"])
        .default("onprem"),
    )
    .option(
      "--fault <NAME>",
      "simulate a fault; may be given several times; --fault help lists them",
      (name: string, all: readonly string[]) => [...all, name],
      [],
    )
    .option("--write-plan <DIR>", "write ready-to-use plans for both directions to this folder")
    .addHelpText("after", PLATFORM_LINES)
    .addHelpText(
      "after",
      examples("sandbox --write-plan practice", "sandbox --starts-on cloud --fault vname-differs --json"),
    )
    .action(action(sandbox));
};

async function sandbox(session: CliSession, options: Options): Promise<ExitCode> {
  if (options.fault.includes("help")) {
    session.report.show(await faultList());
    return EXIT.done;
  }
  const faults = await faultsOf(options.fault);
  if (!faults.ok) return refuse(session, faults.problem);
  const cloud = portOf("--port-cloud", options.portCloud);
  const onPrem = portOf("--port-onprem", options.portOnprem);
  if (!cloud.ok) return refuse(session, cloud.problem);
  if (!onPrem.ok) return refuse(session, onPrem.problem);
  const ports = {
    ...(cloud.value === undefined ? {} : { cloud: cloud.value }),
    ...(onPrem.value === undefined ? {} : { onPrem: onPrem.value }),
  };
  const started = await start({ startsOn: options.startsOn, faults: faults.value, ports });
  return started.ok
    ? serveUntilInterrupted(session, started.value, options)
    : refuse(session, started.problem);
}

async function start(options: {
  readonly startsOn: "onprem" | "cloud";
  readonly faults: readonly FaultChoice[];
  readonly ports: { readonly cloud?: number; readonly onPrem?: number };
}): Promise<Result<Sandbox, Refusal>> {
  const { startSandbox } = await import("../../../sandbox/index.ts");
  try {
    return ok(await startSandbox(options));
  } catch (error) {
    const code = systemCode(error);
    if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
    return err(
      refusal(
        `Can't listen on a port (${code}).`,
        "Choose another port, or leave out the option.",
        "Nothing was started.",
      ),
    );
  }
}

async function serveUntilInterrupted(
  session: CliSession,
  platform: Sandbox,
  { writePlan }: Options,
): Promise<ExitCode> {
  const kept = writePlan !== undefined;
  const folder = kept ? session.path(writePlan) : mkdtempSync(join(tmpdir(), "switchover-sandbox-"));
  try {
    const files = writePlanFolder(folder, platform);
    describePlatform(session, platform, kept ? files : { caFile: files.caFile });
    const stops = [
      watchWorld(session, platform),
      tellDeliveries(session.report, platform),
      obeyLines(session, platform),
    ];
    await interrupted(session);
    for (const stop of stops) stop();
  } finally {
    await platform.close();
    if (!kept) rmSync(folder, { recursive: true, force: true });
  }
  session.report.line("result", {
    outcome: "complete",
    numberIs: trueHome(platform.world),
    proof: "proven",
    next: "nothing",
    message: "The sandbox has stopped.",
  });
  return EXIT.done;
}

function describePlatform(
  { report }: CliSession,
  { cloud, onPrem, number }: Sandbox,
  files: Partial<PlanFolder>,
): void {
  report.line("sandbox", { cloud, onPrem, number, ...files });
  if (report.json) return;
  report.show(`Sandbox: nothing below is real, and it stops with Ctrl-C.

Cloud API          ${cloud.baseUrl}
  CA file          ${files.caFile}
  access token     ${cloud.accessToken}
  app              ${cloud.appId}
  app secret       ${cloud.appSecret}
  verify token     ${cloud.endpointToken} (of the app's production callback URL; your own callback URL has its own token)
  business account ${cloud.businessAccountId}
  phone number ID  ${cloud.phoneNumberId}
On-premises client ${onPrem.baseUrl}
  sha256           ${onPrem.sha256}
  sign in          ${onPrem.username} / ${onPrem.password}
  token            ${onPrem.token}
Number             +${number.cc} ${number.phoneNumber} (${number.displayName})
  PIN              ${number.pin}
  certificate      ${number.cert.slice(0, 40)}…`);
  if (files.plans !== undefined)
    report.show(
      `Plans              ${files.plans["to-cloud"]}\n                   ${files.plans["to-onprem"]}`,
    );
}

function watchWorld({ report }: CliSession, { world }: Sandbox): () => void {
  let code = world.lastCode();
  let home = trueHome(world);
  return world.onChange(() => {
    const now = trueHome(world);
    if (world.lastCode() !== code) {
      code = world.lastCode();
      report.line("code", { code });
      if (!report.json) report.show(`Code sent: ${code}`);
    }
    if (now !== home) {
      home = now;
      report.line("moved", { home });
      if (!report.json) report.show(`The number is now: ${home}`);
    }
  });
}

function interrupted({ host }: CliSession): Promise<void> {
  return new Promise((resolve) => {
    const stop = host.onInterrupt(() => {
      stop();
      resolve();
    });
    process.once("SIGTERM", () => resolve());
  });
}

async function faultsOf(names: readonly string[]): Promise<Result<readonly FaultChoice[], Refusal>> {
  const found: FaultChoice[] = [];
  for (const name of names) {
    const fault = await platformFault(name);
    if (!fault.ok) return fault;
    found.push(fault.value);
  }
  return ok(found);
}
