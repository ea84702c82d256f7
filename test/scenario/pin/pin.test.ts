import { afterEach, describe, expect, test } from "vitest";
import type { SandboxOptions } from "../../../main/sandbox/index.ts";
import type { PinSide } from "../../../shared/platform/facts.ts";
import type { PinAction } from "../../../shared/pin/pin-change.ts";
import type { InputOf, OutputOf } from "../../../shared/rpc/api.ts";
import type { PushOf } from "../../../shared/rpc/topics.ts";
import { secretsFoundIn } from "../../support/byte-scan.ts";
import { PROXY_USER, startConnectProxy } from "../../support/connect-proxy.ts";
import { problemIn } from "../../support/expect-result.ts";
import { countOf, endingOf, openCoreDriver } from "../../support/core-driver.ts";
import { must, type Core, type Harness } from "../../support/harness.ts";
import { startTimedHarness } from "../../support/timed-harness.ts";

let rig: Harness | undefined;
afterEach(async () => {
  await rig?.close();
  rig = undefined;
});

const TWO_STEP = "/v1/settings/account/two-step";
const NEW_PIN = "246810";

async function start(options: SandboxOptions = {}): Promise<{ rig: Harness; core: Core }> {
  const own = await startTimedHarness(options);
  rig = own;
  own.env.set("PIN", NEW_PIN);
  return { rig: own, core: await own.core() };
}

const wish = (own: Harness, action: PinAction, side: PinSide): InputOf<"pin.change"> => ({
  plan: own.plan("to-cloud"),
  action,
  side,
  by: "person",
});
const change = async ({ client }: Core, wanted: InputOf<"pin.change">): Promise<OutputOf<"pin.change">> =>
  must(await client.call("pin.change", wanted));
const history = async ({ client }: Core): Promise<OutputOf<"pin.history">["changes"]> =>
  must(await client.call("pin.history", {})).changes;
/** Does something at the moment when the intent is on disk and the request has not left. */
const beforeSending = ({ client }: Core, work: (pushed: PushOf<"pinChanges">) => void): void => {
  client.subscribe("pinChanges", (pushed) => {
    if (pushed.state === "under-way") work(pushed);
  });
};
/** Changing requests for a PIN that reached the platform. */
const sent = (own: Harness): number =>
  countOf(own, "POST", TWO_STEP) +
  countOf(own, "DELETE", TWO_STEP) +
  countOf(own, "POST", `/${own.sandbox.cloud.phoneNumberId}`);

