import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createAuthority } from "../../../main/sandbox/tls/certificates.ts";
import {
  checkOf,
  connectivityHarness,
  type ConnectivityHarness,
} from "../../support/webhooks/connectivity-harness.ts";
import { pointHarness, type PointHarness } from "../../support/webhooks/point-harness.ts";
import { must } from "../../support/harness.ts";
import { json, visit, type Visitor } from "../../unit/sandbox/visitor.ts";

const LIMIT = { timeout: 60_000 };
const HERE = "127.0.0.2";
const PATH = "/certificates/webhooks/ca";
const LAN = { side: "on-premises", tunnel: { kind: "lan", address: HERE } } as const;

async function visitor({ sandbox }: Pick<ConnectivityHarness, "sandbox">): Promise<Visitor> {
  const one = await visit(sandbox);
  onTestFinished(() => one.leave());
  return one;
}

async function listed(one: Visitor): Promise<readonly { id: string; certificate: string }[]> {
  return (json(await one.onPrem("GET", PATH)) as { certificates: { id: string; certificate: string }[] })
    .certificates;
}

async function scene() {
  const rig = await connectivityHarness({ startsOn: "onprem" });
  const client = await visitor(rig);
  const production = await createAuthority(1, "Production authority");
  await client.onPrem("POST", PATH, production.caPem);
  const before = await listed(client);
  expect(before).toHaveLength(1);
  const settings = (await client.onPrem("GET", "/settings/application")).text;
  return {
    rig,
    client,
    before,
    isAsBefore: async (): Promise<void> => {
      expect(await listed(client)).toEqual(before);
      expect((await client.onPrem("GET", "/settings/application")).text).toBe(settings);
    },
  };
}

test("[C20] over the local network a message arrives under an authority of ours, which is taken away again", async () => {
  const { rig, client, before, isAsBefore } = await scene();
  const one = await rig.process();
  const run = await one.start(LAN);
  const asked = await run.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  expect(checkOf(asked, "webhooks.outside-in")).toMatchObject({ status: "pass" });
  expect(await listed(client)).toHaveLength(before.length + 1);
  rig.sandbox.world.inbound({ text: asked.word ?? "", type: "text" });
  expect(await run.ended()).toMatchObject({ verdict: "arrives", restored: true });
  await isAsBefore();
  expect(must(one.tests.unrestored())).toEqual([]);
});

test("[C20] an authority that is given beside it does not put ours out of trust", async () => {
  const { rig, isAsBefore } = await scene();
  const one = await rig.process();
  const run = await one.start({ ...LAN, caFile: "ca.pem" });
  const asked = await run.until(({ phase }) => phase === "awaiting-message" || phase === "ended");
  expect(checkOf(asked, "webhooks.outside-in")).toMatchObject({ status: "pass" });
  must(await one.tests.finish(asked.test));
  await run.ended();
  await isAsBefore();
});

test("[C20] a client that holds no list is not touched, and nothing is borrowed", async () => {
  const { rig, client, isAsBefore } = await scene();
  rig.sandbox.world.setFaults(["webhook-ca-no-list"]);
  const text = (await client.onPrem("GET", PATH)).text;
  const ended = await (await (await rig.process()).start(LAN)).ended();
  expect(ended).toMatchObject({ verdict: "stopped", restored: true });
  expect(checkOf(ended, "webhooks.borrowed")).toMatchObject({ status: "fail", cause: "authority-no-list" });
  expect((await client.onPrem("GET", PATH)).text).toBe(text);
  rig.sandbox.world.setFaults([]);
  await isAsBefore();
});

test("[C20] an upload whose answer is lost is looked for and not sent again", async () => {
  const { rig, client, before, isAsBefore } = await scene();
  rig.sandbox.world.setFaults(["lost-webhook-ca-after"]);
  const run = await (await rig.process()).start(LAN);
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  expect(await listed(client)).toHaveLength(before.length + 1);
  const uploads = rig.sandbox.world
    .requests()
    .filter(({ method, path }) => method === "POST" && path.endsWith(PATH));
  // One was ours, the other production's own before the test.
  expect(uploads).toHaveLength(2);
  rig.sandbox.world.inbound({ text: word, type: "text" });
  expect(await run.ended()).toMatchObject({ verdict: "arrives", restored: true });
  await isAsBefore();
});

test("[C20] what somebody else changes meanwhile is left: only ours is taken away", async () => {
  const { rig, client, before } = await scene();
  const run = await (await rig.process()).start(LAN);
  const { word = "" } = await run.until(({ phase }) => phase === "awaiting-message");
  const other = await createAuthority(1, "Somebody else's authority");
  await client.onPrem("POST", PATH, other.caPem);
  await client.onPrem("DELETE", `${PATH}/${before[0]?.id ?? ""}`);
  rig.sandbox.world.inbound({ text: word, type: "text" });
  const ended = await run.ended();
  expect(checkOf(ended, "webhooks.restored")).toMatchObject({ status: "warn", cause: "changed-meanwhile" });
  // What stood before does not stand any more.
  expect(ended).toMatchObject({ verdict: "arrives", restored: false });
  expect((await listed(client)).map(({ certificate }) => certificate.trim())).toEqual([other.caPem.trim()]);
});

