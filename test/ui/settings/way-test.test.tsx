import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { stepsOf, type WayReport } from "../../../shared/network/way.ts";
import { fakeCore, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { ID, sampleWorkspace } from "../workspace/sample-workspace.ts";

const BLOCKED: WayReport = {
  server: "cloud.example:443",
  proxy: "proxy.example:3128",
  steps: stepsOf(["name", "connection", "proxy", "tls", "answer"], "tls"),
  cause: "unknown-ca",
  about: "server",
  facts: { issuer: "CN=Office\u202E Inspection <b>CA</b>", systemTrusts: true },
};

async function shown(script: Script = {}) {
  const core = fakeCore({ workspaces: [sampleWorkspace()], ...script });
  showWindow(core.transport, "/settings");
  const card = within(await screen.findByRole("region", { name: "Connection test" }));
  return { core, card, user: userEvent.setup() };
}

const statuses = (card: Awaited<ReturnType<typeof shown>>["card"]) =>
  within(card.getByRole("list", { name: "Steps of the test" }))
    .getAllByRole("listitem")
    .map((item) => [item.textContent, within(item).getByRole("img").getAttribute("aria-label")]);

test("[ZN39] the way to a workspace's cloud API is tested with one press, and nothing before it", async () => {
  const { core, card, user } = await shown();
  expect(core.calls).not.toContain("network.test");
  await user.click(card.getByRole("button", { name: "Test connection" }));
  expect(await card.findByText("The way to cloud.example:443 is free.")).toBeTruthy();
  expect(core.inputs("network.test")).toEqual([{ kind: "workspace", workspace: ID, api: "cloud" }]);
  expect(statuses(card)).toEqual([
    ["Name", "passed"],
    ["Connection", "passed"],
    ["TLS", "passed"],
    ["Answer", "passed"],
  ]);
});

test("[ZN39] what is in the way is named with what to choose, and a hostile issuer is only text", async () => {
  const { card, user } = await shown({ way: () => BLOCKED });
  await user.click(card.getByRole("button", { name: "Test connection" }));
  const named = await card.findByText(/issued by an authority that isn't trusted here/);
  expect(named.textContent).toContain("<b>CA</b>");
  expect(named.textContent).not.toContain("\u202E");
  expect(card.getByText(/choose to trust the authorities of this computer too/)).toBeTruthy();
  expect(card.getByText("Through the proxy proxy.example:3128.")).toBeTruthy();
  expect(statuses(card).slice(-2)).toEqual([
    ["TLS", "failed"],
    ["Answer", "not tried"],
  ]);
});

test("[ZN39] another URL is taken as it is typed, and a result doesn't outlive what was tested", async () => {
  const { core, card, user } = await shown();
  await user.click(card.getByRole("button", { name: "Test connection" }));
  await card.findByText(/is free/);
  await user.selectOptions(card.getByRole("combobox"), "Another URL of the Cloud API");
  expect(card.queryByText(/is free/)).toBeNull();
  await user.click(card.getByRole("button", { name: "Test connection" }));
  expect(card.getByText(/Enter https/)).toBeTruthy();
  const field = card.getByRole("textbox");
  await user.type(field, "http://cloud.example");
  await user.click(card.getByRole("button", { name: "Test connection" }));
  expect(core.inputs("network.test")).toHaveLength(1);
  await user.clear(field);
  await user.type(field, " https://cloud.example/ ");
  await user.click(card.getByRole("button", { name: "Test connection" }));
  await card.findByText(/is free/);
  expect(core.inputs("network.test").at(-1)).toEqual({
    kind: "url",
    url: "https://cloud.example",
    api: "cloud",
  });
  await user.selectOptions(card.getByRole("combobox"), "Another URL of an on-premises client");
  expect(card.queryByText(/is free/)).toBeNull();
  await user.click(card.getByRole("button", { name: "Test connection" }));
  await card.findByText(/is free/);
  expect(core.inputs("network.test").at(-1)).toMatchObject({ kind: "url", api: "on-premises" });
});

test("[ZN39] without a workspace a URL is asked for; while a test runs it says so, and a failed call is told", async () => {
  const { core, card, user } = await shown({ workspaces: [] });
  await user.type(card.getByRole("textbox"), "https://cloud.example");
  const release = core.hold("network.test");
  await user.click(card.getByRole("button", { name: "Test connection" }));
  expect(await card.findByText(/Trying each step/)).toBeTruthy();
  core.fail("network.test", { kind: "storageFailed", code: "EIO" });
  release();
  await waitFor(() => expect(card.queryByText(/Trying each step/)).toBeNull());
  expect(card.queryByText(/is free/)).toBeNull();
  expect(card.getByText(/EIO/)).toBeTruthy();
});

test("[ZN45] the on-premises client of a workspace is tested by its own choice, and only where it is set up", async () => {
  const { core, card, user } = await shown();
  const choice = card.getByRole("combobox");
  await user.selectOptions(choice, within(choice).getByRole("option", { name: /^On-premises client of / }));
  await user.click(card.getByRole("button", { name: "Test connection" }));
  await card.findByText(/is free/);
  expect(core.inputs("network.test")).toEqual([{ kind: "workspace", workspace: ID, api: "on-premises" }]);
  cleanup();
  const { onPrem: _without, ...workspace } = sampleWorkspace();
  const other = await shown({ workspaces: [workspace] });
  expect(
    within(other.card.getByRole("combobox")).queryByRole("option", { name: /^On-premises client of / }),
  ).toBeNull();
});
