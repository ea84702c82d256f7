import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { Workspace, WorkspaceId, WorkspaceList } from "../../../shared/workspace/workspace.ts";
import type { DataFolder } from "../data-folder.ts";
import type { HostPorts } from "../ports.ts";
import type { Push } from "../topics.ts";
import { portsVia } from "../workspaces/access.ts";
import { keepCa, presentedBy } from "../workspaces/certificates.ts";
import { dropClientCertificate, keepClientCertificate } from "../workspaces/client-certificate.ts";
import {
  findWorkspace,
  withoutWorkspace,
  withWorkspace,
  type ChangedElsewhere,
  type NoSuchWorkspace,
} from "../workspaces/edit.ts";
import { forgetWorkspaceSecrets } from "../workspaces/forget-secrets.ts";
import { discoverNumbers, lookAtNumber } from "../workspaces/numbers.ts";
import { testCloud, testOnPrem } from "../workspaces/test-connection.ts";
import { notInUse, type WorkspaceInUse } from "../workspaces/in-use.ts";
import { changeWorkspaces, readWorkspaces } from "../workspaces/workspace-file.ts";

type Names = `workspaces.${string}` | `connections.${string}` | `numbers.${string}`;
type WorkspaceHandlers = Pick<Handlers, Names & keyof Handlers>;

/** Workspaces, their connections, and looks at their numbers. Nothing here changes anything on the platform. */
export function workspacesHandlers(ports: HostPorts, folder: DataFolder, push: Push): WorkspaceHandlers {
  const tools = { ports, vault: folder.vault };
  const published = (list: WorkspaceList): WorkspaceList => {
    push("workspaces", list);
    return list;
  };
  const found = (workspace: WorkspaceId): Result<Workspace, StorageProblem | NoSuchWorkspace> => {
    const list = readWorkspaces(ports);
    return list.ok ? findWorkspace(list.value, workspace) : list;
  };
  /** Tells of the workspaces and of the vault, in which something may have changed even where not all was done. */
  const vaultToo = <P>(changed: Result<WorkspaceList, P>): Result<WorkspaceList, P> => {
    folder.vaultChanged();
    return changed.ok ? ok(published(changed.value)) : changed;
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
    "connections.test": async ({ workspace, dialect, connection }) => {
      const known = found(workspace);
      const { numbers = [], network } = known.ok ? known.value : {};
      const common = { workspace, dialect, network, number: numbers[0] };
      const tested =
        connection.side === "cloud"
          ? await testCloud(tools, { ...common, cloud: connection.cloud })
          : await testOnPrem(tools, { ...common, onPrem: connection.onPrem });
      return tested.ok ? ok({ checks: [...tested.value] }) : tested;
    },
    "connections.certificate": async ({ address, workspace }) => {
      const via = portsVia(tools, workspace);
      return via.ok ? presentedBy(address, via.value.proxies) : via;
    },
    "connections.keepCa": async ({ pem }) => keepCa(ports.dataDir, pem),
    "connections.keepClient": async ({ workspace, client }) =>
      vaultToo(keepClientCertificate(tools, workspace, client)),
    "connections.dropClient": async ({ workspace }) => vaultToo(dropClientCertificate(tools, workspace)),
    "numbers.discover": async ({ workspace }) => {
      const known = found(workspace);
      return known.ok ? discoverNumbers(tools, known.value) : known;
    },
    "numbers.look": async ({ workspace, phoneNumberId }) => {
      const known = found(workspace);
      if (!known.ok) return known;
      const number = known.value.numbers.find((one) => one.phoneNumberId === phoneNumberId);
      const looked = await lookAtNumber(tools, known.value, number);
      return looked.ok
        ? ok(folder.readings.note({ workspace, phoneNumberId }, looked.value))
        : err(looked.problem);
    },
    "numbers.readings": async () => ok([...folder.readings.all()]),
  };
}
