import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agentFor } from "../../../main/core/platforms/http/agent-for.ts";
import { checkAddress } from "../../../main/core/endpoint/address/check-address.ts";
import type { Resolver } from "../../../main/core/endpoint/address/resolver.ts";
import { makeCertificate, type Identity } from "../../support/certificates.ts";

type Heard = { readonly host: string | undefined; readonly servername: string | false | null };

let authority: Identity;
let server: Server;
let port: number;
const heard: Heard[] = [];

beforeAll(async () => {
  authority = await makeCertificate({ commonName: "Test authority", authority: true });
  const leaf = await makeCertificate({ issuer: authority, names: ["hooks.example"] });
  server = createServer({ cert: leaf.cert, key: leaf.key }, (request, response) => {
    const { servername } = request.socket as unknown as { servername: string | false | null };
    heard.push({ host: request.headers.host, servername });
    if (request.url === "/away") response.writeHead(302, { location: "https://hooks.example/other" });
    response.end("here");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** A resolver that returns this machine first and another address from then on. */
function rebinding(): { readonly resolver: Resolver; readonly asked: () => number } {
  let asked = 0;
  const resolver: Resolver = async () => {
    asked += 1;
    return [{ address: asked === 1 ? "127.0.0.1" : "192.0.2.1", family: 4 }];
  };
  return { resolver, asked: () => asked };
}

describe("an agent for a checked address", () => {
  const open = async (path: string, resolver: Resolver) => {
    const checked = await checkAddress(`https://hooks.example:${port}${path}`, {
      allowPrivate: true,
      resolver,
    });
    if (!checked.ok) throw new Error(checked.problem.cause);
    return checked.value;
  };

  test("[E1] connects to the address that was judged, with the name's own SNI and Host, whatever the name says later", async () => {
    const { resolver, asked } = rebinding();
    const checked = await open("/", resolver);
    const agent = await agentFor(checked, { roots: { kind: "authority", pem: authority.cert } });
    for (const path of ["/", "/again"]) {
      const answer = await agent.request({ origin: checked.url.origin, path, method: "GET" });
      expect([answer.statusCode, await answer.body.text()]).toEqual([200, "here"]);
    }
    await agent.close();
    expect(asked()).toBe(1);
    expect(heard).toContainEqual({ host: `hooks.example:${port}`, servername: "hooks.example" });
  });

  test("[E1] goes on to the next judged address where one does not answer, and to no other", async () => {
    const both: Resolver = async () => [
      { address: "::1", family: 6 },
      { address: "127.0.0.1", family: 4 },
    ];
    const agent = await agentFor(await open("/", both), {
      roots: { kind: "authority", pem: authority.cert },
    });
    const answer = await agent.request({ origin: `https://hooks.example:${port}`, path: "/", method: "GET" });
    expect(await answer.body.text()).toBe("here");
    await agent.close();
  });

  test("[E1] trusts the bundled roots alone where no other is given", async () => {
    const checked = await open("/", rebinding().resolver);
    const agent = await agentFor(checked);
    await expect(
      agent.request({ origin: checked.url.origin, path: "/", method: "GET" }),
    ).rejects.toMatchObject({
      reason: "unknown-ca",
    });
    await agent.close();
  });

  test("[E4] follows no redirect and connects to no other origin", async () => {
    const checked = await open("/away", rebinding().resolver);
    const agent = await agentFor(checked, { roots: { kind: "authority", pem: authority.cert } });
    const before = heard.length;
    const answer = await agent.request({ origin: checked.url.origin, path: "/away", method: "GET" });
    await answer.body.dump();
    expect(answer.statusCode).toBe(302);
    expect(heard).toHaveLength(before + 1);
    await expect(
      agent.request({ origin: `https://other.example:${port}`, path: "/", method: "GET" }),
    ).rejects.toMatchObject({ reason: "no-route" });
    await agent.close();
  });
});
