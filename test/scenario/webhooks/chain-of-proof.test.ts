import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { PracticePort } from "../../../main/core/runtime/ports.ts";
import type { HostPorts } from "../../../main/core/host/host-ports.ts";
import type { Direction } from "../../../shared/migration/direction.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { ChainLink, ProofChain } from "../../../shared/proof/chain.ts";
import { instant } from "../../../shared/time.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import { visit } from "../../unit/sandbox/visitor.ts";
import { freePort } from "../../support/free-port.ts";
import { migrate, must, startHarness, type Core, type Harness } from "../../support/harness.ts";

const MINUTES = 60_000;
/** The business answers each message by itself, unless a test says otherwise. */
const AUTO_REPLY = { autoReply: true } as const;

/** A practice platform and a core that share one clock, which a test can move on. */
async function platform(startsOn: "cloud" | "onprem", options: { readonly autoReply: boolean } = AUTO_REPLY) {
  let skipped = 0;
  const rig = await startHarness({ startsOn, ...options, clock: { nowMs: () => Date.now() + skipped } });
  onTestFinished(() => rig.close());
  const { sandbox } = rig;
  const practice = {
    openFront: async (port: number) => {
      const front = await sandbox.openFront(port);
      return { publicUrl: front.publicUrl, caPem: sandbox.caPem, close: front.close };
    },
    onChange: () => () => undefined,
    reset: async (home: "cloud" | "on-premises") => {
      sandbox.world.beginAgain(home === "cloud" ? "cloud" : "onprem");
      const deliveries = { delivered: 0, failed: 0, waiting: 0, givenUp: 0 };
      return { revision: 1, home, faults: [], deliveries, now: new Date().toISOString() };
    },
  } as unknown as PracticePort;
  const change = (ports: HostPorts): HostPorts => ({
    ...ports,
    practice,
    clock: {
      now: () => instant(Date.now() + skipped),
      monotonicMs: () => performance.now() + skipped,
      async sleep(ms, signal) {
        if (ms < 100) return setTimeout(0);
        const stop = signal === undefined ? {} : { signal };
        await setTimeout(ms, undefined, { ref: false, ...stop }).catch(() => undefined);
      },
    },
  });
  return {
    rig,
    core: () => rig.core(change),
    skip: (ms: number) => {
      skipped += ms;
    },
  };
}

async function moved(rig: Harness, core: Core, direction: Direction): Promise<RunSnapshot> {
  const rested = await migrate(core, rig.plan(direction));
  if (direction === "to-cloud") return rested;
  const code = rig.sandbox.world.lastCode() ?? "";
  return must(await core.client.call("migration.enterCode", { run: rested.run, code }));
}

/** Tests webhooks of the number on one side, with one answer, as a person with a phone would. */
async function testWebhooks(rig: Harness, core: Core, side: "cloud" | "on-premises"): Promise<TestState> {
  const states: TestState[] = [];
  const stop = core.client.subscribe("tests", (state) => states.push(state));
  const plan = rig.plan("to-cloud");
  const begun = must(
    await core.client.call("tests.start", {
      target: { kind: "plan", plan, appSecret: rig.sandbox.cloud.appSecret },
      side,
      tunnel: { kind: "practice" },
      reply: "yes",
    }),
  );
  const latest = (): TestState => states.findLast(({ test: id }) => id === begun.test) ?? begun;
  await expect
    .poll(() => ["awaiting-message", "ended"].includes(latest().phase), { timeout: 10_000 })
    .toBe(true);
  const { word } = latest();
  if (word !== undefined) rig.sandbox.world.inbound({ text: `hello ${word}`, type: "text" });
  await expect.poll(() => latest().phase, { timeout: 20_000 }).toBe("ended");
  stop();
  return latest();
}

async function chainOf({ client }: Core, { number }: Pick<RunSnapshot, "number">): Promise<ProofChain> {
  const { chain } = must(await client.call("chain.of", { number }));
  if (chain === undefined) throw new Error("a number that was moved has a chain");
  return chain;
}

const shortly = ({ links }: ProofChain) =>
  links.map(({ id, state, evidence }: ChainLink) => `${id} ${state} ${evidence}`);

