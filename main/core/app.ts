import { serve } from "../../shared/rpc/serve.ts";
import type { Transport } from "../../shared/rpc/client.ts";
import { checksHandlers } from "./handlers/checks.ts";
import { infoHandlers } from "./handlers/info.ts";
import { migrationHandlers } from "./handlers/migration.ts";
import { vaultHandlers } from "./handlers/vault.ts";
import { openDataFolder } from "./data-folder.ts";
import type { HostPorts } from "./ports.ts";
import { createTopics } from "./topics.ts";

/** The running core: a transport for one host, and its end. */
export type App = { readonly transport: Transport; close(): Promise<void> };

/** Wires the core together. Opens nothing yet: the data folder is created by the first call that writes. */
export function createApp(ports: HostPorts): App {
  const topics = createTopics();
  const folder = openDataFolder(ports, topics.push);
  const dispatch = serve({
    ...infoHandlers(ports, folder),
    ...vaultHandlers(ports, folder, topics.push),
    ...checksHandlers(ports, folder, topics.push),
    ...migrationHandlers(ports, folder, topics.push),
  });
  return {
    transport: { call: dispatch, subscribe: topics.subscribe },
    close: () => folder.close(),
  };
}
