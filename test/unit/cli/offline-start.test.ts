import { Socket } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { createApp } from "../../../main/core/app/app.ts";
import { hostPorts } from "../../../main/hosts/common/ports/host-ports.ts";
import { clientOver } from "../../../shared/rpc/client.ts";
import { freePort } from "../../support/free-port.ts";
import { tempFolder } from "../../support/temp-folder.ts";

test("[ZD14] a window's core starts and shows what is stored without asking for a proxy or opening a connection", async () => {
  const folder = tempFolder();
  const asked: string[] = [];
  const connect = vi.spyOn(Socket.prototype, "connect");
  onTestFinished(() => connect.mockRestore());
  const app = createApp({
    ...hostPorts(join(folder, "data"), "0.0.0-test", { stateDir: join(folder, "state") }),
    host: "browser",
    proxies: async ({ url }) => {
      asked.push(url.origin);
      throw new Error("no network");
    },
    carrier: (origin) => {
      asked.push(origin);
      throw new Error("no network");
    },
  });
  const client = clientOver(app.transport);
  try {
    const shown = await Promise.all([
      client.call("app.info", {}),
      client.call("settings.get", {}),
      client.call("workspaces.list", {}),
      client.call("migration.status", {}),
      client.call("webhooks.settings", {}),
      client.call("watch.state", {}),
      client.call("tests.unrestored", {}),
    ]);
    expect(shown.map(({ ok }) => ok)).toEqual(shown.map(() => true));
    expect([asked, connect.mock.calls]).toEqual([[], []]);
    // What does connect would have been seen.
    await client.call("tunnels.hostKey", { host: "127.0.0.1", port: await freePort() });
    expect(connect).toHaveBeenCalled();
  } finally {
    await app.close();
  }
});
