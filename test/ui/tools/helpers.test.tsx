import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { OnPremHealth } from "../../../shared/platform/facts.ts";
import { instant } from "../../../shared/time.ts";
import { quarterOf } from "../../../shared/traffic/seen.ts";
import { labelOf, numberLabelOf } from "../../../shared/workspace/labels.ts";
import { certificateText } from "../../support/check-context.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY, coreWithRuns, workspaceOf } from "../overview/imagined.ts";

const HOUR = 3_600_000;
/** A Monday, in time for the clock of the fake core. */
const MONDAY = Date.UTC(2025, 11, 22);
/** Two messages in every hour of three weeks, none on Tuesdays between 3 and 4 (UTC). */
const QUARTERS = new Map(
  Array.from({ length: 3 * 168 }, (_, hour) => hour)
    .filter((hour) => hour % 168 !== 27)
    .map((hour) => [quarterOf(instant(MONDAY + hour * HOUR)), 2]),
);

test("[Q8] the week is a table with a row for each day, and the quietest hour is named beside it", async () => {
  showWindow(coreWithRuns({ workspaces: [workspaceOf(1)], quarters: QUARTERS }).transport, "/tools/traffic");
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Time zone" }), "UTC");
  await screen.findByRole("heading", { level: 1, name: "Quietest hour: Tuesday, 03:00 to 04:00" });
  const table = screen.getByRole("table");
  expect(
    within(table)
      .getAllByRole("rowheader")
      .map((one) => one.textContent),
  ).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
  expect(within(table).getAllByRole("columnheader")).toHaveLength(25);
  const cells = within(within(table).getByRole("row", { name: /^Tue/ })).getAllByRole("cell");
  expect(cells[3]?.textContent).toBe("0quietest hour");
  expect(cells[4]?.textContent).toBe("2");
  expect(screen.getByText("Well supported")).toBeTruthy();
});

test("[Q8] without messages nothing is drawn, and what to do is said", async () => {
  showWindow(coreWithRuns({ workspaces: [workspaceOf(1)] }).transport, "/tools/traffic");
  await screen.findByRole("heading", { level: 1, name: "Too little was seen to name an hour" });
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.getByText(/Let notifications arrive here for two weeks/)).toBeTruthy();
});

test("[Q8] a CSV that can't be used is named, and one that is too large isn't sent", async () => {
  const core = coreWithRuns({ workspaces: [workspaceOf(1)] });
  showWindow(core.transport, "/tools/traffic");
  const area = await screen.findByText(/Drop a CSV/);
  const large = new File(["x"], "large.csv");
  Object.defineProperty(large, "size", { value: 10_000_000 });
  fireEvent.drop(area, { dataTransfer: { files: [large] } });
  expect((await screen.findByRole("alert")).textContent).toContain("too large for the window");
  fireEvent.drop(area, { dataTransfer: { files: [new File(["x"], "small.csv")] } });
  expect(await screen.findByText("The CSV is empty.")).toBeTruthy();
});

test("[U7] hosts give commands, pasted output gives findings", async () => {
  showWindow(coreWithRuns({ workspaces: [workspaceOf(1)] }).transport, "/tools/network");
  const hosts = await screen.findByRole("textbox", { name: "Hosts that the client must reach" });
  await userEvent.type(hosts, "https://chat.example{Enter}");
  expect(screen.getByText(/without https/)).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Commands" })).toBeNull();
  await userEvent.clear(hosts);
  await userEvent.type(hosts, "Chat.Example{Enter}");
  expect((await screen.findByRole("region", { name: "Commands" })).textContent).toContain(
    "egress chat.example 5222",
  );
  fireEvent.change(screen.getByRole("textbox", { name: "Output" }), {
    target: { value: "== chat.example 443\nexit 124\n" },
  });
  await screen.findByRole("heading", { level: 1, name: "The client's host can't reach what it needs" });
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows[1]?.textContent).toContain("chat.example:443timed out");
  expect(rows[2]?.textContent).toContain("chat.example:5222can't be told");
});

const HEALTH: OnPremHealth = {
  gateway: "connected",
  clustered: true,
  nodes: [
    { node: "a", role: "primary_master", gateway: "connected" },
    { node: "b", role: "secondary_master", gateway: "disconnected" },
    ...["c", "d", "e"].map((node) => ({
      node,
      role: "coreapp",
      gateway: node === "e" ? "disconnected" : "connected",
    })),
  ],
};

test("[S5] the planner shows each node's meaning and the order of work", async () => {
  await showShards();
  await userEvent.click(screen.getByText("2", { exact: true }));
  await userEvent.click(screen.getByRole("button", { name: "Check client" }));
  await screen.findByRole("heading", { level: 1, name: "The client is ready for 2 shards" });
  const rows = within(screen.getByRole("table")).getAllByRole("row");
  expect(rows[2]?.textContent).toContain("standby");
  expect(rows[5]?.textContent).toContain("standby");
  expect(screen.getByText("3 of 3")).toBeTruthy();
});

test("[O2] a pasted certificate is decoded, cleared and never shown", async () => {
  await showShards();
  const text = certificateText();
  const field = screen.getByRole("textbox", { name: "Certificate" });
  fireEvent.change(field, { target: { value: text } });
  await userEvent.click(screen.getByRole("button", { name: "Decode certificate" }));
  expect(await screen.findByText(/“Northwind Bakery”/)).toBeTruthy();
  expect((field as HTMLTextAreaElement).value).toBe("");
  expect(document.body.textContent).not.toContain(text.slice(0, 20));
});

/** Opens the tool on a number whose parts and secrets are all there, with the vault open. */
async function showShards(): Promise<void> {
  const { core, transport } = coreWithRuns({
    workspaces: [workspaceOf(1)],
    shards: { health: HEALTH, shards: 2 },
  });
  await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  for (const secret of ["cloud-token", "onprem-token"] as const)
    await core.transport.call("vault.put", {
      label: labelOf(BAKERY, secret),
      secretKind: "other",
      value: "x",
    });
  const [number] = workspaceOf(1).numbers;
  if (number !== undefined)
    await core.transport.call("vault.put", {
      label: numberLabelOf(BAKERY, number, "pin"),
      secretKind: "other",
      value: "123456",
    });
  showWindow(transport, "/tools/shards");
  await screen.findByRole("button", { name: "Check client" });
}
