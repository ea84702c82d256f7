import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import type { Refreshed, SenderList } from "../../../shared/allowlist/allowlist.ts";
import type { FolderFinding } from "../../../shared/watch/finding.ts";
import type { Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";

const AT = "2026-01-15T12:00:00.000Z";
const LIST: SenderList = {
  asns: [64_500],
  family: "both",
  at: AT,
  ipv4: ["31.13.24.0/21", "31.13.64.0/19", "66.220.144.0/20"],
  ipv6: ["2a03:2880::/32"],
};
const NOTHING = { ipv4: [], ipv6: [] };
const CHANGED: Refreshed = {
  outcome: "changed",
  list: { ...LIST, ipv4: ["31.13.24.0/21", "31.13.64.0/19", "9.9.9.0/24"] },
  added: { ipv4: ["9.9.9.0/24"], ipv6: [] },
  removed: { ipv4: ["66.220.144.0/20"], ipv6: [] },
  previousAt: AT,
};
const SHRUNK: Refreshed = {
  outcome: "refused",
  reason: "shrunk",
  list: LIST,
  shrink: { added: NOTHING, removed: { ipv4: LIST.ipv4.slice(1), ipv6: LIST.ipv6 }, token: "a-token" },
};
const FINDING: FolderFinding = {
  id: "allowlist-changed",
  about: "allowlist-changed",
  since: AT,
  said: { key: "allowlist.finding.changed", values: { added: 3, removed: 1 } },
  settled: false,
};

async function show(script: Script, path = "/tools/allowlist") {
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(1)], ...script });
  showWindow(transport, path);
  return { core, person: userEvent.setup() };
}

const button = (name: string) => screen.findByRole("button", { name });

describe("the list of sender addresses", () => {
  test("before the first list there is nothing to save, and AS numbers are needed", async () => {
    const { core, person } = await show({ refreshes: [{ ...CHANGED, outcome: "first" }] });
    const refresh = await button("Refresh list");
    expect(refresh).toHaveProperty("disabled", true);
    expect(screen.queryByText("Last good list")).toBeNull();
    const field = screen.getByLabelText(/^AS numbers/);
    await person.type(field, "AS64501, x");
    expect(await screen.findByText(/^Enter AS numbers, separated/)).toBeTruthy();
    await person.clear(field);
    await person.type(field, "as64501 64500,64500{Enter}");
    await screen.findByText("First list");
    expect(core.inputs("allowlist.refresh")).toEqual([
      {
        asns: [64_500, 64_501],
        family: "both",
        registry: { host: "registry.example", port: 43 },
        acceptShrink: false,
        keep: true,
      },
    ]);
  });

  test("[G6] a change shows what was added and removed, and each format can be shown and copied", async () => {
    const { person } = await show({ senders: LIST, refreshes: [CHANGED] });
    expect(await screen.findByText("3 IPv4 and 1 IPv6 prefixes")).toBeTruthy();
    await person.click(await button("Refresh list"));
    const added = await screen.findByRole("region", { name: "1 prefix added" });
    expect(within(added).getByText("9.9.9.0/24")).toBeTruthy();
    const removed = screen.getByRole("region", { name: "1 prefix removed" });
    expect(within(removed).getByText("66.220.144.0/20")).toBeTruthy();
    await person.selectOptions(screen.getByLabelText("Format"), "nginx");
    const shown = await screen.findByRole("region", { name: "List: nginx" });
    await waitFor(() => expect(shown.textContent).toContain("nginx: 31.13.24.0/21 31.13.64.0/19 9.9.9.0/24"));
    expect(screen.getByRole("button", { name: "Save list" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Copy list" })).toBeTruthy();
  });

  test("[G5] a comparison keeps nothing and says so", async () => {
    const { core, person } = await show({ senders: LIST, refreshes: [CHANGED] });
    await person.click(await button("Compare only"));
    expect(await screen.findByText("Compared only: the last good list is unchanged.")).toBeTruthy();
    expect(core.inputs("allowlist.refresh")).toMatchObject([{ keep: false }]);
    expect(screen.getByText("3 IPv4 and 1 IPv6 prefixes")).toBeTruthy();
  });

  test("[G4] a refusal names its reason and what stands in the answer, and that the old list stays", async () => {
    const { person } = await show({
      senders: LIST,
      refreshes: [
        { outcome: "refused", reason: "reserved", found: "route: 10.0.0.0/8 \u202Eevil", list: LIST },
      ],
    });
    await person.click(await button("Refresh list"));
    expect(
      await screen.findByText(
        "The registry's answer wasn't used: a prefix has private or reserved addresses.",
      ),
    ).toBeTruthy();
    expect(screen.getByText(/In the answer: route: 10\.0\.0\.0\/8/).textContent).not.toContain("\u202E");
    expect(screen.getByText(/^The last good list stays: .* days old\.$/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Accept shorter list" })).toBeNull();
  });

  test("[G4] a shorter list is accepted only after what would go was shown and how much is left was typed", async () => {
    const { core, person } = await show({ senders: LIST, refreshes: [SHRUNK, CHANGED] });
    await person.click(await button("Compare only"));
    const gone = await screen.findByRole("region", { name: "3 prefixes removed" });
    expect(within(gone).getByText("2a03:2880::/32")).toBeTruthy();
    const accept = screen.getByRole("button", { name: "Accept shorter list" });
    expect(accept).toHaveProperty("disabled", true);
    await person.type(screen.getByLabelText(/type how many prefixes are left: 1/), "3");
    expect(accept).toHaveProperty("disabled", true);
    await person.clear(screen.getByLabelText(/type how many prefixes are left: 1/));
    await person.type(screen.getByLabelText(/type how many prefixes are left: 1/), "\u0661{Enter}");
    await screen.findByRole("region", { name: "1 prefix added" });
    expect(core.inputs("allowlist.refresh")).toMatchObject([
      { acceptShrink: false, keep: false },
      { acceptShrink: "a-token", keep: true },
    ]);
  });

  test("[G8] a schedule is off until it is set, and names when the registry is asked next", async () => {
    const { core, person } = await show({ senders: LIST });
    expect(await screen.findByText("No schedule: a list is refreshed only when you ask.")).toBeTruthy();
    await person.selectOptions(screen.getByLabelText("Without being asked"), "refresh");
    const days = screen.getByLabelText("Every … days");
    await person.clear(days);
    expect(screen.getByRole("button", { name: "Save schedule" })).toHaveProperty("disabled", true);
    await person.type(days, "\u0663");
    await person.click(screen.getByRole("button", { name: "Save schedule" }));
    expect(await screen.findByText(/^Refreshed every 3 days .*: AS64500\. Next: /)).toBeTruthy();
    expect(core.inputs("allowlist.schedule")).toMatchObject([
      { schedule: { mode: "refresh", everyDays: 3, asns: [64_500], family: "both" } },
    ]);
  });

  test("[G8] what a scheduled refresh changed needs attention on the overview, which leads to the list", async () => {
    const watch = { ofFolder: [FINDING] };
    const { core, person } = await show({ senders: LIST, watch }, "/");
    const sentence = "The list of sender addresses changed: 3 added, 1 removed. Update your firewall.";
    expect(await screen.findByText(sentence)).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Open list" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Sender addresses" })).toBeTruthy();
    await person.click(await button(`Acknowledge: ${sentence}`));
    expect(core.inputs("watch.settle")).toEqual([{ finding: "allowlist-changed" }]);
  });
});
