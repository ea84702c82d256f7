import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY, coreWithRuns, idOf, readingOf, workspaceOf } from "../overview/imagined.ts";

const LEADS = `#/webhooks/test/${idOf(0)}`;

test.each(["cloud", "on-premises"] as const)(
  "a number %s leads to the proof that webhooks arrive",
  async (home) => {
    const readings = [readingOf(0, { home })];
    showWindow(
      coreWithRuns({ workspaces: [workspaceOf(1)], readings }).transport,
      `/workspaces/${BAKERY}/numbers/${idOf(0)}`,
    );
    const link = await screen.findByRole("link", { name: "Test webhooks" });
    expect(link.getAttribute("href")).toBe(LEADS);
  },
);

test("the palette leads to the test of one number, and to each of the screens around webhooks", async () => {
  showWindow(coreWithRuns({ workspaces: [workspaceOf(1)] }).transport);
  await screen.findByRole("button", { name: "Workspace: Northwind Bakery" });
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.type(
    await screen.findByLabelText("Search for a screen, a number or an action"),
    "test 5550100",
  );
  await userEvent.click(await screen.findByRole("button", { name: /Test webhooks of \+1 202 555 0100/ }));
  expect(window.location.hash).toBe(LEADS);
});
