import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCore, type FakeCore, type Script } from "../../support/fake-core.ts";
import { TestId } from "../../../shared/ids.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { eventOf } from "../../support/imagined-events.ts";
import { BAKERY, idOf, readingOf, workspaceOf } from "../overview/imagined.ts";
import {
  ARRIVED,
  findingOf,
  HOSTILE,
  INTERRUPTED,
  LEFT_BEHIND,
  lookOf,
  ONE,
  receiverOf,
  ROUTES,
  tunnelOf,
  checkOf,
} from "./imagined.ts";

const OTHER_TEST = TestId.parse("t-20260116-cccccc");
const SECRET = "0123456789abcdef0123456789abcdef";

async function openWebhooks(script: Script = ONE): Promise<FakeCore> {
  const core = fakeCore(script);
  await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(core.transport, "/webhooks");
  await screen.findByRole("heading", { level: 1, name: /webhooks/i });
  return core;
}

const card = (name: string): Promise<HTMLElement> => screen.findByRole("region", { name });

test("without a workspace one sentence and one button lead on, and tabs lead everywhere around webhooks", async () => {
  await openWebhooks({ workspaces: [] });
  expect(await screen.findByRole("link", { name: "Add workspace" })).toBeTruthy();
  const tabs = screen.getByRole("navigation", { name: "Webhooks" });
  expect(
    within(tabs)
      .getAllByRole("link")
      .map((link) => link.textContent),
  ).toEqual(["Overview", "Events", "Endpoint", "Callback URLs"]);
  expect(within(tabs).getByRole("link", { name: "Overview" }).getAttribute("aria-current")).toBe("page");
});

test("while it is read the screen says so; what cannot be read says why and is read again on request", async () => {
  const core = fakeCore(ONE);
  const release = core.hold("webhooks.receivers");
  core.fail("webhooks.receivers", { kind: "storageFailed", code: "EIO" });
  showWindow(core.transport, "/webhooks");
  expect(await screen.findByRole("status", { name: "Loading" })).toBeTruthy();
  release();
  const again = (await screen.findAllByRole("button", { name: "Try again" }))[0];
  core.fail("webhooks.receivers");
  if (again !== undefined) await userEvent.click(again);
  expect(await card("Receiver")).toBeTruthy();
});

test("each number has its answer, and only a test counts as proof", async () => {
  await openWebhooks({
    workspaces: [workspaceOf(2)],
    tests: [ARRIVED],
    receivers: [receiverOf()],
  });
  const answers = within(await card("Delivery by number"));
  const rows = await answers.findAllByRole("listitem");
  expect(rows[0]?.textContent).toContain("Arriving: the last test received a real message");
  expect(within(rows[0] as HTMLElement).getByRole("img", { name: "Success" })).toBeTruthy();
  expect(rows[1]?.textContent).toContain("Not tested yet");
  expect(
    within(rows[1] as HTMLElement)
      .getByRole("link", { name: "Test" })
      .getAttribute("href"),
  ).toContain(`/webhooks/test/${idOf(1)}`);
});

test("the path of a notification is drawn with what was checked here, and a place that was not says so", async () => {
  await openWebhooks({ ...ONE, routes: ROUTES, tests: [ARRIVED] });
  const path = within(await card("Path of a notification"));
  const words = (): readonly string[] => path.getAllByRole("listitem").map((one) => one.textContent ?? "");
  expect(words()).toEqual([
    "Cloud APISubscription not checked",
    "signed",
    "Callback URLNot checked",
    "not measured",
    "Your endpointNo URL entered",
  ]);
  expect(path.getByText("This computer isn't listening")).toBeTruthy();
  await userEvent.click(path.getByRole("link", { name: /^Callback URL/ }));
  await screen.findByRole("region", { name: "Subscribed apps" });
  const tabs = screen.getByRole("navigation", { name: "Webhooks" });
  await userEvent.click(within(tabs).getByRole("link", { name: "Overview" }));
  const again = within(await card("Path of a notification"));
  expect(again.getByRole("link", { name: /^Cloud API/ }).textContent).toContain("Your app is subscribed");
  expect(again.getByRole("link", { name: /^Callback URL/ }).textContent).toContain("Set for the account");
});

