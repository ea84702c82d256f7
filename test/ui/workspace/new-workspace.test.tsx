import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { clientOver } from "../../../shared/rpc/client.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { sampleWorkspace } from "./sample-workspace.ts";

test("a new workspace is saved under an id of its own and opens at once", async () => {
  const core = fakeCore();
  showWindow(core.transport, "/workspaces/new");
  await userEvent.type(
    await screen.findByLabelText("Workspace name", {}, { timeout: 20_000 }),
    "Northwind Bakery",
  );
  await userEvent.click(screen.getByRole("button", { name: "Add workspace" }));
  const title = "Connect Northwind Bakery: begin with the cloud API.";
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
  expect(window.location.hash).toMatch(/^#\/workspaces\/ws-[a-z0-9]{8}$/);
});

test("a name that is missing or taken is refused before anything is sent", async () => {
  const core = fakeCore({ workspaces: [sampleWorkspace()] });
  showWindow(core.transport, "/workspaces/new");
  const name = await screen.findByLabelText("Workspace name", {}, { timeout: 20_000 });
  await userEvent.click(screen.getByRole("button", { name: "Add workspace" }));
  expect(screen.getByText("Enter a name.")).toBeTruthy();
  expect(document.activeElement).toBe(name);
  await userEvent.type(name, "northwind bakery");
  expect(screen.getByText("Another workspace already has this name.")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Add workspace" }));
  expect(core.calls).not.toContain("workspaces.save");
});

test("a list that was changed elsewhere is told, and saving once more goes over the newer one", async () => {
  const core = fakeCore();
  showWindow(core.transport, "/workspaces/new");
  await userEvent.type(
    await screen.findByLabelText("Workspace name", {}, { timeout: 20_000 }),
    "Northwind Bakery",
  );
  core.fail("workspaces.save", {
    kind: "changedElsewhere",
    current: { revision: 1, workspaces: [sampleWorkspace({ id: "ws-other001", name: "Other" })] },
  });
  await userEvent.click(screen.getByRole("button", { name: "Add workspace" }));
  expect((await screen.findByRole("alert")).textContent).toContain("changed elsewhere");
  core.fail("workspaces.save");
  await userEvent.click(screen.getByRole("button", { name: "Add workspace" }));
  await waitFor(() => expect(window.location.hash).toMatch(/#\/workspaces\/ws-/));
});

test("a new workspace begins with the words that the settings name", async () => {
  const core = fakeCore();
  const client = clientOver(core.transport);
  await client.call("settings.change", { dialect: { brand: "courier", apiVersion: "v31.0" } });
  showWindow(core.transport, "/workspaces/new");
  await userEvent.type(
    await screen.findByLabelText("Workspace name", {}, { timeout: 20_000 }),
    "Northwind Bakery",
  );
  await userEvent.click(screen.getByRole("button", { name: "Add workspace" }));
  await screen.findByRole("region", { name: "Cloud API" });
  const list = await client.call("workspaces.list", {});
  expect(list.ok && list.value.workspaces[0]?.dialect).toEqual({ brand: "courier", apiVersion: "v31.0" });
});
