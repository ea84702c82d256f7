import { expect, onTestFinished, test } from "vitest";
import { alertPoster } from "../../../main/core/alerts/post-alert.ts";
import { wayToEndpoints } from "../../../main/core/host/under-management.ts";
import { trustOf } from "../../../main/core/plan/trust-of.ts";
import { openFeedServer } from "../../../main/core/updates/feed-server.ts";
import { presentedBy } from "../../../main/core/workspaces/certificates.ts";
import { posterTo } from "../../../main/core/webhooks/outgoing/post.ts";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import { isAuthorityPem } from "../../../main/core/network/authorities.ts";
import { Plan } from "../../../shared/migration/plan.ts";
import type { AuthorityChoice } from "../../../shared/network/authorities.ts";
import { redact } from "../../../shared/redacted.ts";
import { parseManaged } from "../../../shared/settings/parse-managed.ts";
import { makeCertificate } from "../../support/certificates.ts";
import { planJson } from "../../support/cli.ts";
import { startConnectProxy } from "../../support/connect-proxy.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { windowCore } from "../../support/window-core.ts";
import { cloudAt, json, PIN, serve } from "../platforms/servers.ts";

/** A server whose certificate only a company's own authority vouches for. */
async function company() {
  const ca = await makeCertificate({ commonName: "Company Root", authority: true });
  const { cert, key } = await makeCertificate({ issuer: ca });
  const running = await serve(
    ({ url }, response) =>
      url.includes("debug_token")
        ? json(response, 401, { error: { code: 104 } })
        : json(response, 200, { success: true }),
    { cert, key },
  );
  return { ...running, ca, identity: { cert, key } };
}

const windowsManaged = (settings: unknown): (() => ReturnType<typeof parseManaged>) => {
  const state = parseManaged("/there", new TextEncoder().encode(JSON.stringify(settings)), isAuthorityPem);
  return () => state;
};

test("[ZN40] an authority from a file counts from the next connection on, and no longer once it is removed", async () => {
  const { origin, ca } = await company();
  const { client, heard } = windowCore();
  const cause = async () => valueOf(await client.call("network.test", { kind: "url", url: origin })).cause;
  expect(await cause()).toBe("unknown-ca");
  const chosen = valueOf(await client.call("network.trust", { pem: `remark\n${ca.cert}\n${ca.key}` }));
  expect(chosen).toMatchObject({
    system: false,
    by: "user",
    added: [{ subject: "CN=Company Root", sha256: ca.sha256 }],
  });
  expect(await cause()).toBeUndefined();
  // The key beside it was left out.
  expect(JSON.stringify(heard("settings"))).not.toContain("PRIVATE KEY");
  valueOf(await client.call("network.trust", { system: true }));
  expect(valueOf(await client.call("network.authorities", {}))).toMatchObject({ system: true, added: [{}] });
  expect(valueOf(await client.call("network.trust", { pem: null, system: false })).added).toEqual([]);
  expect(await cause()).toBe("unknown-ca");
});

test("[ZN40] it is kept for the next start, and other settings are left as they are", async () => {
  const { ca } = await company();
  const first = windowCore();
  valueOf(await first.client.call("settings.change", { lockAfterMinutes: 5 }));
  valueOf(await first.client.call("network.trust", { pem: ca.cert }));
  const second = windowCore({ dataDir: first.dataDir });
  expect(valueOf(await second.client.call("network.authorities", {})).added).toHaveLength(1);
  expect(valueOf(await second.client.call("settings.get", {})).lockAfterMinutes).toBe(5);
});

