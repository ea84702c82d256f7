import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { OutputOf } from "../../../shared/rpc/api.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";

const END = {
  id: "end-2026-11-26T08:00:00.000Z-7-1-0",
  lastAt: "2026-11-26T08:00:00.000Z",
  version: "0.1.0",
  abrupt: true,
  errors: ["0a1b2c3d"],
  pages: ["crashed"],
} satisfies OutputOf<"support.ends">[number];
const ONE = { workspaces: [workspaceOf(1)], unexpectedEnds: [END] };

test("[ZN14] a process that ended unexpectedly is told under Needs attention, and what happened in About", async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
  showWindow(coreWithRuns(ONE).transport);
  const person = userEvent.setup();
  await screen.findByText(/^Needs attention/);
  for (const more of screen.queryAllByRole("button", { name: /^Show all/ })) await person.click(more);
  await screen.findByText("No record that Switchover was closed");
  await person.click(screen.getByRole("button", { name: "Show what happened" }));
  const what = await screen.findByText(/^There is no record that Switchover was closed/);
  await waitFor(() => expect(document.activeElement).toBe(what));
  expect(scrolled).toHaveBeenCalledWith({ block: "center" });
  const card = what.closest("section");
  const shown = within(card ?? document.body);
  expect(shown.getByText(/0\.1\.0, not closed, error 0a1b2c3d, page crashed/)).toBeTruthy();
  expect(shown.getByRole("button", { name: "Copy what happened" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Prepare support bundle" })).toBeTruthy();
});

test("[ZN14] it is told until it was seen, each once, and not in Practice", async () => {
  const { core, transport } = coreWithRuns({ ...ONE, settings: { seen: ["another"] } });
  showWindow(transport, "/about");
  const seen = await screen.findByRole("button", { name: "Got it" });
  const copy = screen.getByRole("button", { name: "Copy what happened" });
  expect(copy.parentElement).toBe(seen.parentElement);
  expect(copy.dataset["size"]).toBe(seen.dataset["size"]);
  // Opened by itself, About begins at its top.
  expect(document.activeElement?.textContent).not.toMatch(/no record/);
  await userEvent.click(seen);
  await waitFor(() => expect(core.inputs("settings.change")).toEqual([{ seen: [END.id] }]));
  await waitFor(() => expect(screen.queryByText(/no record/)).toBeNull());
});

test.each([
  ["an error", { abrupt: false, pages: [] }, /^Switchover had an internal error/],
  ["a page", { abrupt: false }, /^The window's page ended unexpectedly/],
] as const)("[ZN14] [ZP3] %s of an earlier process is told as that", async (_what, change, sentence) => {
  const unexpectedEnds = [{ ...END, ...change, pages: [...("pages" in change ? change.pages : END.pages)] }];
  const { unmount } = showWindow(coreWithRuns({ ...ONE, unexpectedEnds }).transport, "/about");
  expect(await screen.findByText(sentence)).toBeTruthy();
  unmount();
  showWindow(coreWithRuns({ ...ONE, unexpectedEnds }).transport);
  await screen.findByText(/^Needs attention/);
  for (const more of screen.queryAllByRole("button", { name: /^Show all/ })) await userEvent.click(more);
  expect(await screen.findByText(sentence)).toBeTruthy();
});

test("[ZN14] nothing is told where nothing went wrong", async () => {
  showWindow(coreWithRuns({ ...ONE, unexpectedEnds: [] }).transport, "/about");
  await screen.findByRole("button", { name: "Prepare support bundle" });
  expect(screen.queryByText(/ended/)).toBeNull();
});
