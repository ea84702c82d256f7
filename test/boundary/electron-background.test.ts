import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { en } from "../../main/hosts/electron/words/en.ts";
import { loadPlan } from "../../main/hosts/headless/plan-file/load-plan.ts";
import { writePlanFolder } from "../../main/hosts/headless/practice/plan-folder.ts";
import { startSandbox, type Sandbox } from "../../main/sandbox/index.ts";
import type { TestState } from "../../shared/webhook/connectivity-test.ts";
import { startProgram, type Program } from "../support/electron/program.ts";
import { call, driveARun, running, small } from "../support/electron/running.ts";

const what = (program: Program): string[] => program.deeds().map((deed) => deed.what);
const counted = (program: Program, name: string): number =>
  what(program).filter((one) => one === name).length;

/** Starts a receiver, waits until the tray menu shows it, and returns its URL. */
async function listening(
  program: Program,
  secrets: { readonly appSecrets?: readonly string[] } = {},
): Promise<string> {
  const answer = await call(program, "webhooks.listen", {
    receiver: "terminal",
    stopAfterMinutes: 0,
    ...secrets,
  });
  await program.did("tray.setContextMenu");
  return (answer as { readonly value: { readonly localUrl: string } }).value.localUrl;
}

const takes = async (url: string): Promise<boolean> =>
  fetch(url, { method: "POST", body: '{"entry":[]}' }).then(
    ({ status }) => status === 200,
    () => false,
  );

describe("without a window", () => {
  test("a receiver goes on after the last window is closed, and that is said once", async () => {
    const program = await running();
    const url = await listening(program);
    await program.ask({ kind: "close", window: 1 });
    const notice = await program.did("notification.show");
    expect(notice.args).toEqual([{ title: en.notice.goesOn, body: en.notice.goesOnHow }]);
    expect(await takes(url)).toBe(true);
    await program.ask({ kind: "tray", label: en.tray.open });
    await program.did("window.show", 1);
    await program.ask({ kind: "close", window: 2 });
    expect(await takes(url)).toBe(true);
    expect(counted(program, "notification.show")).toBe(1);
    expect(what(program)).not.toContain("app.exit");
  });

  test("[ZI5] an alert leads to the window however much later it is clicked", async () => {
    const program = await running();
    await listening(program);
    await program.ask({ kind: "close", window: 1 });
    await program.did("notification.show");
    expect(await program.ask({ kind: "notification", nth: 0, event: "click" })).toBe(true);
    await program.did("window.show", 1);
    // Clicked or closed, it is held no longer.
    expect(await program.ask({ kind: "notification", nth: 0, event: "click" })).toBe(false);
  });

  test("starting it once more opens a window on the program that goes on", async () => {
    const program = await running();
    const url = await listening(program);
    await program.ask({ kind: "close", window: 1 });
    const second = startProgram({ built: small(), dataDir: program.dataDir });
    expect(await second.ended).toBe(0);
    await program.did("window.show", 1);
    expect(await takes(url)).toBe(true);
  });

  test("quitting from the tray while something listens takes a person's word, and then ends it", async () => {
    const program = await running();
    const url = await listening(program);
    await program.ask({ kind: "close", window: 1 });
    await program.ask({ kind: "tray", label: en.tray.quit });
    expect((await program.did("dialog.showMessageBox")).args[0]).toMatchObject({
      message: en.leave.listening.title,
      buttons: [en.leave.listening.wait, en.leave.listening.leave],
      defaultId: 0,
      cancelId: 0,
    });
    expect(await takes(url)).toBe(true);
    await program.ask({ kind: "answerDialogs", response: 1 });
    await program.ask({ kind: "tray", label: en.tray.quit });
    expect(await program.ended).toBe(0);
    expect(await takes(url)).toBe(false);
    // Until the end it was the only sign of a program without a window.
    expect(what(program)).not.toContain("tray.destroy");
  });

  test("a run goes on without a question where the program goes on, and ends it only after one", async () => {
    const program = await running();
    await driveARun(program);
    await listening(program);
    await program.ask({ kind: "close", window: 1 });
    await program.did("notification.show");
    expect(what(program)).not.toContain("dialog.showMessageBox");
    await program.ask({ kind: "quit" });
    expect((await program.did("dialog.showMessageBox")).args[0]).toMatchObject({
      message: en.leave.run.title,
    });
  });
});

type Ok<T> = { readonly ok: true; readonly value: T };

