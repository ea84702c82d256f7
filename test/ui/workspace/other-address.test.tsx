import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { clientOver } from "../../../shared/rpc/client.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { ID, sampleWorkspace } from "./sample-workspace.ts";
import { openStep } from "./step.ts";

const TESTED = [{ id: "cloud.reachable", status: "pass", found: "cloud.example answers" }] as const;

test("a test that was under way while another window saved another address says nothing about that address", async () => {
  const core = fakeCore({ workspaces: [sampleWorkspace({ onPrem: undefined })], tested: TESTED });
  await clientOver(core.transport).call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  await clientOver(core.transport).call("vault.put", {
    label: `${ID}.cloud-token`,
    kind: "token",
    value: "EAAG-0123456789012345",
  } as never);
  showWindow(core.transport, `/workspaces/${ID}`);
  const cloud = await openStep("Cloud API");
  const release = core.hold("connections.test");
  await userEvent.type(cloud.getByLabelText("Access token"), "EAAG-secret-token-0123456789");
  await userEvent.click(cloud.getByRole("button", { name: "Save and test" }));
  await waitFor(() => expect(core.calls).toContain("connections.test"));
  const theirs = sampleWorkspace({
    onPrem: undefined,
    cloud: { baseUrl: "https://typo.example", businessAccountId: "1000001" },
  });
  core.push("workspaces", { revision: 50, workspaces: [theirs] });
  release();
  await waitFor(() => expect(cloud.queryByRole("button", { name: "Save and test" })).toBeNull());
  const figure = screen.getByRole("figure");
  expect(figure.getAttribute("aria-label") ?? figure.textContent).not.toMatch(/Cloud API: Works/);
});
