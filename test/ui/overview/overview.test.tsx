import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { SealedRef } from "../../../shared/ids.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY, coreWithRuns, idOf, readingOf, runOf, workspaceOf } from "./imagined.ts";

test("a row says where a number is, how that is known, whether it works, and opens the number", async () => {
  const { transport } = coreWithRuns({ workspaces: [workspaceOf(2)], readings: [readingOf(0)] });
  showWindow(transport);
  const row = await screen.findByRole("row", { name: /\+1 202 555 0100/ });
  expect(row.textContent).toContain("On-premises");
  expect(row.textContent).toContain("confirmed by both APIs");
  expect(row.textContent).toContain("working");
  const second = screen.getByRole("row", { name: /\+1 202 555 0101/ });
  expect(second.textContent).toContain("not checked");
  const link = within(row).getByRole("link", { name: "+1 202 555 0100" });
  expect(link.getAttribute("href")).toBe(`#/workspaces/${BAKERY}/numbers/${idOf(0)}`);
});

test("while nothing has answered the overview says that it reads, and a failure shows with a way to try again", async () => {
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(1)] });
  const release = core.hold("workspaces.list");
  core.fail("workspaces.list", { kind: "storageReplaced" });
  showWindow(transport);
  expect(await screen.findByRole("status", { name: "Loading" })).toBeTruthy();
  release();
  expect((await screen.findByRole("alert")).textContent).toContain("emptied, replaced or rolled back");
  core.fail("workspaces.list");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(
    await screen.findByRole("heading", { level: 1, name: "+1 202 555 0100 isn't checked yet" }),
  ).toBeTruthy();
});

test("an empty workspace teaches in one sentence and offers to add a number", async () => {
  const { transport } = coreWithRuns({ workspaces: [workspaceOf(0)] });
  showWindow(transport);
  expect(await screen.findByRole("heading", { name: "No numbers in this workspace yet" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Add number" })).toBeTruthy();
});

test("without the program the age stays in sight and nothing can be asked for", async () => {
  const { transport } = coreWithRuns({ workspaces: [workspaceOf(2)], readings: [readingOf(0)] });
  const shown = showWindow(transport);
  await screen.findByRole("row", { name: /\+1 202 555 0100/ });
  act(() => shown.loseLink());
  expect((await screen.findByRole("alert")).textContent).toContain("Can't reach Switchover since");
  expect(screen.getByText(/oldest check/).textContent).toMatch(/ago|years|yr/);
  expect(screen.getByRole("button", { name: "Refresh all" }).hasAttribute("disabled")).toBe(true);
});

test("looking at all asks after at most three numbers at once, each once, and only on request while the vault is shut", async () => {
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(8)], vault: "locked" });
  showWindow(transport);
  await screen.findByRole("row", { name: /\+1 202 555 0100/ });
  expect(core.calls.filter((name) => name === "numbers.look")).toHaveLength(0);
  const release = core.hold("numbers.look");
  await userEvent.click(screen.getByRole("button", { name: "Refresh all" }));
  await userEvent.type(await screen.findByLabelText("Passphrase"), "open sesame{Enter}");
  await waitFor(() => expect(core.calls.filter((name) => name === "numbers.look")).toHaveLength(3));
  release();
  await waitFor(() => expect(core.calls.filter((name) => name === "numbers.look")).toHaveLength(8));
  expect(await screen.findByRole("button", { name: "Refresh all" })).toBeTruthy();
});

test("a thousand numbers draw only a screenful, and the filter finds one of them", async () => {
  const { transport } = coreWithRuns({ workspaces: [workspaceOf(1_000)] });
  showWindow(transport);
  const table = await screen.findByRole("table", { name: "Numbers" });
  expect(table.getAttribute("aria-rowcount")).toBe("1001");
  expect(within(table).queryAllByRole("row").length).toBeLessThan(60);
  await userEvent.type(await screen.findByLabelText("Find a number or a name"), "555 0987");
  await waitFor(() => expect(table.getAttribute("aria-rowcount")).toBe("2"));
  expect(within(table).getByRole("row", { name: /\+1 202 555 0987/ })).toBeTruthy();
});