test("[ZN41] what isn't a certificate, or can't vouch for others, is refused and changes nothing", async () => {
  const { client } = windowCore();
  const refused = async (pem: string) => problemIn(await client.call("network.trust", { pem }));
  const ca = await makeCertificate({ commonName: "Root", authority: true });
  const leaf = await makeCertificate({ commonName: "www", issuer: ca });
  for (const text of [" ", "hello", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----", ca.key])
    expect(await refused(text)).toEqual({ kind: "notACertificate" });
  expect(await refused(`${ca.cert}\n${leaf.cert}`)).toEqual({
    kind: "notAnAuthority",
    why: "not-an-authority",
    subject: "CN=www",
  });
  expect(await refused(`${ca.cert}\n`.repeat(21))).toEqual({ kind: "notAnAuthority", why: "too-many" });
  expect(valueOf(await client.call("network.authorities", {})).added).toEqual([]);
  // A server's own certificate that signed itself can be trusted as what it is.
  const own = await makeCertificate({ commonName: "onprem" });
  expect(valueOf(await client.call("network.trust", { pem: own.cert })).added).toHaveLength(1);
});

test("[ZN40] every way out takes them: APIs, alerts, update servers and own endpoints", async () => {
  const { origin, ca, asked } = await company();
  const url = new URL(origin);
  const chosen: AuthorityChoice = { system: false, pem: ca.cert };
  const ports = { authorities: () => chosen };
  const files: HostPorts["files"] = {
    read: () => {
      throw new Error("none is read");
    },
    freeBytes: () => 1,
  };
  const plan = Plan.parse(planJson((json) => void (json.cloud["baseUrl"] = origin)));
  for (const side of ["cloud", "onPrem"] as const) {
    const trust = valueOf(trustOf(plan, side, {}, { ...ports, files }));
    expect((await cloudAt(origin, { trust }).register({ pin: PIN })).kind).toBe("confirmed");
  }
  // Where a certificate is shown, the window says whether public authorities vouch for it.
  expect(valueOf(await presentedBy(origin, ports)).verdict).toBe("unknown-ca");
  const target = { allowPrivate: true, systemRoots: false };
  const alert = { url: redact(`https://localhost:${url.port}/`, "alert URL"), body: "{}" };
  expect(
    await alertPoster({ clock: virtualClock(), ...ports }, { limitMs: 2_000 })(target, alert),
  ).toMatchObject({
    outcome: "accepted",
  });
  const feed = openFeedServer({ url: origin, keys: [], by: "build" }, { authorities: chosen });
  onTestFinished(() => feed.close());
  expect((await feed.read("feed.json", 1000)).ok).toBe(true);
  const poster = posterTo(
    { url, host: "127.0.0.1", addresses: [{ address: "127.0.0.1", family: 4 }] },
    { connections: 1, ...wayToEndpoints(ports) },
  );
  onTestFinished(() => poster.close());
  expect((await poster.post({ body: new Uint8Array() })).status).toBe(200);
  expect(asked.length).toBe(5);
});

test("[ZN40] a proxy over https with a company's certificate is reached by them too", async () => {
  const { origin, ca, identity } = await company();
  const proxy = await startConnectProxy("works", { identity: { ...ca, ...identity } });
  const { client } = windowCore({
    authorities: () => ({ system: false, pem: ca.cert }),
    proxies: async () => [{ kind: "proxy", url: proxy.url }],
  });
  const report = valueOf(await client.call("network.test", { kind: "url", url: origin }));
  expect(report).toMatchObject({ proxy: new URL(proxy.url).host, facts: { byChoice: true } });
  expect(report.cause).toBeUndefined();
});

test("[ZN42] what the administrator fixed replaces the user's choice, and can't be changed", async () => {
  const { origin, ca } = await company();
  const managed = windowsManaged({ certificates: { system: false, authorities: [ca.cert] } });
  const { client, dataDir } = windowCore({ managed });
  expect(valueOf(await client.call("network.test", { kind: "url", url: origin })).cause).toBeUndefined();
  expect(valueOf(await client.call("network.authorities", {}))).toMatchObject({
    by: "administrator",
    added: [{}],
  });
  expect(problemIn(await client.call("network.trust", { system: true }))).toEqual({
    kind: "fixedByAdministrator",
  });
  // The user's own choice counts again where nothing is fixed.
  expect(valueOf(await windowCore({ dataDir }).client.call("network.authorities", {}))).toEqual({
    system: false,
    added: [],
    by: "user",
  });
});

test("[ZN42] where what is fixed isn't understood, only the public authorities count", async () => {
  const { origin, ca } = await company();
  const own = windowCore();
  valueOf(await own.client.call("network.trust", { pem: ca.cert }));
  const leaf = await makeCertificate({ issuer: ca });
  const wrong = [
    { certificates: "system" },
    { certificates: {} },
    { certificates: { system: true, authorities: [leaf.cert] } },
    {
      certificates: {
        system: true,
        authorities: ["-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----"],
      },
    },
    { certificates: { system: true, authorities: [`${ca.cert}${ca.cert}`] } },
  ];
  for (const settings of wrong) {
    const managed = windowsManaged(settings);
    expect(managed().troubles).toEqual([{ kind: "invalid", key: "certificates" }]);
    const { client } = windowCore({ dataDir: own.dataDir, managed });
    expect(valueOf(await client.call("network.authorities", {}))).toEqual({
      system: false,
      added: [],
      by: "unknown",
    });
    expect(problemIn(await client.call("network.trust", { pem: null }))).toEqual({
      kind: "fixedByAdministrator",
    });
    expect(valueOf(await client.call("network.test", { kind: "url", url: origin })).cause).toBe("unknown-ca");
  }
});
