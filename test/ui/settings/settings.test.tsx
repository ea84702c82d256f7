import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { navigate } from "wouter/use-hash-location";
import { SealedRef } from "../../../shared/ids.ts";
import { err } from "../../../shared/result.ts";
import type { Transport } from "../../../shared/rpc/client.ts";
import { FAKE_RECOVERY_KEY } from "../../support/fake-recovery.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, workspaceOf } from "../overview/imagined.ts";

const ONE = { workspaces: [workspaceOf(1)] };

function changesOf(transport: Transport): { readonly seen: unknown[]; readonly transport: Transport } {
  const seen: unknown[] = [];
  return {
    seen,
    transport: {
      ...transport,
      call: (method, input) => {
        if (method === "settings.change") seen.push(input);
        return transport.call(method, input);
      },
    },
  };
}

test("appearance and the time until the vault locks itself count at once", async () => {
  const { seen, transport } = changesOf(coreWithRuns(ONE).transport);
  showWindow(transport, "/settings");
  await userEvent.click(await screen.findByRole("radio", { name: "Dark" }));
  await waitFor(() => expect(document.documentElement.dataset["mantineColorScheme"]).toBe("dark"));
  await userEvent.selectOptions(screen.getByLabelText("Lock automatically after"), "Never");
  await waitFor(() => expect(seen).toEqual([{ appearance: "dark" }, { lockAfterMinutes: 0 }]));
});

test("how much is recorded is chosen from the log's levels, and counts at once", async () => {
  const { seen, transport } = changesOf(coreWithRuns(ONE).transport);
  showWindow(transport, "/settings");
  const level = await screen.findByLabelText<HTMLSelectElement>("Record");
  expect(level.value).toBe("info");
  await userEvent.selectOptions(level, "Everything, also what is only displayed");
  await waitFor(() => expect(seen).toEqual([{ logLevel: "debug" }]));
  await waitFor(() => expect(level.value).toBe("debug"));
});

test("[F28] settings that can't be read are told, and not passed off as chosen", async () => {
  showWindow(coreWithRuns({ ...ONE, settings: { corrupted: true } }).transport, "/settings");
  expect((await screen.findByRole("alert")).textContent).toContain("The settings file is corrupted");
});

test("[ZQ7] a settings file that was set aside is named until the user has seen it", async () => {
  const setAside = "settings.json.damaged-2026-01-15T12-00-00-000Z";
  const { seen, transport } = changesOf(coreWithRuns({ ...ONE, settings: { setAside } }).transport);
  showWindow(transport, "/settings");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain(setAside);
  expect(alert.textContent).toContain("Numbers, migrations, connections and secrets aren't affected.");
  await userEvent.click(within(alert).getByRole("button", { name: "Got it" }));
  await waitFor(() => expect(seen).toEqual([{ seen: [setAside] }]));
});

test.each([
  ["alertsSetAside", "alerts.json.damaged-2026-01-15T12-00-00-000Z", "Until then, none are sent."],
  ["webhooksSetAside", "webhooks.json.damaged-2026-01-15T12-00-00-000Z", "whether it is monitored"],
  ["proofsSetAside", "proofs.json.damaged-2026-01-15T12-00-00-000Z", "test the webhooks and a reply"],
  ["sendersSetAside", "allowlist.json.damaged-2026-01-15T12-00-00-000Z", "ask the registry again"],
] as const)(
  "[ZQ7] a file that was set aside (%s) is named with what it takes away",
  async (member, name, what) => {
    const { seen, transport } = changesOf(coreWithRuns({ ...ONE, settings: { [member]: name } }).transport);
    showWindow(transport, "/settings");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(name);
    expect(alert.textContent).toContain(what);
    await userEvent.click(within(alert).getByRole("button", { name: "Got it" }));
    await waitFor(() => expect(seen).toEqual([{ seen: [name] }]));
  },
);

