import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCore } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { ID, sampleWorkspace } from "./sample-workspace.ts";
import { openStep } from "./step.ts";

async function typeSomething() {
  const names = await openStep("Name and API settings");
  await userEvent.type(names.getByLabelText("Workspace name"), "!");
}

const asked = () => screen.findByRole("dialog", { name: "Unsaved changes" });

test("a link is held back while something is not saved, and followed once that is given up", async () => {
  showWindow(fakeCore({ workspaces: [sampleWorkspace()] }).transport, `/workspaces/${ID}`);
  await typeSomething();
  await userEvent.click(screen.getByRole("link", { name: "History" }));
  const dialog = within(await asked());
  expect(window.location.hash).toBe(`#/workspaces/${ID}`);
  await userEvent.click(dialog.getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByDisplayValue("Northwind Bakery!")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "History" }));
  await userEvent.click(within(await asked()).getByRole("button", { name: "Leave without saving" }));
  await waitFor(() => expect(window.location.hash).toBe("#/history"));
});

test("the back button is held back too", async () => {
  showWindow(fakeCore({ workspaces: [sampleWorkspace()] }).transport, "/about");
  await screen.findByRole("heading", { level: 1 });
  window.location.hash = `#/workspaces/${ID}`;
  await typeSomething();
  window.history.back();
  await asked();
  expect(window.location.hash).toBe(`#/workspaces/${ID}`);
});

test("closing the window asks only while something is not saved", async () => {
  showWindow(fakeCore({ workspaces: [sampleWorkspace()] }).transport, `/workspaces/${ID}`);
  await screen.findByRole("region", { name: "Name and API settings" }, { timeout: 20_000 });
  const closing = () => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(closing()).toBe(false);
  await typeSomething();
  expect(closing()).toBe(true);
});

test("a workspace is removed only after its name was typed", async () => {
  const core = fakeCore({ workspaces: [sampleWorkspace({ numbers: [] })], vault: "absent" });
  showWindow(core.transport, `/workspaces/${ID}`);
  const section = await openStep("Remove workspace");
  await userEvent.click(section.getByRole("button", { name: "Remove workspace" }));
  const dialog = within(await screen.findByRole("dialog"));
  const remove = dialog.getByRole<HTMLButtonElement>("button", { name: "Remove workspace" });
  expect(remove.disabled).toBe(true);
  await userEvent.type(dialog.getByLabelText("Type its name: Northwind Bakery"), "Northwind Bakery");
  await userEvent.click(remove);
  await waitFor(() => expect(core.calls).toContain("workspaces.remove"));
  await waitFor(() => expect(window.location.hash).not.toContain(ID));
});
