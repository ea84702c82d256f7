import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { ok } from "../../../shared/result.ts";
import { joinRealms } from "../../../shared/rpc/realm.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, runOf, workspaceOf } from "../overview/imagined.ts";

const TITLE = "Move a business number to the cloud, or back, and prove that it works.";

test("without an address and without a workspace the window begins at the first start", async () => {
  showWindow(coreWithRuns({}).transport, "");
  expect(await screen.findByRole("heading", { level: 1, name: TITLE })).toBeTruthy();
  expect(window.location.hash).toBe("#/start");
});

test("without an address the window begins at the move that has not ended", async () => {
  const open = runOf({ phase: { kind: "ready" }, run: "r-20260115-bbbbbb" });
  showWindow(coreWithRuns({ workspaces: [workspaceOf(1)] }, [runOf(), open]).transport, "");
  await waitFor(() => expect(window.location.hash).toBe("#/runs/r-20260115-bbbbbb"));
});

test("an address that names a place is kept, whatever waits", async () => {
  const open = runOf({ phase: { kind: "ready" } });
  showWindow(coreWithRuns({ workspaces: [workspaceOf(1)] }, [open]).transport, "/settings");
  expect(await screen.findByRole("heading", { level: 1, name: "Settings" })).toBeTruthy();
  expect(window.location.hash).toBe("#/settings");
});

test("a window that was left in practice begins there again", async () => {
  const own = coreWithRuns({ settings: { realm: "practice" } });
  const practice = coreWithRuns({ workspaces: [workspaceOf(1)] });
  showWindow(
    joinRealms(own.transport, async () => practice.transport),
    "",
  );
  expect(await screen.findByText("Practice: nothing here is real")).toBeTruthy();
  await waitFor(() => expect(window.location.hash).toBe("#/practice/scenarios"));
});

test("the realm that a person goes to is kept for the next start, in the settings of the own realm", async () => {
  const own = coreWithRuns({ workspaces: [workspaceOf(1)] });
  const practice = coreWithRuns({ workspaces: [workspaceOf(1)] });
  const changes: unknown[] = [];
  const transport = joinRealms(
    {
      ...own.transport,
      call: (method, input) => {
        if (method === "settings.change") changes.push(input);
        return own.transport.call(method, input);
      },
    },
    async () => practice.transport,
  );
  showWindow(transport, "/practice");
  await waitFor(() => expect(changes).toEqual([{ realm: "practice" }]));
  expect(practice.core.calls).not.toContain("settings.change");
});

test("in the own realm the practice platform is not so much as asked for", async () => {
  const own = coreWithRuns({ workspaces: [workspaceOf(1)] });
  let asked = false;
  const transport = joinRealms(own.transport, async () => {
    asked = true;
    return { call: async () => ok(null), subscribe: () => () => undefined };
  });
  showWindow(transport);
  await screen.findByRole("button", { name: "Workspace: Northwind Bakery" });
  expect(asked).toBe(false);
});
