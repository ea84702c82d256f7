import { afterEach, expect, test } from "vitest";
import { always } from "../../../main/core/platforms/http/proxy/find-proxies.ts";
import { makeCertificate } from "../../support/certificates.ts";
import { startConnectProxy } from "../../support/connect-proxy.ts";
import { customerEndpoint, type CustomerEndpoint } from "../../support/customer-endpoint.ts";
import { examine } from "../../support/endpoint-doctor.ts";

let endpoint: CustomerEndpoint | undefined;
afterEach(async () => {
  await endpoint?.close();
  endpoint = undefined;
});

test("[F16] a proxy on the way to an endpoint is told the judged address, never the name, and hears no request", async () => {
  const authority = await makeCertificate({ commonName: "Test authority", authority: true });
  const identity = await makeCertificate({ issuer: authority, names: ["hooks.example"], toDays: 90 });
  endpoint = await customerEndpoint({ cert: identity.cert, key: identity.key });
  const { port } = new URL(endpoint.url);
  const proxy = await startConnectProxy("works");
  const url = `https://hooks.example:${port}/hook`;
  const proxies = always({ kind: "proxy", url: proxy.url });
  const seen = await examine({ url, ca: authority.cert, proxies });
  expect(seen.of("tls").status).toBe("pass");
  expect(endpoint.heard.length).toBeGreaterThan(0);
  expect([...new Set(proxy.asked.map(({ place }) => place))]).toEqual([`127.0.0.1:${port}`]);
  expect(proxy.overheard()).not.toContain("/hook");
});

test("[F16] an endpoint behind a proxy that refuses is not reachable, with the proxy's cause", async () => {
  const proxy = await startConnectProxy("refuses");
  const proxies = always({ kind: "proxy", url: proxy.url });
  const seen = await examine({ url: "https://hooks.example/hook", proxies });
  expect(seen.of("reachable")).toMatchObject({ status: "fail", cause: "proxy-refused" });
});
