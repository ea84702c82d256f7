import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, runOf, workspaceOf } from "../overview/imagined.ts";

const open = runOf({ phase: { kind: "ready" }, held: true, numberIs: "on-premises" });
const ended = (change: Record<string, unknown> = {}) => runOf({ revision: 9, working: true, ...change });
const stopped = { phase: { kind: "ended", reason: "abandoned" }, numberIs: "on-premises", proof: "none" };

function toast(role: "status" | "alert"): HTMLElement | undefined {
  return screen
    .queryAllByRole(role)
    .find((one) => within(one).queryByRole("button", { name: "Dismiss" }) !== null);
}

test("a migration that ends elsewhere is told once in the corner, with the way to it, and goes after 6 s", async () => {
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(2)] }, [open]);
  showWindow(transport);
  await screen.findByRole("row", { name: /\+1 202 555 0100/ });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    act(() => core.push("runs", ended()));
    expect(toast("status")?.textContent).toContain("+1 202 555 0100 is now in the cloud and working");
    act(() => core.push("runs", ended({ revision: 10 })));
    expect(screen.getAllByRole("button", { name: "Dismiss" })).toHaveLength(1);
    // Whoever reads it keeps it.
    fireEvent.pointerEnter(toast("status") as HTMLElement);
    act(() => void vi.advanceTimersByTime(20_000));
    expect(toast("status")).toBeTruthy();
    fireEvent.pointerLeave(toast("status") as HTMLElement);
    act(() => void vi.advanceTimersByTime(6_000));
    expect(toast("status")).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test("one that did not succeed stays until it is closed", async () => {
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(2)] }, [open]);
  showWindow(transport);
  await screen.findByRole("row", { name: /\+1 202 555 0100/ });
  act(() => core.push("runs", ended(stopped)));
  const shown = toast("alert") as HTMLElement;
  expect(within(shown).getByRole("link", { name: "Open migration" }).getAttribute("href")).toBe(
    "#/runs/r-20260115-aaaaaa",
  );
  await userEvent.click(within(shown).getByRole("button", { name: "Dismiss" }));
  expect(toast("alert")).toBeUndefined();
});

test("what ended before the window opened, and the run that is looked at, bring no notice", async () => {
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(2)] }, [open]);
  showWindow(transport, "/runs/r-20260115-aaaaaa");
  await screen.findByRole("navigation", { name: "Main" });
  await screen.findByRole("heading", { level: 1 });
  act(() => core.push("runs", ended(stopped)));
  expect(screen.queryByRole("button", { name: "Dismiss" })).toBeNull();
});

test("several that ended are one notice: the newest with its outcome, the others counted, none of a superseded one", async () => {
  const names = ["r-20260115-aaaaaa", "r-20260115-bbbbbb", "r-20260115-cccccc"] as const;
  const of = (index: number, change: Record<string, unknown>) =>
    runOf({ ...change, run: names[index], number: `+1202555010${index}`, spoken: `+1 202 555 010${index}` });
  const opened = names.map((_, index) => of(index, { phase: { kind: "ready" }, numberIs: "on-premises" }));
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(3)] }, opened);
  showWindow(transport);
  await screen.findByRole("row", { name: /\+1 202 555 0100/ });
  for (const index of [0, 1, 2]) act(() => core.push("runs", of(index, { revision: 9, ...stopped })));
  expect(screen.getAllByRole("button", { name: "Dismiss" })).toHaveLength(1);
  expect(toast("alert")?.textContent).toContain("+1 202 555 0102");
  expect(toast("alert")?.textContent?.match(/202 555 0102/g)).toHaveLength(1);
  expect(
    within(toast("alert") as HTMLElement).getByRole("link", { name: "2 other migrations ended" }),
  ).toBeTruthy();
  const superseded = { ...stopped, revision: 10, newer: { run: "r-20260115-dddddd" } };
  act(() => core.push("runs", of(2, superseded)));
  expect(toast("alert")?.textContent).toContain("+1 202 555 0101");
  await userEvent.click(within(toast("alert") as HTMLElement).getByRole("button", { name: "Dismiss" }));
  expect(toast("alert")).toBeUndefined();
});

test("a success never takes the notice of a failure with it", async () => {
  const failed = runOf({
    run: "r-20260115-bbbbbb",
    number: "+12025550101",
    spoken: "+1 202 555 0101",
    ...stopped,
  });
  const before = { ...failed, phase: { kind: "ready" } as const };
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(2)] }, [open, before]);
  showWindow(transport);
  await screen.findByRole("row", { name: /\+1 202 555 0100/ });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    act(() => core.push("runs", { ...failed, revision: 9 }));
    act(() => core.push("runs", ended()));
    act(() => void vi.advanceTimersByTime(20_000));
    expect(toast("alert")?.textContent).toContain("1 other migration ended");
    expect(toast("alert")?.textContent).toContain("is on-premises, not confirmed by the platform");
  } finally {
    vi.useRealTimers();
  }
});
