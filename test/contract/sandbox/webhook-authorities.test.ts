import { expect, onTestFinished, test } from "vitest";
import { startSandbox, type Sandbox } from "../../../main/sandbox/index.ts";
import { createAuthority } from "../../../main/sandbox/tls/certificates.ts";
import { createServer } from "node:https";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { json, visit, type Visitor } from "../../unit/sandbox/visitor.ts";

const PATH = "/certificates/webhooks/ca";

async function scene(): Promise<{ readonly sandbox: Sandbox; readonly visitor: Visitor }> {
  const sandbox = await startSandbox({ startsOn: "onprem", autoReply: false });
  onTestFinished(() => sandbox.close());
  const visitor = await visit(sandbox);
  onTestFinished(() => visitor.leave());
  return { sandbox, visitor };
}

async function listed(visitor: Visitor): Promise<readonly { id: string; certificate: string }[]> {
  const seen = json(await visitor.onPrem("GET", PATH)) as {
    certificates: { id: string; certificate: string }[];
  };
  return seen.certificates;
}

test("[A5.20] the client lists its callbacks' authorities, takes another one beside them, and removes one by its id", async () => {
  const { visitor } = await scene();
  const [one, other] = await Promise.all([createAuthority(1), createAuthority(1)]);
  expect(await listed(visitor)).toEqual([]);
  expect((await visitor.onPrem("POST", PATH, one.caPem)).status).toBe(200);
  expect((await visitor.onPrem("POST", PATH, other.caPem)).status).toBe(200);
  const [first] = await listed(visitor);
  expect(await listed(visitor)).toHaveLength(2);
  expect((await visitor.onPrem("DELETE", `${PATH}/${first?.id ?? ""}`)).status).toBe(200);
  expect((await listed(visitor)).map(({ certificate }) => certificate.trim())).toEqual([other.caPem.trim()]);
  expect((await visitor.onPrem("POST", PATH, "no certificate")).status).toBe(400);
  expect((await visitor.onPrem("DELETE", PATH)).status).toBe(200);
  expect(await listed(visitor)).toEqual([]);
});

test("[A5.20] as a client without a list it gives one text, and what is uploaded takes its place", async () => {
  const { sandbox, visitor } = await scene();
  sandbox.world.setFaults(["webhook-ca-no-list"]);
  const [one, other] = await Promise.all([createAuthority(1), createAuthority(1)]);
  expect((await visitor.onPrem("GET", PATH)).status).toBe(404);
  await visitor.onPrem("POST", PATH, one.caPem);
  await visitor.onPrem("POST", PATH, other.caPem);
  const seen = await visitor.onPrem("GET", PATH);
  expect(seen.headers["content-type"]).toBe("text/plain");
  expect(seen.text.trim()).toBe(other.caPem.trim());
});

test("[A5.20] a callback under a private authority is reached only while that authority stands with the client", async () => {
  const { sandbox, visitor } = await scene();
  const authority = await createAuthority(1, "Test authority");
  const { certPem, keyPem } = await authority.issue("callback");
  let came = 0;
  const server = createServer({ cert: certPem, key: keyPem }, (_request, response) => {
    came += 1;
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  await visitor.onPrem("PATCH", "/settings/application", {
    webhooks: { url: `https://127.0.0.1:${port}/x` },
  });
  const deliver = async (): Promise<string | number | undefined> => {
    const posted = Promise.withResolvers<{ status?: number; failed?: string }>();
    const end = sandbox.world.onPosted(posted.resolve);
    sandbox.world.inbound({ text: "hello", type: "text" });
    const { status, failed } = await posted.promise;
    end();
    return status ?? failed;
  };
  expect(await deliver()).toMatch(/VERIFY|ISSUER/);
  expect(came).toBe(0);
  await visitor.onPrem("POST", PATH, authority.caPem);
  expect(await deliver()).toBe(200);
  expect(came).toBeGreaterThan(0);
});