describe("a PIN that is set where the number is", () => {
  test.each([
    { startsOn: "onprem", side: "on-premises" },
    { startsOn: "cloud", side: "cloud" },
  ] as const)("[I21] on $side goes out once, and is in the history", async ({ startsOn, side }) => {
    const { rig, core } = await start({ startsOn });
    const checked = must(await core.client.call("pin.check", { plan: rig.plan("to-cloud"), action: "set" }));
    expect(checked).toMatchObject({ side });
    expect(sent(rig), "[I22] a look sends nothing that changes anything").toBe(0);
    const done = await change(core, wish(rig, "set", checked.side));
    expect(done).toMatchObject({ action: "set", side, state: "complete", by: "person" });
    expect(rig.sandbox.world.truth()).toMatchObject({ twoStep: true, pin: NEW_PIN });
    expect([sent(rig), await history(core)]).toEqual([1, [done]]);
  });

  test("[I21] stands on disk before it leaves, and no PIN stands anywhere", async () => {
    const { rig, core } = await start();
    let standing: OutputOf<"pin.history">["changes"] = [];
    let out = -1;
    beforeSending(core, (pushed) => {
      out = sent(rig);
      standing = [pushed];
    });
    const done = await change(core, wish(rig, "set", "on-premises"));
    expect(standing).toMatchObject([{ operation: done.operation, state: "under-way" }]);
    expect(out).toBe(0);
    expect(secretsFoundIn(rig.dataDir, [NEW_PIN])).toEqual([]);
  });

  test("[F16] goes through a proxy of its plan that asks for a password", async () => {
    const { rig, core } = await start();
    const proxy = await startConnectProxy("asks");
    rig.env.set("PROXY_PASSWORD", PROXY_USER.password);
    const plan = rig.plan("to-cloud", (json) =>
      Object.assign(json, {
        proxy: { url: proxy.url, username: PROXY_USER.username, password: { env: "PROXY_PASSWORD" } },
      }),
    );
    const { side } = must(await core.client.call("pin.check", { plan, action: "set" }));
    const done = await change(core, { plan, action: "set", side, by: "person" });
    expect(done).toMatchObject({ side: "on-premises", state: "complete" });
    expect(new Set(proxy.asked.map(({ place }) => place))).toEqual(
      new Set([rig.sandbox.cloud, rig.sandbox.onPrem].map(({ baseUrl }) => new URL(baseUrl).host)),
    );
  });

  test("needs no vault, neither to be recorded nor to be read", async () => {
    const own = await startTimedHarness();
    rig = own;
    own.env.set("PIN", NEW_PIN);
    const { createApp } = await import("../../../main/core/app/app.ts");
    const { clientOver } = await import("../../../shared/rpc/client.ts");
    const app = createApp(own.ports);
    const core: Core = { app, client: clientOver(app.transport) };
    try {
      expect(must(await core.client.call("vault.state", {}))).toBe("absent");
      expect(await change(core, wish(own, "set", "on-premises"))).toMatchObject({ state: "complete" });
      expect(await history(core)).toHaveLength(1);
      expect(must(await core.client.call("vault.state", {}))).toBe("absent");
    } finally {
      await app.close();
    }
  });

  test("can be turned off on-premises, and not in the cloud", async () => {
    const { rig, core } = await start();
    expect(await change(core, wish(rig, "off", "on-premises"))).toMatchObject({
      action: "off",
      state: "complete",
    });
    expect(rig.sandbox.world.truth().twoStep).toBe(false);
    await rig.close();
    const cloud = await start({ startsOn: "cloud" });
    const off = { plan: cloud.rig.plan("to-cloud"), action: "off" } as const;
    const refused = await cloud.core.client.call("pin.check", off);
    expect(problemIn(refused)).toEqual({ kind: "pinOffInCloud" });
    const insisted = await cloud.core.client.call("pin.change", { ...off, side: "cloud", by: "person" });
    expect(problemIn(insisted)).toEqual({ kind: "pinOffInCloud" });
    expect([sent(cloud.rig), await history(cloud.core)]).toEqual([0, []]);
  });
});

describe("an answer that is lost or says nothing", () => {
  test.each([
    ["lost-pin-before", "onprem", "on-premises", false],
    ["lost-pin-after", "onprem", "on-premises", true],
    ["lost-pin-before", "cloud", "cloud", false],
    ["lost-pin-after", "cloud", "cloud", true],
    ["pin-success-one", "cloud", "cloud", true],
    ["pin-success-one", "onprem", "on-premises", true],
  ] as const)(
    "[I21][F3] %s from %s leaves it unknown, and nothing is sent again",
    async (fault, startsOn, side, acts) => {
      const { rig, core } = await start({ startsOn });
      rig.sandbox.world.setFaults([fault]);
      const done = await change(core, wish(rig, "set", side));
      expect(done).toMatchObject({ state: "unknown", outcome: { kind: "unknown" } });
      expect([sent(rig), rig.sandbox.world.truth().pin === NEW_PIN]).toEqual([1, acts]);
    },
  );

  test('[F11] the text "true" is a yes', async () => {
    const { rig, core } = await start({ startsOn: "cloud" });
    rig.sandbox.world.setFaults(["pin-string-true"]);
    expect(await change(core, wish(rig, "set", "cloud"))).toMatchObject({ state: "complete" });
    expect(rig.sandbox.world.truth().pin).toBe(NEW_PIN);
  });

  test("of turning it off is unknown too, and told before the next change", async () => {
    const { rig, core } = await start();
    rig.sandbox.world.setFaults(["lost-pin-after"]);
    const lost = await change(core, wish(rig, "off", "on-premises"));
    expect([lost.state, countOf(rig, "DELETE", TWO_STEP)]).toEqual(["unknown", 1]);
    const next = must(await core.client.call("pin.check", { plan: rig.plan("to-cloud"), action: "set" }));
    expect(next.earlier).toEqual(lost);
    expect(await change(core, wish(rig, "set", "on-premises"))).toMatchObject({ state: "complete" });
    const after = must(await core.client.call("pin.check", { plan: rig.plan("to-cloud"), action: "set" }));
    expect(after.earlier).toBeUndefined();
  });
});