test.each([
  ["to-cloud", "onprem", "cloud", "signed"],
  ["to-onprem", "cloud", "on-premises", "client"],
] as const)(
  "[H1][H2][H3] after a move %s a test proves message and answer, and the chain is the same in another process",
  async (direction, startsOn, side, by) => {
    const { rig, core: open, skip } = await platform(startsOn, { autoReply: false });
    const core = await open();
    const before = side === "cloud" ? "on-premises" : "cloud";
    expect(await testWebhooks(rig, core, before)).toMatchObject({ verdict: "arrives" });
    expect(must(await core.client.call("chain.of", { number: rig.sandbox.number.phoneNumber }))).toEqual({});
    skip(MINUTES);
    const run = await moved(rig, core, direction);
    expect(run.phase).toEqual({ kind: "ended", reason: "complete" });
    // What was shown on the other side before is shown, and proves nothing.
    expect(shortly(await chainOf(core, run)).slice(0, 3)).toEqual([
      "moved proven platform-answer",
      "message before-move earlier-message",
      "answer before-move earlier-answer",
    ]);
    skip(2 * MINUTES);
    expect(await testWebhooks(rig, core, side)).toMatchObject({
      verdict: "arrives",
      reply: { sending: "works" },
    });
    const chain = await chainOf(core, run);
    expect(shortly(chain).slice(0, 3)).toEqual([
      "moved proven platform-answer",
      `message proven ${by}-message`,
      `answer proven ${by}-status`,
    ]);
    // Our own answer is nobody else's message.
    expect(chain).toMatchObject({ run: run.run, side, direction });
    expect(chain.sender.sends).toBeUndefined();
    const again = await open();
    expect(await chainOf(again, run)).toEqual(chain);
  },
);

test.each([
  ["to-cloud", "onprem", "cloud"],
  ["to-onprem", "cloud", "on-premises"],
] as const)(
  "[H5] after a move %s the business's own answer shows that its system sends again, and since when",
  async (direction, startsOn, side) => {
    const { rig, core: open, skip } = await platform(startsOn);
    const core = await open();
    const run = await moved(rig, core, direction);
    expect((await chainOf(core, run)).sender.sends).toBeUndefined();
    skip(2 * MINUTES);
    await testWebhooks(rig, core, side);
    const { sender } = await chainOf(core, run);
    expect(sender.sends).toMatchObject({ signed: side === "cloud" });
    expect(Date.parse(sender.sends?.at ?? "")).toBeGreaterThan(Date.parse(run.updatedAt));
    // It is kept: the events need not be there any more.
    const again = await open();
    expect((await chainOf(again, run)).sender.sends).toEqual(sender.sends);
  },
);

test("[H6] ticks are kept with the data folder and belong to one move", async () => {
  const { rig, core: open, skip } = await platform("onprem");
  const core = await open();
  const run = await moved(rig, core, "to-cloud");
  const { number, phoneNumberId } = await chainOf(core, run);
  const about = { number, phoneNumberId, item: "token" } as const;
  const ticked = must(await core.client.call("chain.tick", { ...about, run: run.run, done: true }));
  expect(ticked.chain?.sender.items.filter(({ doneAt }) => doneAt !== undefined)).toMatchObject([
    { item: "token" },
  ]);
  const again = await open();
  expect(await chainOf(again, run)).toEqual(ticked.chain);
  skip(10 * MINUTES);
  const back = await moved(rig, core, "to-onprem");
  const after = await chainOf(core, back);
  expect(after.sender.items.every(({ doneAt }) => doneAt === undefined)).toBe(true);
  // The list of a past move is no list any more.
  const late = must(await core.client.call("chain.tick", { ...about, run: run.run, done: true }));
  expect(late.chain).toEqual(after);
});