test("hostile names stay text: no markup, no turned or hidden characters, no endless line", async () => {
  const names = ["<img src=x onerror=alert(1)>", "abc\u202Edef\u200B", "x".repeat(256)];
  const numbers = workspaceOf(3).numbers.map((number, index) => ({ ...number, displayName: names[index] }));
  const { transport } = coreWithRuns({
    workspaces: [workspaceOf(3, { numbers, name: "<b>Bakery</b>\u202E" })],
  });
  const { container } = showWindow(transport);
  expect(await screen.findByText("<img src=x onerror=alert(1)>")).toBeTruthy();
  expect(container.querySelector("img, b")).toBeNull();
  expect(screen.getByText("abc\\u{202e}def\\u{200b}")).toBeTruthy();
  expect(container.textContent).not.toMatch(/\u202E|\u200B/);
  expect(container.textContent).not.toContain("x".repeat(200));
  expect(document.title).not.toContain("\u202E");
});

test("a run that waits for a person and a number that nobody can place are things to look at", async () => {
  const waiting = runOf({
    phase: {
      kind: "awaiting-code",
      certain: true,
      sentAt: "2026-01-15T12:00:00.000Z",
      method: "sms",
      resendAt: { sms: "2026-01-15T12:00:00.000Z", voice: "2026-01-15T12:00:00.000Z" },
      expiresAt: "2026-01-15T12:10:00.000Z",
      guesses: 0,
    },
    direction: "to-onprem",
  });
  const { transport } = coreWithRuns(
    {
      workspaces: [workspaceOf(2)],
      readings: [readingOf(1, { home: "unknown", reason: "nobody-answered", working: undefined })],
    },
    [waiting],
  );
  showWindow(transport);
  const card = await screen.findByRole("region", { name: "Needs attention" });
  expect(card.textContent).toContain("Waiting for your code for +1 202 555 0100");
  expect(card.textContent).toContain("Location of +1 202 555 0101 is unknown");
  await userEvent.click(within(card).getByRole("button", { name: "Enter code" }));
  expect(window.location.hash).toBe("#/runs/r-20260115-aaaaaa");
});

test("what a shut vault holds is not said to be missing", async () => {
  const { transport } = coreWithRuns({ workspaces: [workspaceOf(2)], vault: "locked" });
  showWindow(transport);
  await screen.findByRole("row", { name: /\+1 202 555 0100/ });
  expect(screen.queryByText(/is missing/)).toBeNull();
});

test("what a run says of the place names what it rests on, also of a run that moved nothing", async () => {
  const abandoned = { phase: { kind: "ended", reason: "abandoned" }, numberIs: "on-premises" } as const;
  const run = runOf({ ...abandoned, basis: "backup-given" });
  const old = runOf({ ...abandoned, run: "r-20260115-bbbbbb", number: "+12025550101" });
  showWindow(coreWithRuns({ workspaces: [workspaceOf(2)] }, [run, old]).transport);
  const row = await screen.findByRole("row", { name: /\+1 202 555 0100/ });
  expect(row.textContent).toContain("the client returned a backup");
  const second = screen.getByRole("row", { name: /\+1 202 555 0101/ });
  expect(second.textContent).toContain("recorded by an earlier version");
});

const fresh = (): string => new Date().toISOString();

test("only numbers that were just seen to work are said to be confirmed and working", async () => {
  const well = [0, 1].map((index) => readingOf(index, { at: fresh() }));
  showWindow(coreWithRuns({ workspaces: [workspaceOf(2)], readings: well }).transport);
  const title = await screen.findByRole("heading", {
    level: 1,
    name: "All 2 numbers are confirmed and working",
  });
  expect(title.closest("header")?.textContent).toContain("Confirmed");
});

test("a check of long ago is told in the past, without the mark of what is confirmed now", async () => {
  showWindow(
    coreWithRuns({ workspaces: [workspaceOf(2)], readings: [readingOf(0), readingOf(1)] }).transport,
  );
  const title = await screen.findByRole("heading", {
    level: 1,
    name: "All 2 numbers were confirmed and working at their last checks",
  });
  expect(title.closest("header")?.textContent).not.toContain("Confirmed");
});

