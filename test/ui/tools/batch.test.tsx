import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { BatchChange, BatchRowState, BatchState } from "../../../shared/rpc/areas/batch.ts";
import { err, ok } from "../../../shared/result.ts";
import type { InputOf } from "../../../shared/rpc/api.ts";
import { giveSizes } from "../../support/ui/sizes.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";

const NONE = { complete: 0, failed: 0, unknown: 0, waiting: 0, notStarted: 2 };

function row(line: number, more: Partial<BatchRowState> = {}): BatchRowState {
  return { line, number: `+120255501${20 + line}`, direction: "to-cloud", at: "to-do", ...more };
}

function state(more: Partial<BatchState> = {}): BatchState {
  return {
    id: "one",
    name: "numbers.csv",
    checkOnly: false,
    startedAt: "2026-01-15T12:00:00.000Z",
    revision: 1,
    phase: "running",
    tally: NONE,
    rows: [row(2), row(3)],
    ...more,
  };
}

async function shownWith(script: NonNullable<Parameters<typeof coreWithRuns>[0]["batch"]>) {
  const core = coreWithRuns({ workspaces: [workspaceOf(1)], batch: script });
  await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(core.transport, "/tools/batch");
  return core.core;
}

async function dropTable(text = "plan\na.json\nb.json\n"): Promise<void> {
  const area = (await screen.findByText(/Drop a table here/)).parentElement;
  if (area === null) throw new Error("there is an area");
  fireEvent.drop(area, { dataTransfer: { files: [new File([text], "numbers.csv")] } });
}

