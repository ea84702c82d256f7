import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import type { FaultChoice, Sandbox, SandboxNumber, SandboxOptions } from "../../../sandbox/index.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { examples, type Define } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { removeLeft } from "../../../core/storage/removal.ts";
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
import { nothingStarted, refusalFor, refuse, type Refusal } from "../refusal.ts";
import type { CliSession } from "../cli-session.ts";
import { present } from "../../../../shared/present.ts";
import { wholeNumber } from "../../../../shared/typed-value.ts";
import { writeReason } from "../terminal/file-reason.ts";
import { terminalEnglish } from "../terminal/translate.ts";
import { onOneLine, visible } from "../terminal/visible.ts";
import type { en } from "../wording/en/index.ts";

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

type Wish = SandboxOptions & { readonly portHealth: number | undefined };

async function wishOf(session: CliSession, options: Options): Promise<Result<Wish, Refusal>> {
  for (const [option, given] of [
    ["--seed", options.seed],
    ["--write-plan", options.writePlan],
  ] as const)
    if (given === "") return err(refusalFor("emptyValue", { option }, nothingStarted));
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
  return atMs >= 0 ? ok(atMs) : err(refusalFor("isoTime", { option: "--clock" }, nothingStarted));
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
    return err(refusalFor("somePortUnusable", { code }, nothingStarted));
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
    if (!kept) removeLeft(folder);
  }
  session.report.line("result", {
    outcome: "complete",
    numberIs: trueHome(platform.world),
    proof: "proven",
    next: "nothing",
    message: terminalEnglish("terminal.sandbox.stopped"),
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
      refusalFor(
        "folderUnwritable",
        (t) => ({ folder: visible(folder), reason: writeReason(t, code) }),
        nothingStarted,
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
  const { t } = report;
  const rows: readonly (readonly [level: 0 | 1, label: Label, ...values: string[]])[] = [
    [0, "cloud", cloud.baseUrl],
    [1, "caFile", files.caFile ?? ""],
    [1, "accessToken", cloud.accessToken],
    [1, "app", cloud.appId],
    [1, "appSecret", cloud.appSecret],
    [1, "verifyToken", `${cloud.endpointToken} (${t("terminal.sandbox.ofProduction")})`],
    [1, "account", cloud.businessAccountId],
    [1, "numberId", cloud.phoneNumberId],
    [0, "onPrem", onPrem.baseUrl],
    [1, "fingerprint", onPrem.sha256],
    [1, "credentials", `${onPrem.username} / ${onPrem.password}`],
    [1, "token", onPrem.token],
    [0, "number", `+${number.cc} ${number.phoneNumber} (${number.displayName})`],
    [1, "pin", number.pin],
    [
      1,
      "certificate",
      `${number.cert.slice(0, 40)}…`,
      ...(further.length === 0 ? [] : [t("terminal.sandbox.more", { count: further.length })]),
    ],
    ...(files.health === undefined ? [] : [[0, "health", files.health] as const]),
    ...(files.plans === undefined ? [] : [[0, "plans", ...Object.values(files.plans)] as const]),
    ...(files.batches === undefined ? [] : [[0, "tables", ...Object.values(files.batches)] as const]),
  ];
  const labels = rows.map(
    ([level, label]) => `${"  ".repeat(level)}${t(`terminal.sandbox.labels.${label}`)}`,
  );
  const width = Math.max(...labels.map((label) => label.length));
  const lines = rows.flatMap(([_level, _label, ...values], index) =>
    values.map((value, line) =>
      onOneLine(t, [(line === 0 ? (labels[index] ?? "") : "").padEnd(width), value]),
    ),
  );
  report.show([t("terminal.sandbox.lead"), "", ...lines].join("\n"));
}

/** What one thing of the sandbox is called. */
type Label = keyof (typeof en)["sandbox"]["labels"];

function watchWorld(
  { report }: CliSession,
  { world, number: { cc, phoneNumber } }: SandboxNumber,
  isOneOfMany: boolean,
): () => void {
  const { t } = report;
  let code = world.lastCode();
  let home = trueHome(world);
  const number = `+${cc}${phoneNumber}`;
  const named = isOneOfMany ? { number } : {};
  return world.onChange(() => {
    const now = trueHome(world);
    if (world.lastCode() !== code) {
      code = world.lastCode();
      report.line("code", { ...named, code });
      if (!report.json)
        report.show(
          isOneOfMany
            ? t("terminal.sandbox.codeTo", { number, code: code ?? "" })
            : t("terminal.sandbox.code", { code: code ?? "" }),
        );
    }
    if (now !== home) {
      home = now;
      report.line("moved", { ...named, home });
      if (report.json) return;
      const place = t(`batch.place.${home}`);
      report.show(
        isOneOfMany
          ? t("terminal.sandbox.movedOf", { number, place })
          : t("terminal.sandbox.moved", { place }),
      );
    }
  });
}

async function numbersOf(given: string): Promise<Result<number, Refusal>> {
  const { MOST_NUMBERS } = await import("../../../sandbox/index.ts");
  const range = { least: 1, most: MOST_NUMBERS };
  const numbers = wholeNumber(given, range);
  return numbers === undefined
    ? err(refusalFor("wholeNumber", { option: "--numbers", ...range }, nothingStarted))
    : ok(numbers);
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
