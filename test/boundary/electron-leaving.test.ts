import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { call, driveARun, running } from "../support/electron/running.ts";

describe("leaving and resting", () => {
  test("without a run the last window's end is the program's end", async () => {
    const program = await running();
    await program.ask({ kind: "close", window: 1 });
    expect(await program.ended).toBe(0);
    expect(program.deeds().map(({ what }) => what)).not.toContain("dialog.showMessageBox");
  });

  test("while a run is driven, closing the last window asks first, and waiting keeps it", async () => {
    const program = await running();
    await driveARun(program);
    await program.ask({ kind: "close", window: 1 });
    expect((await program.did("dialog.showMessageBox")).args[0]).toMatchObject({
      buttons: ["Wait", "Quit anyway"],
      defaultId: 0,
      cancelId: 0,
    });
    expect(await call(program, "app.info")).toMatchObject({ ok: true });
  });

  test("quitting in the middle of a run takes a person's second word", async () => {
    const program = await running();
    await driveARun(program);
    await program.ask({ kind: "quit" });
    await program.did("dialog.showMessageBox");
    await program.ask({ kind: "answerDialogs", response: 1 });
    await program.ask({ kind: "quit" });
    expect(await program.ended).toBe(0);
  });

  test("a page with unsaved changes is left only after a person said so", async () => {
    const program = await running();
    const leave = () =>
      program.ask({ kind: "emit", target: { contents: 1 }, event: "will-prevent-unload", details: {} });
    expect(await leave()).toBe(false);
    expect((await program.did("dialog.showMessageBoxSync")).args[0]).toMatchObject({
      buttons: ["Stay", "Leave without saving"],
      defaultId: 0,
    });
    await program.ask({ kind: "answerDialogs", response: 1 });
    expect(await leave()).toBe(true);
  });

  test("who stays for the sake of unsaved changes is asked again before the next leaving", async () => {
    const program = await running();
    await driveARun(program);
    await program.ask({ kind: "unsaved", window: 1, held: true });
    // Leave the run, then stay with the unsaved changes.
    await program.ask({ kind: "answersInTurn", responses: [1, 0] });
    await program.ask({ kind: "quit" });
    await program.did("dialog.showMessageBoxSync");
    await program.ask({ kind: "quit" });
    await program.did("dialog.showMessageBox", 1);
    expect(await call(program, "app.info")).toMatchObject({ ok: true });
  });

  test("one of two windows closes without a question", async () => {
    const program = await running();
    await program.ask({ kind: "menu", label: "New window" });
    await program.did("window.show", 1);
    await driveARun(program);
    await program.ask({ kind: "close", window: 2 });
    expect(program.deeds().map(({ what }) => what)).not.toContain("dialog.showMessageBox");
  });

  test("[I18] a sleep in the middle of a run is told afterwards, one at rest is not", async () => {
    const program = await running();
    const nap = async () => {
      await program.ask({ kind: "emit", target: "powerMonitor", event: "suspend" });
      await program.ask({ kind: "emit", target: "powerMonitor", event: "resume" });
    };
    await nap();
    expect(program.deeds().map(({ what }) => what)).not.toContain("dialog.showMessageBox");
    await driveARun(program);
    await program.did("powerSaveBlocker.start");
    await nap();
    const told = (await program.did("dialog.showMessageBox")).args[0] as { detail: string };
    expect(told.detail).toContain("unknown, not failed");
  });

  test("[ZU4] a page that dies is loaded anew once; the second time a person decides; both are in the log", async () => {
    const program = await running();
    const die = () =>
      program.ask({
        kind: "emit",
        target: { contents: 1 },
        event: "render-process-gone",
        details: { reason: "crashed" },
      });
    await die();
    await program.did("webContents.reload");
    expect(program.deeds().map(({ what }) => what)).not.toContain("dialog.showMessageBox");
    await die();
    await program.did("dialog.showMessageBox");
    await program.did("webContents.reload", 1);
    const log = readFileSync(join(program.dataDir, "log", "switchover.log"), "utf8");
    expect(log.match(/"level":"error","pid":\d+,"event":"page-ended","reason":"crashed"/g)).toHaveLength(2);
  });
});
