import type { InputOf, OutputOf } from "../../../../../shared/rpc/api.ts";
import type { Client } from "../../../../../shared/rpc/client.ts";
import { err, ok, type Result } from "../../../../../shared/result.ts";
import type { WorkspaceId } from "../../../../../shared/workspace/workspace.ts";
import { examples, type Define } from "../../command.ts";
import { call, coreRefusal, withCore } from "../../core-call.ts";
import { EXIT, type ExitCode } from "../../exit-codes.ts";
import { unlockVault } from "../../passphrase.ts";
import { nothing, refusalFor, refuse, type Refusal, withCommand } from "../../refusal.ts";
import { secretFrom } from "../../secret-file.ts";
import type { CliSession } from "../../cli-session.ts";
import { visible } from "../../terminal/visible.ts";
import { tellTaken } from "./tell-taken.ts";

type Options = {
  readonly to: string;
  readonly appSecretFile?: string;
  readonly signUnchecked?: boolean;
  readonly allowPrivate?: boolean;
  readonly caFile?: string;
};
type Replayed = OutputOf<"webhooks.replay">[number];

const MOST = 100;

export const defineReplay: Define = (command, { action }) => {
  command
    .argument("<ID...>", "event IDs, as switchover webhooks events lists them; at most 100")
    .requiredOption("--to <URL>", "the endpoint's https URL")
    .option(
      "--app-secret-file <FILE>",
      "sign again with the app secret in this file; default: the workspace's secret in the vault",
    )
    .option(
      "--sign-unchecked",
      "also sign cloud notifications whose signatures couldn't be verified on arrival",
    )
    .option("--allow-private", "allow private addresses, IP addresses and ports other than 443")
    .option("--ca-file <FILE>", "also trust the CA in this file")
    .addHelpText(
      "after",
      examples(
        "webhooks replay 17 18 --to https://hooks.example/in --app-secret-file secret.txt",
        "webhooks replay 17 --to https://hooks.example/in --passphrase-file passphrase.txt --json",
      ),
    )
    .action(action(replay));
};

async function replay(session: CliSession, ids: readonly string[], options: Options): Promise<ExitCode> {
  const input = inputOf(session, ids, options);
  if (!input.ok) return refuse(session, input.problem);
  return withCore(session, async (client) => {
    if (session.passphraseFile !== undefined) {
      // The vault stores the workspace's app secret and the key that decrypts bodies.
      const unlocked = await unlockVault(session, client, { mayCreate: false });
      if (!unlocked.ok) return refuse(session, unlocked.problem);
    }
    const workspace = await workspaceOf(client, input.value.events);
    if (!workspace.ok) return refuse(session, workspace.problem);
    // Signs with the vault's app secret only if a passphrase file is named; never asks for a passphrase for
    // it.
    const usesVault = session.passphraseFile !== undefined && input.value.appSecret === undefined;
    const replayed = await call(client, "webhooks.replay", {
      ...input.value,
      ...(usesVault && workspace.value !== undefined ? { workspace: workspace.value } : {}),
    });
    if (!replayed.ok) return refuse(session, coreRefusal(replayed.problem));
    for (const one of replayed.value) tell(session, one);
    return conclude(session, replayed.value);
  });
}

/** The workspace that received all events; undefined if none did. Each workspace has its own app secret. */
async function workspaceOf(
  client: Client,
  events: readonly number[],
): Promise<Result<WorkspaceId | undefined, Refusal>> {
  const found = new Set<WorkspaceId | undefined>();
  for (const id of events) {
    const detail = await call(client, "webhooks.event", { id });
    if (!detail.ok) return err(coreRefusal(detail.problem));
    found.add(detail.value.event.workspace);
  }
  if (found.size > 1) return err(refusalFor("severalWorkspaces", {}, nothing("sent")));
  return ok([...found][0]);
}

function tell({ report }: CliSession, one: Replayed): void {
  const { event, status, failed, ms, signed } = one;
  report.line("replayed", {
    event,
    signed,
    ...(status === undefined ? {} : { status }),
    ...(failed === undefined ? {} : { failed }),
    ms,
  });
  if (report.json) return;
  const mark = isTaken(one) ? report.paint.show("green", "✓") : report.paint.show("red", "✗");
  const about = [report.t(`terminal.received.${signed ? "isSignedAgain" : "isUnsigned"}`), `${ms} ms`].join(
    "  ",
  );
  const came = status ?? visible(failed ?? report.t("terminal.received.noResponse"));
  report.show(`${mark} #${event}  ${came}  ${about}`);
}

function conclude({ report }: CliSession, results: readonly Replayed[]): ExitCode {
  const taken = results.filter(isTaken).length;
  const all = taken === results.length;
  tellTaken(report, { outcome: all ? "complete" : "refused", sent: results.length, taken });
  return all ? EXIT.done : EXIT.endedSafely;
}

function isTaken({ status = 0 }: Replayed): boolean {
  return status >= 200 && status < 300;
}

type Input = InputOf<"webhooks.replay">;

function inputOf(session: CliSession, ids: readonly string[], options: Options): Result<Input, Refusal> {
  const wrong = ids.find((id) => !/^[1-9][0-9]{0,14}$/.test(id));
  if (wrong !== undefined)
    return err(
      withCommand(
        refusalFor("noEventId", { id: visible(wrong.slice(0, 40)) }, nothing("sent")),
        "switchover webhooks events",
      ),
    );
  const events = [...new Set(ids.map(Number))];
  if (events.length > MOST) return err(refusalFor("tooManyEvents", { most: MOST }, nothing("sent")));
  const { to, caFile } = options;
  if (!URL.canParse(to))
    return err(
      withCommand(
        refusalFor("fullUrl", { option: "--to" }, nothing("sent")),
        "switchover webhooks replay --help",
      ),
    );
  const secret = secretFrom(session, "--app-secret-file", options.appSecretFile);
  if (!secret.ok) return secret;
  return ok({
    events,
    to,
    allowPrivate: options.allowPrivate === true,
    signUnchecked: options.signUnchecked === true,
    ...(secret.value === undefined ? {} : { appSecret: secret.value.reveal() }),
    ...(caFile === undefined ? {} : { caFile: session.path(caFile) }),
  });
}