test("[ZQ7] corrupted values of the vault are told with what it means, what to do, and their files", async () => {
  const damagedRecords = ["a", "b"].map((letter) => SealedRef.parse(letter.repeat(32)));
  const script = { ...ONE, vault: "open" as const, damagedRecords, settings: { seen: ["another"] } };
  const { seen, transport } = changesOf(coreWithRuns(script).transport);
  showWindow(transport, "/settings");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("2 values in the vault are corrupted");
  expect(alert.textContent).toContain("keep its on-premises client running");
  expect(alert.textContent).toContain(`vault/${"b".repeat(32)}.sealed`);
  await userEvent.click(within(alert).getByRole("button", { name: "Got it" }));
  await waitFor(() => expect(seen).toEqual([{ seen: damagedRecords }]));
  // They stay on this screen, without being announced.
  expect(await screen.findByText("2 values in the vault are corrupted and can't be read.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(screen.queryByRole("button", { name: "Got it" })).toBeNull();
});

test("[ZQ7] a locked vault tells of no corrupted value, since none is known", async () => {
  const damagedRecords = [SealedRef.parse("a".repeat(32))];
  showWindow(coreWithRuns({ ...ONE, damagedRecords, vault: "locked" }).transport, "/settings");
  await screen.findByLabelText("Lock automatically after");
  expect(screen.queryByText(/corrupted/)).toBeNull();
});

test("a brand word or version that no platform uses is told at its field and never sent", async () => {
  const { seen, transport } = changesOf(coreWithRuns(ONE).transport);
  showWindow(transport, "/settings");
  const version = await screen.findByLabelText("Cloud API version");
  await userEvent.clear(version);
  await userEvent.type(version, "latest");
  await userEvent.click(screen.getByRole("button", { name: "Save for new workspaces" }));
  expect(await screen.findByText("Use the form v23.0.")).toBeTruthy();
  expect(document.activeElement).toBe(version);
  expect(seen).toEqual([]);
  await userEvent.clear(version);
  await userEvent.type(version, "v24.0");
  await userEvent.click(screen.getByRole("button", { name: "Save for new workspaces" }));
  await waitFor(() => expect(seen).toEqual([{ dialect: { brand: "chat", apiVersion: "v24.0" } }]));
});

test("the passphrase is changed by knowing the old one; neither stays in the page", async () => {
  const { core, transport } = coreWithRuns({ ...ONE, vault: "locked" });
  showWindow(transport, "/settings");
  await userEvent.click(await screen.findByRole("button", { name: "Change passphrase" }));
  const dialog = await screen.findByRole("dialog", { name: "Change passphrase" });
  await userEvent.type(within(dialog).getByLabelText("Current passphrase"), "wrong old one");
  await userEvent.type(within(dialog).getByLabelText("New passphrase"), "a much longer one");
  await userEvent.type(within(dialog).getByLabelText("Confirm passphrase"), "a much longer one{Enter}");
  expect((await within(dialog).findByRole("alert")).textContent).toContain("Wrong passphrase");
  expect(document.documentElement.outerHTML).not.toContain("much longer");
  // The old one was wrong, not the new one: that was typed twice already.
  expect(within(dialog).getByLabelText("New passphrase")).toHaveProperty("value", "a much longer one");
  await userEvent.type(within(dialog).getByLabelText("Current passphrase"), "open sesame{Enter}");
  expect(await within(dialog).findByText(/Passphrase changed/)).toBeTruthy();
  expect(core.calls.filter((name) => name === "vault.changePassphrase")).toHaveLength(2);
});

test("a lost passphrase is replaced by the key on the recovery sheet; neither stays in the page", async () => {
  const recovery = { status: { key: { kind: "confirmed", by: "typed" } } } as const;
  const { core, transport } = coreWithRuns({ ...ONE, vault: "locked", recovery });
  showWindow(transport, "/settings");
  await userEvent.click(await screen.findByRole("button", { name: "Change passphrase" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change passphrase" }));
  await userEvent.type(dialog.getByLabelText("Current passphrase"), "half typed");
  await userEvent.click(dialog.getByRole("button", { name: "Lost the passphrase? Use the recovery sheet" }));
  const field = dialog.getByLabelText(/^Recovery key/);
  expect(field).toHaveProperty("value", "");
  expect(field).toHaveProperty("autocomplete", "off");
  await userEvent.type(field, "no key at all");
  await userEvent.type(dialog.getByLabelText("New passphrase"), "a much longer one");
  await userEvent.type(dialog.getByLabelText("Confirm passphrase"), "a much longer one{Enter}");
  expect(await dialog.findByRole("alert")).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/^Recovery key/), `${FAKE_RECOVERY_KEY}{Enter}`);
  expect(await dialog.findByText(/^Passphrase changed.*The recovery sheet still does/)).toBeTruthy();
  expect(core.calls.filter((name) => name === "vault.passphraseByRecovery")).toHaveLength(2);
  expect(core.calls).not.toContain("vault.changePassphrase");
  expect(document.documentElement.outerHTML).not.toContain(FAKE_RECOVERY_KEY);
});

test("without the current passphrase nothing is sent, and its field is asked for", async () => {
  const { core, transport } = coreWithRuns({ ...ONE, vault: "locked" });
  showWindow(transport, "/settings");
  await userEvent.click(await screen.findByRole("button", { name: "Change passphrase" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change passphrase" }));
  await userEvent.type(dialog.getByLabelText("New passphrase"), "a much longer one");
  await userEvent.type(dialog.getByLabelText("Confirm passphrase"), "a much longer one{Enter}");
  expect(document.activeElement).toBe(dialog.getByLabelText("Current passphrase"));
  expect(core.calls).not.toContain("vault.changePassphrase");
  expect(dialog.queryByRole("alert")).toBeNull();
});

test("a change under way can't be turned into another one", async () => {
  const recovery = { status: { key: { kind: "confirmed", by: "typed" } } } as const;
  const { core, transport } = coreWithRuns({ ...ONE, vault: "locked", recovery });
  showWindow(transport, "/settings");
  await userEvent.click(await screen.findByRole("button", { name: "Change passphrase" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change passphrase" }));
  const answer = core.hold("vault.changePassphrase");
  await userEvent.type(dialog.getByLabelText("Current passphrase"), "open sesame");
  await userEvent.type(dialog.getByLabelText("New passphrase"), "a much longer one");
  await userEvent.type(dialog.getByLabelText("Confirm passphrase"), "a much longer one{Enter}");
  await userEvent.click(dialog.getByRole("button", { name: "Lost the passphrase? Use the recovery sheet" }));
  expect(dialog.getByLabelText("Current passphrase")).toBeTruthy();
  answer();
  expect(await dialog.findByText(/^Passphrase changed/)).toBeTruthy();
});

test("a lost passphrase without a sheet leads to the sheet while the vault is open", async () => {
  const keyStore = { kind: "usable", backend: "gnome-libsecret", remembered: true } as const;
  const { transport } = coreWithRuns({ ...ONE, vault: "locked", keyStore });
  showWindow(transport, "/settings");
  await screen.findByRole("button", { name: "Lock now" });
  await userEvent.click(screen.getByRole("button", { name: "Change passphrase" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change passphrase" }));
  expect(await dialog.findByText(/Print the recovery sheet while the vault is unlocked/)).toBeTruthy();
  expect(dialog.queryByRole("button", { name: /Lost the passphrase/ })).toBeNull();
  await userEvent.click(dialog.getByRole("link", { name: "Open connections" }));
  await waitFor(() => expect(window.location.hash + window.location.pathname).toContain("/connections"));
});

test("what this computer remembers is shown as it is, also where the disk doesn't confirm the change", async () => {
  const keyStore = { kind: "usable", backend: "gnome-libsecret", remembered: true } as const;
  const { transport } = coreWithRuns({ ...ONE, vault: "open", keyStore });
  showWindow(
    {
      ...transport,
      call: async (method, input) => {
        const answer = await transport.call(method, input);
        return method === "vault.remember" ? err({ kind: "keyChangeUnsure", code: "EIO" }) : answer;
      },
    },
    "/settings",
  );
  const remembers = await screen.findByRole<HTMLInputElement>("switch", {
    name: /^Remember on this computer/,
  });
  expect(remembers.checked).toBe(true);
  await waitFor(() => expect(remembers.disabled).toBe(false));
  await userEvent.click(remembers);
  expect(await screen.findByText(/the disk didn't confirm it/)).toBeTruthy();
  await waitFor(() => expect(remembers.checked).toBe(false));
});

test("a vault whose key file can't be read is not said to have no sheet", async () => {
  const { core, transport } = coreWithRuns({
    ...ONE,
    vault: "locked",
    recovery: { status: { gate: "unreadable" } },
  });
  showWindow(transport, "/settings");
  await userEvent.click(await screen.findByRole("button", { name: "Change passphrase" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change passphrase" }));
  await waitFor(() => expect(core.calls).toContain("vault.recovery"));
  expect(dialog.getByRole("button", { name: /Lost the passphrase/ })).toBeTruthy();
  expect(dialog.queryByText(/no recovery sheet/)).toBeNull();
});

test("the data folder is shown, copied where that is possible, and opened on a desktop only", async () => {
  const browser = showWindow(coreWithRuns({ ...ONE, host: "browser" }).transport, "/settings");
  expect(await screen.findByText("/fake")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Show folder" })).toBeNull();
  browser.unmount();
  const { core, transport } = coreWithRuns({ ...ONE, host: "desktop" });
  showWindow(transport, "/settings");
  await userEvent.click(await screen.findByRole("button", { name: "Show folder" }));
  await userEvent.click(screen.getByRole("button", { name: "Copy path" }));
  await waitFor(() => expect(core.copied).toEqual(["/fake"]));
  expect(core.calls).toContain("desktop.showDataFolder");
});

test("a change that could not be kept is told, and settings that cannot be read can be tried again", async () => {
  const { core, transport } = coreWithRuns(ONE);
  const shown = showWindow(transport, "/settings");
  core.fail("settings.change", { kind: "settingsReadOnly" });
  await userEvent.click(await screen.findByRole("radio", { name: "Dark" }));
  expect((await screen.findByRole("alert")).textContent).toContain("The settings couldn't be saved");
  shown.unmount();
  const failing = coreWithRuns(ONE);
  failing.core.fail("settings.get", { kind: "storageFull" });
  showWindow(failing.transport, "/settings");
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
});

test("without the program no setting can be changed", async () => {
  const shown = showWindow(coreWithRuns(ONE).transport, "/settings");
  const language = await screen.findByLabelText("Language");
  act(() => shown.loseLink());
  expect(language.hasAttribute("disabled")).toBe(true);
  expect(screen.getByLabelText("Lock automatically after").hasAttribute("disabled")).toBe(true);
});

test("the page about the program names version, host, data folder and every key", async () => {
  showWindow(coreWithRuns({ ...ONE, host: "browser" }).transport, "/about");
  expect(await screen.findByText("a browser, from this computer only")).toBeTruthy();
  expect(screen.getByText("/fake")).toBeTruthy();
  const table = screen.getByRole("table", { name: "Keyboard shortcuts" });
  expect(within(table).getByText("Search for actions")).toBeTruthy();
});

/** Where the screen was scrolled to, in order. */
function scrollsSeen(): readonly string[] {
  const scrolls: string[] = [];
  const top = vi.spyOn(Element.prototype, "scrollTo").mockImplementation(() => void scrolls.push("the top"));
  const into = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function shown(
    this: Element,
  ) {
    scrolls.push(this.querySelector("h2, strong")?.textContent ?? "");
  });
  onTestFinished(() => {
    top.mockRestore();
    into.mockRestore();
  });
  return scrolls;
}

test("[ZI20] a card of the settings that the command palette leads to is shown, with the focus on its title", async () => {
  const scrolls = scrollsSeen();
  showWindow(coreWithRuns(ONE).transport);
  await screen.findByRole("navigation", { name: "Main" });
  // The second one from the settings themselves, whose screen is there already.
  for (const title of ["Copies and another computer", "Certificate authorities"]) {
    await userEvent.keyboard("{Control>}k{/Control}");
    const field = await screen.findByPlaceholderText("Screen, number or action");
    await userEvent.type(field, title.slice(-15));
    await userEvent.keyboard("{Enter}");
    const card = await screen.findByRole("region", { name: title });
    await waitFor(() => expect(card.contains(document.activeElement)).toBe(true));
    expect(scrolls.at(-1)).toBe(title);
  }
});

test("[ZI20] the way to stored notifications shows them, not the top of the settings", async () => {
  const scrolls = scrollsSeen();
  showWindow(coreWithRuns(ONE).transport);
  await screen.findByRole("navigation", { name: "Main" });
  act(() => navigate("/webhooks/privacy"));
  const part = await screen.findByRole("region", { name: "Stored notifications" });
  await waitFor(() => expect(part.contains(document.activeElement)).toBe(true));
  expect(scrolls.at(-1)).toBe("Stored notifications");
});