/** The number's callback URL as the platform reports it; undefined if none is set. */
async function callbackOf({ cloud, caPem }: Sandbox): Promise<string | undefined> {
  const asked = request(`${cloud.baseUrl}/v23.0/${cloud.phoneNumberId}?fields=webhook_configuration`, {
    ca: caPem,
    headers: { authorization: `Bearer ${cloud.accessToken}` },
  }).end();
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  const told = JSON.parse(await text(answer)) as {
    readonly webhook_configuration: { readonly phone_number?: string };
  };
  return told.webhook_configuration.phone_number;
}

/**
 * Starts a webhook test that replaces a sandbox number's callback URL; returns once it waits for the message.
 */
async function borrowing(program: Program & { readonly dataDir: string }): Promise<Sandbox> {
  const platform = await startSandbox({ startsOn: "cloud", autoReply: false });
  onTestFinished(() => platform.close());
  const { appSecret } = platform.cloud;
  const folder = writePlanFolder(join(program.dataDir, "plans"), platform);
  const plan = loadPlan(folder.plans["to-cloud"]);
  if (!plan.ok) throw new Error("the plan is right");
  await call(program, "vault.unlock", { passphrase: "a passphrase for tests", allowCreate: true });
  const { port } = new URL(await listening(program, { appSecrets: [appSecret] }));
  const { publicUrl } = await platform.openFront(Number(port));
  const begun = await call(program, "tests.start", {
    target: { kind: "plan", plan: plan.value, appSecret },
    tunnel: { kind: "own", publicUrl },
    caFile: folder.caFile,
  });
  expect(begun).toMatchObject({ ok: true });
  const awaiting = async (): Promise<void> => {
    const list = (await call(program, "tests.list")) as Ok<readonly TestState[]>;
    expect(list.value).toMatchObject([{ phase: "awaiting-message" }]);
  };
  await vi.waitFor(awaiting, { timeout: 45_000, interval: 100 });
  expect(await callbackOf(platform)).toContain(publicUrl);
  return platform;
}

describe("a borrowed callback", () => {
  const holds = (program: Program): readonly string[] =>
    what(program).filter((deed) => deed.startsWith("powerSaveBlocker"));
  const messageStep = async (program: Program) => {
    const list = (await call(program, "tests.list")) as Ok<readonly TestState[]>;
    return list.value[0]?.steps.find(({ id }) => id === "webhooks.message");
  };

  test("[T25] keeps the machine awake exactly until it is given back", async () => {
    const program = await running();
    const platform = await borrowing(program);
    expect(holds(program)).toEqual(["powerSaveBlocker.start"]);
    expect((await program.did("powerSaveBlocker.start")).args).toEqual(["prevent-app-suspension"]);
    const list = (await call(program, "tests.list")) as Ok<readonly TestState[]>;
    expect(list.value[0]).toMatchObject({ keptAwake: true });
    await call(program, "tests.finish", { test: list.value[0]?.test });
    await program.did("powerSaveBlocker.stop");
    expect(await callbackOf(platform)).toBeUndefined();
    expect(holds(program)).toEqual(["powerSaveBlocker.start", "powerSaveBlocker.stop"]);
  });

  test("[T25] is looked at again after a sleep that came all the same", async () => {
    const program = await running();
    await borrowing(program);
    expect((await messageStep(program))?.check).toBeUndefined();
    await program.ask({ kind: "emit", target: "powerMonitor", event: "suspend" });
    await program.ask({ kind: "emit", target: "powerMonitor", event: "resume" });
    await vi.waitFor(
      async () =>
        expect((await messageStep(program))?.check).toMatchObject({
          cause: "slept",
          facts: { tunnel: "same", leadsHere: true, callback: "ours" },
        }),
      { timeout: 30_000, interval: 100 },
    );
    // A dialog about sleep is shown only during a migration.
    expect(what(program)).not.toContain("dialog.showMessageBox");
  });

  test("[C12] is given back before the program ends, once a person has said so", async () => {
    const program = await running();
    const platform = await borrowing(program);
    await program.ask({ kind: "close", window: 1 });
    await program.did("notification.show");
    await program.ask({ kind: "tray", label: en.tray.quit });
    expect((await program.did("dialog.showMessageBox")).args[0]).toMatchObject({
      message: en.leave.test.title,
      buttons: [en.leave.test.wait, en.leave.test.leave],
    });
    expect(await callbackOf(platform)).toBeDefined();
    await program.ask({ kind: "answerDialogs", response: 1 });
    await program.ask({ kind: "quit" });
    expect(await program.ended).toBe(0);
    expect(await callbackOf(platform)).toBeUndefined();
  });
});
