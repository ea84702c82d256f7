import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";

test("a newcomer is offered practice first, then their own platforms, and a language", async () => {
  showWindow(coreWithRuns({}).transport, "/start");
  expect(await screen.findByText(/shows where the number is and how that is confirmed/)).toBeTruthy();
  expect(screen.getByRole("region", { name: "Practice first" }).textContent).toContain(
    "Nothing in it is real",
  );
  expect(screen.getByLabelText("Language")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Connect your own" }));
  expect(window.location.hash).toBe("#/workspaces/new");
});

test("the way to practice leads into the practice realm", async () => {
  showWindow(coreWithRuns({}).transport, "/start");
  await userEvent.click(await screen.findByRole("button", { name: "Practice first" }));
  expect(window.location.hash).toBe("#/practice");
});

test("the overview of a data folder without workspaces is the first start", async () => {
  showWindow(coreWithRuns({}).transport, "/");
  expect(await screen.findByRole("heading", { level: 1, name: "Welcome to Switchover" })).toBeTruthy();
});

test("without the program the language cannot be changed, and that is said", async () => {
  const shown = showWindow(coreWithRuns({ workspaces: [workspaceOf(1)] }).transport, "/start");
  const language = await screen.findByLabelText("Language");
  act(() => shown.loseLink());
  expect(language.hasAttribute("disabled")).toBe(true);
  expect(screen.getByRole("alert").textContent).toContain("Can't reach Switchover since");
});
