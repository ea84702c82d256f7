import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import type { FaultChoice, Sandbox, SandboxNumber, SandboxOptions } from "../../../sandbox/index.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { examples, type Define } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { systemCode } from "../../common/ports/read-capped.ts";
import { serveHealth, type HealthServer } from "../practice/health-server.ts";
import { chosenSecrets } from "../practice/sandbox-secrets.ts";
import { writeBatchFolder, type BatchFolder } from "../practice/batch-folder.ts";
import { faultList, platformFault } from "../practice/faults.ts";
import { obeyLines, tellDeliveries } from "../practice/obey-lines.ts";
import { PLATFORM_LINES } from "../practice/platform-lines.ts";
import { writePlanFolder, type PlanFolder } from "../practice/plan-folder.ts";
import { trueHome } from "../practice/proof-table.ts";
import { portOf } from "../port-option.ts";
import { refusal, refuse, type Refusal } from "../refusal.ts";
import type { CliSession } from "../cli-session.ts";
import { present } from "../../../core/platforms/http/api-error.ts";
import { writeReason } from "../terminal/file-reason.ts";
import { terminalEnglish } from "../terminal/translate.ts";
import { visible } from "../terminal/visible.ts";

type Options = {
  readonly portCloud?: string;
  readonly portOnprem?: string;
  readonly portHealth?: string;
  readonly seed?: string;
  readonly clock?: string;
  readonly secrets?: string;
  readonly startsOn: "onprem" | "cloud";
  readonly numbers: string;
  readonly fault: readonly string[];
  readonly writePlan?: string;
};

export const define: Define = (command, { action }) => {
  command
    .option("--port-cloud <PORT>", "port for the cloud API; default: any free port")
    .option("--port-onprem <PORT>", "port for the on-premises client; default: any free port")
    .option("--port-health <PORT>", "answer GET /health on this port, in plain HTTP; 0: any free port")
    .option("--seed <TEXT>", "the same text gives the same secrets, codes and IDs; default: new ones")
    .option("--clock <ISO>", "the time that the sandbox starts at; it runs on from there. Default: now")
    .option("--secrets <FILE>", "JSON file with secrets to use instead of new ones; don't use real ones")
    .addOption(
      command
        .createOption("--starts-on <SIDE>", "where the number starts")
        .choices(["onprem", "cloud"])
        .default("onprem"),
    )
    .option(
      "--numbers <N>",
      "numbers of the business account, each with an on-premises client of its own",
      "1",
    )
    .option(
      "--fault <NAME>",
      "simulate a fault; can be given several times; --fault help lists them",
      (name: string, all: readonly string[]) => [...all, name],
      [],
    )
    .option("--write-plan <DIR>", "write ready-to-use plans for both directions to this folder")
    .addHelpText("after", PLATFORM_LINES)
    .addHelpText(
      "after",
      examples(
        "sandbox --write-plan practice",
        "sandbox --numbers 100 --write-plan practice",
        "sandbox --starts-on cloud --fault vname-differs --json",
        "sandbox --json --seed nightly --port-cloud 18443 --port-onprem 19090 --port-health 18080",
      ),
    )
    .action(action(sandbox));
};

async function sandbox(session: CliSession, options: Options): Promise<ExitCode> {
  if (options.fault.includes("help")) {
    session.report.show(await faultList(session.report.t));
    return EXIT.done;
  }
  const wish = await wishOf(session, options);
  if (!wish.ok) return refuse(session, wish.problem);
  const { portHealth, ...platform } = wish.value;
  const started = await start(platform, portHealth);
  return started.ok
    ? serveUntilInterrupted(session, started.value, options)
    : refuse(session, started.problem);
}

const NOTHING = "Nothing was started.";

type Wish = SandboxOptions & { readonly portHealth: number | undefined };

async function wishOf(session: CliSession, options: Options): Promise<Result<Wish, Refusal>> {
  for (const [option, given] of [
    ["--seed", options.seed],
    ["--write-plan", options.writePlan],
  ] as const)
    if (given === "")
      return err(refusal(`${option} has an empty value.`, "Give one, or leave it out.", NOTHING));
  const faults = await faultsOf(options.fault);
  if (!faults.ok) return faults;
  const cloud = portOf("--port-cloud", options.portCloud);
  const onPrem = portOf("--port-onprem", options.portOnprem);
  const health = portOf("--port-health", options.portHealth);
  if (!cloud.ok) return cloud;
  if (!onPrem.ok) return onPrem;
  if (!health.ok) return health;
  const startsAt = options.clock === undefined ? ok(undefined) : timeOf(options.clock);
  if (!startsAt.ok) return startsAt;
  const numbers = await numbersOf(options.numbers);
  if (!numbers.ok) return numbers;
  const chosen = chosenSecrets(session, options.secrets);
  if (!chosen.ok) return chosen;
  const { code, ...secrets } = chosen.value;
  const { clockFrom } = await import("../../../sandbox/index.ts");
  return ok({
    startsOn: options.startsOn,
    numbers: numbers.value,
    faults: faults.value,
    ports: present({ cloud: cloud.value, onPrem: onPrem.value }),
    secrets: present(secrets),
    portHealth: health.value,
    ...present({ seed: options.seed, codes: code }),
    ...(startsAt.value === undefined ? {} : { clock: clockFrom(startsAt.value) }),
  });
}

