import { screen, waitFor, within } from "@testing-library/react";
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

test("that there is no workspace is said only once the list was read", async () => {
  const { core, transport } = coreWithRuns({});
  core.fail("workspaces.list", { kind: "storageFailed", code: "EACCES" });
  const shown = showWindow(transport, "/settings");
  expect(await screen.findByRole("button", { name: "Workspace: Workspaces" })).toBeTruthy();
  expect(screen.queryByText("No workspace yet")).toBeNull();
  shown.unmount();
  showWindow(coreWithRuns({}).transport, "/settings");
  expect(await screen.findByRole("button", { name: "Workspace: No workspace yet" })).toBeTruthy();
});

function clients(count: number) {
  return Array.from({ length: count }, (_, index) =>
    workspaceOf(0, {
      id: `ws-client${index}`,
      name: index === 3 ? "Café Ñandú" : `Client ${index}`,
      ...(index === 5 ? { archivedAt: "2026-01-15T12:00:00.000Z" } : {}),
    }),
  );
}

test("with many workspaces the menu has a search, which the keyboard alone can use to switch", async () => {
  const { core, transport } = coreWithRuns({ workspaces: clients(7) });
  showWindow(transport);
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: /Client 0/ }));
  const search = await screen.findByLabelText("Find workspace");
  await waitFor(() => expect(document.activeElement).toBe(search));
  await person.keyboard("nandu");
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)[0]).toBe("Café Ñandú");
  expect(screen.queryByRole("menuitem", { name: "Client 1" })).toBeNull();
  await person.keyboard("{Enter}");
  expect(await screen.findByRole("button", { name: /Workspace: Café Ñandú/ })).toBeTruthy();
  expect(core.inputs("settings.change")).toContainEqual({ workspace: "ws-client3" });
});

test("[HO4] an archived workspace is listed apart, is never the one that is shown, and leads to where it is restored", async () => {
  const { core, transport } = coreWithRuns({ workspaces: clients(7).toReversed().slice(1, 3) });
  showWindow(transport);
  const person = userEvent.setup();
  await person.click(await screen.findByRole("button", { name: /Workspace: Client 4/ }));
  const archived = within(await screen.findByRole("group", { name: "Archived" }));
  expect(archived.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["Client 5"]);
  await person.click(archived.getByRole("menuitem", { name: "Client 5" }));
  await person.click(
    await screen.findByRole("button", { name: /Hand over: Hand over or archive|Hand over or archive/ }),
  );
  await person.click(await screen.findByRole("button", { name: "Restore workspace" }));
  expect(core.inputs("workspaces.archive")).toEqual([{ workspace: "ws-client5", archived: false }]);
  expect(await screen.findByRole("button", { name: "Archive workspace" })).toBeTruthy();
});
