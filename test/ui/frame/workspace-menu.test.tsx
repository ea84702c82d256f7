import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";

test("the workspace menu loads when pressed, lists the workspaces and gives the focus back with Escape", async () => {
  const { transport } = coreWithRuns({ workspaces: [workspaceOf(1)] });
  showWindow(transport);
  const button = await screen.findByRole("button", { name: /Northwind Bakery/ });
  expect(button.getAttribute("aria-expanded")).toBe("false");
  await userEvent.click(button);
  expect(await screen.findByRole("menuitem", { name: "Northwind Bakery" })).toBeTruthy();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menuitem")).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole("button", { name: /Northwind Bakery/ })),
  );
});
