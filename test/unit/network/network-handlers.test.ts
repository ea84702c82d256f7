import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TLSSocket } from "node:tls";
import { expect, test } from "vitest";
import { proxyFrom } from "../../../main/core/platforms/http/proxy/proxy.ts";
import { always } from "../../../main/core/platforms/http/proxy/find-proxies.ts";
import { textFiles } from "../../../main/hosts/common/ports/host-ports.ts";
import { Plan } from "../../../shared/migration/plan.ts";
import { redact } from "../../../shared/redacted.ts";
import { err } from "../../../shared/result.ts";
import { makeCertificate } from "../../support/certificates.ts";
import { PFX_CLIENT } from "../../support/client-certificate.ts";
import { planJson } from "../../support/cli.ts";
import { PROXY_USER, startConnectProxy } from "../../support/connect-proxy.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { freePort } from "../../support/free-port.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { windowCore } from "../../support/window-core.ts";
import { json, serve } from "../platforms/servers.ts";

test("[ZN30] a URL is tested by this computer's settings, below its path and without a token", async () => {
  const { origin, asked } = await serve((_asked, response) => json(response, 401, { error: { code: 104 } }));
  const { client } = windowCore();
  const report = valueOf(await client.call("network.test", { kind: "url", url: `${origin}/api` }));
  expect(report.cause).toBeUndefined();
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(["GET /api/v23.0/debug_token"]);
  expect(asked[0]?.headers).not.toHaveProperty("authorization");
});

test("[ZN31] this computer's proxy is used for a URL, and is what is named where it is gone", async () => {
  const gone = `http://127.0.0.1:${await freePort()}`;
  const hop = proxyFrom(gone);
  const { client } = windowCore({ proxies: hop.kind === "proxy" ? always(hop) : async () => [hop] });
  expect(
    valueOf(await client.call("network.test", { kind: "url", url: "https://cloud.example" })),
  ).toMatchObject({
    cause: "refused",
    about: "proxy",
  });
});

test("[ZN32] a plan is tested through its proxy with its password, and with no other secret of it", async () => {
  const proxy = await startConnectProxy("asks");
  const asked: string[] = [];
  const env = (name: string) => {
    asked.push(name);
    return name === "PROXY_PASSWORD" ? redact(PROXY_USER.password, "proxy password") : undefined;
  };
  const file = (path: string) => err({ kind: "fileUnreadable" as const, path, code: "ENOENT" });
  const { client } = windowCore({ secrets: { env, file } });
  const base = `https://127.0.0.1:${await freePort()}`;
  const target = (password: string) => {
    const plan = planJson((json) => {
      json.cloud["baseUrl"] = base;
      json["proxy"] = { url: proxy.url, username: PROXY_USER.username, password: { env: password } };
    });
    return { kind: "plan" as const, plan: Plan.parse(plan) };
  };
  // The proxy let the connection through; what is behind it isn't there.
  const { cause } = valueOf(await client.call("network.test", target("PROXY_PASSWORD")));
  expect(cause).not.toMatch(/^proxy-sign/);
  expect(proxy.asked[0]?.authorization).toMatch(/^Basic /);
  expect(asked).toEqual(["PROXY_PASSWORD"]);
  expect(problemIn(await client.call("network.test", target("UNSET")))).toMatchObject({
    kind: "secretsMissing",
  });
});

test("[ZN30] a workspace that isn't there or has no cloud connection is named", async () => {
  const { client } = windowCore();
  const workspace = { kind: "workspace" as const, workspace: "ws-7k2q9d" };
  expect(problemIn(await client.call("network.test", workspace))).toMatchObject({ kind: "noSuchWorkspace" });
  const saved = {
    id: "ws-7k2q9d",
    name: "Bakery",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    numbers: [],
  };
  valueOf(await client.call("workspaces.save", { revision: 0, workspace: saved }));
  expect(problemIn(await client.call("network.test", workspace))).toEqual({
    kind: "notSetUp",
    missing: ["cloud"],
  });
});

test("[ZN45] the way to an on-premises client takes its fingerprint and its client certificate, and signs in nowhere", async () => {
  const identity = await makeCertificate();
  const certificates: unknown[] = [];
  const { origin, asked } = await serve(
    ({ socket }, response) => {
      certificates.push((socket as TLSSocket).getPeerCertificate().subject);
      json(response, 401, { meta: {}, errors: [{ code: 1005, title: "Access denied" }] });
    },
    { ...identity, requestCert: true, rejectUnauthorized: false },
  );
  const read: string[] = [];
  const pfx = join(tempFolder(), "client.pfx");
  writeFileSync(pfx, PFX_CLIENT.pfx);
  const secrets: Record<string, string> = {
    PASSPHRASE: PFX_CLIENT.passphrase,
    ONPREM_TOKEN: "of the client",
  };
  const env = (name: string) => {
    read.push(name);
    return redact(secrets[name] ?? "", "secret");
  };
  const file = (path: string) => err({ kind: "fileUnreadable" as const, path, code: "ENOENT" });
  const { client } = windowCore({ files: textFiles, secrets: { env, file } });
  const target = (sha256: string) => ({
    kind: "plan" as const,
    api: "on-premises" as const,
    plan: Plan.parse(
      planJson((plan) => {
        plan.onPrem["baseUrl"] = origin;
        plan.onPrem["tls"] = { sha256, client: { pfx, passphrase: { env: "PASSPHRASE" } } };
      }),
    ),
  });
  const report = valueOf(await client.call("network.test", target(identity.sha256)));
  expect([report.cause, report.server]).toEqual([undefined, new URL(origin).host]);
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(["GET /v1/health"]);
  expect(asked[0]?.headers).not.toHaveProperty("authorization");
  expect(certificates).toEqual([expect.objectContaining({ CN: "somebody's integration" })]);
  expect(read.toSorted()).toEqual(["PASSPHRASE"]);
  const other = identity.sha256.replace(/^../, (first) => (first === "00" ? "11" : "00"));
  expect(valueOf(await client.call("network.test", target(other))).cause).toBe("fingerprint-mismatch");
});

test("[ZN45] a workspace without an on-premises client is named", async () => {
  const { client } = windowCore();
  const workspace = {
    id: "ws-7k2q9d",
    name: "Bakery",
    dialect: { brand: "chat", apiVersion: "v23.0" },
    numbers: [],
    cloud: { baseUrl: "https://cloud.example", businessAccountId: "102290129340398" },
  };
  valueOf(await client.call("workspaces.save", { revision: 0, workspace }));
  const target = { kind: "workspace", workspace: workspace.id, api: "on-premises" } as const;
  expect(problemIn(await client.call("network.test", target))).toEqual({
    kind: "notSetUp",
    missing: ["onPrem"],
  });
});
