import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";

const TITLE = "Move a business number to the cloud, or back, and prove that it works.";

test("a newcomer is offered practice first, then their own platforms, and a language, without a sidebar", async () => {
  showWindow(coreWithRuns({}).transport, "/start");
  expect(await screen.findByText(/shows where the number is/)).toBeTruthy();
  const buttons = within(screen.getByRole("main")).getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    "Start with practice",
    "Connect a real number",
  ]);
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.queryByText(/scenarios done/)).toBeNull();
  expect(screen.getByLabelText("Language")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Connect a real number" }));
  expect(window.location.hash).toBe("#/workspaces/new");
});

test("the way to practice leads to its scenarios", async () => {
  showWindow(coreWithRuns({}).transport, "/start");
  await userEvent.click(await screen.findByRole("button", { name: "Start with practice" }));
  expect(window.location.hash).toBe("#/practice/scenarios");
});

test("the welcome screen remembers how many scenarios are done", async () => {
  const once = { at: "2026-01-15T12:00:00.000Z", durationMs: 220_000 };
  const settings = { practice: { done: { "to-cloud": once, back: once } } };
  showWindow(coreWithRuns({ settings }).transport, "/start");
  expect(await screen.findByText("2 of 6 scenarios done")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Continue practice" })).toBeTruthy();
});

test("the overview of a data folder without workspaces is the first start", async () => {
  showWindow(coreWithRuns({}).transport, "/");
  expect(await screen.findByRole("heading", { level: 1, name: TITLE })).toBeTruthy();
});

test("without the program the language cannot be changed, and that is said", async () => {
  const shown = showWindow(coreWithRuns({ workspaces: [workspaceOf(1)] }).transport, "/start");
  const language = await screen.findByLabelText("Language");
  act(() => shown.loseLink());
  expect(language.hasAttribute("disabled")).toBe(true);
  expect(screen.getByRole("alert").textContent).toContain("Can't reach Switchover since");
});

test("[ZQ7] a list of workspaces that couldn't be read is told where it looks like a first start, until the user has seen it", async () => {
  const workspacesSetAside = "workspaces.json.damaged-2026-01-15T12-00-00-000Z";
  showWindow(coreWithRuns({ settings: { workspacesSetAside } }).transport, "/start");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(workspacesSetAside);
  expect(alert.textContent).toContain("Migrations, secrets and backups are still in the data folder.");
  expect(within(alert).getByRole("button", { name: "Got it" })).toBeTruthy();
});