describe("a refusal", () => {
  test("[I9] of the cloud for a number that is not there leaves everything as it was", async () => {
    const { rig, core } = await start();
    const refused = await change(core, wish(rig, "set", "cloud"));
    expect(refused).toMatchObject({ state: "rejected", outcome: { reason: "not-registered" } });
    expect(rig.sandbox.world.truth().pin).toBe(rig.sandbox.number.pin);
    expect(sent(rig)).toBe(1);
  });

  test("[I21][F17] of a token that ran out meanwhile ends it, without a second send", async () => {
    const { rig, core } = await start();
    beforeSending(core, () => rig.sandbox.world.setFaults(["onprem-token-expired"]));
    const refused = await change(core, wish(rig, "set", "on-premises"));
    expect(refused).toMatchObject({ state: "rejected", outcome: { evidence: { httpStatus: 401 } } });
    expect([sent(rig), countOf(rig, "POST", "/users/login")]).toEqual([1, 1]);
    expect(rig.sandbox.world.truth().pin).toBe(rig.sandbox.number.pin);
  });

  test("[F17] of the cloud's token before anything was sent leaves no change behind", async () => {
    const { rig, core } = await start({ startsOn: "cloud" });
    rig.sandbox.world.setFaults(["token-expired"]);
    expect(problemIn(await core.client.call("pin.change", wish(rig, "set", "cloud")))).toMatchObject({
      kind: "sideSilent",
      side: "cloud",
    });
    expect([sent(rig), await history(core)]).toEqual([0, []]);
  });

  test("[I22] of the first password changes no password, though the plan names a new one", async () => {
    const { rig, core } = await start();
    rig.env.set("NEW_PASSWORD", "Second-Pass2!");
    rig.sandbox.world.setFaults(["password-change-required"]);
    const plan = rig.plan("to-cloud", (json) => {
      json.onPrem.auth["newPassword"] = { env: "NEW_PASSWORD" };
    });
    const asked = { ...wish(rig, "set", "on-premises"), plan };
    expect(problemIn(await core.client.call("pin.change", asked)).kind).toBe("sideSilent");
    const logins = rig.sandbox.world.requests().filter(({ path }) => path.endsWith("/users/login"));
    expect(logins.length).toBe(1);
    expect(sent(rig)).toBe(0);
  });
});

describe("a process that dies between the intent and the outcome", () => {
  test("[I16][F21] leaves a change that is unknown, shown at the next start and told before the next change", async () => {
    const { rig, core } = await start();
    beforeSending(core, () => {
      throw new Error("killed");
    });
    await expect(core.client.call("pin.change", wish(rig, "set", "on-premises"))).rejects.toThrow("killed");
    await core.app.close();
    const next = await rig.core();
    const [left] = await history(next);
    expect(left).toMatchObject({ state: "unknown", action: "set", side: "on-premises" });
    expect(left?.outcome).toBeUndefined();
    const checked = must(await next.client.call("pin.check", { plan: rig.plan("to-cloud"), action: "set" }));
    expect(checked.earlier).toEqual(left);
    expect(sent(rig), "nothing is sent by itself").toBe(0);
    expect(await change(next, wish(rig, "set", "on-premises"))).toMatchObject({ state: "complete" });
    expect((await history(next)).map(({ state }) => state)).toEqual(["unknown", "complete"]);
  });

  test("[I15] while it lives, another process neither changes the PIN nor calls it unknown", async () => {
    const { rig, core } = await start();
    const other = await rig.core();
    const answers: Promise<unknown>[] = [];
    beforeSending(core, () => {
      answers.push(
        other.client.call("pin.history", {}),
        other.client.call("pin.change", wish(rig, "off", "on-premises")),
      );
    });
    await change(core, wish(rig, "set", "on-premises"));
    expect(await Promise.all(answers)).toMatchObject([
      { ok: true, value: { changes: [{ state: "under-way" }] } },
      { ok: false, problem: { kind: "numberBusy" } },
    ]);
    expect(rig.sandbox.world.truth().twoStep).toBe(true);
  });
});

