import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { call, ours, reply, running } from "../support/electron/running.ts";

describe("the transport", () => {
  test("answers a call of our own page with what the core says", async () => {
    const program = await running();
    expect(await call(program, "app.info")).toMatchObject({
      ok: true,
      value: { host: "desktop", desktop: true, dataDir: program.dataDir },
    });
  });

  test("takes messages on its own three channels and no other", async () => {
    const program = await running();
    expect(await program.ask({ kind: "channels" })).toEqual([
      "switchover:call",
      "switchover:subscribe",
      "switchover:unsubscribe",
    ]);
  });

  test("refuses every page but our own before the core is asked", async () => {
    const program = await running();
    for (const [who, from] of [
      ["a frame inside the page", { origin: "app://switchover", isMain: false }],
      ["another address", { origin: "https://evil.example", isMain: true }],
      ["an address that begins like ours", { origin: "app://switchover.evil.example", isMain: true }],
      ["an opaque origin", { origin: "null", isMain: true }],
      ["a frame that has gone", null],
    ] as const)
      await expect(call(program, "app.info", {}, from), who).rejects.toThrow(
        "This page isn't allowed to make calls.",
      );
  });

  test("refuses every name that is none of the contract's", async () => {
    const program = await running();
    for (const name of [
      "app.quit",
      "constructor",
      "__proto__",
      "practice:practice:app.info",
      "own:app.info",
      "",
      7,
      null,
    ])
      await expect(call(program, name), JSON.stringify(name)).rejects.toThrow("This call doesn't exist.");
  });

  test("a call that does not fit the contract is refused by its paths, without its values", async () => {
    const answer = await call(await running(), "desktop.copy", { text: 7, secret: "hunter2" });
    expect(answer).toMatchObject({ ok: false, problem: { kind: "badCall" } });
    expect(JSON.stringify(answer)).not.toContain("hunter2");
  });

  test("[F16] the core reaches servers as the machine's own settings say", async () => {
    const program = await running();
    const answer = await call(program, "connections.certificate", {
      address: "https://behind-a-proxy.invalid/x",
    });
    expect(answer).toEqual({ ok: false, problem: { kind: "notReached", cause: "proxy-unreachable" } });
  });

  test("pushes reach a window that listens and none that does not", async () => {
    const program = await running();
    const pushes: unknown[] = [];
    program.onTold((told) => {
      if (told.kind === "push") pushes.push([told.window, told.args[0]]);
    });
    await program.ask({ kind: "menu", label: "New window" });
    await program.did("window.show", 1);
    const listen = (window: number, from: typeof ours) =>
      program.ask({ kind: "send", window, from, channel: "switchover:subscribe", args: ["settings"] });
    await listen(2, ours);
    await listen(1, { origin: "https://evil.example", isMain: true });
    await call(program, "settings.change", { appearance: "dark" });
    expect(pushes).toEqual([[2, "settings"]]);
  });

  test("a page that is loaded anew listens to nothing until it asks again", async () => {
    const program = await running();
    const pushes: unknown[] = [];
    program.onTold((told) => {
      if (told.kind === "push") pushes.push(told);
    });
    await program.ask({
      kind: "send",
      window: 1,
      from: ours,
      channel: "switchover:subscribe",
      args: ["settings"],
    });
    const details = { isMainFrame: true, isSameDocument: false };
    await program.ask({ kind: "emit", target: { contents: 1 }, event: "did-start-navigation", details });
    await call(program, "settings.change", { appearance: "dark" });
    expect(pushes).toEqual([]);
  });

  test("the clipboard and the file manager are reached for the data folder and plain text alone", async () => {
    const program = await running();
    await call(program, "desktop.copy", { text: "6-digit code" });
    expect((await program.did("clipboard.writeText")).args).toEqual(["6-digit code"]);
    await call(program, "desktop.showDataFolder");
    expect((await program.did("shell.openPath")).args).toEqual([program.dataDir]);
  });

  test("[ZT5] [I13] a copied secret leaves the clipboard with the program, and what came after it stays", async () => {
    const cleared = async (then: (program: Awaited<ReturnType<typeof running>>) => Promise<unknown>) => {
      const program = await running();
      await call(program, "desktop.copy", { text: "a secret address", isSecret: true });
      await then(program);
      await program.ask({ kind: "quit" });
      expect(await program.ended).toBe(0);
      return program.deeds().filter(({ what }) => what === "clipboard.clear").length;
    };
    expect(await cleared(async () => undefined)).toBe(1);
    expect(await cleared((program) => call(program, "desktop.copy", { text: "trace-1" }))).toBe(0);
    expect(await cleared((program) => program.ask({ kind: "clipboard", problem: "it is held" }))).toBe(0);
  });

  test("[I13] a mistake of ours is told by its reference, without its message", async () => {
    const program = await running();
    await program.ask({ kind: "fileManager", problem: "hunter2 cannot be shown" });
    const { fault } = await reply(program, "desktop.showDataFolder");
    expect(fault).toMatch(/^Switchover couldn't complete this call \(reference [0-9a-f]{8}\)\.$/);
    const log = readFileSync(join(program.dataDir, "log", "mistakes.log"), "utf8");
    expect(log).toContain(String(fault).slice(-10, -2));
    expect(log).not.toContain("hunter2");
  });

  test("practice that cannot be opened says why, and the person's own numbers go on", async () => {
    const program = await running();
    writeFileSync(join(program.dataDir, "practice"), "in the way");
    expect((await reply(program, "practice:practice.state")).fault).toMatch(/^Practice can't be opened/);
    expect(await call(program, "app.info")).toMatchObject({ ok: true });
  });

  test("what a page is told in place of an answer is in the language of the settings", async () => {
    const program = await running();
    await call(program, "settings.change", { language: "es" });
    await program.ask({ kind: "fileManager", problem: "nothing is registered" });
    expect((await reply(program, "desktop.showDataFolder")).fault).toMatch(/^Switchover no ha podido/);
    writeFileSync(join(program.dataDir, "practice"), "in the way");
    expect((await reply(program, "practice:practice.state")).fault).toMatch(/^No se puede abrir la Práctica/);
  });

  test("a key store with a fixed key reads unprotected to the window, whatever the desktop calls it", async () => {
    const program = await running();
    expect(await call(program, "vault.keyStore")).toMatchObject({ ok: true, value: { kind: "usable" } });
    await program.ask({ kind: "keyStore", change: { fixedKey: true } });
    expect(await call(program, "vault.keyStore")).toMatchObject({ ok: true, value: { kind: "unprotected" } });
  });
});
