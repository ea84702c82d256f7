import { e164 } from "../../../shared/phone.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { ProblemOf } from "../../../shared/rpc/api.ts";
import { SHORTEST_HANDOVER_PASSPHRASE } from "../../../shared/rpc/areas/handover.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { isoOf } from "../../../shared/time.ts";
import type { Workspace } from "../../../shared/workspace/workspace.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import {
  certificatePaths,
  certificatesAt,
  contentText,
  readContent,
  secretsUnder,
  summaryOf,
  type HandoverContent,
} from "../handover/handover-content.ts";
import { closeHandover, handoverRefused, openHandover } from "../handover/handover-file.ts";
import { takeHandover } from "../handover/take-handover.ts";
import type { HostPorts } from "../host/host-ports.ts";
import { statusOf } from "../migration/status.ts";
import type { Push } from "../runtime/topics.ts";
import type { WebhookSettingsFile } from "../webhooks/settings/webhook-settings.ts";
import { readWorkspace } from "../workspaces/edit.ts";
import { readWorkspaces } from "../workspaces/workspace-file.ts";

type Deps = {
  readonly ports: HostPorts;
  readonly folder: DataFolder;
  readonly settings: WebhookSettingsFile;
  readonly push: Push;
  readonly makeReport: Handlers["report.make"];
};

/** Handlers for workspaces that are handed over as encrypted files. */
export function handoverHandlers(deps: Deps): Pick<Handlers, `handover.${string}` & keyof Handlers> {
  const { ports, folder, settings, push } = deps;
  return {
    "handover.make": async ({ workspace: id, passphrase, withSecrets }) => {
      if (passphrase.reveal().length < SHORTEST_HANDOVER_PASSPHRASE)
        return err(handoverRefused("short-passphrase"));
      const workspace = readWorkspace(ports, id);
      if (!workspace.ok) return workspace;
      const content = await contentOf(deps, workspace.value, withSecrets);
      if (!content.ok) return content;
      const list = readWorkspaces(ports);
      if (!list.ok) return list;
      return ok({
        content: await closeHandover(contentText(content.value), passphrase, ports),
        summary: summaryOf(content.value, list.value),
      });
    },
    "handover.inspect": async ({ content: file, passphrase }) => {
      const text = await openHandover(file, passphrase);
      const content = text.ok ? readContent(text.value) : text;
      if (!content.ok) return content;
      const list = readWorkspaces(ports);
      return list.ok ? ok(summaryOf(content.value, list.value)) : list;
    },
    "handover.take": async ({ content: file, passphrase, asNew, withSecrets }) => {
      const text = await openHandover(file, passphrase);
      const content = text.ok ? readContent(text.value) : text;
      if (!content.ok) return content;
      const taken = takeHandover({ ports, vault: folder.vault, settings }, content.value, {
        asNew,
        withSecrets,
      });
      if (!taken.ok) return taken;
      push("workspaces", taken.value.list);
      if (taken.value.secrets > 0) folder.vaultChanged();
      return taken;
    },
  };
}

/** Everything of one workspace, and nothing of another. */
async function contentOf(
  { ports, folder, settings, makeReport }: Deps,
  workspace: Workspace,
  withSecrets: boolean,
): Promise<Result<HandoverContent, ProblemOf<"handover.make">>> {
  const secrets = withSecrets ? secretsUnder(folder.vault, workspace.id) : ok([]);
  if (!secrets.ok) return secrets;
  const chosen = settings.read();
  if (!chosen.ok) return chosen;
  const own = chosen.value.workspaces.find((one) => one.workspace === workspace.id);
  const reports = await reportsOf({ ports, folder, makeReport }, workspace);
  if (!reports.ok) return reports;
  return ok({
    madeAt: isoOf(ports.clock.now()),
    appVersion: ports.appVersion,
    workspace,
    certificates: certificatesAt(certificatePaths(workspace)),
    ...(own === undefined
      ? {}
      : {
          webhooks: {
            stopAfterMinutes: own.stopAfterMinutes,
            ...(own.endpoint === undefined ? {} : { endpoint: own.endpoint }),
          },
        }),
    reports: reports.value,
    secrets: secrets.value,
  });
}

/** Signed reports of the workspace's migrations that have ended; one that can't be made is left out. */
async function reportsOf(
  { ports, folder, makeReport }: Pick<Deps, "ports" | "folder" | "makeReport">,
  { numbers }: Workspace,
): Promise<Result<HandoverContent["reports"], ProblemOf<"handover.make">>> {
  if (!folder.exists()) return ok([]);
  const storage = folder.storage();
  if (!storage.ok) return storage;
  const status = statusOf({ storage: storage.value, ports });
  const own = new Set<string>(numbers.map(({ cc, phoneNumber }) => e164(cc, phoneNumber)));
  const runs = status.ok
    ? status.value.filter(({ number, phase }) => own.has(number) && phase.kind === "ended")
    : [];
  const reports: HandoverContent["reports"] = [];
  for (const { run } of runs) {
    const made = await makeReport({ run, form: "json", language: "en" });
    if (made.ok) reports.push({ run, content: made.value.content });
  }
  return ok(reports);
}
