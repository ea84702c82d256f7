import { join } from "node:path";
import { redact } from "../../../shared/redacted.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { OutputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { HandoverRefused } from "../../../shared/rpc/areas/handover.ts";
import { SecretLabel } from "../../../shared/ids.ts";
import { WorkspaceId, type Workspace, type WorkspaceList } from "../../../shared/workspace/workspace.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Vault } from "../runtime/ports.ts";
import type { Random } from "../runtime/random.ts";
import { ensurePrivateFolder, replaceDurably } from "../storage/durable-file.ts";
import { catchStorageErrors } from "../storage/problems.ts";
import type { WebhookSettingsFile } from "../webhooks/settings/webhook-settings.ts";
import { keepPem } from "../workspaces/certificates.ts";
import { changeWorkspaces, readWorkspaces } from "../workspaces/workspace-file.ts";
import { withPaths, type HandoverContent } from "./handover-content.ts";
import { handoverRefused } from "./handover-file.ts";

type Tools = {
  readonly ports: Pick<HostPorts, "dataDir" | "clock" | "random">;
  readonly vault: Vault;
  readonly settings: WebhookSettingsFile;
};
type Wish = { readonly asNew: boolean; readonly withSecrets: boolean };
type Taken = Result<OutputOf<"handover.take">, ProblemOf<"handover.take">>;

/**
 * Adds the workspace of a file. Everything that can refuse is asked first; the list of workspaces is written last, so
 * that a workspace which is listed is whole.
 */
export function takeHandover(tools: Tools, content: HandoverContent, wish: Wish): Taken {
  const { ports, vault } = tools;
  const list = readWorkspaces(ports);
  if (!list.ok) return list;
  const id = wish.asNew ? freeId(ports.random, list.value) : content.workspace.id;
  if (isTaken(list.value, id)) return err(handoverRefused("exists"));
  const secrets = wish.withSecrets ? content.secrets : [];
  if (secrets.length > 0 && vault.state() !== "open")
    return err({ kind: vault.state() === "absent" ? "vaultAbsent" : "vaultLocked" });
  const workspace = keptWorkspace(tools, content, id);
  if (!workspace.ok) return workspace;
  const reports = keepReports(ports.dataDir, id, content.reports);
  if (!reports.ok) return reports;
  for (const { name, kind, value, origin } of secrets) {
    const put = vault.put(SecretLabel.parse(`${id}.${name}`), kind, redact(value, name), origin);
    if (!put.ok) return put;
  }
  const added = changeWorkspaces<HandoverRefused>(ports, (current) =>
    isTaken(current, id) ? err(handoverRefused("exists")) : ok([...current.workspaces, workspace.value]),
  );
  if (!added.ok) return added;
  // Monitoring starts only where a person switches it on, and a tunnel belongs to the computer it was set up on.
  if (content.webhooks !== undefined)
    tools.settings.change({ workspace: { ...content.webhooks, workspace: id, watched: false } });
  return ok({
    list: added.value,
    workspace: id,
    secrets: secrets.length,
    ...(reports.value === undefined ? {} : { reports: reports.value }),
  });
}

function isTaken({ workspaces }: WorkspaceList, id: WorkspaceId): boolean {
  return workspaces.some((one) => one.id === id);
}

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

function freeId(random: Random, list: WorkspaceList): WorkspaceId {
  for (;;) {
    const text = [...random.bytes(6)].map((byte) => LETTERS[byte % LETTERS.length]).join("");
    const id = WorkspaceId.parse(`ws-${text}`);
    if (!isTaken(list, id)) return id;
  }
}

/** The workspace under its id, with its certificates kept in this data folder. */
function keptWorkspace(
  { ports }: Tools,
  { workspace, certificates }: HandoverContent,
  id: WorkspaceId,
): Result<Workspace, ProblemOf<"handover.take">> {
  const paths = new Map<string, string>();
  const ofClient = workspace.network?.client?.kind === "pem" ? workspace.network.client.certFile : undefined;
  for (const { path, pem } of certificates) {
    const kept = keepPem(ports.dataDir, path === ofClient ? "client" : "ca", pem);
    if (kept.ok) paths.set(path, kept.value.path);
    else if (kept.problem.kind !== "notACertificate") return err(kept.problem);
  }
  const { archivedAt: _archived, ...others } = withPaths(workspace, paths);
  return ok({ ...others, id });
}

/** Writes the reports into a folder of their own; undefined where there are none. */
function keepReports(
  dataDir: string,
  id: WorkspaceId,
  reports: HandoverContent["reports"],
): Result<string | undefined, ProblemOf<"handover.take">> {
  if (reports.length === 0) return ok(undefined);
  return catchStorageErrors(() => {
    const folder = join(dataDir, "handed-over", id);
    ensurePrivateFolder(join(dataDir, "handed-over"));
    ensurePrivateFolder(folder);
    for (const { run, content } of reports)
      replaceDurably(join(folder, `${run}.json`), Buffer.from(content, "base64").toString("utf8"));
    return ok(folder);
  });
}
