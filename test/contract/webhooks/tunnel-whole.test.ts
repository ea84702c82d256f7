import { createHmac } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { agentFor } from "../../../main/core/platforms/http/agent-for.ts";
import { hostPorts } from "../../../main/hosts/common/ports/host-ports.ts";
import { valueOf } from "../../support/expect-result.ts";
import { freePort } from "../../support/free-port.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { nginxHere, startNginx } from "../../support/webhooks/nginx.ts";
import { sshdHere, startSshd } from "../../support/webhooks/sshd.ts";
import { windowCore } from "../../support/window-core.ts";

const isHere = sshdHere.available && nginxHere.available;

test.skipIf(!isHere)(
  "[T18] receiver, ssh and nginx together: proven from outside, and closed with the receiver",
  async () => {
    const sshd = await startSshd();
    onTestFinished(() => sshd.close());
    const remotePort = await freePort();
    const front = await startNginx({ target: remotePort });
    onTestFinished(() => front.close());
    const { clock, random, files } = hostPorts(tempFolder(), "0.0.0-test");
    const { client } = windowCore({ clock, random, files });
    const receiver = "terminal" as const;
    const choice = {
      kind: "ssh" as const,
      host: sshd.host,
      port: sshd.port,
      user: sshd.user,
      keyFile: sshd.keyFile,
      hostKey: sshd.hostKey,
      remotePort,
      publicUrl: front.url,
    };
    const appSecret = "an app secret of 32 characters !";
    const { localUrl = "" } = valueOf(
      await client.call("webhooks.listen", { receiver, appSecrets: [appSecret] }),
    );
    expect(valueOf(await client.call("tunnels.open", { receiver, choice }))).toMatchObject({
      status: "open",
    });

    const caFile = join(tempFolder(), "ca.pem");
    writeFileSync(caFile, front.caPem);
    const { checks } = valueOf(await client.call("tunnels.probe", { receiver, caFile }));
    expect(checks.map(({ id, status, cause }) => [id, status, cause])).toEqual([
      ["webhooks.tunnel", "pass", undefined],
      ["webhooks.outside-in", "pass", undefined],
    ]);

    const body = JSON.stringify({ object: "whatsapp_business_account", entry: [] });
    const signature = `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`;
    const agent = await agentFor(
      { url: new URL(front.url), addresses: [{ address: "127.0.0.1", family: 4 }] },
      { roots: { kind: "authority", pem: front.caPem } },
    );
    onTestFinished(() => agent.destroy());
    const post = async (headers: Record<string, string>): Promise<number> => {
      const path = new URL(localUrl).pathname;
      const answer = await agent.request({ origin: front.url, path, method: "POST", body, headers });
      await answer.body.dump();
      return answer.statusCode;
    };
    expect(await post({ "x-hub-signature-256": signature })).toBe(200);
    expect(await post({ "x-hub-signature-256": signature.replace(/.$/, "0x") })).toBe(401);

    valueOf(await client.call("webhooks.stop", { receiver }));
    await expect
      .poll(async () => valueOf(await client.call("tunnels.list", {})))
      .toMatchObject([{ receiver, status: "closed" }]);
    expect(await post({ "x-hub-signature-256": signature })).toBe(502);
  },
);
