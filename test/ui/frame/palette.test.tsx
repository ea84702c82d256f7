import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { SCREEN_KEYS, shortcutOf } from "../../../renderer/app/shortcuts/shortcuts.ts";
import { frame } from "../../../renderer/wording/en/frame.ts";
import { joinRealms } from "../../../shared/rpc/realm.ts";
import type { PracticeState } from "../../../shared/practice/practice-state.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY, coreWithRuns, idOf, runOf, workspaceOf } from "../overview/imagined.ts";

const ONE = { workspaces: [workspaceOf(3)] };
const RAIL: Readonly<Record<string, unknown>> = frame.rail;
const SANDBOX: PracticeState = {
  revision: 1,
  home: "on-premises",
  faults: [
    { name: "register-lost", says: "The response to register is lost.", direction: "to-cloud", on: false },
    { name: "slow", says: "Every response takes long.", direction: "both", on: false },
  ],
  deliveries: { delivered: 0, failed: 0, waiting: 0, givenUp: 0 },
  now: "2026-01-15T12:00:00.000Z",
};

async function openPalette(workspace = "Northwind Bakery"): Promise<HTMLElement> {
  await screen.findByRole("button", { name: `Workspace: ${workspace}` });
  await userEvent.keyboard("{Control>}k{/Control}");
  return screen.findByLabelText("Search for a screen, a number or an action");
}

test("Ctrl+K finds a number by its digits and leads to its move, sending nothing", async () => {
  const { core, transport } = coreWithRuns(ONE);
  showWindow(transport);
  const search = await openPalette();
  await userEvent.type(search, "5550102 cloud");
  await userEvent.click(await screen.findByRole("button", { name: /Move \+1 202 555 0102 to the cloud/ }));
  expect(window.location.hash).toBe(`#/move/${BAKERY}/${idOf(2)}/to-cloud`);
  expect(
    core.calls.filter((name) => name.startsWith("migration.") && name !== "migration.status"),
  ).not.toContain("migration.start");
});

test("the palette names every screen, moves that have not ended, appearance, language and practice", async () => {
  const open = runOf({ phase: { kind: "unknown", step: "register" }, numberIs: "unknown", proof: "none" });
  showWindow(coreWithRuns(ONE, [open]).transport);
  await openPalette();
  const dialog = await screen.findByRole("dialog");
  for (const name of [
    /^Overview/,
    /^Migrate/,
    /^History/,
    /^Settings/,
    /^About/,
    /Migration of \+1 202 555 0100 to the cloud/,
    /Use the dark appearance/,
    /Language: Español/,
    /Practice first/,
  ])
    expect(within(dialog).getByRole("button", { name })).toBeTruthy();
});

test("the palette leads to the certificate of a complete migration, and to none of one that was followed", async () => {
  const first = runOf({ run: "r-20260101-aaaaaa" });
  const second = runOf({ run: "r-20260115-bbbbbb" });
  showWindow(coreWithRuns(ONE, [first, second]).transport);
  const search = await openPalette();
  await userEvent.type(search, "certificate 5550100");
  const found = await screen.findAllByRole("button", { name: /Show the certificate of \+1 202 555 0100/ });
  expect(found).toHaveLength(1);
  await userEvent.click(found[0] as HTMLElement);
  expect(window.location.hash).toBe("#/runs/r-20260115-bbbbbb/certificate");
});

test("Escape closes the palette and gives the focus back", async () => {
  showWindow(coreWithRuns(ONE).transport);
  await screen.findByRole("button", { name: "Workspace: Northwind Bakery" });
  const link = screen.getByRole("link", { name: "History" });
  link.focus();
  await openPalette();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(link));
});

test("keys lead to screens, a question mark lists them, and fields keep what is typed in them", async () => {
  showWindow(coreWithRuns(ONE).transport);
  await screen.findByRole("button", { name: "Workspace: Northwind Bakery" });
  await userEvent.keyboard("{Control>}7{/Control}");
  expect(await screen.findByRole("heading", { level: 1, name: "Settings" })).toBeTruthy();
  await userEvent.keyboard("?");
  expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeTruthy();
  const input = document.createElement("input");
  const press = { key: "?", ctrlKey: false, metaKey: false, altKey: false, target: input };
  expect(shortcutOf(press, { mac: false, realm: "own" })).toBeUndefined();
});

test.each(["own", "practice"] as const)(
  "[%s] the keys are numbered in the order of the navigation",
  async (realm) => {
    const { transport } = coreWithRuns({ ...ONE, practice: SANDBOX });
    showWindow(
      joinRealms(coreWithRuns(ONE).transport, async () => transport),
      realm === "own" ? "/about" : "/practice/about",
    );
    const rail = await screen.findByRole("navigation", { name: "Main" });
    const shown = within(rail)
      .getAllByRole("link")
      .map((link) => link.querySelector("span")?.textContent ?? "");
    const keyed = SCREEN_KEYS[realm].map(({ name }) => RAIL[name]);
    expect(shown.filter((name) => keyed.includes(name))).toEqual(keyed);
    expect(SCREEN_KEYS[realm].map(({ key }) => key)).toEqual(keyed.map((_name, index) => String(index + 1)));
  },
);

test("in practice the palette leads to the faults with one line, unfolded and ready to be searched", async () => {
  const { transport } = coreWithRuns({ ...ONE, practice: SANDBOX });
  showWindow(
    joinRealms(coreWithRuns(ONE).transport, async () => transport),
    "/practice/about",
  );
  await userEvent.type(await openPalette("Practice"), "fault");
  const dialog = await screen.findByRole("dialog");
  const lines = within(dialog)
    .getAllByRole("button")
    .filter(({ textContent }) => /fault/i.test(textContent ?? ""));
  expect(lines.map(({ textContent }) => textContent)).toEqual(["More faults…"]);
  await userEvent.click(lines[0] as HTMLElement);
  const search = await screen.findByRole("textbox", { name: "Find a fault" });
  await waitFor(() => expect(document.activeElement).toBe(search));
});

test("an opened screen takes the focus to its title and names the page", async () => {
  showWindow(coreWithRuns(ONE).transport);
  await userEvent.click(await screen.findByRole("link", { name: "About" }));
  const title = await screen.findByRole("heading", { level: 1, name: "About Switchover" });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(document.title).toBe("About Switchover – Switchover");
});

test("the content can be skipped to, and an address that leads nowhere says so", async () => {
  showWindow(coreWithRuns(ONE).transport, "/nowhere/at/all");
  expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Skip to content" }));
  expect(document.activeElement?.id).toBe("content");
  expect(window.location.hash).toBe("#/nowhere/at/all");
});

test("a vault that a move is using stays open, and the frame says why the palette could not lock it", async () => {
  const { core, transport } = coreWithRuns({ ...ONE, vault: "locked" });
  await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: false });
  core.fail("vault.lock", { kind: "vaultInUse" });
  showWindow(transport);
  await userEvent.type(await openPalette(), "lock vault");
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(await within(dialog).findByRole("button", { name: /Lock vault/ }));
  expect((await screen.findByRole("alert")).textContent).toContain(
    "The vault stays unlocked while a migration is in progress.",
  );
  await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
});
