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