test("[C20] the cloud, an address of another machine and every interface without a name are refused beforehand", async () => {
  const { rig, isAsBefore } = await scene();
  const { tests } = await rig.process();
  const start = (side: "cloud" | "on-premises", address: string) =>
    tests.start({
      target: { kind: "plan", plan: rig.plan },
      side,
      tunnel: { kind: "lan", address },
      forward: true,
      allowPrivate: false,
      messageWaitMinutes: 1,
    });
  const refused = (address: string, cause: string) => ({
    ok: false,
    problem: { kind: "bindRefused", address, cause },
  });
  expect(await start("cloud", HERE)).toEqual(refused(HERE, "cloud"));
  expect(await start("on-premises", "192.0.2.1")).toEqual(refused("192.0.2.1", "not-here"));
  expect(await start("on-premises", "0.0.0.0")).toEqual(refused("0.0.0.0", "needs-public-url"));
  await isAsBefore();
});

test("[C20] without a side, what is no address here and a CA file that can't be read are refused before any API is asked", async () => {
  const { rig } = await scene();
  const { tests } = await rig.process();
  const asked = rig.meddler.asked.length;
  const requests = rig.sandbox.world.requests().length;
  const input = {
    target: { kind: "plan", plan: rig.plan },
    forward: true,
    allowPrivate: false,
    messageWaitMinutes: 1,
  } as const;
  for (const [address, cause] of [
    ["192.0.2.1", "not-here"],
    ["0.0.0.0", "needs-public-url"],
  ] as const)
    expect(await tests.start({ ...input, tunnel: { kind: "lan", address } })).toEqual({
      ok: false,
      problem: { kind: "bindRefused", address, cause },
    });
  const noFile = await tests.start({ ...input, tunnel: { kind: "practice" }, caFile: "none.pem" });
  expect(noFile.ok).toBe(false);
  expect(rig.meddler.asked.slice(asked)).toEqual([]);
  expect(rig.sandbox.world.requests().slice(requests)).toEqual([]);
});

const WAYS = ["--side", "on-premises", "--tunnel", "lan", "--bind"];

function lan(rig: PointHarness, command: string, bind: string) {
  return rig.startPlain(["webhooks", command, join(rig.folder, "plan.json"), ...WAYS, bind, "--no-forward"]);
}

test(
  "[C20] killed while the authority is with the client, restore takes it away and gives the callback back",
  LIMIT,
  async () => {
    const rig = await pointHarness("onprem");
    const client = await visitor(rig);
    const production = await createAuthority(1, "Production authority");
    await client.onPrem("POST", PATH, production.caPem);
    const [before, standing] = [await listed(client), await rig.standing()];
    const program = lan(rig, "test", HERE);
    await program.printed(/awaiting-message/);
    program.signal("SIGKILL");
    await program.ended;
    expect(await listed(client)).toHaveLength(2);
    const folder = join(rig.folder, "data", "tests");
    for (const name of readdirSync(folder))
      expect(readFileSync(join(folder, name), "utf8")).not.toContain("PRIVATE KEY");
    const { code, lines } = await rig.run("restore");
    expect(lines.at(-1)).toMatchObject({ restored: true, found: true });
    expect(code).toBe(0);
    expect(await listed(client)).toEqual(before);
    expect(await rig.standing()).toBe(standing);
    expect(readdirSync(folder)).toEqual([]);
  },
);

test(
  "[C20] at the terminal --bind and --tunnel lan belong together, and what is no address here starts nothing",
  LIMIT,
  async () => {
    const rig = await pointHarness("onprem");
    const plan = join(rig.folder, "plan.json");
    const run = (...args: readonly string[]) => rig.runPlain(["webhooks", "test", plan, ...args]);
    expect((await run("--tunnel", "lan")).code).toBe(2);
    expect((await run("--tunnel", "cloudflared", "--bind", HERE)).code).toBe(2);
    expect((await run("--tunnel", "lan", "--bind", "laptop")).code).toBe(2);
    const elsewhere = await run("--tunnel", "lan", "--bind", "192.0.2.1", "--side", "on-premises");
    expect(elsewhere.code).toBe(2);
    expect(elsewhere.stderr).toMatch(/any device on that network can connect/);
    expect((await run("--tunnel", "lan", "--bind", HERE, "--side", "cloud")).code).toBe(2);
  },
);
