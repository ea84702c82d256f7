import { readFileSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import { problemIn } from "../../support/expect-result.ts";
import { migrate, must, startHarness, type Harness } from "../../support/harness.ts";
import { startTinyproxy, tinyproxyHere, type Tinyproxy } from "../../support/tinyproxy.ts";

const { available, reason } = tinyproxyHere;
const USER = { username: "switchover", password: "pass-word" } as const;

async function rigForTest(): Promise<Harness> {
  const rig = await startHarness();
  rig.env.set("PROXY_PASSWORD", USER.password);
  rig.env.set("WRONG_PASSWORD", "barley");
  onTestFinished(() => rig.close());
  return rig;
}

async function proxyForTest(...lines: string[]): Promise<Tinyproxy> {
  const proxy = await startTinyproxy(lines);
  onTestFinished(() => proxy.close());
  return proxy;
}

/** Results of the cloud's connection checks through the proxy that a plan names. */
async function seen(rig: Harness, proxy: Record<string, unknown>): Promise<unknown> {
  const { client } = await rig.core();
  const plan = rig.plan("to-cloud", (json) => Object.assign(json, { proxy }));
  const { checks } = must(await client.call("checks.run", { plan, only: ["cloud.reachable", "cloud.tls"] }));
  return checks.map(({ id, status, cause }) => [id, status, cause]);
}

/** TCP's ESTABLISHED. The line of a port that listens counts connections where that of a connection counts bytes. */
const CONNECTED = "01";

/** Resolves once the system holds bytes for it that it hasn't read, which it also does for a process that stands still. */
async function requestedFrom({ url }: Tinyproxy): Promise<void> {
  const port = Number(new URL(url).port).toString(16).toUpperCase().padStart(4, "0");
  const isWaiting = (line: string): boolean => {
    const [, local = "", , state, queues = ""] = line.trim().split(/\s+/);
    return (
      local.endsWith(`:${port}`) &&
      state === CONNECTED &&
      Number.parseInt(queues.split(":")[1] ?? "0", 16) > 0
    );
  };
  while (!readFileSync("/proc/net/tcp", "utf8").split("\n").slice(1).some(isWaiting))
    await new Promise((resolve) => setTimeout(resolve, 10));
}

const stopped = (cause: string): unknown => expect.arrayContaining([["cloud.reachable", "fail", cause]]);

describe.skipIf(!available)(`with a real tinyproxy${reason === "" ? "" : ` (${reason})`}`, () => {
  test("[F16] a whole move goes through it, with the user name and password that it asks for", async () => {
    const rig = await rigForTest();
    const proxy = await proxyForTest(`BasicAuth ${USER.username} ${USER.password}`);
    const words = { username: USER.username, password: { env: "PROXY_PASSWORD" } };
    const plan = rig.plan("to-cloud", (json) => Object.assign(json, { proxy: { url: proxy.url, ...words } }));
    const done = await migrate(await rig.core(), plan);
    expect(done.phase).toEqual({ kind: "ended", reason: "complete" });
    for (const { baseUrl } of [rig.sandbox.cloud, rig.sandbox.onPrem])
      expect(proxy.log()).toContain(`CONNECT ${new URL(baseUrl).host} HTTP/1.1`);
    expect(JSON.stringify(done)).not.toContain(USER.password);
  });

  test("[F16] one that asks, one that refuses, one that is cut off and one that is gone are told apart, and nothing was sent", async () => {
    const rig = await rigForTest();
    const asking = await proxyForTest(`BasicAuth ${USER.username} ${USER.password}`);
    expect(await seen(rig, { url: asking.url })).toEqual(stopped("proxy-authentication"));
    const wrong = { url: asking.url, username: USER.username, password: { env: "WRONG_PASSWORD" } };
    expect(await seen(rig, wrong)).toEqual(stopped("proxy-authentication"));

    const refusing = await proxyForTest("ConnectPort 1");
    expect(await seen(rig, { url: refusing.url })).toEqual(stopped("proxy-refused"));

    // The proxy has the CONNECT request, and ends before it has responded.
    asking.freeze();
    const look = seen(rig, { url: asking.url });
    await requestedFrom(asking);
    await asking.kill();
    expect(await look).toEqual(stopped("proxy-lost"));
    expect(await seen(rig, { url: asking.url })).toEqual(stopped("proxy-unreachable"));
    expect(rig.sandbox.world.requests()).toEqual([]);
  });

  test("[F16] a run through one that refuses does not begin, and nothing was sent", async () => {
    const rig = await rigForTest();
    const refusing = await proxyForTest("ConnectPort 1");
    const plan = rig.plan("to-cloud", (json) => Object.assign(json, { proxy: { url: refusing.url } }));
    const core = await rig.core();
    expect(problemIn(await core.client.call("migration.start", { plan }))).toMatchObject({ kind: "noGo" });
    expect(rig.sandbox.world.requests()).toEqual([]);
  });
});
