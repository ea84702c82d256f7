import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { PracticePort } from "../../../main/core/runtime/ports.ts";
import { faultNames } from "../../../main/sandbox/index.ts";
import type { PracticeState } from "../../../shared/practice/practice-state.ts";
import { err, ok } from "../../../shared/result.ts";
import { practiceArea } from "../../../shared/rpc/areas/practice.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { fakeKeyStore } from "../../support/fake-key-store.ts";
import { windowCore } from "../../support/window-core.ts";

describe("what the host is", () => {
  test("a core without a window says so and does nothing that only a desktop can", async () => {
    const { client, dataDir } = windowCore();
    expect(valueOf(await client.call("app.info", {}))).toEqual({
      version: "0.0.0-test",
      dataDir,
      vault: "absent",
      host: "terminal",
      desktop: false,
      platform: process.platform,
    });
    expect(problemIn(await client.call("desktop.copy", { text: "x" }))).toEqual({ kind: "notHere" });
    expect(problemIn(await client.call("desktop.showDataFolder", {}))).toEqual({ kind: "notHere" });
    expect(existsSync(dataDir)).toBe(false);
  });

  test("a desktop copies a text and shows the data folder, which is there then", async () => {
    const done: string[] = [];
    const { client, dataDir } = windowCore({
      host: "desktop",
      desktop: {
        copyText: async (text) => void done.push(`copied ${text}`),
        clearText: async (text) => void done.push(`cleared ${text}`),
        showFolder: (path) => {
          done.push(`shown ${path} ${existsSync(path)}`);
          return Promise.resolve();
        },
      },
    });
    expect(valueOf(await client.call("app.info", {}))).toMatchObject({ host: "desktop", desktop: true });
    valueOf(await client.call("desktop.copy", { text: "trace-1" }));
    valueOf(await client.call("desktop.showDataFolder", {}));
    expect(done).toEqual(["copied trace-1", `shown ${dataDir} true`]);
  });

  test("a clipboard that does not take a text is an answer, no mistake of ours", async () => {
    const { client } = windowCore({
      host: "desktop",
      desktop: {
        copyText: () => Promise.reject(new Error("the clipboard is held")),
        clearText: () => Promise.resolve(),
        showFolder: () => Promise.resolve(),
      },
    });
    expect(problemIn(await client.call("desktop.copy", { text: "trace-1" }))).toEqual({ kind: "notHere" });
  });
});

/** A sandbox as a host would run it, in memory. */
function practicePort(): PracticePort & { readonly say: (state: PracticeState) => void; listeners: number } {
  const listeners = new Set<(state: PracticeState) => void>();
  let state: PracticeState = {
    revision: 1,
    home: "on-premises",
    faults: [{ name: "lost", says: "An answer is lost.", direction: "both", on: false }],
    deliveries: { delivered: 0, failed: 0, waiting: 0, givenUp: 0 },
    now: "2026-01-15T12:00:00.000Z",
  };
  const say = (next: PracticeState): void => {
    state = next;
    for (const listener of listeners) listener(state);
  };
  return {
    say,
    get listeners() {
      return listeners.size;
    },
    state: () => state,
    setFaults(names) {
      const unknown = names.find((name) => name !== "lost");
      if (unknown !== undefined) return err({ unknown });
      say({ ...state, faults: state.faults.map((fault) => ({ ...fault, on: names.includes(fault.name) })) });
      return ok(state);
    },
    reset(home) {
      say({ ...state, home });
      return Promise.resolve(state);
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    registry: { server: { host: "127.0.0.1", port: 1 }, asns: [64_500] },
    send: ({ type }) => (type === "unsupported" ? "unheard" : "cloud"),
    advance(minutes) {
      const now = new Date(Date.parse(state.now) + minutes * 60_000).toISOString();
      say({ ...state, now });
      return Promise.resolve(state);
    },
    openFront: () => Promise.reject(new Error("no front here")),
  };
}

describe("practice", () => {
  test("there is none outside of the practice realm", async () => {
    const { client } = windowCore();
    const none = { kind: "notPractice" };
    expect(problemIn(await client.call("practice.state", {}))).toEqual(none);
    expect(problemIn(await client.call("practice.setFaults", { names: [] }))).toEqual(none);
    expect(problemIn(await client.call("practice.reset", { home: "cloud" }))).toEqual(none);
    expect(problemIn(await client.call("practice.send", { text: "Hello" }))).toEqual(none);
    expect(problemIn(await client.call("practice.advance", { minutes: 1 }))).toEqual(none);
  });

  test("tells its state, takes faults by their names and says each change by itself", async () => {
    const practice = practicePort();
    const { client, heard, app } = windowCore({ practice });
    expect(valueOf(await client.call("practice.state", {})).home).toBe("on-premises");
    const set = valueOf(await client.call("practice.setFaults", { names: ["lost"] }));
    expect(set.faults.map(({ on }) => on)).toEqual([true]);
    expect(problemIn(await client.call("practice.setFaults", { names: ["lost", "no-such"] }))).toEqual({
      kind: "noSuchFault",
      name: "no-such",
    });
    expect(valueOf(await client.call("practice.reset", { home: "cloud" })).home).toBe("cloud");
    expect(heard("practice").map(({ home }) => home)).toEqual(["on-premises", "cloud"]);
    await app.close();
    expect(practice.listeners).toBe(0);
  });

  test("faults can all be switched on at once", () => {
    const { input } = practiceArea["practice.setFaults"];
    expect(input.safeParse({ names: faultNames() }).success).toBe(true);
  });
});

describe("the vault", () => {
  const passphrase = "correct horse";

  test("is locked on request, opened by the system's key store, and tells of each change", async () => {
    const keyStore = fakeKeyStore();
    const { client, heard } = windowCore({ keyStore });
    valueOf(await client.call("vault.unlock", { passphrase, allowCreate: true }));
    expect(valueOf(await client.call("vault.remember", { on: true }))).toMatchObject({ remembered: true });
    expect(valueOf(await client.call("vault.lock", {}))).toBe("locked");
    expect(valueOf(await client.call("vault.openRemembered", { asked: true }))).toBe("opened");
    valueOf(await client.call("vault.changePassphrase", { current: passphrase, next: "another" }));
    expect(heard("vault")).toEqual(
      ["open", "open", "locked", "open", "open"].map((state, index) => ({ revision: index + 1, state })),
    );
    expect(valueOf(await client.call("vault.lock", {}))).toBe("locked");
    const old = await client.call("vault.unlock", { passphrase, allowCreate: false });
    expect(problemIn(old).kind).toBe("wrongPassphrase");
  });

  test("is made with a passphrase and never by the key store alone", async () => {
    const { client, dataDir } = windowCore({ keyStore: fakeKeyStore() });
    expect(valueOf(await client.call("vault.openRemembered", {}))).toBe("not-remembered");
    expect(problemIn(await client.call("vault.remember", { on: true })).kind).toBe("vaultAbsent");
    expect(valueOf(await client.call("vault.state", {}))).toBe("absent");
    expect(existsSync(dataDir)).toBe(false);
  });
});
