import { createServer } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  startSandbox,
  steppedClock,
  type Sandbox,
  type SandboxMemory,
  type SandboxOptions,
} from "../../../main/sandbox/index.ts";
import { lastingPorts } from "../../../main/sandbox/http/server-row.ts";
import { json, visit, type Visitor } from "./visitor.ts";

type Memory = SandboxMemory & { text: string | undefined; readonly saves: string[] };

function memoryOf(text?: string): Memory {
  const saves: string[] = [];
  const memory: Memory = {
    text,
    saves,
    load: () => memory.text,
    save: (next) => {
      memory.text = next;
      saves.push(next);
    },
  };
  return memory;
}

/** Starts a sandbox on a copy of the current snapshot, as the process after a kill does. */
async function after(memory: Memory, old: Sandbox, options: SandboxOptions = {}): Promise<Begun> {
  const copy = memoryOf(memory.text);
  await old.close();
  return begin(copy, options);
}

type Begun = { readonly sandbox: Sandbox; readonly visitor: Visitor; readonly memory: Memory };

async function begin(memory = memoryOf(), options: SandboxOptions = {}): Promise<Begun> {
  const sandbox = await startSandbox({ memory, ...options });
  const visitor = await visit(sandbox);
  onTestFinished(async () => {
    visitor.leave();
    await sandbox.close();
  });
  return { sandbox, visitor, memory };
}

async function registered({ sandbox, visitor }: Begun): Promise<{ readonly status: number }> {
  const backup = json(await visitor.onPrem("POST", "/settings/backup", { password: "backup password" })) as {
    readonly settings: { readonly data: string };
  };
  return visitor.cloud("POST", `/${sandbox.cloud.phoneNumberId}/register`, {
    messaging_product: "chat",
    pin: sandbox.number.pin,
    backup: { password: "backup password", data: backup.settings.data },
  });
}

const askForCode = ({ sandbox, visitor }: Begun) => {
  const { cc, phoneNumber, cert, pin } = sandbox.number;
  return visitor.onPrem("POST", "/account", { cc, phone_number: phoneNumber, method: "sms", cert, pin });
};