test("events of the last day are counted by hour, and rejected ones lead to the list of them", async () => {
  const now = new Date().toISOString();
  const events = [
    eventOf(2, { workspace: BAKERY, receivedAt: now, refused: "signature-invalid" }),
    eventOf(1, { workspace: BAKERY, receivedAt: now }),
  ];
  await openWebhooks({ ...ONE, events });
  const hours = await card("Last 24 hours");
  expect(hours.textContent).toContain("Accepted 1");
  expect(
    within(hours).getByRole("img", {
      name: "Events by hour: 1 accepted, 1 rejected, at most 2 in one hour",
    }),
  ).toBeTruthy();
  expect(screen.getByText(/^1 event was rejected since/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Show rejected" }));
  await screen.findByRole("heading", { level: 1, name: /^1 event/ });
  expect(window.location.hash).toBe("#/events");
});

test("how this computer receives is folded, and what needs a person is open", async () => {
  const core = await openWebhooks({ ...ONE, receivers: [receiverOf()] });
  const folded = (part: HTMLElement): boolean => part.querySelector("details")?.open === false;
  expect(folded(await card("Receiver"))).toBe(true);
  expect(folded(await card("Tunnel"))).toBe(true);
  act(() => core.push("receivers", receiverOf({ revision: 9, trouble: "disk-full" })));
  await waitFor(async () => expect(folded(await card("Receiver"))).toBe(false));
  expect(folded(await card("Tunnel"))).toBe(true);
});

test("what came unsigned or from the on-premises client is neither proof nor called signed", async () => {
  const { lastSignedAt: _, ...came } = receiverOf();
  await openWebhooks({ ...ONE, receivers: [{ ...came, counts: { ...came.counts, signed: 0 } }] });
  const [row] = await within(await card("Delivery by number")).findAllByRole("listitem");
  expect(row?.textContent).toContain("Not tested since Switchover started.");
  expect((await card("Receiver")).textContent).toContain("12 stored, 0 with a valid signature");
});

test("[V7] connections that were too many are told beside what came", async () => {
  const came = receiverOf();
  await openWebhooks({ ...ONE, receivers: [{ ...came, counts: { ...came.counts, dropped: 3 } }] });
  expect((await card("Receiver")).textContent).toContain("3 connections over the limit, closed unread");
});

test("the receiver starts with the port and time that were chosen, and a wrong port is refused before anything is sent", async () => {
  const core = await openWebhooks();
  const receiver = within(await card("Receiver"));
  await userEvent.type(receiver.getByLabelText("Port"), "99999");
  await userEvent.click(receiver.getByRole("button", { name: "Start receiver" }));
  expect(receiver.getByText("A port is a number from 1 to 65535.")).toBeTruthy();
  expect(core.calls).not.toContain("webhooks.listen");
  await userEvent.clear(receiver.getByLabelText("Port"));
  await userEvent.type(receiver.getByLabelText("Port"), "8444");
  await userEvent.selectOptions(receiver.getByLabelText("Stop automatically after"), "4 hours");
  await userEvent.click(receiver.getByRole("button", { name: "Start receiver" }));
  expect(await receiver.findByText("Listening")).toBeTruthy();
  expect(core.calls).toContain("webhooks.changeSettings");
  expect((await card("Receiver")).textContent).toContain("127.0.0.1:8444/…");
});

test("the secret path of an address stands covered until it is asked for", async () => {
  await openWebhooks({ ...ONE, receivers: [receiverOf()] });
  const receiver = await card("Receiver");
  expect(receiver.textContent).not.toContain(SECRET);
  expect(receiver.textContent).toContain("anyone who has it can post here");
  await userEvent.click(within(receiver).getByRole("button", { name: /^Show the whole URL: For cloud/ }));
  expect(receiver.textContent).toContain(SECRET);
});

test("trouble is told in words with the way out, and a receiver without app secret says that nothing is proof", async () => {
  await openWebhooks({
    ...ONE,
    receivers: [receiverOf({ trouble: "disk-full", checksSignatures: false })],
  });
  const receiver = await card("Receiver");
  expect(within(receiver).getByRole("alert").textContent).toContain("Free up disk space.");
  expect(receiver.textContent).toContain("not checked: no app secret is stored");
});

test("the verify token that a receiver makes when it begins to listen is shown as stored at once", async () => {
  const core = await openWebhooks();
  const secrets = within(await card("Receiver secrets"));
  expect(secrets.getByText("created when the receiver first starts")).toBeTruthy();
  const read = core.calls.filter((name) => name === "vault.list").length;
  act(() => core.push("receivers", receiverOf({ revision: 9 })));
  await waitFor(() =>
    expect(core.calls.filter((name) => name === "vault.list").length).toBeGreaterThan(read),
  );
});

test("a receiver that is stopped somewhere else is shown as stopped", async () => {
  const core = await openWebhooks({ ...ONE, receivers: [receiverOf()] });
  const receiver = within(await card("Receiver"));
  expect(receiver.getByText("Listening")).toBeTruthy();
  act(() => core.push("receivers", receiverOf({ revision: 9, listening: false })));
  expect(await receiver.findByText("Stopped")).toBeTruthy();
});

test("a typed app secret goes to the vault and stands nowhere in the page", async () => {
  const core = await openWebhooks();
  const secrets = within(await card("Receiver secrets"));
  await userEvent.type(secrets.getByLabelText("App secret"), "shhh-not-for-eyes");
  expect(document.body.innerHTML).not.toContain("shhh-not-for-eyes");
  await userEvent.click(secrets.getByRole("button", { name: "Store: App secret" }));
  await waitFor(() => expect(core.calls).toContain("vault.put"));
  expect(await secrets.findByRole("group", { name: "App secret" })).toBeTruthy();
  expect(secrets.getByLabelText("Next app secret")).toBeTruthy();
  expect(secrets.getByText(/It is never shown and can't be copied/)).toBeTruthy();
});

test("a way that is not there says why, ssh needs its server recognised, and the pinned key is the one that was confirmed", async () => {
  const hostKey = `SHA256:${"k".repeat(43)}`;
  const core = await openWebhooks({
    ...ONE,
    hostKey: { hostKey, algorithm: "ssh-ed25519" },
    providers: [
      { kind: "ssh", available: true },
      { kind: "cloudflared", available: false, detail: "not on the PATH" },
    ],
  });
  const tunnel = within(await card("Tunnel"));
  const cloudflared = await tunnel.findByRole("radio", { name: "cloudflared" });
  expect((cloudflared as HTMLInputElement).disabled).toBe(true);
  expect(tunnel.getByText(/not on the PATH/)).toBeTruthy();
  await userEvent.click(tunnel.getByRole("radio", { name: /^ssh/ }));
  await userEvent.type(tunnel.getByLabelText("Server"), "hooks.example.net");
  await userEvent.type(tunnel.getByLabelText("User"), "tunnel");
  await userEvent.type(tunnel.getByLabelText("Loopback port on the server"), "8080");
  await userEvent.type(tunnel.getByLabelText("Public URL"), "https://hooks.example.net/x");
  await userEvent.click(tunnel.getByRole("button", { name: "Open tunnel" }));
  expect(tunnel.getByText("Fetch the key and confirm it first.")).toBeTruthy();
  expect(core.calls).not.toContain("tunnels.open");
  await userEvent.click(tunnel.getByRole("button", { name: "Fetch host key" }));
  await userEvent.click(await tunnel.findByLabelText("I compared it: this is my server"));
  await userEvent.click(tunnel.getByRole("button", { name: "Open tunnel" }));
  expect(await tunnel.findByText("Open")).toBeTruthy();
  const opened = core.inputs("tunnels.open").at(-1) as { readonly choice: { readonly hostKey: string } };
  expect(opened.choice.hostKey).toBe(hostKey);
});

test("[T23] while it isn't known which ways this computer has, none is said to be missing", async () => {
  const core = fakeCore(ONE);
  await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  const answered = Promise.withResolvers<void>();
  const call: typeof core.transport.call = async (method, input) => {
    if (method === "tunnels.providers") await answered.promise;
    return core.transport.call(method, input);
  };
  showWindow({ ...core.transport, call }, "/webhooks");
  const tunnel = await card("Tunnel");
  await within(tunnel).findByRole("radio", { name: "cloudflared" });
  expect(tunnel.textContent).not.toContain("Not available on this computer");
  answered.resolve();
  await waitFor(() => expect(tunnel.textContent).toContain("Not available on this computer"));
});

test("a changed host key is named with what to do, and what the server said is text and nothing else", async () => {
  await openWebhooks({
    ...ONE,
    tunnels: [tunnelOf({ status: "failed", problem: { cause: "host-key-changed", detail: HOSTILE.markup } })],
  });
  const tunnel = await card("Tunnel");
  expect(tunnel.textContent).toContain("don't continue");
  expect(tunnel.textContent).toContain(HOSTILE.markup);
  expect(tunnel.querySelector("img")).toBeNull();
});

test("[T20] a tunnel that came back under another address says which one reaches nobody any more", async () => {
  await openWebhooks({
    ...ONE,
    tunnels: [tunnelOf({ kind: "cloudflared", formerUrl: "https://two-words.trycloudflare.com" })],
  });
  const tunnel = await card("Tunnel");
  expect(tunnel.textContent).toContain("The tunnel's URL changed");
  expect(tunnel.textContent).toContain("https://two-words.trycloudflare.com");
});

test("[T23] what a person should know is said before a tunnel is opened, and while it stands", async () => {
  const notices = [
    { key: "tunnels.notices.configLeftOut", values: { path: "/home/a/.cloudflared/config.yml" } },
  ];
  const sentence = /cloudflared would use \/home\/a\/\.cloudflared\/config\.yml/;
  await openWebhooks({ ...ONE, providers: [{ kind: "cloudflared", available: true, notices }] });
  expect((await card("Tunnel")).textContent).toMatch(sentence);
  cleanup();
  await openWebhooks({ ...ONE, tunnels: [tunnelOf({ kind: "cloudflared", notices })] });
  expect((await card("Tunnel")).textContent).toMatch(sentence);
});

test("the check from outside shows each line that it found", async () => {
  await openWebhooks({
    ...ONE,
    receivers: [receiverOf()],
    tunnels: [tunnelOf()],
    probed: [checkOf("webhooks.outside-in", { status: "fail", cause: "interstitial-page", found: "a page" })],
  });
  await userEvent.click(await screen.findByRole("button", { name: "Check from outside" }));
  const found = await screen.findByRole("list", { name: "Check from outside" });
  expect(found.textContent).toContain("The tunnel shows a page for visitors");
});

test("a callback that was left behind is given back on request, and the word of it goes", async () => {
  const core = await openWebhooks({ ...ONE, unrestored: [LEFT_BEHIND] });
  expect(await screen.findByText("Callback URL of +1 202 555 0100 to be restored")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Restore now" }));
  await waitFor(() => expect(core.calls).toContain("tests.restore"));
  await waitFor(() => expect(screen.queryByText(/to be restored/)).toBeNull());
});

test("[P9] a standing callback that waits for the vault says so, and is gone on with or given back once it is open", async () => {
  const standing = { phoneNumberId: "106540352242922", until: "2026-01-15T18:00:00.000Z" };
  const core = await openWebhooks({ ...ONE, unrestored: [{ ...LEFT_BEHIND, standing, locked: true }] });
  const title = await screen.findByText(
    "Notifications of +1 202 555 0100 can't be received: the vault is locked",
  );
  expect(title.closest("[role=status]")?.textContent ?? title.parentElement?.textContent).toMatch(
    /It was set to stay until .*\d\d:00/,
  );
  expect(screen.queryByText(/to be restored/)).toBeNull();
  expect(screen.getByRole("button", { name: "Unlock vault" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Unlock and restore" }));
  await waitFor(() =>
    expect(core.inputs("points.restore")).toEqual([
      {
        target: { kind: "workspace", workspace: LEFT_BEHIND.receiver, phoneNumberId: standing.phoneNumberId },
      },
    ]),
  );
});

test("after a restart the overview says which test was interrupted, when its callback was given back, and leads to it", async () => {
  const core = await openWebhooks({ ...ONE, tests: [INTERRUPTED] });
  const title = await screen.findByText("Test of +1 202 555 0100 interrupted");
  const notice = title.closest<HTMLElement>("[role=status]");
  expect(notice?.textContent).toMatch(/The callback URL was restored after the restart \(.*\d\d:30.*\)\./);
  const [row] = await within(await card("Delivery by number")).findAllByRole("listitem");
  expect(row?.textContent).toContain("Unknown: Switchover ended during the last test.");
  const see = within(notice as HTMLElement).getByRole("link", { name: "See this test or run another" });
  await userEvent.click(see);
  expect(await screen.findByText("Switchover ended during this test.")).toBeTruthy();
  expect(screen.getByText("All callback URLs are as they were before.")).toBeTruthy();
  act(() => core.push("tests", { ...ARRIVED, test: OTHER_TEST, startedAt: "2026-01-16T12:00:00.000Z" }));
  const tabs = within(screen.getByRole("navigation", { name: "Webhooks" }));
  await userEvent.click(tabs.getByRole("link", { name: "Overview" }));
  expect(await card("Delivery by number")).toBeTruthy();
  expect(screen.queryByText(/was interrupted/)).toBeNull();
});

test("a callback that somebody else has changed meanwhile is told as left alone, with nothing to give back", async () => {
  const changed = INTERRUPTED.steps.map((step) =>
    step.check === undefined
      ? step
      : { ...step, check: { ...step.check, status: "warn" as const, cause: "changed-meanwhile" } },
  );
  await openWebhooks({ ...ONE, tests: [{ ...INTERRUPTED, restored: false, steps: changed }] });
  expect(await screen.findByText(/had been changed outside Switchover/i)).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "See this test or run another" }));
  expect(
    await screen.findByText("Something was changed outside Switchover in the meantime, and left as it is."),
  ).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Restore now" })).toBeNull();
});

test("findings and looks stand on the watch board; a settled one steps back, and a look can be made now", async () => {
  const core = await openWebhooks({
    ...ONE,
    webhookSettings: { workspaces: [{ workspace: BAKERY, stopAfterMinutes: 60, watched: true }] },
    watch: { findings: [findingOf()], looks: [lookOf()], paused: "vault-locked" },
  });
  const watch = within(await card("Monitoring"));
  expect(watch.getByText("Paused while the vault is locked.")).toBeTruthy();
  expect(watch.getByText("valid for 40 days")).toBeTruthy();
  await userEvent.click(watch.getByRole("button", { name: /^Acknowledge/ }));
  expect(await watch.findByText("1 acknowledged")).toBeTruthy();
  await userEvent.click(watch.getByRole("button", { name: "Check now" }));
  await waitFor(() => expect(core.calls).toContain("watch.look"));
  await userEvent.selectOptions(watch.getByLabelText("Check interval"), "60 minutes");
  await waitFor(() =>
    expect(core.inputs("webhooks.changeSettings").at(-1)).toEqual({ lookEveryMinutes: 60 }),
  );
});

test("another receiver that listens is named after its workspace or the terminal", async () => {
  await openWebhooks({ ...ONE, receivers: [receiverOf({ receiver: "terminal" })] });
  expect(await card("Receiver of a command in a terminal")).toBeTruthy();
});

test("the title says whether webhooks arrive, and of unsigned ones never that they are confirmed", async () => {
  const core = await openWebhooks();
  expect(screen.getByRole("heading", { level: 1, name: "Webhooks haven't been tested yet" })).toBeTruthy();
  act(() => core.push("tests", ARRIVED));
  const title = await screen.findByRole("heading", { level: 1, name: /arrive/ });
  expect(title.textContent).not.toContain("don't");
  act(() => core.push("tests", { ...ARRIVED, revision: ARRIVED.revision + 1, verdict: "does-not-arrive" }));
  expect(
    (await screen.findByRole("heading", { level: 1, name: /don't arrive/ })).closest("header")?.textContent,
  ).toContain("Failed");
  act(() => core.push("tests", { ...ARRIVED, revision: ARRIVED.revision + 2, side: "on-premises" }));
  const header = (await screen.findByRole("heading", { level: 1, name: /arrive$/ })).closest("header");
  expect(header?.textContent).not.toContain("Confirmed");
});

test("the path is drawn from location checks too, and not at all for numbers that are all on-premises", async () => {
  const reading = readingOf(0, { home: "cloud", subscriptions: [{ id: "999" }] });
  const core = await openWebhooks({ ...ONE, readings: [reading] });
  const path = within(await card("Path of a notification"));
  expect(path.getByRole("link", { name: /^Cloud API/ }).textContent).toContain(
    "Only other apps are subscribed",
  );
  act(() => core.push("readings", { ...readingOf(0, { home: "on-premises" }), revision: 99 }));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Path of a notification" })).toBeNull());
});

test.each([
  ["desktop", "Once copied, it is cleared from the clipboard after 30\u00a0s"],
  [
    "browser",
    "Once copied, it is cleared from the clipboard after 30\u00a0s if this window stays in front. If not, copy something else after pasting.",
  ],
] as const)(
  "[ZT5] what copies the receiver's whole URL says when it is cleared: in the %s",
  async (host, sentence) => {
    const core = await openWebhooks({ ...ONE, host, receivers: [receiverOf()] });
    const receiver = within(await card("Receiver"));
    const buttons = await receiver.findAllByRole("button", { name: /^Copy the whole URL/ });
    for (const button of buttons)
      expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
        sentence,
      );
    if (buttons[0] !== undefined) await userEvent.click(buttons[0]);
    await waitFor(() =>
      expect(core.inputs("desktop.copy")).toEqual([
        { text: expect.stringContaining(SECRET) as string, isSecret: true },
      ]),
    );
  },
);
