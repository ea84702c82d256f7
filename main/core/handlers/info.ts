import { ok } from "../../../shared/result.ts";
import type { Handlers } from "../../../shared/rpc/serve.ts";
import type { DataFolder } from "../data-folder.ts";
import type { HostPorts } from "../ports.ts";

/** What the program is and where it keeps its data. */
export function infoHandlers(ports: HostPorts, folder: DataFolder): Pick<Handlers, "app.info"> {
  return {
    "app.info": async () =>
      ok({ version: ports.appVersion, dataDir: ports.dataDir, vault: folder.vault.state() }),
  };
}
