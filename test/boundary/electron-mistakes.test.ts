import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { shutDown } from "../../main/hosts/electron/shutdown.ts";
import { watchCalls } from "../../main/hosts/electron/pending-calls.ts";
import { ok } from "../../shared/result.ts";
import { startProgram } from "../support/electron/program.ts";
import { call, driveARun, reply, running, small } from "../support/electron/running.ts";
import { tempFolder } from "../support/temp-folder.ts";

const SECRET = "t0ken-in-a-message";
const isAlive = { ok: true };

describe("what does no harm does not end the program", () => {
  test("a file manager that shows nothing is told with the folder's path, in the middle of a run too", async () => {
    const program = await running();
    await driveARun(program);
    await program.ask({ kind: "fileManager", problem: "no application is registered" });
    await program.ask({ kind: "menu", label: "Show data folder" });
    const told = (await program.did("dialog.showMessageBox")).args[0] as { detail: string };
    expect(told.detail).toContain(program.dataDir);
    expect(await call(program, "app.info")).toMatchObject(isAlive);
    expect(program.deeds().map(({ what }) => what)).not.toContain("app.exit");
  });

  test("a window that is closed before its page is there leaves the others alone", async () => {
    const program = await running({ pages: (load) => load === 1 });
    await program.ask({ kind: "menu", label: "New window" });
    await program.did("new BrowserWindow", 1);
    await program.ask({ kind: "close", window: 2 });
    expect(await call(program, "app.info")).toMatchObject(isAlive);
    const deeds = program.deeds().map(({ what }) => what);
    expect(deeds).not.toContain("dialog.showErrorBox");
    expect(deeds).not.toContain("dialog.showMessageBox");
  });

  test("a page that cannot be loaded is told over its window, and the program goes on", async () => {
    const program = startProgram({ built: small(), dataDir: tempFolder() });
    program.onTold((told) => {
      if (told.kind === "load") program.loaded(told.load, "ERR_FILE_NOT_FOUND");
    });
    const told = (await program.did("dialog.showMessageBox")).args[0] as { message: string };
    expect(told.message).toBe("The window couldn't be shown");
    expect(await call(program, "app.info")).toMatchObject(isAlive);
  });

  test("a clipboard that takes nothing is an answer, and nothing is logged as a mistake", async () => {
    const program = await running();
    await program.ask({ kind: "clipboard", problem: "the clipboard is held" });
    expect(await call(program, "desktop.copy", { text: "trace-1" })).toMatchObject({ ok: false });
    expect(existsSync(join(program.dataDir, "log", "mistakes.log"))).toBe(false);
  });
});

describe("a mistake of ours", () => {
  test("is told without its message, and ends the program", async () => {
    const program = await running();
    await program.ask({ kind: "mistake", message: SECRET });
    expect(await program.ended).toBe(70);
    const box = program.deeds().find(({ what }) => what === "dialog.showErrorBox");
    expect(JSON.stringify(box)).toContain("Switchover must close");
    expect(JSON.stringify(program.deeds())).not.toContain(SECRET);
    expect(readFileSync(join(program.dataDir, "log", "mistakes.log"), "utf8")).not.toContain(SECRET);
  });

  test("waits for a call that drives a run, admits no other, and closes the core before the end", async () => {
    const program = await running();
    const { hangUp } = await driveARun(program);
    const opened = readdirSync(program.dataDir).filter((name) => name.endsWith("-wal"));
    expect(opened).not.toEqual([]);
    await program.ask({ kind: "mistake", message: SECRET });
    const refused = await reply(program, "migration.abandon", { run: "x" });
    expect(refused.fault).toContain("couldn't complete this call");
    expect(program.deeds().map(({ what }) => what)).not.toContain("app.exit");
    hangUp();
    expect(await program.ended).toBe(70);
    // A database that was closed leaves no log of its own behind.
    expect(readdirSync(program.dataDir).filter((name) => name.endsWith("-wal"))).toEqual([]);
  });

  test("is told in the system's language", async () => {
    const program = await running({ beginning: { locale: "es-ES" } });
    await program.ask({ kind: "mistake", message: SECRET });
    expect(await program.ended).toBe(70);
    const box = program.deeds().find(({ what }) => what === "dialog.showErrorBox");
    expect(JSON.stringify(box)).toContain("Switchover debe cerrarse");
  });
});

describe("coming to rest", () => {
  const patience = { drivenMs: 200, closingMs: 200 };
  const driven = () => {
    const answer = Promise.withResolvers<ReturnType<typeof ok<null>>>();
    const { transport, underWay } = watchCalls({
      call: () => answer.promise,
      subscribe: () => () => undefined,
    });
    return { answer, underWay, call: transport.call("migration.proceed", {}) };
  };

  test("closes the core only after the driven call has been answered", async () => {
    const { answer, underWay, call: under } = driven();
    const order: string[] = [];
    const rest = shutDown(
      { underWay, close: async () => void order.push("closed") },
      { ...patience, drivenMs: 60_000 },
    );
    const answered = under.then(() => order.push("answered"));
    answer.resolve(ok(null));
    await Promise.all([rest, answered]);
    expect(order).toEqual(["answered", "closed"]);
  });

  test("ends in bounded time, whatever does not come to an end", async () => {
    const { underWay } = driven();
    let closed = 0;
    const never = () => new Promise<void>(() => closed++);
    await shutDown({ underWay, close: never }, patience);
    expect(closed).toBe(1);
    await shutDown({ underWay, close: () => Promise.reject(new Error("stuck")) }, patience);
  });
});
