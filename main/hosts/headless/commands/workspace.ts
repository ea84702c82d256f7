import { err, ok, type Result } from "../../../../shared/result.ts";
import {
  LARGEST_HANDOVER,
  SHORTEST_HANDOVER_PASSPHRASE,
  type HandoverSummary,
} from "../../../../shared/rpc/areas/handover.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import { localTime } from "../../../../shared/wording/times.ts";
import { WorkspaceId } from "../../../../shared/workspace/workspace.ts";
import { readRegularFile } from "../../../core/host/regular-file.ts";
import { systemCode } from "../../common/ports/read-capped.ts";
import type { Values } from "../../../../shared/wording/translate.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { filePassphrase, type FileOptions } from "../file-passphrase.ts";
import { outputFile, unfitOutput, writeOutput } from "../output-file.ts";
import { unlockVault } from "../passphrase.ts";
import { nothing, refusalFor, refuse, type Refusal } from "../refusal.ts";
import { unreadable } from "../terminal/file-reason.ts";
import type { en } from "../wording/en/index.ts";
import { onOneLine, visible } from "../terminal/visible.ts";

type ExportOptions = FileOptions & { readonly out?: string; readonly withSecrets?: boolean };
type ImportOptions = FileOptions & {
  readonly show?: boolean;
  readonly asNew?: boolean;
  readonly withoutSecrets?: boolean;
  readonly yes?: boolean;
};

export const define: Define = (command, { action, query }) => {
  command
    .command("list")
    .description("list workspaces, archived ones too")
    .addHelpText("after", examples("workspace list", "workspace list --json"))
    .action(query(list));
  command
    .command("archive")
    .description("hide a workspace; everything of it stays")
    .argument("<WORKSPACE>", "its ID, as switchover workspace list shows it")
    .action(action((session, id: string) => archive(session, id, true)));
  command
    .command("restore")
    .description("show an archived workspace again")
    .argument("<WORKSPACE>", "its ID")
    .action(action((session, id: string) => archive(session, id, false)));
  command
    .command("export")
    .description("write a workspace to an encrypted file with a passphrase of its own")
    .argument("<WORKSPACE>", "its ID")
    .option("--out <FILE>", "file to write, replaced if it is there; needed")
    .option("--file-passphrase-file <FILE>", "file with the new file's passphrase; default: ask")
    .option("--with-secrets", "include tokens, passwords and PINs; needs the vault's passphrase")
    .addHelpText("after", examples("workspace export ws-7k2q9d --out bakery.switchover"))
    .action(action(exportWorkspace));
  command
    .command("import")
    .description("show what such a file holds, and add its workspace")
    .argument("<FILE>", "file that switchover workspace export wrote")
    .option("--file-passphrase-file <FILE>", "file with the file's passphrase; default: ask")
    .option("--show", "only show what is in it")
    .option("--as-new", "add it under a new ID, beside one that is already here")
    .option("--without-secrets", "leave out the secrets that are in it")
    .option("--yes", "don't ask")
    .addHelpText("after", examples("workspace import bakery.switchover --show"))
    .action(action(importWorkspace));
  command.addHelpText(
    "after",
    examples("workspace list", "workspace export ws-7k2q9d --out bakery.switchover"),
  );
};

async function list(session: CliSession): Promise<ExitCode> {
  return withCore(session, async (client) => {
    const known = await call(client, "workspaces.list", {});
    if (!known.ok) return refuse(session, coreRefusal(known.problem));
    const { workspaces } = known.value;
    const { t } = session.report;
    if (workspaces.length === 0) session.report.say(t("terminal.tools.workspace.none"));
    for (const { id, name, numbers, archivedAt } of workspaces) {
      const count = t("terminal.tools.workspace.numbers", { count: numbers.length });
      const state =
        archivedAt === undefined
          ? []
          : [t("terminal.tools.workspace.archivedAt", { at: localTime(t, archivedAt) })];
      session.report.show(onOneLine(t, [id, visible(name), count, ...state]));
      session.report.line("workspace", {
        id,
        name,
        numbers: numbers.length,
        ...(archivedAt === undefined ? {} : { archivedAt }),
      });
    }
    session.report.line("result", { outcome: "listed", workspaces: workspaces.length });
    return EXIT.done;
  });
}

async function archive(session: CliSession, text: string, archived: boolean): Promise<ExitCode> {
  const workspace = workspaceIn(text);
  if (!workspace.ok) return refuse(session, workspace.problem);
  return withCore(session, async (client) => {
    const changed = await call(client, "workspaces.archive", { workspace: workspace.value, archived });
    if (!changed.ok) return refuse(session, coreRefusal(changed.problem));
    session.report.say(session.report.t(`terminal.tools.workspace.${archived ? "archived" : "shown"}`));
    session.report.line("result", {
      outcome: archived ? "archived" : "restored",
      workspace: workspace.value,
    });
    return EXIT.done;
  });
}

