// Separate process with the whole core: `node receiver-process.ts FOLDER PREFIX [COUNT]`. Its receiver gets
// signed posts over HTTP, including batches and duplicates, and the process prints a line for each message id
// that was acknowledged with 200. It first resends the last messages of the process before it, which may or
// may not have been acknowledged.
import { readFileSync, writeFileSync, writeSync } from "node:fs";
import { Agent } from "node:http";
import { join } from "node:path";
import { createApp } from "../../../main/core/app/app.ts";
import { hostPorts } from "../../../main/hosts/common/ports/host-ports.ts";
import { clientOver } from "../../../shared/rpc/client.ts";
import { postSigned } from "./post-signed.ts";

const [dataDir = "", prefix = "", count = "1000000"] = process.argv.slice(2);
const SECRET = "a secret of the soak";
const LANES = 8;

const app = createApp(hostPorts(dataDir, "0.0.0"));
const listening = await clientOver(app.transport).call("webhooks.listen", {
  receiver: "terminal",
  appSecrets: [SECRET],
  stopAfterMinutes: 0,
});
if (!listening.ok) throw new Error(JSON.stringify(listening.problem));
const url = new URL(listening.value.localUrl ?? "");
const agent = new Agent({ keepAlive: true, maxSockets: LANES });

function bodyOf(ids: readonly string[]): string {
  const messages = ids.map((id) => ({
    id,
    from: "12025550199",
    timestamp: "1763700000",
    type: "text",
    text: { body: `caf\u00e9 ${id}` },
  }));
  const value = { metadata: { phone_number_id: "1" }, messages };
  const text = JSON.stringify({
    object: "chat_business_account",
    entry: [{ changes: [{ field: "messages", value }] }],
  });
  return text.replaceAll("\u00e9", String.raw`\u00e9`);
}

async function send(ids: readonly string[]): Promise<void> {
  if ((await postSigned({ url, agent, secret: SECRET }, bodyOf(ids))) !== 200) return;
  writeSync(1, ids.map((id) => `${id}\n`).join(""));
}

// Messages that were in flight when the previous process was killed, resent as the platform would.
const underWay = join(dataDir, "..", "under-way.json");
for (const id of writtenBefore()) await send([id]);

// The previous process may have been killed while it wrote the file.
function writtenBefore(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(readFileSync(underWay, "utf8"));
    return Array.isArray(ids) ? ids.map(String) : [];
  } catch {
    return [];
  }
}

let next = 0;
async function lane(): Promise<void> {
  while (next < Number(count)) {
    const first = next;
    next += 3;
    const ids = [first, first + 1, first + 2].map((number) => `${prefix}-${number}`);
    if (first % 24 === 0) writeFileSync(underWay, JSON.stringify(ids));
    await send(ids);
    // The messages of every fourth notification are sent again, one by one.
    if (first % 12 === 0) for (const id of ids) await send([id]);
  }
}
await Promise.all(Array.from({ length: LANES }, lane));
agent.destroy();
await app.close();