test("a number that was not checked is not counted among those that work", async () => {
  showWindow(
    coreWithRuns({
      workspaces: [workspaceOf(2)],
      readings: [readingOf(0, { at: fresh() })],
      vault: "locked",
    }).transport,
  );
  expect(
    await screen.findByRole("heading", { level: 1, name: "1 of 2 numbers are confirmed and working" }),
  ).toBeTruthy();
});

test("an unknown location is the headline, and its run is what the primary button opens", async () => {
  const lost = runOf({
    phase: { kind: "unknown", step: "register" },
    numberIs: "unknown",
    proof: "none",
    steps: [
      { step: "register", state: { kind: "in-flight", attempt: 1, since: "2026-01-15T12:00:00.000Z" } },
    ],
  });
  showWindow(coreWithRuns({ workspaces: [workspaceOf(2)] }, [lost]).transport);
  expect(
    await screen.findByRole("heading", { level: 1, name: "Location of +1 202 555 0100 is unknown" }),
  ).toBeTruthy();
  const move = screen.getByRole("button", { name: "Move a number" });
  expect(move.getAttribute("data-variant")).toBe("default");
  const card = screen.getByRole("region", { name: "Needs attention" });
  const [first] = within(card).getAllByRole("button");
  expect(first?.getAttribute("data-variant")).toBe("filled");
  await userEvent.click(first as HTMLElement);
  expect(window.location.hash).toBe("#/runs/r-20260115-aaaaaa");
});

test("while a number moves the overview says so and leads to its run", async () => {
  const moving = runOf({
    phase: { kind: "ready" },
    held: true,
    numberIs: "on-premises",
    steps: [
      { step: "register", state: { kind: "in-flight", attempt: 1, since: "2026-01-15T12:00:00.000Z" } },
    ],
  });
  showWindow(coreWithRuns({ workspaces: [workspaceOf(2)] }, [moving]).transport);
  expect(
    await screen.findByRole("heading", { level: 1, name: "+1 202 555 0100 is moving to the cloud" }),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Open migration" }));
  expect(window.location.hash).toBe("#/runs/r-20260115-aaaaaa");
});

test("a connection that refuses is a thing to look at, with the way to its fix, also where no number is", async () => {
  const refused = { id: "cloud.token", status: "fail", cause: "token-expired", found: "expired" } as const;
  showWindow(coreWithRuns({ workspaces: [workspaceOf(0)], tested: [refused] }).transport);
  const card = await screen.findByRole("region", { name: "Connections" });
  expect(card.textContent).toContain("Not tested");
  await userEvent.click(within(card).getByRole("button", { name: "Test the cloud connection" }));
  await userEvent.type(await screen.findByLabelText("Passphrase"), "open sesame{Enter}");
  expect(await screen.findByText("The cloud refuses the access token")).toBeTruthy();
  expect(card.textContent).toContain("Credentials refused");
  await userEvent.click(screen.getByRole("button", { name: "Replace token" }));
  expect(window.location.hash).toBe(`#/workspaces/${BAKERY}`);
});

test("at most three things are listed at first, the rest on request", async () => {
  const lost = { home: "unknown", reason: "nobody-answered", working: undefined } as const;
  const readings = [0, 1, 2, 3].map((index) => readingOf(index, lost));
  showWindow(coreWithRuns({ workspaces: [workspaceOf(4)], readings }).transport);
  const card = await screen.findByRole("region", { name: "Needs attention" });
  expect(within(card).getAllByRole("listitem")).toHaveLength(3);
  await userEvent.click(within(card).getByRole("button", { name: "Show all (4)" }));
  expect(within(card).getAllByRole("listitem")).toHaveLength(4);
});

test("a single number has the large bridge, and only those tiles that rest on a fact", async () => {
  const number = { qualityRating: "GREEN", refusedFields: [] };
  const readings = [readingOf(0, { at: fresh(), number })];
  showWindow(coreWithRuns({ workspaces: [workspaceOf(1)], readings }).transport);
  expect(await screen.findByRole("figure", { name: "+1 202 555 0100 is on-premises" })).toBeTruthy();
  expect(screen.queryByRole("table", { name: "Numbers" })).toBeNull();
  const tiles = await screen.findByRole("region", { name: "Health" });
  expect(tiles.textContent).toContain("GREEN");
  expect(tiles.textContent).not.toContain("Webhooks");
});

test("over twenty numbers can be narrowed to a state, selected and refreshed together", async () => {
  const readings = [0, 1].map((index) => readingOf(index, { at: fresh() }));
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(30)], readings });
  showWindow(transport);
  const table = await screen.findByRole("table", { name: "Numbers" });
  const states = await screen.findByRole("combobox", { name: "Show" });
  await userEvent.selectOptions(states, "Working (2)");
  await waitFor(() => expect(table.getAttribute("aria-rowcount")).toBe("3"));
  expect(screen.getByRole("button", { name: "Refresh selected" }).hasAttribute("disabled")).toBe(true);
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select +1 202 555 0101" }));
  expect(await screen.findByText("1 selected")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Refresh selected" }));
  await userEvent.type(await screen.findByLabelText("Passphrase"), "open sesame{Enter}");
  // Those of the first eight that were never checked follow by themselves, now that the vault is open.
  await waitFor(() => expect(core.calls.filter((name) => name === "numbers.look")).toHaveLength(7));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all shown" }));
  expect(await screen.findByText(/^\d+ selected$/)).toBeTruthy();
  // What a search hides is not acted on.
  await userEvent.type(await screen.findByLabelText("Find a number or a name"), "no such number");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Refresh selected" }).hasAttribute("disabled")).toBe(true),
  );
  expect(screen.queryByText(/^\d+ selected$/)).toBeNull();
});

