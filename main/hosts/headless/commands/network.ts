import { ApiAddress } from "../../../../shared/migration/plan.ts";
import type { WayApi, WayReport, WayStep, WayTarget } from "../../../../shared/network/way.ts";
import { maskAddress } from "../../../../shared/platform/callback-address.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import type { ProblemOf } from "../../../../shared/rpc/api.ts";
import type { Client } from "../../../../shared/rpc/client.ts";
import type { CoreProblem } from "../../../../shared/wording/core-problem.ts";
import { authoritySentences } from "../../../../shared/wording/authority-words.ts";
import { wayWords } from "../../../../shared/wording/way-words.ts";
import { WorkspaceId } from "../../../../shared/workspace/workspace.ts";
import { readRegularFile } from "../../../core/host/regular-file.ts";
import { errorCode } from "../../../core/storage/system-error.ts";
import type { CliSession } from "../cli-session.ts";
import { examples, wholeEnd, type Define } from "../command.ts";
import { call, coreRefusal, withCore } from "../core-call.ts";
import { EXIT, type ExitCode } from "../exit-codes.ts";
import { unlockVault } from "../passphrase.ts";
import { loadPlan } from "../plan-file/load-plan.ts";
import { nothing, refusalFor, refuse, withCommand, type Refusal } from "../refusal.ts";
import { fileUnreadable, writeReason } from "../terminal/file-reason.ts";
import { visible } from "../terminal/visible.ts";

export const define: Define = (command, { action }) => {
  command
    .command("test")
    .description("try the way to an API step by step, without a token, and say what is in it")
    .argument("<TARGET>", "a plan file, the ID of a workspace, or the API's URL")
    .option("--on-premises", "try the way to the on-premises client instead of the cloud API")
    .addHelpText(
      "after",
      examples(
        "network test plan.json",
        "network test https://cloud.example",
        "network test ws-7k2q9d --json",
        "network test plan.json --on-premises",
      ),
    )
    .action(action(test));
  command
    .command("trust")
    .description("show or choose which certificate authorities connections trust")
    .option("--system <ON>", "on or off: also trust the authorities of this computer")
    .option("--file <FILE>", "PEM file with a company's own authorities; replaces those that were added")
    .option("--no-file", "remove the authorities that were added")
    .addHelpText(
      "after",
      examples("network trust", "network trust --system on", "network trust --file company-ca.pem"),
    )
    .action(action(trust));
  command.addHelpText("after", examples("network test plan.json", "network trust"));
};

type TrustOptions = { readonly system?: string; readonly file?: string | boolean };

async function trust(session: CliSession, { system, file }: TrustOptions): Promise<ExitCode> {
  const unchanged = nothing("changedOrSent");
  if (system !== undefined && system !== "on" && system !== "off")
    return refuse(session, refusalFor("oneOf", { option: "--system", values: "on, off" }, unchanged));
  const read = typeof file === "string" ? authoritiesFrom(session, file) : ok(undefined);
  if (!read.ok) return refuse(session, read.problem);
  const pem = file === false ? { pem: null } : read.value === undefined ? {} : { pem: read.value };
  const change = { ...(system === undefined ? {} : { system: system === "on" }), ...pem };
  const isChange = Object.keys(change).length > 0;
  return withCore(session, async (client) => {
    const state = isChange
      ? await call(client, "network.trust", change)
      : await call(client, "network.authorities", {});
    if (!state.ok) return refuse(session, trustRefusal(session, state.problem, String(file)));
    const { report } = session;
    for (const sentence of authoritySentences(report.t, state.value)) report.show(sentence);
    report.line("result", { outcome: isChange ? ("changed" as const) : ("shown" as const), ...state.value });
    return isChange ? EXIT.done : wholeEnd(session, EXIT.done);
  });
}

const MOST_BYTES = 262_144;

function authoritiesFrom(session: CliSession, file: string): Result<string, Refusal> {
  try {
    const text = readRegularFile(session.path(file), MOST_BYTES).toString("latin1");
    return text === "" ? err(authorityFile(file)) : ok(text);
  } catch (cause) {
    const code = errorCode(cause);
    if (code === "") throw cause;
    if (code === "EFBIG") return err(authorityFile(file));
    return err(fileUnreadable("--file", visible(file), { code, works: nothing("changedOrSent") }));
  }
}

