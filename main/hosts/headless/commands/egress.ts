import {
  EGRESS_SHELLS,
  egressCommands,
  isContainerName,
  type EgressShell,
} from "../../../../shared/egress/commands.ts";
import { egressOutcome, type EgressFinding } from "../../../../shared/egress/finding.ts";
import { MOST_EGRESS_CHARACTERS, readEgress } from "../../../../shared/egress/read-egress.ts";
import { EgressHosts, targetsFor } from "../../../../shared/egress/target.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import { inputUpTo, readRegularFile } from "../../../core/host/regular-file.ts";
import { errorCode } from "../../../core/storage/system-error.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { printedEnd } from "../output-file.ts";
import { nothing, refusalFor, refuse, type Refusal, withCommand } from "../refusal.ts";
import { unreadable } from "../terminal/file-reason.ts";
import { terminalEnglish } from "../terminal/translate.ts";
import { shortened, visible } from "../terminal/visible.ts";

type CommandsOptions = {
  readonly host?: readonly string[];
  readonly shell: string;
  readonly container?: string;
};

export const define: Define = (command, { action, query }) => {
  command.addHelpText(
    "after",
    examples("egress commands --host chat.example --host media.chat.example", "egress read printed.txt"),
  );
  command
    .command("commands")
    .description("print commands that try, on the client's host, what the client must reach")
    .option("--host <HOST...>", "a host that the client must reach, as its vendor lists it; then remembered")
    .option("--shell <SHELL>", EGRESS_SHELLS.join(", "), "linux")
    .option("--container <NAME>", "with --shell docker: the container that the client runs in")
    .action(action(commands));
  command
    .command("read")
    .description("tell what the output of those commands means; nc, curl and Test-NetConnection are read too")
    .argument("[FILE]", "the file with the output; default and -: standard input")
    .action(query(read));
};

const NOTHING = nothing("tried");

async function commands(session: CliSession, options: CommandsOptions): Promise<ExitCode> {
  const { shell, container } = options;
  if (!isShell(shell))
    return refuse(
      session,
      refusalFor("oneOf", { option: "--shell", values: EGRESS_SHELLS.join(", ") }, NOTHING),
    );
  if (
    (shell === "docker") !== (container !== undefined) ||
    (container !== undefined && !isContainerName(container))
  )
    return refuse(
      session,
      withCommand(
        refusalFor("containerAndDocker", {}, NOTHING),
        "--shell docker --container client_coreapp_1",
      ),
    );
  return withCore(session, async (client) => {
    const hosts = await hostsFor(client, options.host);
    if (!hosts.ok) return refuse(session, hosts.problem);
    const targets = targetsFor(hosts.value);
    const script = egressCommands(targets, shell, container);
    const { report, host } = session;
    const { t } = report;
    report.say(t(`egress.commands.where.${shell}`));
    if (report.json) report.line("commands", { shell, script });
    else host.write(1, script);
    report.say(`${t("egress.commands.harmless")} ${t("egress.commands.afterwards")}`);
    report.line("result", { outcome: "printed", hosts: hosts.value, targets: targets.length });
    return printedEnd(session, nothing("output"));
  });
}

function isShell(text: string): text is EgressShell {
  return (EGRESS_SHELLS as readonly string[]).includes(text);
}

/** The given hosts, which are remembered, or those of before. */
async function hostsFor(
  client: Client,
  given: readonly string[] | undefined,
): Promise<Result<readonly string[], Refusal>> {
  if (given !== undefined) {
    const hosts = EgressHosts.safeParse(given);
    if (!hosts.success) {
      const wrong = given[Number(hosts.error.issues[0]?.path[0] ?? -1)];
      return err(
        wrong === undefined
          ? refusalFor("tooManyHosts", { most: 16 }, NOTHING)
          : refusalFor("noHostName", { host: shortened(wrong) }, NOTHING),
      );
    }
    const kept = await call(client, "settings.change", { egressHosts: [...new Set(hosts.data)] });
    return kept.ok ? ok(kept.value.egressHosts) : err(coreRefusal(kept.problem));
  }
  const settings = await call(client, "settings.get", {});
  if (!settings.ok) return err(coreRefusal(settings.problem));
  const { egressHosts } = settings.value;
  return egressHosts.length > 0 ? ok(egressHosts) : err(refusalFor("noHostKnown", {}, NOTHING));
}

async function read(session: CliSession, file = "-"): Promise<ExitCode> {
  const text = await textOf(session, file);
  if (!text.ok) return refuse(session, text.problem);
  return withCore(session, async (client) => {
    const settings = await call(client, "settings.get", {});
    if (!settings.ok) return refuse(session, coreRefusal(settings.problem));
    return tell(session, readEgress(text.value, settings.value.egressHosts));
  });
}

async function textOf(session: CliSession, file: string): Promise<Result<string, Refusal>> {
  const works = nothing("read");
  try {
    return ok(
      decoded(
        file === "-"
          ? await inputUpTo(session.host.inputStream(), MOST_EGRESS_CHARACTERS)
          : readRegularFile(session.path(file), MOST_EGRESS_CHARACTERS),
      ),
    );
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "") throw cause;
    if (code === "EFBIG") return err(refusalFor("outputTooLong", { most: MOST_EGRESS_CHARACTERS }, works));
    return err(unreadable(file, { code, works }));
  }
}

/** PowerShell writes UTF-16 with a byte order mark into files. */
function decoded(bytes: Buffer): string {
  return bytes[0] === 0xff && bytes[1] === 0xfe
    ? bytes.subarray(2).toString("utf16le")
    : bytes.toString("utf8").replace(/^\uFEFF/, "");
}

function tell({ report }: CliSession, findings: readonly EgressFinding[]): ExitCode {
  const { t } = report;
  const outcome = egressOutcome(findings);
  for (const finding of findings) {
    const { host, port, state, issuer, evidence, line = 0 } = finding;
    const [mark, color] = state === "reachable" ? (["✓", "green"] as const) : (["✗", "red"] as const);
    report.line("target", { ...finding, why: terminalEnglish(`egress.why.${state}`) });
    report.show(`${report.paint.show(color, mark)} ${visible(host)}:${port} ${t(`egress.state.${state}`)}`);
    if (state !== "reachable") report.show(`    ${t(`egress.why.${state}`)}`);
    if (issuer !== undefined) report.show(`    ${t("egress.issuer", { issuer: visible(issuer) })}`);
    if (evidence !== undefined && state !== "reachable")
      report.show(`    ${t("egress.evidence", { line, evidence: visible(evidence) })}`);
  }
  report.show(t(`egress.outcome.${outcome}`));
  report.show(t(`egress.means.${outcome}`));
  report.line("result", { outcome, targets: findings.length });
  return outcome === "open" ? EXIT.done : EXIT.endedSafely;
}
