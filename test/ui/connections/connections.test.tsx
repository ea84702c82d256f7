import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { clientOver } from "../../../shared/rpc/client.ts";
import { PhoneNumberId } from "../../../shared/ids.ts";
import { err } from "../../../shared/result.ts";
import { WorkspaceId } from "../../../shared/workspace/workspace.ts";
import { fakeCore, type Script } from "../../support/fake-core.ts";
import { AGREED } from "../../support/fake-window-side.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { addressesOf } from "../../../shared/workspace/addresses.ts";
import { ID, sampleWorkspace } from "../workspace/sample-workspace.ts";

async function shown(script: Script) {
  const core = fakeCore(script);
  await clientOver(core.transport).call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(core.transport, "/connections");
  return core;
}

const headline = async (words: string) =>
  screen.findByRole("heading", { level: 1, name: words }, { timeout: 20_000 });

test("each connection is told with its host, its credentials and its certificate; untested is not works", async () => {
  const core = await shown({ workspaces: [sampleWorkspace()] });
  await headline("2 connections aren't tested yet.");
  const card = within(screen.getByRole("region", { name: "Northwind Bakery" }));
  expect(
    card.getByText(/client\.example:9090 · signs in with a token · trusts public authorities/),
  ).toBeTruthy();
  expect(card.getAllByRole("img", { name: "Not tested" })).toHaveLength(2);
  await userEvent.click(card.getByRole("button", { name: "Test: Cloud API" }));
  expect(await card.findByRole("img", { name: "Works" })).toBeTruthy();
  await headline("1 connection isn't tested yet.");
  await userEvent.click(screen.getByRole("link", { name: "History" }));
  await waitFor(() => expect(window.location.hash).toBe("#/history"));
  await userEvent.click(screen.getByRole("link", { name: "Connections" }));
  await headline("1 connection isn't tested yet.");
  expect(core.inputs("connections.test")).toMatchObject([{ workspace: ID, connection: { side: "cloud" } }]);
});

test("a failure leads the screen, and a test that fails says how many checks", async () => {
  await shown({
    workspaces: [sampleWorkspace()],
    tested: [{ id: "cloud.token", status: "fail", cause: "token-invalid", found: "rejected" }],
  });
  await userEvent.click(await screen.findByRole("button", { name: "Test both" }, { timeout: 20_000 }));
  await headline("2 connections need attention.");
  expect(screen.getAllByText(/1 check failed/)).toHaveLength(2);
});

test("a check of a number shows that an API answered, also after a restart", async () => {
  const reading = { ...AGREED, onPrem: { ...AGREED.onPrem, kind: "unknown", cause: "timeout" } as const };
  await shown({
    workspaces: [sampleWorkspace()],
    readings: [
      {
        workspace: WorkspaceId.parse(ID),
        phoneNumberId: PhoneNumberId.parse("2000001"),
        revision: 1,
        asked: addressesOf(sampleWorkspace()),
        reading,
      },
    ] as never,
  });
  await headline("1 connection needs attention.");
  expect(screen.getByRole("img", { name: "Answered" })).toBeTruthy();
  expect(screen.getByText(/Didn't answer as it should at the last check/)).toBeTruthy();
});

test("without a workspace the screen leads to adding one", async () => {
  await shown({});
  await headline("Nothing is connected yet.");
  expect(screen.getByRole("link", { name: "Add workspace" }).getAttribute("href")).toContain(
    "/workspaces/new",
  );
});

test("the navigation leads here with the key that it shows", async () => {
  const core = fakeCore({ workspaces: [sampleWorkspace()] });
  showWindow(core.transport, "/history");
  await screen.findByRole("heading", { level: 1 }, { timeout: 20_000 });
  await userEvent.keyboard("{Control>}6{/Control}");
  await headline("2 connections aren't tested yet.");
  expect(screen.getByRole("link", { name: "Connections" }).getAttribute("aria-current")).toBe("page");
});

test("where the workspaces can't be read, the title doesn't say that nothing is connected", async () => {
  const core = fakeCore({ workspaces: [sampleWorkspace()] });
  const damaged = err({ kind: "storageDamaged", setAside: "/data/workspaces.json.damaged-1" });
  const call: typeof core.transport.call = async (method, input) =>
    method === "workspaces.list" ? damaged : core.transport.call(method, input);
  showWindow({ ...core.transport, call }, "/connections");
  expect(await screen.findByText(/The records in the data folder are corrupted/)).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Connections");
});
