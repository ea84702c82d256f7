import { join } from "node:path";
import { createApp } from "../../main/core/app/app.ts";
import { hostPorts } from "../../main/hosts/common/ports/host-ports.ts";
import { clientOver } from "../../shared/rpc/client.ts";

// Starts the core as a host does, on an existing data folder, until it has reported its version and the
// migrations'
// status.
const [dataDir = ""] = process.argv.slice(2);
const app = createApp(hostPorts(dataDir, "0.0.0-bench", { stateDir: join(dataDir, "machine") }));
const client = clientOver(app.transport);
const info = await client.call("app.info", {});
const status = await client.call("migration.status", {});
if (!info.ok || !status.ok || status.value.length === 0) throw new Error("the core did not answer");
await app.close();
