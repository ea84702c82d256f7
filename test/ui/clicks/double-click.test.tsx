import { act, renderHook, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { useOperation } from "../../../renderer/app/use-operation.ts";
import { useTask } from "../../../renderer/components/forms/use-task.ts";
import type { PracticeState } from "../../../shared/practice/practice-state.ts";
import { ok } from "../../../shared/result.ts";
import { joinRealms } from "../../../shared/rpc/realm.ts";
import type { MethodName } from "../../../shared/rpc/names.ts";
import { fakeCore, type FakeCore, type Script } from "../../support/fake-core.ts";
import { InsideWindow } from "../../support/ui/InsideWindow.tsx";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";
import { callsOf, showRun, withRegister } from "../run/shown-run.tsx";
import { AWAITING_MESSAGE, LEFT_BEHIND, ONE } from "../webhooks/imagined.ts";

/*
 * The second of two clicks can come before the first one has changed anything on the screen: a button that is greyed
 * out a moment later does not help then.
 */

/** Two clicks with nothing drawn in between. */
async function twiceAtOnce(button: HTMLElement): Promise<void> {
  await act(async () => {
    button.click();
    button.click();
  });
}

/** Clicks twice while the answer is held back, and says how often the method was called until it came. */
async function callsOfTwoClicks(core: FakeCore, method: MethodName, button: HTMLElement): Promise<number> {
  const before = callsOf(core, method);
  const release = core.hold(method);
  await twiceAtOnce(button);
  await waitFor(() => expect(callsOf(core, method)).toBeGreaterThan(before));
  // A third one, now that it is drawn that the first is under way.
  await act(async () => button.click());
  const called = callsOf(core, method) - before;
  await act(async () => release());
  return called;
}

const AT = "2026-01-15T12:00:00.000Z";
const LOST = {
  kind: "unknown",
  attempt: 1,
  outcome: { kind: "unknown", cause: "timeout", evidence: { at: AT, durationMs: 60_000 } },
} as const;
const UNKNOWN = {
  phase: { kind: "unknown", step: "register" },
  steps: withRegister(LOST),
  numberIs: "unknown",
  proof: "none",
} as const;
const PRACTICE: PracticeState = {
  revision: 1,
  home: "on-premises",
  faults: [],
  deliveries: { delivered: 0, failed: 0, waiting: 0, givenUp: 0 },
  now: AT,
};
const DIGITS = /Type the number's digits/;
const named = (name: string): Promise<HTMLElement> => screen.findByRole("button", { name });

describe("[F30] what the buttons share", () => {
  test("a task is run once, and again when it is over", async () => {
    const { result } = renderHook(() => useTask());
    const answer = Promise.withResolvers<void>();
    let runs = 0;
    const work = async () => {
      runs += 1;
      await answer.promise;
      return ok(null);
    };
    const given = await act(async () => {
      const first = result.current.run(work);
      const second = result.current.run(work);
      answer.resolve();
      return Promise.all([first, second]);
    });
    expect([runs, given]).toEqual([1, [true, false]]);
    await act(() => result.current.run(work));
    expect(runs).toBe(2);
  });

  test("a call is made once, and again when it is answered", async () => {
    const core = fakeCore();
    const { result } = renderHook(() => useOperation("vault.list"), {
      wrapper: ({ children }) => <InsideWindow transport={core.transport}>{children}</InsideWindow>,
    });
    await waitFor(() => expect(result.current).not.toBeNull());
    const before = callsOf(core, "vault.list");
    const release = core.hold("vault.list");
    const both = act(async () => {
      const first = result.current.run({});
      const second = result.current.run({});
      release();
      return Promise.all([first, second]);
    });
    expect((await both)[1]).toEqual({ ok: false, problem: "busy" });
    expect(callsOf(core, "vault.list") - before).toBe(1);
    await act(() => result.current.run({}));
    expect(callsOf(core, "vault.list") - before).toBe(2);
  });
});

describe("[F30] two clicks at once on a run's button make one call", () => {
  test("move the number", async () => {
    const { core } = await showRun();
    await userEvent.type(await screen.findByLabelText(DIGITS), "12025550123");
    const button = await named("Move to the cloud");
    expect(await callsOfTwoClicks(core, "migration.confirm", button)).toBe(1);
  });

  test("take the run up again", async () => {
    const { core } = await showRun({ phase: { kind: "ready" } });
    expect(await callsOfTwoClicks(core, "migration.proceed", await named("Resume migration"))).toBe(1);
  });

  test("say where the number is", async () => {
    const { core } = await showRun(UNKNOWN);
    await userEvent.click(await named("Report cloud…"));
    await userEvent.type(await screen.findByLabelText(DIGITS), "12025550123");
    expect(await callsOfTwoClicks(core, "migration.resolve", await named("Report cloud"))).toBe(1);
  });

  test("send the same request once more", async () => {
    const { core } = await showRun(UNKNOWN);
    await userEvent.click(await named("Resend…"));
    const dialog = await screen.findByRole("dialog");
    const field = within(dialog).queryByLabelText(DIGITS);
    if (field !== null) await userEvent.type(field, "12025550123");
    const button = within(dialog).getByRole("button", { name: "Resend registration" });
    expect(await callsOfTwoClicks(core, "migration.resolve", button)).toBe(1);
  });

  test("abandon the run", async () => {
    const { core } = await showRun({ phase: { kind: "ready" } });
    await userEvent.click(await named("Abandon migration…"));
    expect(await callsOfTwoClicks(core, "migration.abandon", await named("Abandon migration"))).toBe(1);
  });

  test("erase the backup", async () => {
    const label = "backup-pair.r-20260115-fakeru";
    const ended = { phase: { kind: "ended", reason: "complete" }, pairLabel: label } as const;
    const { core } = await showRun(ended);
    await core.transport.call("vault.put", { label, secretKind: "other", value: "x" });
    await userEvent.click(await named("Delete backup…"));
    await userEvent.type(await screen.findByLabelText(DIGITS), "12025550123");
    expect(await callsOfTwoClicks(core, "vault.forget", await named("Delete backup permanently"))).toBe(1);
  });
});

describe("[F30] two clicks at once on a button of the window make one call", () => {
  const webhooks = async (script: Script, address: string): Promise<FakeCore> => {
    const core = fakeCore({ ...ONE, ...script });
    await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
    showWindow(core.transport, address);
    return core;
  };

  test("open the vault", async () => {
    const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(1)], vault: "locked" });
    showWindow(transport);
    await userEvent.click(await named("Unlock vault"));
    const field = await screen.findByLabelText<HTMLInputElement>("Passphrase");
    await userEvent.type(field, "open sesame");
    const form = field.closest("form");
    const button = form?.querySelector<HTMLElement>("button[type=submit]");
    if (button === null || button === undefined) throw new Error("the form has its button");
    expect(await callsOfTwoClicks(core, "vault.unlock", button)).toBe(1);
  });

  test("finish a test", async () => {
    const core = await webhooks({ tests: [AWAITING_MESSAGE] }, "/webhooks/test");
    expect(await callsOfTwoClicks(core, "tests.finish", await named("Finish without a message"))).toBe(1);
  });

  test("give a callback back", async () => {
    const core = await webhooks({ unrestored: [LEFT_BEHIND] }, "/webhooks");
    expect(await callsOfTwoClicks(core, "tests.restore", await named("Restore now"))).toBe(1);
  });

  test("start listening", async () => {
    const core = await webhooks({}, "/webhooks");
    expect(await callsOfTwoClicks(core, "webhooks.listen", await named("Start receiver"))).toBe(1);
  });

  test.each([
    ["7 days", "practice.advance"],
    ["Send message", "practice.send"],
  ] as const)("practice: %s", async (name, method) => {
    const own = coreWithRuns({ workspaces: [workspaceOf(1)] });
    const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(1)], practice: PRACTICE });
    showWindow(
      joinRealms(own.transport, async () => transport),
      "/practice/platform",
    );
    await userEvent.type(await screen.findByLabelText("Message"), "hello");
    expect(await callsOfTwoClicks(core, method, await named(name))).toBe(1);
  });
});