async function exportWorkspace(session: CliSession, text: string, options: ExportOptions): Promise<ExitCode> {
  const workspace = workspaceIn(text);
  if (!workspace.ok) return refuse(session, workspace.problem);
  const out = outputFile(session, options.out);
  if (out === undefined) return refuse(session, refusalFor("notForTerminal", {}, NOTHING));
  const unfit = unfitOutput(out, NOTHING);
  if (unfit !== undefined) return refuse(session, unfit);
  const passphrase = await filePassphrase(session, options, PASSPHRASE.ofNew);
  if (!passphrase.ok) return refuse(session, passphrase.problem);
  const withSecrets = options.withSecrets === true;
  return withCore(session, async (client) => {
    const opened = withSecrets ? await unlockVault(session, client, { mayCreate: false }) : ok(null);
    if (!opened.ok) return refuse(session, opened.problem);
    const made = await call(client, "handover.make", {
      workspace: workspace.value,
      passphrase: passphrase.value.reveal(),
      withSecrets,
    });
    if (!made.ok) return refuse(session, coreRefusal(made.problem));
    const unwritten = writeOutput(out, made.value.content, { mode: 0o600, works: NOTHING });
    if (unwritten !== undefined) return refuse(session, unwritten);
    tellSummary(session, made.value.summary);
    session.report.say(session.report.t("terminal.tools.workspace.written", { file: visible(out.shown) }));
    session.report.line("result", { outcome: "exported", workspace: workspace.value, file: out.shown });
    return EXIT.done;
  });
}

async function importWorkspace(session: CliSession, file: string, options: ImportOptions): Promise<ExitCode> {
  const content = readHandover(session.path(file), file);
  if (!content.ok) return refuse(session, content.problem);
  const passphrase = await filePassphrase(session, options, PASSPHRASE.ofGiven);
  if (!passphrase.ok) return refuse(session, passphrase.problem);
  const opened = { content: content.value, passphrase: passphrase.value.reveal() };
  return withCore(session, async (client) => {
    const found = await call(client, "handover.inspect", opened);
    if (!found.ok) return refuse(session, coreRefusal(found.problem));
    tellSummary(session, found.value);
    if (options.show === true) {
      session.report.line("result", { outcome: "shown", workspace: found.value.id });
      return EXIT.done;
    }
    if (found.value.exists && options.asNew !== true)
      return refuse(session, coreRefusal({ kind: "handoverRefused", why: "exists" }));
    if (options.yes !== true && !(await isAgreed(session))) {
      session.report.say(session.report.t("terminal.nothing.written"));
      session.report.line("result", { outcome: "awaiting-confirmation", workspace: found.value.id });
      return EXIT.waiting;
    }
    return take(session, client, opened, found.value, options);
  });
}

async function take(
  session: CliSession,
  client: Client,
  opened: { readonly content: string; readonly passphrase: string },
  { secrets }: HandoverSummary,
  { asNew = false, withoutSecrets = false }: ImportOptions,
): Promise<ExitCode> {
  const withSecrets = !withoutSecrets && secrets.length > 0;
  const vault = withSecrets ? await unlockVault(session, client, { mayCreate: true }) : ok(null);
  if (!vault.ok) return refuse(session, vault.problem);
  const taken = await call(client, "handover.take", { ...opened, asNew, withSecrets });
  if (!taken.ok) return refuse(session, coreRefusal(taken.problem));
  const { workspace, reports, secrets: kept } = taken.value;
  const { t } = session.report;
  session.report.say(t("terminal.tools.workspace.added", { id: workspace, count: kept }));
  if (reports !== undefined)
    session.report.say(t("terminal.tools.workspace.reportsIn", { folder: visible(reports) }));
  session.report.line("result", {
    outcome: "imported",
    workspace,
    secrets: kept,
    ...(reports === undefined ? {} : { reports }),
  });
  return EXIT.done;
}

async function isAgreed({ interactive, host, report }: CliSession): Promise<boolean> {
  return interactive && (await host.prompts.yes(report.t("terminal.tools.workspace.ask"))) === true;
}

/** Names of secrets are shown, values never. */
function tellSummary({ report }: CliSession, summary: HandoverSummary): void {
  const { id, name, madeAt, numbers, cloud, onPrem, secrets, reports, exists, certificatesMissing } = summary;
  report.line("handover", { ...summary });
  const { t } = report;
  const show = (key: keyof (typeof en)["tools"]["workspace"]["summary"], values: Values = {}): void =>
    report.show(t(`terminal.tools.workspace.summary.${key}`, values));
  const listed = (names: readonly string[]): string =>
    names.length === 0 ? t("terminal.tools.workspace.summary.none") : names.map(visible).join(", ");
  show("workspace", { name: visible(name), id, at: localTime(t, madeAt) });
  for (const { spoken, displayName } of numbers)
    if (displayName === undefined) show("number", { spoken });
    else show("namedNumber", { spoken, name: visible(displayName) });
  if (cloud !== undefined) show("cloud", { url: visible(cloud) });
  if (onPrem !== undefined) show("onPrem", { url: visible(onPrem) });
  show("secrets", { list: listed(secrets) });
  show("reports", { list: listed(reports) });
  for (const path of certificatesMissing) show("missing", { path: visible(path) });
  if (exists) show("exists");
}

function readHandover(path: string, shown: string): Result<string, Refusal> {
  try {
    return ok(readRegularFile(path, LARGEST_HANDOVER).toString("utf8"));
  } catch (cause) {
    const code = systemCode(cause);
    if (code === "") throw cause;
    if (code === "EFBIG") return err(coreRefusal({ kind: "handoverRefused", why: "too-large" }));
    return err(unreadable(shown, { code, works: NOTHING }));
  }
}

function workspaceIn(text: string): Result<WorkspaceId, Refusal> {
  const read = WorkspaceId.safeParse(text);
  return read.success
    ? ok(read.data)
    : err(refusalFor("noWorkspaceId", { id: visible(text.slice(0, 80)) }, NOTHING));
}

const NOTHING = nothing("written");
const PASSPHRASE = {
  ofNew: { isNew: true, shortest: SHORTEST_HANDOVER_PASSPHRASE, works: NOTHING },
  ofGiven: { isNew: false, shortest: SHORTEST_HANDOVER_PASSPHRASE, works: NOTHING },
} as const;
