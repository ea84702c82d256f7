import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY, coreWithRuns, idOf, workspaceOf } from "../overview/imagined.ts";

test("a dialog has its primary button last and at the end, Cancel before it, and Escape cancels", async () => {
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(2)] });
  showWindow(transport, `/workspaces/${BAKERY}/numbers/${idOf(0)}`);
  const open = await screen.findByRole("button", { name: "Remove number" }, { timeout: 20_000 });
  await userEvent.click(open);
  const dialog = await screen.findByRole("dialog", { name: "Remove +1 202 555 0100?" });
  const buttons = within(dialog).getAllByRole("button");
  expect(buttons.map((one) => one.getAttribute("aria-label") ?? one.textContent)).toEqual([
    "Close",
    "Cancel",
    "Remove number",
  ]);
  await userEvent.keyboard("{Escape}");
  expect(core.calls).not.toContain("workspaces.save");
});

test("every dialog of the window is made of the same part", () => {
  const folder = join(import.meta.dirname, "../../../renderer");
  const own = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .filter((file) => readFileSync(join(folder, file), "utf8").includes("<Modal"));
  expect(own).toEqual(["components/dialog/Dialog.tsx"]);
});