test("[B2] [B8] [ZP7] bad rows of a dropped table are named with line and cause, and nothing can be started", async () => {
  const asked: InputOf<"batch.read">[] = [];
  await shownWith({
    "batch.read": async (input) => {
      asked.push(input);
      return err({
        kind: "badRows",
        rows: [
          { line: 3, message: "has the same number as line 2 <b>\u202e" },
          { line: 4, byOrder: true, message: "isn't an object" },
        ],
        count: 7,
      });
    },
  });
  await userEvent.type(await screen.findByLabelText("Folder of the table"), "/tables");
  await dropTable();
  expect(await screen.findByRole("heading", { name: "7 rows can't be used" })).toBeTruthy();
  // The place and what is wrong are one sentence.
  expect(screen.getByText("Line 3:").closest("li")?.textContent).toMatch(/^Line 3:\s*has the same number/);
  expect(screen.getByText("Row 4:")).toBeTruthy();
  expect(screen.getByText(/has the same number as line 2 <b>/)).toBeTruthy();
  expect(screen.getByText("and 5 more")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Start batch" })).toBeNull();
  expect(asked).toEqual([{ name: "numbers.csv", text: "plan\na.json\nb.json\n", folder: "/tables" }]);
});

test("[B8] a batch starts only after the count of its numbers was typed", async () => {
  const started: InputOf<"batch.start">[] = [];
  await shownWith({
    "batch.read": async () => ok({ rows: [row(2), row(3)].map(({ at: _at, ...one }) => one) }),
    "batch.start": async (input) => {
      started.push(input);
      return ok(state());
    },
  });
  await dropTable();
  expect(await screen.findByRole("heading", { name: "2 numbers in numbers.csv" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Start batch" }));
  const field = await screen.findByRole("textbox", { name: /Type the number/ });
  const go = within(screen.getByRole("dialog")).getByRole("button", { name: "Start batch" });
  await userEvent.type(field, "3");
  expect(go.hasAttribute("disabled")).toBe(true);
  await userEvent.clear(field);
  await userEvent.type(field, "2");
  await userEvent.click(go);
  expect(await screen.findByRole("heading", { level: 1, name: "Batch under way" })).toBeTruthy();
  expect(started).toMatchObject([
    { name: "numbers.csv", checkOnly: false, confirmed: 2, course: { canary: 1, parallel: 1 } },
  ]);
});

test("[B8] what ended in an earlier start is not among the numbers to confirm, and nothing is asked where all did", async () => {
  const started: InputOf<"batch.start">[] = [];
  const end = { outcome: "complete", count: "complete", numberIs: "cloud", proof: "proven" } as const;
  const ended = { before: end };
  const rows = [row(2), row(3), row(4)].map(({ at: _at, ...one }) => one);
  const tables = [rows.map((one, index) => (index < 2 ? { ...one, ...ended } : one))];
  await shownWith({
    "batch.read": async () => ok({ rows: tables.shift() ?? rows.map((one) => ({ ...one, ...ended })) }),
    "batch.start": async (input) => {
      started.push(input);
      return ok(state());
    },
  });
  await dropTable();
  await userEvent.click(await screen.findByRole("button", { name: "Start batch" }));
  const dialog = await screen.findByRole("dialog", { name: "Move 1 number?" });
  const go = within(dialog).getByRole("button", { name: "Start batch" });
  const field = within(dialog).getByRole("textbox", { name: /Type the number/ });
  await userEvent.type(field, "3");
  expect(go.hasAttribute("disabled")).toBe(true);
  await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(started).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Read again" }));
  await screen.findByText("3 ended in an earlier start and aren't started again.");
  await userEvent.click(screen.getByRole("button", { name: "Start batch" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Batch under way" })).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(started).toMatchObject([{ checkOnly: false }]);
  expect(started[0]).not.toHaveProperty("confirmed");
});

test("[B8] a number that an earlier start began isn't told as untouched, before and after it is started again", async () => {
  giveSizes();
  const [first, second] = [row(2, { begun: true }), row(3)];
  await shownWith({
    "batch.read": async () => ok({ rows: [first, second].map(({ at: _at, ...one }) => one) }),
    "batch.start": async () => ok(state({ rows: [first, second] })),
  });
  const told = (): readonly (string | null)[] =>
    screen
      .getAllByRole("row")
      .map((one) => within(one).queryByText(/^(?:Begun|To do)$/)?.textContent ?? null);
  await dropTable();
  await screen.findByRole("heading", { name: "2 numbers in numbers.csv" });
  await waitFor(() => expect(told()).toEqual([null, "Begun", "To do"]));
  await userEvent.click(screen.getByRole("button", { name: "Check only" }));
  await screen.findByRole("button", { name: "Pause" });
  await waitFor(() => expect(told()).toEqual([null, "Begun", "To do"]));
});

test("[B8] an emptied number of canaries is no zero, and digits of other scripts are read", async () => {
  const started: InputOf<"batch.start">[] = [];
  await shownWith({
    "batch.read": async () => ok({ rows: [row(2), row(3)].map(({ at: _at, ...one }) => one) }),
    "batch.start": async (input) => {
      started.push(input);
      return ok(state());
    },
  });
  await dropTable();
  const canaries = await screen.findByLabelText("Canaries");
  const start = screen.getByRole("button", { name: "Start batch" });
  const check = screen.getByRole("button", { name: "Check only" });
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type("Canaries", "");
  expect([start, check].map((one) => one.hasAttribute("disabled"))).toEqual([true, false]);
  expect(screen.getByText("A whole number from 0 to 2.")).toBeTruthy();
  type("Canaries", "\u0662");
  expect(canaries).toHaveProperty("value", "\u0662");
  type("Numbers at once", "65");
  expect([start, check].map((one) => one.hasAttribute("disabled"))).toEqual([true, true]);
  type("Numbers at once", " \uff13 ");
  type("Stop after failures", "0");
  expect(start.hasAttribute("disabled")).toBe(true);
  type("Stop after failures", "\u06f5");
  await userEvent.click(start);
  await userEvent.type(await screen.findByRole("textbox", { name: /Type the number/ }), "2");
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Start batch" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Batch under way" })).toBeTruthy();
  expect(started).toMatchObject([{ course: { canary: 2, parallel: 3, stopAfter: 5 } }]);
});

test("[B8] a change that follows is applied; after one that is missing the state is read again", async () => {
  let now = state();
  let reads = 0;
  const core = await shownWith({
    "batch.state": async () => {
      reads += 1;
      return ok({ batch: now });
    },
  });
  expect(await screen.findByRole("heading", { level: 1, name: "Batch under way" })).toBeTruthy();
  const before = reads;
  const change = (revision: number, after: number, more: Partial<BatchChange>): BatchChange => ({
    id: "one",
    revision,
    after,
    phase: "running",
    tally: NONE,
    rows: [],
    ...more,
  });
  act(() => core.push("batch", change(2, 1, { phase: "paused" })));
  expect(await screen.findByRole("heading", { level: 1, name: "Batch paused" })).toBeTruthy();
  expect(reads).toBe(before);
  expect(screen.getByRole("button", { name: "Resume" }).hasAttribute("disabled")).toBe(false);
  now = state({
    revision: 9,
    phase: "ended",
    because: "failures",
    tally: { ...NONE, failed: 2, notStarted: 0 },
  });
  act(() => core.push("batch", change(9, 8, { phase: "ended" })));
  expect(await screen.findByText(/Too many numbers failed/)).toBeTruthy();
  expect(reads).toBe(before + 1);
  expect(screen.getByRole("button", { name: "Save summary" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Another table" }));
  expect(await screen.findByText(/Drop a table here/)).toBeTruthy();
});

test("[B8] pause and stop are asked of the program, and a problem of the vault is told", async () => {
  const asked: string[] = [];
  const answering = (name: string, more: Partial<BatchState>) => async () => {
    asked.push(name);
    return ok(state(more));
  };
  await shownWith({
    "batch.state": async () => ok({ batch: state({ phase: "paused", pausedBy: { kind: "vaultLocked" } }) }),
    "batch.resume": answering("resume", { phase: "running" }),
    "batch.stop": answering("stop", { phase: "stopping" }),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("vault");
  await userEvent.click(screen.getByRole("button", { name: "Resume" }));
  await userEvent.click(screen.getByRole("button", { name: "Stop" }));
  await waitFor(() => expect(asked).toEqual(["resume", "stop"]));
});

test("a number in progress isn't counted as not started, and a batch with one isn't said to be paused", async () => {
  const now = state({ phase: "paused", rows: [row(2, { at: "in-progress" }), row(3)] });
  const core = await shownWith({ "batch.state": async () => ok({ batch: now }) });
  await screen.findByRole("heading", { level: 1, name: "Batch pauses after the numbers in progress" });
  const tally = (): (string | null)[] =>
    within(
      screen.getAllByRole("list").find((list) => list.textContent?.startsWith("Complete")) as HTMLElement,
    )
      .getAllByRole("listitem")
      .map((item) => item.textContent);
  expect(tally()).toEqual(["Complete0", "Failed0", "Unknown0", "Waiting0", "In progress1", "Not started1"]);
  const ended = row(2, {
    at: "ended",
    end: { outcome: "complete", count: "complete", numberIs: "cloud", proof: "proven" },
  });
  act(() =>
    core.push("batch", {
      id: "one",
      revision: 2,
      after: 1,
      phase: "paused",
      tally: { ...NONE, complete: 1, notStarted: 1 },
      rows: [ended],
    }),
  );
  expect(await screen.findByRole("heading", { level: 1, name: "Batch paused" })).toBeTruthy();
  expect(tally()).toEqual(["Complete1", "Failed0", "Unknown0", "Waiting0", "In progress0", "Not started1"]);
});

test("how many numbers move is confirmed in the digits of any script", async () => {
  const started: InputOf<"batch.start">[] = [];
  await shownWith({
    "batch.read": async () =>
      ok({
        rows: [2, 3].map((line) => ({
          line,
          number: `+120255501${20 + line}`,
          direction: "to-cloud" as const,
        })),
      }),
    "batch.start": async (input) => {
      started.push(input);
      return ok(state());
    },
  });
  await dropTable();
  await userEvent.click(await screen.findByRole("button", { name: "Start batch" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.type(dialog.getByRole("textbox"), "\u0662");
  await userEvent.click(dialog.getByRole("button", { name: "Start batch" }));
  await waitFor(() => expect(started.map(({ confirmed }) => confirmed)).toEqual([2]));
});

test("one time twice is told as no window", async () => {
  await shownWith({
    "batch.read": async () =>
      ok({ rows: [{ line: 2, number: "+12025550122", direction: "to-cloud" as const }] }),
  });
  await dropTable();
  await userEvent.type(await screen.findByLabelText("Only between"), "22:00-22:00");
  expect(screen.getByText(/^Write two different times as HH:MM-HH:MM/)).toBeTruthy();
});
