import { methodsOf } from "../../../shared/rpc/names.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { ProblemOf } from "../../../shared/rpc/api.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import { addressesOf } from "../../../shared/workspace/addresses.ts";
import { isoOf } from "../../../shared/time.ts";
import type { Workspace, WorkspaceList } from "../../../shared/workspace/workspace.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Push } from "../runtime/topics.ts";
import type { WhenCalled } from "./when-called.ts";
import {
  type ChangedElsewhere,
  type NoSuchWorkspace,
  type WorkspaceInUse,
  findWorkspace,
  notInUse,
  readWorkspace,
  withWorkspace,
  withoutWorkspace,
} from "../workspaces/edit.ts";
import { forgetWorkspaceSecrets } from "../workspaces/forget-secrets.ts";
import { changeWorkspaces, readWorkspaces } from "../workspaces/workspace-file.ts";

type Names = `workspaces.${string}` | `connections.${string}` | `numbers.${string}`;
type WorkspaceHandlers = Pick<Handlers, Names & keyof Handlers>;
type IsReplacedFor = (workspace: Workspace) => Result<boolean, StorageProblem>;

/**
 * Handlers for workspaces, their connections, and queries about their numbers. Nothing here changes anything
 * on the platform.
 */
export function workspacesHandlers(
  ports: HostPorts,
  folder: DataFolder,
  push: Push,
  /** Gives what tells whether a callback URL of a workspace leads here, or wasn't restored. */
  whatIsReplaced: () => Promise<IsReplacedFor>,
  whenCalled: WhenCalled,
): WorkspaceHandlers {
  const tools = { ports, vault: folder.vault };
  const published = (list: WorkspaceList): WorkspaceList => {
    push("workspaces", list);
    return list;
  };
  return {
    "workspaces.list": async () => readWorkspaces(ports),
    "workspaces.save": async ({ revision, workspace }) => {
      const saved = changeWorkspaces(ports, (current) => withWorkspace(current, revision, workspace));
      return saved.ok ? ok(published(saved.value)) : saved;
    },
    "workspaces.remove": async ({ revision, workspace }) => {
      type Refusal = NoSuchWorkspace | ChangedElsewhere | WorkspaceInUse | StorageProblem;
      const removed = changeWorkspaces<Refusal>(ports, (current) => {
        const known = findWorkspace(current, workspace);
        const idle = known.ok ? notInUse(folder, known.value) : known;
        return idle.ok ? withoutWorkspace(current, revision, workspace) : idle;
      });
      if (!removed.ok) return removed;
      folder.readings.drop(workspace);
      published(removed.value);
      const forgotten = forgetWorkspaceSecrets(folder.vault, workspace);
      if (forgotten.ok && forgotten.value > 0) folder.vaultChanged();
      return forgotten.ok ? removed : forgotten;
    },
    "workspaces.archive": async ({ workspace, archived }) => {
      type Refusal = ProblemOf<"workspaces.archive">;
      const isReplacedFor = archived ? await whatIsReplaced() : undefined;
      const changed = changeWorkspaces<Refusal>(ports, (current) => {
        const known = findWorkspace(current, workspace);
        if (!known.ok) return known;
        const idle =
          isReplacedFor === undefined ? ok(null) : whyNotArchived(folder, known.value, isReplacedFor);
        if (!idle.ok) return idle;
        const { archivedAt = isoOf(ports.clock.now()), ...others } = known.value;
        const next = archived ? { ...others, archivedAt } : others;
        return ok(current.workspaces.map((one) => (one.id === workspace ? next : one)));
      });
      return changed.ok ? ok(published(changed.value)) : changed;
    },
    ...whenCalled(methodsOf("connections"), async () =>
      (await import("./connections.ts")).connectionsHandlers(ports, folder, push),
    ),
    "numbers.discover": async ({ workspace }) => {
      const known = readWorkspace(ports, workspace);
      if (!known.ok) return known;
      const { discoverNumbers } = await import("../workspaces/numbers.ts");
      return discoverNumbers(tools, known.value);
    },
    "numbers.look": async ({ workspace, phoneNumberId }) => {
      const known = readWorkspace(ports, workspace);
      if (!known.ok) return known;
      const number = known.value.numbers.find((one) => one.phoneNumberId === phoneNumberId);
      const { observeNumberNow } = await import("../workspaces/numbers.ts");
      const observed = await observeNumberNow(tools, known.value, number);
      return observed.ok
        ? ok(folder.readings.note({ workspace, phoneNumberId }, addressesOf(known.value), observed.value))
        : err(observed.problem);
    },
    "numbers.readings": async () => ok([...folder.readings.all()]),
  };
}

function whyNotArchived(
  folder: DataFolder,
  workspace: Workspace,
  isReplacedFor: IsReplacedFor,
): Result<null, ProblemOf<"workspaces.archive">> {
  const idle = notInUse(folder, workspace);
  if (!idle.ok)
    return idle.problem.kind === "workspaceInUse"
      ? err({ kind: "workspaceBusy", why: "open-migration" })
      : err(idle.problem);
  const replaced = isReplacedFor(workspace);
  if (!replaced.ok) return replaced;
  return replaced.value ? err({ kind: "workspaceBusy", why: "replaced-callback" }) : ok(null);
}