describe("nothing is sent", () => {
  test("[I4] while a run of the number is open", async () => {
    const { rig } = await start();
    const hands = await openCoreDriver(rig);
    const run = must(await hands.start(rig.plan("to-cloud")));
    const core = await rig.core();
    const asked = { plan: rig.plan("to-cloud"), action: "set" } as const;
    const busy = { kind: "runOpen", run: run.run, held: false };
    expect(problemIn(await core.client.call("pin.check", asked))).toEqual(busy);
    expect(problemIn(await core.client.call("pin.change", wish(rig, "set", "on-premises")))).toEqual(busy);
    expect(sent(rig)).toBe(0);
    await hands.close();
  });

  test.each([["set"], ["off"]] as const)(
    "to %s where it cannot be told on which side the number is",
    async (action) => {
      const { rig, core } = await start();
      rig.sandbox.world.setFaults(["no-lookups", "onprem-lookup-missing"]);
      const asked = { plan: rig.plan("to-cloud"), action };
      expect(problemIn(await core.client.call("pin.check", asked))).toEqual({
        kind: "placeUnknown",
        reason: "nobody-answered",
      });
      const told = must(await core.client.call("pin.check", { ...asked, side: "on-premises" }));
      expect(told.side).toBe("on-premises");
      expect(await change(core, wish(rig, action, "on-premises"))).toMatchObject({ state: "complete" });
    },
  );

  test("[F34] to a client that serves another number, wherever a person says that this one is", async () => {
    const { rig, core } = await start();
    rig.sandbox.world.setFaults(["settings-other-number"]);
    expect(problemIn(await core.client.call("pin.change", wish(rig, "off", "on-premises")))).toEqual({
      kind: "otherNumber",
      side: "on-premises",
      serves: "12025550199",
    });
    rig.sandbox.world.setFaults(["settings-other-number", "cloud-lookup-missing"]);
    const asked = { plan: rig.plan("to-cloud"), action: "off" } as const;
    expect(problemIn(await core.client.call("pin.check", asked))).toMatchObject({ kind: "placeUnknown" });
    expect([sent(rig), rig.sandbox.world.truth().twoStep]).toEqual([0, true]);
  });

  test("where the disk has no room for the answer", async () => {
    const { rig } = await start();
    const core = await rig.core((ports) => ({
      ...ports,
      files: { ...ports.files, freeBytes: () => 1_000 },
    }));
    expect(problemIn(await core.client.call("pin.change", wish(rig, "set", "on-premises"))).kind).toBe(
      "storageFull",
    );
    expect([sent(rig), await history(core)]).toEqual([0, []]);
  });

  test("for a plan without a PIN, or with one that is none", async () => {
    const { rig, core } = await start();
    const plan = rig.plan("to-onprem", (json) => {
      json.number.pin = undefined;
    });
    const asked = { plan, action: "set" } as const;
    expect(problemIn(await core.client.call("pin.check", asked))).toEqual({ kind: "pinMissing" });
    rig.env.set("PIN", "12345");
    expect(problemIn(await core.client.call("pin.change", wish(rig, "set", "on-premises")))).toEqual({
      kind: "secretInvalid",
      member: "number.pin",
      why: "pin-not-six-digits",
    });
    expect(sent(rig)).toBe(0);
  });
});

describe("a run that a wrong PIN stopped", () => {
  test("[I6] goes on with the very PIN that was refused, once that is set as the number's own", async () => {
    const { rig, core } = await start();
    const hands = await openCoreDriver(rig);
    const refused = await hands.migrate(rig.plan("to-cloud"));
    expect(endingOf(refused)).toBe("register-pin-refused, on-premises proven");
    expect(await change(core, wish(rig, "set", "on-premises"))).toMatchObject({ state: "complete" });
    const done = must(await hands.proceed(refused, true));
    expect(endingOf(done)).toBe("complete, cloud proven");
    expect(rig.sandbox.world.truth()).toMatchObject({ home: "cloud", pin: NEW_PIN });
    await hands.close();
  });

  test("[I6] still refuses that PIN where whether it was set is unknown", async () => {
    const { rig, core } = await start();
    const hands = await openCoreDriver(rig);
    const refused = await hands.migrate(rig.plan("to-cloud"));
    rig.sandbox.world.setFaults(["lost-pin-before"]);
    expect(await change(core, wish(rig, "set", "on-premises"))).toMatchObject({ state: "unknown" });
    expect(endingOf(must(await hands.proceed(refused, true)))).toBe(endingOf(refused));
    expect(countOf(rig, "POST", "/register")).toBe(1);
    await hands.close();
  });
});
