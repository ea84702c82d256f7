import { err, ok, type Result } from "../../../shared/result.ts";
import type { Redacted } from "../../../shared/redacted.ts";
import type { OutputOf, ParsedInputOf, ProblemOf } from "../../../shared/rpc/api.ts";
import type { VaultProblem } from "../../../shared/rpc/problems.ts";
import { labelOf } from "../../../shared/workspace/labels.ts";
import type { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { checkAddress, type CheckedAddress } from "../endpoint/address/check-address.ts";
import type { HostPorts } from "../ports.ts";
import type { FolderVault } from "../vault/open-vault.ts";
import { findWorkspace } from "../workspaces/edit.ts";
import { readWorkspaces } from "../workspaces/workspace-file.ts";
import type { Events } from "./events.ts";
import { posterTo, type Poster } from "./outgoing/post.ts";
import { signatureOf } from "./receiver/signature.ts";
import type { EventStore } from "./store/port.ts";

type Deps = { readonly ports: HostPorts; readonly vault: FolderVault; readonly events: Events };
type Replayed = OutputOf<"webhooks.replay">;
type Problem = ProblemOf<"webhooks.replay">;
type Stored = { readonly event: number; readonly body: Buffer | undefined; readonly signs: boolean };

/**
 * Posts stored notifications once more, one after the other, each with its whole body as it came. Those of the cloud
 * are signed anew where the workspace has an app secret; an on-premises client signs nothing. What was refused goes
 * out unsigned: our signature would turn a stranger's words into the platform's. Stops at nothing: each event has a
 * result of its own, and one whose body was not kept says so.
 */
export async function replay(
  { ports, vault, events }: Deps,
  { workspace, events: wanted, to, allowPrivate }: ParsedInputOf<"webhooks.replay">,
  open: (address: CheckedAddress) => Poster = (address) => posterTo(address, { connections: 1 }),
): Promise<Result<Replayed, Problem>> {
  const list = readWorkspaces(ports);
  if (!list.ok) return list;
  const known = findWorkspace(list.value, workspace);
  if (!known.ok) return known;
  const checked = await checkAddress(to, { allowPrivate: allowPrivate || ports.practice !== undefined });
  if (!checked.ok) return err({ kind: "addressRefused", cause: checked.problem.cause });
  const secret = appSecretOf(vault, workspace);
  if (!secret.ok) return secret;
  if (!events.exists()) return err({ kind: "noSuchEvent" });
  const store = events.store();
  if (!store.ok) return store;
  // Everything is read before anything is sent: half a replay helps nobody.
  const stored = bodiesOf(store.value, wanted);
  if (!stored.ok) return stored;
  const poster = open(checked.value);
  try {
    const results: Replayed = [];
    for (const one of stored.value) results.push(await postOne(poster, one, secret.value));
    return ok(results);
  } finally {
    await poster.close();
  }
}

async function postOne(
  poster: Poster,
  { event, body, signs }: Stored,
  secret: Redacted<string> | undefined,
): Promise<Replayed[number]> {
  const signature =
    signs && secret !== undefined && body !== undefined ? signatureOf(secret, body) : undefined;
  if (body === undefined) return { event, ms: 0, failed: "not-kept", signed: false };
  const posted = await poster.post({ body, ...(signature === undefined ? {} : { signature }) });
  return { event, ...posted, signed: signature !== undefined };
}

function bodiesOf(store: EventStore, events: readonly number[]): Result<readonly Stored[], Problem> {
  const found: Stored[] = [];
  for (const event of events) {
    const kept = store.body(event);
    if (!kept.ok) return kept;
    if (kept.value === "locked") return err({ kind: "vaultLocked" });
    const detail = store.detail(event);
    if (!detail.ok) return detail;
    if (detail.value === undefined) return err({ kind: "noSuchEvent" });
    const { source, refused } = detail.value.event;
    found.push({ event, body: kept.value?.body, signs: source === "cloud" && refused === undefined });
  }
  return ok(found);
}

/** The current app secret; a folder without a vault, or a vault without one, has none. */
function appSecretOf(
  vault: FolderVault,
  workspace: WorkspaceId,
): Result<Redacted<string> | undefined, VaultProblem> {
  if (vault.state() === "absent") return ok(undefined);
  const taken = vault.take(labelOf(workspace, "app-secret"));
  if (taken.ok) return taken;
  const { problem } = taken;
  return problem.kind === "recordMissing" || problem.kind === "ofAnotherAddress"
    ? ok(undefined)
    : err(problem);
}
