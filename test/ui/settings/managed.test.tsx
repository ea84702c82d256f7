import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { clientOver } from "../../../shared/rpc/client.ts";
import type { ManagedState } from "../../../shared/settings/managed.ts";
import { parseManaged } from "../../../shared/settings/parse-managed.ts";
import { fakeCore, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { ONE } from "../webhooks/imagined.ts";
import { ID, sampleWorkspace } from "../workspace/sample-workspace.ts";
import { openStep } from "../workspace/step.ts";

const PROXY = "http://proxy.example:3128";
const parsed = (settings: unknown): ManagedState =>
  parseManaged(
    "/etc/switchover/managed.json",
    new TextEncoder().encode(typeof settings === "string" ? settings : JSON.stringify(settings)),
  );

function shown(settings: unknown, where: string, script: Script = ONE) {
  const core = fakeCore({ ...script, managed: parsed(settings) });
  showWindow(core.transport, where);
  return core;
}

test("[ZD10] the settings say what the administrator fixed, from where, and what of it isn't understood", async () => {
  shown({ proxy: { url: PROXY, except: [".corp"] }, tunnels: ["own"], update: 1, retention: 7 }, "/settings");
  const card = within(await screen.findByRole("region", { name: "Fixed by your administrator" }));
  for (const sentence of [
    `Proxy: ${PROXY}, except for .corp`,
    "Allowed tunnels:",
    /can't be changed now/,
    /\/etc\/switchover\/managed\.json/,
    /The setting “retention” is there, but not in a form/,
    /doesn't know the setting “update”, so/,
  ])
    expect(card.getByText(sentence)).toBeTruthy();
});

test("[ZD10] hostile text in the managed settings is shown as text and turns nothing around", async () => {
  shown({ "<b>x</b>\u202Etxt": 1 }, "/settings");
  const card = await screen.findByRole("region", { name: "Fixed by your administrator" });
  expect(card.textContent).toContain("<b>x</b>");
  expect(card.textContent).not.toContain("\u202E");
});

test("[ZD10] where nothing is managed, nothing is shown of it", async () => {
  showWindow(fakeCore(ONE).transport, "/settings");
  await screen.findByRole("region", { name: "Stored notifications" });
  expect(screen.queryByRole("region", { name: "Fixed by your administrator" })).toBeNull();
});

test("[ZD8] a limit that is fixed can't be typed, with the reason beside it; the other can", async () => {
  shown({ retention: { keepDays: 7 } }, "/webhooks/privacy");
  const days = await screen.findByLabelText<HTMLInputElement>("Keep for (days)");
  expect(days.disabled).toBe(true);
  const reason = document.querySelector(`#${CSS.escape(days.getAttribute("aria-describedby") ?? "")}`);
  expect(reason?.textContent).toBe("Your administrator fixed this.");
  // Below the field: above it, it would push this field out of line with the other.
  expect(days.compareDocumentPosition(reason ?? days)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByText("Your administrator fixed this.")).toHaveLength(1);
  expect(screen.getByLabelText<HTMLInputElement>(/MB/).disabled).toBe(false);
});

test("[ZD7] a proxy that is fixed is shown as it is, and only its sign-in can be entered", async () => {
  const core = shown({ proxy: { url: PROXY } }, `/workspaces/${ID}`, { workspaces: [sampleWorkspace()] });
  const network = await openStep("Network");
  expect(network.getByText(`Your administrator fixed this. Proxy: ${PROXY}`)).toBeTruthy();
  for (const choice of network.getAllByRole<HTMLInputElement>("radio")) expect(choice.disabled).toBe(true);
  const address = network.getByDisplayValue<HTMLInputElement>(PROXY);
  expect(address.disabled).toBe(true);
  const user = network.getAllByRole<HTMLInputElement>("textbox").find((field) => !field.disabled);
  expect(user?.dataset["field"]).toBe("proxyUser");
  expect((await clientOver(core.transport).call("workspaces.list", {})).ok).toBe(true);
  expect(core.calls).not.toContain("workspaces.save");
});

test("[ZD7] a proxy that isn't understood is told where proxies are chosen, and none can be", async () => {
  shown("{", `/workspaces/${ID}`, { workspaces: [sampleWorkspace()] });
  const network = await openStep("Network");
  expect(network.getByText(/No connection to another computer is made/)).toBeTruthy();
  for (const choice of network.getAllByRole<HTMLInputElement>("radio")) expect(choice.disabled).toBe(true);
});

test("[ZD9] a tunnel that isn't allowed can't be chosen, and says that the administrator decided it", async () => {
  shown({}, "/webhooks", {
    ...ONE,
    providers: [
      { kind: "ssh", available: true },
      { kind: "own", available: false, notAllowed: true },
    ],
  });
  const tunnel = within(await screen.findByRole("region", { name: "Tunnel" }));
  const own = await tunnel.findByRole<HTMLInputElement>("radio", { name: "Your own URL" });
  expect(own.disabled).toBe(true);
  expect(tunnel.getByText(/The administrator of this computer doesn't allow this tunnel/)).toBeTruthy();
  expect(tunnel.getByRole<HTMLInputElement>("radio", { name: /^ssh/ }).disabled).toBe(false);
});

test.each([
  ["fixed", { proxy: { url: PROXY } }, "Proxy proxy.example:3128, fixed by your administrator"],
  [
    "fixed with exceptions",
    { proxy: { url: PROXY, except: [".corp"] } },
    "Proxy proxy.example:3128 with exceptions, fixed by your administrator",
  ],
  ["fixed as none", { proxy: { url: "none" } }, "No proxy, fixed by your administrator"],
  ["not understood", "{", "Proxy not known, so no connection is made"],
  ["open", { tunnels: [] }, "System proxy settings"],
])("[ZD7] the row of the network says which proxy applies where it is %s", async (_what, settings, words) => {
  shown(settings, "/connections", { workspaces: [sampleWorkspace()] });
  expect(await screen.findByText(words)).toBeTruthy();
});

test.each([
  ["none", { proxy: { url: "none" } }, ["none"]],
  ["not understood", "{", []],
])(
  "[ZD7] a proxy fixed as %s isn't shown as the one that the user chose",
  async (_what, settings, checked) => {
    const proxy = { kind: "own" as const, url: "http://mine.example:1", username: "me" };
    shown(settings, `/workspaces/${ID}`, { workspaces: [sampleWorkspace({ network: { proxy } })] });
    const network = await openStep("Network");
    const radios = network.getAllByRole<HTMLInputElement>("radio");
    expect(radios.filter((radio) => radio.checked).map(({ value }) => value)).toEqual(checked);
    expect(network.queryByDisplayValue("http://mine.example:1")).toBeNull();
  },
);

test("[ZD8] limits that aren't understood can't be changed for now; nobody fixed the values shown", async () => {
  shown("{", "/webhooks/privacy");
  const days = await screen.findByLabelText<HTMLInputElement>("Keep for (days)");
  expect(days.disabled).toBe(true);
  expect(screen.queryByText("Your administrator fixed this.")).toBeNull();
  expect(screen.getAllByText("This can't be changed until the managed settings are corrected.")).toHaveLength(
    1,
  );
});

const NONE_ALLOWED = {
  ...ONE,
  providers: (["ssh", "own"] as const).map((kind) => ({ kind, available: false, notAllowed: true })),
} satisfies Script;

test("[ZD9] where it isn't known which tunnels are allowed, that is said once, and none is called not allowed", async () => {
  shown("{", "/webhooks/test", NONE_ALLOWED);
  const tunnel = within(await screen.findByRole("region", { name: "Tunnel" }));
  expect(await tunnel.findAllByText(/so no tunnel can be used\. Ask the administrator/)).toHaveLength(1);
  expect(tunnel.queryByText(/doesn't allow this tunnel/)).toBeNull();
  expect(tunnel.queryByText(/First choose a tunnel/)).toBeNull();
});

test("[ZD9] where no tunnel is allowed, nobody is asked to choose one", async () => {
  shown({ tunnels: [] }, "/webhooks/test", NONE_ALLOWED);
  const tunnel = within(await screen.findByRole("region", { name: "Tunnel" }));
  expect(await tunnel.findByText("No tunnel is allowed.")).toBeTruthy();
  expect(tunnel.queryByText(/First choose a tunnel/)).toBeNull();
  expect(tunnel.queryByText(/can't be understood/)).toBeNull();
});

test.each([
  ["everything", "{", "No connection can be made"],
  ["the tunnels", { tunnels: 7 }, "A managed setting can't be understood"],
])(
  "[ZD10] the overview says first that %s isn't understood, and leads to the settings",
  async (_what, settings, words) => {
    shown(settings, "/");
    const [first] = within(await screen.findByRole("region", { name: /^Needs attention/ })).getAllByRole(
      "listitem",
    );
    const item = within(first ?? document.body);
    expect(item.getByText(words)).toBeTruthy();
    await userEvent.click(item.getByRole("button", { name: "Open settings" }));
    expect(await screen.findByRole("region", { name: "Fixed by your administrator" })).toBeTruthy();
  },
);

test("[ZD10] the overview says nothing of managed settings that are understood", async () => {
  shown({ tunnels: [], unheardOf: 1 }, "/");
  await screen.findByRole("region", { name: /^Needs attention/ });
  expect(screen.queryByText("No connection can be made")).toBeNull();
  expect(screen.queryByText("A managed setting can't be understood")).toBeNull();
});

test.each(["en", "ar", "pt-BR"] as const)(
  "[ZD10] each allowed tunnel is a line of its own in %s, and joined with no other",
  async (language) => {
    shown({ tunnels: ["ssh", "own", "ssh"] }, "/settings", { ...ONE, settings: { language } });
    const card = await waitFor(() => {
      const found = [...document.querySelectorAll("section")].find((section) =>
        section.textContent.includes("/etc/switchover/managed.json"),
      );
      expect(found).toBeDefined();
      return within(found ?? document.body);
    });
    const names = [...card.getAllByRole("list")].at(-1)?.querySelectorAll(":scope > li");
    expect(names).toHaveLength(2);
    expect(names?.[0]?.textContent).toMatch(/ssh/);
    expect(names?.[0]?.textContent).not.toContain("URL");
    expect(names?.[1]?.textContent).toMatch(/URL/);
    // "ssh" begins an Arabic name too: by its first letter that name would be drawn from left to right.
    expect(names?.[0]?.querySelector("bdi, [dir]") ?? null).toBeNull();
  },
);