function authorityFile(file: string): Refusal {
  return refusalFor("authorityFile", { file: visible(file) }, nothing("changedOrSent"));
}

function trustRefusal(
  { dataDir }: CliSession,
  problem: CoreProblem | ProblemOf<"network.trust">,
  file: string,
): Refusal {
  switch (problem.kind) {
    case "notACertificate":
    case "notAnAuthority":
      return authorityFile(file);
    case "fixedByAdministrator":
      return withCommand(refusalFor("authoritiesFixed", {}, nothing("changedOrSent")), "switchover managed");
    case "settingsReadOnly":
      return refusalFor(
        "folderUnwritable",
        (t) => ({ folder: visible(dataDir), reason: writeReason(t, "EACCES") }),
        nothing("changedOrSent"),
      );
    default:
      return coreRefusal(problem);
  }
}

async function test(
  session: CliSession,
  given: string,
  { onPremises }: { readonly onPremises?: boolean },
): Promise<ExitCode> {
  const api = onPremises === true ? "on-premises" : "cloud";
  const target = targetOf(session, given, api);
  if (!target.ok) return refuse(session, target.problem);
  return withCore(session, async (client) => {
    const tested = await testedWay(session, client, target.value);
    if (!tested.ok) return refuse(session, tested.problem);
    return tell(session, tested.value, api);
  });
}

/** What nobody calls a plan: something with a scheme, or a host with a port. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/\/|[^/\\:]+:\d+\/?$|\[[\da-f:.]+\])/i;

function targetOf(session: CliSession, given: string, api: WayApi): Result<WayTarget, Refusal> {
  if (ADDRESS.test(given)) {
    const url = ApiAddress.safeParse(given);
    return url.success
      ? ok({ kind: "url", url: url.data, api })
      : err(refusalFor("wayUrl", { url: maskAddress(given) }, nothing("tried")));
  }
  const workspace = WorkspaceId.safeParse(given);
  if (workspace.success) return ok({ kind: "workspace", workspace: workspace.data, api });
  const plan = loadPlan(session.path(given));
  return plan.ok ? ok({ kind: "plan", plan: plan.value, api }) : plan;
}

/** Tests the way; unlocks the vault only if a secret of the connection itself is in it, such as the proxy's password. */
async function testedWay(
  session: CliSession,
  client: Client,
  target: WayTarget,
): Promise<Result<WayReport, Refusal>> {
  const first = await call(client, "network.test", target);
  if (first.ok) return first;
  const { problem } = first;
  const isLocked =
    problem.kind === "secretsMissing" && problem.missing.some(({ why }) => why === "vault-locked");
  if (!isLocked) return err(coreRefusal(problem));
  const unlocked = await unlockVault(session, client, { mayCreate: false });
  if (!unlocked.ok) return unlocked;
  const second = await call(client, "network.test", target);
  return second.ok ? second : err(coreRefusal(second.problem));
}

const STATUS = { passed: "pass", failed: "fail", "not-tried": "skip" } as const;
const MARKS = {
  passed: ["green", "✓"],
  failed: ["red", "✗"],
  "not-tried": ["dim", "–"],
} as const satisfies Record<WayStep["status"], readonly [string, string]>;

function tell({ report }: CliSession, found: WayReport, api: WayApi): ExitCode {
  const { t, paint } = report;
  const { steps, cause, about, server, proxy, facts } = found;
  for (const { step, status } of steps) {
    report.line("check", {
      id: `network.${step}`,
      status: STATUS[status],
      ...(status === "failed" && cause !== undefined ? { cause } : {}),
    });
    const [color, mark] = MARKS[status];
    report.show(`${paint.show(color, mark)} ${t(`way.step.${step}`)}: ${t(`way.status.${status}`)}`);
  }
  const { what, next, notes } = wayWords(t, found);
  report.show(what);
  report.show(next);
  for (const note of notes) report.show(note);
  report.line("result", {
    outcome: cause === undefined ? ("free" as const) : ("blocked" as const),
    ...(cause === undefined ? {} : { cause, about }),
    api,
    server,
    ...(proxy === undefined ? {} : { proxy }),
    ...facts,
  });
  return cause === undefined ? EXIT.done : EXIT.endedSafely;
}