test("[ZQ7] corrupted values of the vault and lost settings need attention until they were seen, and lead to the settings", async () => {
  const damagedRecords = ["a", "b"].map((letter) => SealedRef.parse(letter.repeat(32)));
  const setAside = "settings.json.damaged-2026-01-15T12-00-00-000Z";
  const script = { workspaces: [workspaceOf(1)], vault: "open" as const, damagedRecords };
  const shown = showWindow(coreWithRuns({ ...script, settings: { setAside } }).transport);
  expect(await screen.findByText("2 values in the vault are corrupted")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /^Show all/ }));
  expect(screen.getByText("The settings file couldn't be read")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Check settings" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Settings" })).toBeTruthy();
  shown.unmount();
  const seen = damagedRecords.slice(0, 1);
  const workspacesSetAside = "workspaces.json.damaged-2026-01-15T12-00-00-000Z";
  const alertsSetAside = "alerts.json.damaged-2026-01-15T12-00-00-000Z";
  const webhooksSetAside = "webhooks.json.damaged-2026-01-15T12-00-00-000Z";
  const proofsSetAside = "proofs.json.damaged-2026-01-15T12-00-00-000Z";
  const sendersSetAside = "allowlist.json.damaged-2026-01-15T12-00-00-000Z";
  const asides = { workspacesSetAside, alertsSetAside, webhooksSetAside, proofsSetAside, sendersSetAside };
  const settings = { seen, ...asides };
  showWindow(coreWithRuns({ ...script, settings }).transport);
  expect(await screen.findByText("1 value in the vault is corrupted")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: /^Show all/ }));
  expect(screen.getByText("The list of workspaces couldn't be read")).toBeTruthy();
  expect(screen.getByText("Where alerts go couldn't be read")).toBeTruthy();
  expect(screen.getByText("The settings for receiving webhooks couldn't be read")).toBeTruthy();
  expect(screen.getByText("What was confirmed after migrations couldn't be read")).toBeTruthy();
  expect(screen.getByText("The lists of sender addresses couldn't be read")).toBeTruthy();
  expect(screen.queryByText("The settings file couldn't be read")).toBeNull();
});
