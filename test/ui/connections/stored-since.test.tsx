import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { clientOver } from "../../../shared/rpc/client.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { labelOf } from "../../../shared/workspace/labels.ts";
import { ID, sampleWorkspace } from "../workspace/sample-workspace.ts";

test("[I9] a passed test says nothing about a token that another window or the terminal stored since", async () => {
  const core = fakeCore({ workspaces: [sampleWorkspace()] });
  const client = clientOver(core.transport);
  await client.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(core.transport, "/connections");
  const card = within(await screen.findByRole("region", { name: "Northwind Bakery" }, { timeout: 20_000 }));
  await userEvent.click(card.getByRole("button", { name: "Test: Cloud API" }));
  expect(await card.findByRole("img", { name: "Works" })).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await act(async () => {
    await client.call("vault.put", {
      label: labelOf(ID as never, "cloud-token"),
      secretKind: "access-token",
      value: "another token",
      origin: "https://cloud.example",
    } as never);
    core.push("vault", { revision: 99, state: "open" });
  });
  await waitFor(() => expect(card.queryByRole("img", { name: "Works" })).toBeNull());
  // What the vault held stays known while it is locked.
  await act(async () => void (await client.call("vault.lock", {})));
  expect(card.queryByRole("img", { name: "Works" })).toBeNull();
});
