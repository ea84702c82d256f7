import { describe, expect, test } from "vitest";
import { openInfo, openSettings } from "../../../renderer/stores/feeds.ts";
import { valueOf } from "../../../renderer/stores/loadable.ts";
import { openSecrets, openVaultState } from "../../../renderer/stores/vault.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { clientOver } from "../../../shared/rpc/client.ts";
import { Settings } from "../../../shared/settings/settings.ts";

/** A host whose responses a test releases one by one, in any order. */
function slowProgram() {
  const questions: ((answer: Result<unknown, unknown>) => void)[] = [];
  const listeners = new Set<(push: unknown) => void>();
  const client = clientOver({
    call: () => new Promise((resolve) => questions.push(resolve)),
    subscribe: (_topic, listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return {
    client,
    asked: () => questions.length,
    push: (push: unknown) => listeners.forEach((listener) => listener(push)),
    async answer(question: number, answer: Result<unknown, unknown>) {
      questions[question]?.(answer);
      await settle();
    },
  };
}

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const AT = "2026-01-15T12:00:00.000Z";
const secret = (label: string) => ({ label, secretKind: "pin", storedAt: AT });

describe("an answer that is older than what is known", () => {
  test("does not open a vault that was locked while it was on its way", async () => {
    const program = slowProgram();
    const vault = openVaultState(program.client);
    const asked = vault.refresh();
    program.push({ revision: 2, state: "locked" });
    await program.answer(0, ok("open"));
    await asked;
    expect(valueOf(vault.getState())).toBe("locked");
  });

  test("does not take back a setting", async () => {
    const program = slowProgram();
    const settings = openSettings(program.client);
    const asked = settings.refresh();
    program.push(Settings.parse({ appearance: "dark" }));
    await program.answer(0, ok(Settings.parse({})));
    await asked;
    expect(valueOf(settings.getState())?.appearance).toBe("dark");
  });

  test("does not take back the vault's state in what is known of the program", async () => {
    const program = slowProgram();
    const info = openInfo(program.client);
    const told = {
      version: "1",
      dataDir: "/d",
      vault: "open",
      host: "browser",
      desktop: false,
      platform: "p",
    };
    const first = info.refresh();
    await program.answer(0, ok(told));
    await first;
    const second = info.refresh();
    program.push({ revision: 2, state: "locked" });
    await program.answer(1, ok(told));
    await second;
    expect(valueOf(info.getState())?.vault).toBe("locked");
  });

  test("of two rereads of the vault's list the one that was asked last counts", async () => {
    const program = slowProgram();
    const secrets = openSecrets(program.client);
    program.push({ revision: 1, state: "open" });
    await settle();
    program.push({ revision: 2, state: "open" });
    await settle();
    expect(program.asked()).toBe(2);
    await program.answer(1, ok([secret("b.pin")]));
    await program.answer(0, ok([secret("a.pin")]));
    expect(valueOf(secrets.getState())?.map(({ label }) => label)).toEqual(["b.pin"]);
  });
});

describe("what could not be read again", () => {
  const kept = { vault: "locked" } as const;

  test("stays, marked with when it was last confirmed, until it was read again", async () => {
    const program = slowProgram();
    const info = openInfo(program.client);
    const told = { version: "1", dataDir: "/d", ...kept, host: "browser", desktop: false, platform: "p" };
    const first = info.refresh();
    await program.answer(0, ok(told));
    await first;
    const before = info.getState();
    const second = info.refresh();
    await program.answer(1, err({ kind: "badCall", method: "app.info", where: [] }));
    await second;
    expect(info.getState()).toMatchObject({
      kind: "ready",
      stale: { since: before.kind === "ready" ? before.at : undefined },
    });
    // A pushed part does not refresh the other parts.
    program.push({ revision: 2, state: "open" });
    expect(info.getState()).toHaveProperty("stale");
    const third = info.refresh();
    await program.answer(2, ok(told));
    await third;
    expect(info.getState()).not.toHaveProperty("stale");
  });

  test("of a vault that was shut is forgotten, for nobody knows what it holds", async () => {
    const program = slowProgram();
    const secrets = openSecrets(program.client);
    const first = secrets.refresh();
    await program.answer(0, ok([secret("a.pin")]));
    await first;
    program.push({ revision: 2, state: "locked" });
    await settle();
    await program.answer(1, err({ kind: "vaultLocked" }));
    expect(secrets.getState().kind).toBe("failed");
  });
});