describe("a practice platform that keeps itself", () => {
  test("comes back under the same addresses, with the same certificates, secrets and truth", async () => {
    const first = await begin();
    expect(first.sandbox.restored).toBe(false);
    expect(await registered(first)).toMatchObject({ status: 200 });
    const { cloud, onPrem, number, caPem } = first.sandbox;
    const truth = first.sandbox.world.truth();
    const second = await after(first.memory, first.sandbox);
    expect(second.sandbox).toMatchObject({ restored: true, cloud, onPrem, number, caPem });
    expect(second.sandbox.world.truth()).toEqual(truth);
    expect(truth).toMatchObject({ home: "cloud", registerCalls: 1 });
    // The old access token and the old session still work on both APIs.
    expect(await second.visitor.cloud("GET", `/${cloud.phoneNumberId}?fields=id`)).toMatchObject({
      status: 200,
    });
    expect(await second.visitor.onPrem("GET", "/health")).toMatchObject({ status: 200 });
  });

  test("takes a code that went out before the restart, once", async () => {
    const first = await begin(memoryOf(), { startsOn: "cloud" });
    expect(await askForCode(first)).toMatchObject({ status: 202 });
    const code = first.sandbox.world.lastCode();
    const sentAt = first.sandbox.world.lastCodeAtMs();
    const second = await after(first.memory, first.sandbox);
    expect([second.sandbox.world.lastCode(), second.sandbox.world.lastCodeAtMs()]).toEqual([code, sentAt]);
    expect(sentAt).toBeTypeOf("number");
    const entered = await second.visitor.onPrem("POST", "/account/verify", { code: code?.replace("-", "") });
    expect(entered.status).toBe(201);
    expect(second.sandbox.world.truth()).toMatchObject({ home: "onprem", awaitingCode: false });
  });

  test("has kept a change before its answer leaves, even one that never arrives", async () => {
    const first = await begin(memoryOf(), { faults: ["lost-register-after"] });
    expect(await registered(first)).toMatchObject({ status: 0 });
    const second = await after(memoryOf(first.memory.text), first.sandbox);
    expect(second.sandbox.world.truth().home).toBe("cloud");
    // The fault has taken effect and does not do so again.
    expect(second.sandbox.world.faults()).toEqual([]);
  });

  test("sends no answer while what it tells cannot be kept", async () => {
    let full = false;
    const memory: Memory = {
      ...memoryOf(),
      save: () => {
        if (full) throw new Error("the disk is full");
      },
    };
    const begun = await begin(memory, { startsOn: "cloud" });
    full = true;
    expect(await askForCode(begun)).toMatchObject({ status: 0 });
    full = false;
    expect(await begun.visitor.onPrem("GET", "/health")).toMatchObject({ status: 200 });
  });

  test("carries out what was due when it was killed", async () => {
    const clock = steppedClock(Date.UTC(2026, 0, 15, 12));
    const first = await begin(memoryOf(), { clock, faults: ["register-late-effect"] });
    expect(await registered(first)).toMatchObject({ status: 0 });
    expect(first.sandbox.world.truth().home).toBe("onprem");
    const second = await after(first.memory, first.sandbox, { clock });
    expect(second.sandbox.world.truth().home).toBe("onprem");
    clock.advance(3_001);
    expect(second.sandbox.world.truth()).toMatchObject({ home: "cloud", registerCalls: 1 });
  });

  test("counts its revision on, and keeps faults that were switched on", async () => {
    const first = await begin();
    const told: number[] = [];
    first.sandbox.world.onRevision(() => told.push(first.sandbox.world.revision()));
    first.sandbox.world.switchFaults(["rate-limited", "vname-differs"]);
    expect(told.length).toBeGreaterThan(0);
    await expect.poll(() => first.memory.text).toContain("rate-limited");
    const second = await after(first.memory, first.sandbox);
    expect(second.sandbox.world.faults()).toEqual(["rate-limited", "vname-differs"]);
    expect(second.sandbox.world.revision()).toBe(told.at(-1));
  });

  test.each([
    ["cut", (text: string) => text.slice(0, -40)],
    ["altered", (text: string) => text.replace("onprem", "cloud!")],
    ["of another format", (text: string) => text.replace('"format":2', '"format":0')],
    ["empty", () => ""],
  ])("begins anew where its memory is %s", async (_what, damage) => {
    const first = await begin();
    await registered(first);
    const { caPem, cloud } = first.sandbox;
    const second = await after(memoryOf(damage(first.memory.text ?? "")), first.sandbox);
    expect(second.sandbox).toMatchObject({ restored: false });
    expect(second.sandbox.caPem).not.toBe(caPem);
    expect(second.sandbox.cloud.accessToken).not.toBe(cloud.accessToken);
    expect(second.sandbox.world.truth()).toMatchObject({ home: "onprem", registerCalls: 0 });
  });

  test("says through its addresses that a port was taken meanwhile", async () => {
    const first = await begin();
    const { cloud, onPrem } = first.sandbox;
    await first.sandbox.close();
    const squatter = createServer().listen(Number(new URL(cloud.baseUrl).port), "127.0.0.1");
    await new Promise((resolve) => squatter.once("listening", resolve));
    onTestFinished(() => void squatter.close());
    const second = await begin(memoryOf(first.memory.text));
    expect(second.sandbox.cloud.baseUrl).not.toBe(cloud.baseUrl);
    expect(second.sandbox.onPrem.baseUrl).toBe(onPrem.baseUrl);
    expect(second.sandbox.caPem).toBe(first.sandbox.caPem);
  });

  test("prefers ports that the system gives to nobody else", () => {
    const ports = lastingPorts();
    expect(ports.at(-1)).toBe(0);
    for (const port of ports.slice(0, -1))
      expect(port).toSatisfy((one: number) => one >= 20_000 && one < 32_000);
  });

  test("begins its first day again on either side with the same secrets, and drops what was due", async () => {
    const clock = steppedClock(Date.UTC(2026, 0, 15, 12));
    const begun = await begin(memoryOf(), { clock, faults: ["register-late-effect", "vname-differs"] });
    await registered(begun);
    const { world, number } = begun.sandbox;
    world.beginAgain("cloud");
    clock.advance(10_000);
    expect(world.truth()).toMatchObject({
      home: "cloud",
      registerCalls: 0,
      pin: number.pin,
      unusedBackups: 0,
    });
    expect(world.faults()).toEqual([]);
    world.beginAgain("onprem");
    expect(await registered(begun)).toMatchObject({ status: 200 });
  });

  test("takes its time where it is told to, for looks and changes apart", async () => {
    const { visitor } = await begin(memoryOf(), { pace: { looksMs: 40, changesMs: 160 } });
    const took = async (call: () => Promise<unknown>): Promise<number> => {
      const from = performance.now();
      await call();
      return performance.now() - from;
    };
    await visitor.onPrem("GET", "/health");
    const look = await took(() => visitor.onPrem("GET", "/health"));
    const change = await took(() =>
      visitor.onPrem("POST", "/settings/backup", { password: "backup password" }),
    );
    expect(look).toBeGreaterThanOrEqual(38);
    expect(change).toBeGreaterThanOrEqual(158);
  });
});

describe("switching faults", () => {
  const CHANGED = [
    "name-not-approved",
    "pin-locked",
    "deregistration-incomplete",
    "number-just-deleted",
    "health-disconnected",
    "subscribed-by-others",
  ] as const;

  test.each(CHANGED)("puts right what %s did to the world", async (name) => {
    const begun = await begin();
    const { world } = begun.sandbox;
    const before = world.truth();
    world.switchFaults([name]);
    expect(world.faults()).toEqual([name]);
    world.switchFaults([]);
    expect(world.truth()).toEqual(before);
    expect(await registered(begun)).toMatchObject({ status: 200 });
  });

  test("does not arm again what is armed, and arms again what has struck", async () => {
    const begun = await begin();
    const { world } = begun.sandbox;
    world.switchFaults(["rate-limited"]);
    const subscribe = () =>
      begun.visitor.cloud("POST", `/${begun.sandbox.cloud.businessAccountId}/subscribed_apps`);
    expect(await subscribe()).toMatchObject({ status: 429 });
    world.switchFaults(["rate-limited", "lost-health"]);
    expect(await subscribe()).toMatchObject({ status: 429 });
    expect(await subscribe()).toMatchObject({ status: 200 });
    expect(world.faults()).toEqual(["lost-health"]);
    world.switchFaults(["rate-limited"]);
    expect(await subscribe()).toMatchObject({ status: 429 });
  });
});
