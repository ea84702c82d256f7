import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ok } from "../../../shared/result.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY, coreWithRuns, runOf, workspaceOf } from "../overview/imagined.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";

const ONE = { workspaces: [workspaceOf(1)] };

test("a push that may have been missed has runs and settings read anew, again and again", async () => {
  const { core, transport } = coreWithRuns(ONE);
  let runs = [runOf()];
  const shown = showWindow(
    {
      ...transport,
      call: async (method, input) =>
        method === "migration.status" ? ok(runs) : transport.call(method, input),
    },
    "/history",
  );
  await screen.findByText("1 migration");
  const asked = core.calls.filter((name) => name === "settings.get").length;
  runs = [runOf(), runOf({ run: "r-20260115-bbbbbb" })];
  act(() => shown.missPushes());
  await screen.findByText("2 migrations");
  runs = [...runs, runOf({ run: "r-20260115-cccccc" })];
  act(() => shown.missPushes());
  await screen.findByText("3 migrations");
  expect(core.calls.filter((name) => name === "settings.get")).toHaveLength(asked + 2);
});

test("what could not be read again says so with its age, and is read anew on request", async () => {
  const { core, transport } = coreWithRuns(ONE, [runOf()]);
  let fails = false;
  const shown = showWindow(
    {
      ...transport,
      call: async (method, input) => {
        if (fails && method === "migration.status") throw new Error("no");
        return transport.call(method, input);
      },
    },
    "/history",
  );
  await screen.findByText("1 migration");
  fails = true;
  act(() => shown.missPushes());
  expect(await screen.findByText("This couldn't be refreshed.")).toBeTruthy();
  expect(screen.getByText(/Showing data from/)).toBeTruthy();
  expect(screen.getByText("1 migration")).toBeTruthy();
  fails = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.queryByText("This couldn't be refreshed.")).toBeNull());
  expect(core.calls).not.toContain("migration.start");
});

test("a workspace that another window opens stays out of this one, and is where the next start begins", async () => {
  const other = WorkspaceId.parse("ws-second");
  const list = { workspaces: [workspaceOf(1), workspaceOf(1, { id: other, name: "Southwind Bakery" })] };
  const { core, transport } = coreWithRuns({ ...list, settings: { workspace: BAKERY } });
  const first = showWindow(transport);
  await screen.findByRole("button", { name: "Workspace: Northwind Bakery" });
  await act(async () => void (await core.transport.call("settings.change", { workspace: other })));
  expect(screen.getByRole("button", { name: "Workspace: Northwind Bakery" })).toBeTruthy();
  first.unmount();
  // A reload of the same window shows what it showed before.
  const second = showWindow(transport);
  await screen.findByRole("button", { name: "Workspace: Northwind Bakery" });
  second.unmount();
  window.sessionStorage.clear();
  showWindow(transport);
  expect(await screen.findByRole("button", { name: "Workspace: Southwind Bakery" })).toBeTruthy();
});