const IsoTime = z.iso.datetime({ offset: true });

function timeOf(given: string): Result<number, Refusal> {
  const time = IsoTime.safeParse(given);
  const atMs = time.success ? Date.parse(time.data) : Number.NaN;
  return atMs >= 0
    ? ok(atMs)
    : err(
        refusal(
          `--clock takes a time such as 2026-01-15T12:00:00Z, not “${visible(given.slice(0, 80))}”.`,
          "Give date, time and zone.",
          NOTHING,
        ),
      );
}

type Started = { readonly platform: Sandbox; readonly health: HealthServer | undefined };

async function start(
  options: SandboxOptions,
  portHealth: number | undefined,
): Promise<Result<Started, Refusal>> {
  const { startSandbox } = await import("../../../sandbox/index.ts");
  let platform: Sandbox | undefined;
  try {
    platform = await startSandbox(options);
    const health = portHealth === undefined ? undefined : await serveHealth(platform, portHealth);
    return ok({ platform, health });
  } catch (error) {
    await platform?.close();
    const code = systemCode(error);
    if (code !== "EADDRINUSE" && code !== "EACCES") throw error;
    return err(
      refusal(`Can't listen on a port (${code}).`, "Choose another port, or leave out the option.", NOTHING),
    );
  }
}

async function serveUntilInterrupted(
  session: CliSession,
  { platform, health }: Started,
  { writePlan }: Options,
): Promise<ExitCode> {
  const kept = writePlan !== undefined;
  const folder = kept ? session.path(writePlan) : mkdtempSync(join(tmpdir(), "switchover-sandbox-"));
  try {
    const written = writeFiles(folder, platform, kept);
    if (!written.ok) return refuse(session, written.problem);
    const files = written.value;
    describePlatform(session, platform, {
      ...(kept ? files : { caFile: files.caFile }),
      ...(health === undefined ? {} : { health: health.url }),
    });
    const stops = [
      ...[platform, ...platform.further].flatMap((number) => [
        watchWorld(session, number, platform.further.length > 0),
        tellDeliveries(session.report, number),
      ]),
      obeyLines(session, platform),
    ];
    await interrupted(session);
    for (const stop of stops) stop();
  } finally {
    await health?.close();
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

function writeFiles(
  folder: string,
  platform: Sandbox,
  kept: boolean,
): Result<PlanFolder & Partial<BatchFolder>, Refusal> {
  try {
    return ok((platform.further.length > 0 && kept ? writeBatchFolder : writePlanFolder)(folder, platform));
  } catch (error) {
    const code = systemCode(error);
    if (code === "") throw error;
    return err(
      refusal(
        `Can't write to ${visible(folder)}: ${writeReason(terminalEnglish, code)}.`,
        "Choose another folder.",
        NOTHING,
      ),
    );
  }
}

function describePlatform(
  { report }: CliSession,
  { cloud, onPrem, number, further }: Sandbox,
  files: Partial<BatchFolder> & { readonly health?: string },
): void {
  const several = further.length === 0 ? {} : { numbers: further.length + 1 };
  report.line("sandbox", { cloud, onPrem, number, ...several, ...files });
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
  if (further.length > 0) report.show(`                   and ${further.length} more numbers`);
  if (files.health !== undefined) report.show(`Health             ${files.health}`);
  if (files.plans !== undefined)
    report.show(
      `Plans              ${files.plans["to-cloud"]}\n                   ${files.plans["to-onprem"]}`,
    );
  if (files.batches !== undefined)
    report.show(
      `Tables for a batch ${files.batches["to-cloud"]}\n                   ${files.batches["to-onprem"]}`,
    );
}

function watchWorld(
  { report }: CliSession,
  { world, number: { cc, phoneNumber } }: SandboxNumber,
  isOneOfMany: boolean,
): () => void {
  let code = world.lastCode();
  let home = trueHome(world);
  const number = `+${cc}${phoneNumber}`;
  const named = isOneOfMany ? { number } : {};
  return world.onChange(() => {
    const now = trueHome(world);
    if (world.lastCode() !== code) {
      code = world.lastCode();
      report.line("code", { ...named, code });
      if (!report.json) report.show(isOneOfMany ? `Code sent to ${number}: ${code}` : `Code sent: ${code}`);
    }
    if (now !== home) {
      home = now;
      report.line("moved", { ...named, home });
      if (!report.json) report.show(isOneOfMany ? `${number} is now: ${home}` : `The number is now: ${home}`);
    }
  });
}

async function numbersOf(given: string): Promise<Result<number, Refusal>> {
  const { MOST_NUMBERS } = await import("../../../sandbox/index.ts");
  const numbers = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  return numbers >= 1 && numbers <= MOST_NUMBERS
    ? ok(numbers)
    : err(
        refusal(
          `--numbers must be a whole number from 1 to ${MOST_NUMBERS}.`,
          "Choose another count, or leave out the option.",
          NOTHING,
        ),
      );
}

function interrupted({ host }: CliSession): Promise<void> {
  return new Promise((resolve) => {
    const stop = host.onInterrupt(() => {
      stop();
      resolve();
    });
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