test("[H1] a test that ends after a move, and began before it, proves nothing of it", async () => {
  const { rig, core: open } = await platform("onprem", { autoReply: false });
  const core = await open();
  const states: TestState[] = [];
  core.client.subscribe("tests", (state) => states.push(state));
  const phase = async (wanted: TestState["phase"]): Promise<void> => {
    await expect.poll(() => states.at(-1)?.phase, { timeout: 10_000 }).toBe(wanted);
  };
  const { test: id } = must(
    await core.client.call("tests.start", {
      target: { kind: "plan", plan: rig.plan("to-cloud") },
      side: "on-premises",
      tunnel: { kind: "practice" },
      reply: "ask",
    }),
  );
  await phase("awaiting-message");
  rig.sandbox.world.inbound({ text: `hello ${states.at(-1)?.word ?? ""}`, type: "text" });
  await phase("awaiting-reply");
  const run = await moved(rig, core, "to-cloud");
  must(await core.client.call("tests.finish", { test: id }));
  await phase("ended");
  expect(states.at(-1)).toMatchObject({ verdict: "arrives" });
  expect(shortly(await chainOf(core, run))[1]).toBe("message before-move earlier-message");
});

test("[H5] a message that the customer's own system sends is seen through a callback of ours", async () => {
  const { rig, core: open, skip } = await platform("onprem", { autoReply: false });
  const core = await open();
  const run = await moved(rig, core, "to-cloud");
  skip(2 * MINUTES);
  rig.sandbox.world.inbound({ text: "good morning", type: "text" });
  const plan = rig.plan("to-cloud");
  must(
    await core.client.call("points.start", {
      target: { kind: "plan", plan, appSecret: rig.sandbox.cloud.appSecret },
      side: "cloud",
      tunnel: { kind: "practice" },
      confirmed: true,
    }),
  );
  const pointed = async () => must(await core.client.call("points.list", {}))[0]?.phase;
  await expect.poll(pointed, { timeout: 10_000 }).toBe("standing");
  const visitor = await visit(rig.sandbox);
  onTestFinished(() => visitor.leave());
  const { phoneNumberId } = rig.sandbox.cloud;
  const body = {
    messaging_product: "chat",
    to: "12025550177",
    type: "text",
    text: { body: "Your order is ready" },
  };
  expect((await visitor.cloud("POST", `/${phoneNumberId}/messages`, body)).status).toBe(200);
  await expect
    .poll(async () => (await chainOf(core, run)).sender.sends, { timeout: 10_000 })
    .toMatchObject({ signed: true });
  must(await core.client.call("points.restore", { target: { kind: "plan", plan } }));
});

test("[H4] the doctor's last look since the move at the address that a person named is kept, and an earlier one is none", async () => {
  const { rig, core: open } = await platform("onprem");
  const core = await open();
  const { cloud, number } = rig.sandbox;
  const workspace = {
    id: "ws-7k2q9d",
    name: "Bakery",
    dialect: {},
    cloud: { baseUrl: cloud.baseUrl, businessAccountId: cloud.businessAccountId },
    numbers: [{ phoneNumberId: cloud.phoneNumberId, cc: number.cc, phoneNumber: number.phoneNumber }],
  };
  must(await core.client.call("workspaces.save", { revision: 0, workspace }));
  // Nothing listens there.
  const url = `https://127.0.0.1:${await freePort()}/hook`;
  must(
    await core.client.call("webhooks.changeSettings", {
      workspace: { workspace: "ws-7k2q9d", endpoint: url },
    }),
  );
  const check = async () => must(await core.client.call("endpoint.check", { url, allowPrivate: true }));
  expect((await check()).verdict).toBe("not-ready");
  const run = await moved(rig, core, "to-cloud");
  expect(shortly(await chainOf(core, run))[3]).toBe("endpoint not-yet no-check");
  await check();
  const chain = await chainOf(core, run);
  expect(shortly(chain)[3]).toBe("endpoint failed checks-failed");
  expect(JSON.stringify(chain)).not.toContain("/hook");
  expect(shortly(await chainOf(await open(), run))[3]).toBe("endpoint failed checks-failed");
});

test("[H1] a practice platform that begins again takes its moves along", async () => {
  const { rig, core: open } = await platform("onprem");
  const core = await open();
  const run = await moved(rig, core, "to-cloud");
  expect(shortly(await chainOf(core, run))[0]).toBe("moved proven platform-answer");
  must(await core.client.call("practice.reset", { home: "on-premises" }));
  expect(must(await core.client.call("chain.of", { number: run.number }))).toEqual({});
  const again = await moved(rig, core, "to-cloud");
  expect((await chainOf(core, again)).run).toBe(again.run);
});
