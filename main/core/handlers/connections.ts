import { ok, type Result } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { WorkspaceList } from "../../../shared/workspace/workspace.ts";
import type { DataFolder } from "../data-folder/data-folder.ts";
import type { HostPorts } from "../host/host-ports.ts";
import type { Push } from "../runtime/topics.ts";
import { portsVia } from "../workspaces/access.ts";
import { keepCa, presentedBy } from "../workspaces/certificates.ts";
import { dropClientCertificate, keepClientCertificate } from "../workspaces/client-certificate.ts";
import { readWorkspace } from "../workspaces/edit.ts";
import { testCloud, testOnPrem } from "../workspaces/test-connection.ts";

type ConnectionHandlers = Pick<Handlers, `connections.${string}` & keyof Handlers>;

/** Handlers that test a workspace's connections, and read and store their certificates. */
export function connectionsHandlers(ports: HostPorts, folder: DataFolder, push: Push): ConnectionHandlers {
  const tools = { ports, vault: folder.vault };
  /** Publishes workspaces and vault, which may have changed even if the request failed in part. */
  const published = <P>(changed: Result<WorkspaceList, P>): Result<WorkspaceList, P> => {
    folder.vaultChanged();
    if (changed.ok) push("workspaces", changed.value);
    return changed;
  };
  return {
    "connections.test": async ({ workspace, dialect, connection }) => {
      const known = readWorkspace(ports, workspace);
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
      return via.ok ? presentedBy(address, via.value) : via;
    },
    "connections.keepCa": async ({ pem }) => keepCa(ports.dataDir, pem),
    "connections.keepClient": async ({ workspace, client }) =>
      published(keepClientCertificate(tools, workspace, client)),
    "connections.dropClient": async ({ workspace }) => published(dropClientCertificate(tools, workspace)),
  };
}
