import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { encode } from "uqr";
import { expect, test } from "vitest";
import { joinRealms } from "../../../shared/rpc/realm.ts";
import type { TestState } from "../../../shared/webhook/connectivity-test.ts";
import { fakeCore, type FakeCore, type Script } from "../../support/fake-core.ts";
import { maskAddress } from "../../../shared/platform/callback-address.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY, idOf, workspaceOf } from "../overview/imagined.ts";
import { ARRIVED, AWAITING_MESSAGE, HOSTILE, ONE, stepsOf, testOf, TOKEN } from "./imagined.ts";

const OWN_ADDRESS: Script = {
  ...ONE,
  webhookSettings: {
    workspaces: [
      {
        workspace: BAKERY,
        tunnel: { kind: "own", publicUrl: "https://hooks.example.net/in" },
        stopAfterMinutes: 60,
        watched: false,
      },
    ],
  },
};

const AT = "2026-01-15T12:00:00.000Z";

async function openTest(script: Script = ONE, address = "/webhooks/test"): Promise<FakeCore> {
  const core = fakeCore(script);
  await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(core.transport, address);
  await screen.findByText(/^Receive a real message from the platform on this computer/);
  return core;
}

const withTest = (test: TestState): Script => ({ ...ONE, tests: [test] });

test("before it begins the test says what it will do and undo, and asks for a way to this computer", async () => {
  const core = await openTest();
  expect(await screen.findByText(/Restores the callback URL, even after a crash/)).toBeTruthy();
  expect(screen.getByText(/The platform resends what production doesn't accept/)).toBeTruthy();
  const start = screen.getByRole("button", { name: "Start test" });
  expect((start as HTMLButtonElement).disabled).toBe(true);
  await userEvent.click(await screen.findByRole("radio", { name: "Your own URL" }));
  await userEvent.type(screen.getByLabelText("Public URL"), "http://hooks.example.net");
  await userEvent.click(start);
  expect(await screen.findByText(/Use https:\/\/|URLs that begin with https/)).toBeTruthy();
  expect(core.calls).not.toContain("tests.start");
});

test("the test starts with the way that was chosen before, and with forwarding unless that is taken away", async () => {
  const core = await openTest(OWN_ADDRESS);
  await userEvent.click(await screen.findByLabelText(/^Forward everything/));
  expect(screen.getByText(/Your production system doesn't receive them/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Start test" }));
  await waitFor(() => expect(core.inputs("tests.start")).toHaveLength(1));
  expect(core.inputs("tests.start")[0]).toMatchObject({
    target: { kind: "workspace", workspace: BAKERY, phoneNumberId: idOf(0) },
    tunnel: { kind: "own", publicUrl: "https://hooks.example.net/in" },
    forward: false,
    messageWaitMinutes: 15,
  });
  expect(await screen.findByRole("region", { name: "Test of +1 202 555 0100" })).toBeTruthy();
});

test("why a test could not be started is told in place", async () => {
  const core = await openTest(OWN_ADDRESS);
  core.fail("tests.start", { kind: "portTaken", port: 8080 });
  await userEvent.click(await screen.findByRole("button", { name: "Start test" }));
  expect(await screen.findByText(/another program on this computer uses port 8080/)).toBeTruthy();
});

const WITH_LAN: Script = {
  ...ONE,
  providers: [
    { kind: "own", available: true },
    {
      kind: "lan",
      available: true,
      addresses: [
        { name: "eth0", address: "192.168.1.20" },
        { name: "wlan0", address: "10.0.0.7" },
      ],
    },
  ],
};

test("straight over the local network is offered for the on-premises client alone, with its addresses and its risk", async () => {
  const core = await openTest(WITH_LAN);
  const name = "Directly over the local network";
  await screen.findByRole("radio", { name: "Your own URL" });
  await userEvent.selectOptions(screen.getByLabelText(/^API of/), "cloud");
  expect(screen.queryByRole("radio", { name })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("API of +1 202 555 0100"), "on-premises");
  await userEvent.click(await screen.findByRole("radio", { name }));
  expect(screen.getByText(/anyone on that network can connect/)).toBeTruthy();
  const start = screen.getByRole("button", { name: "Start test" });
  await userEvent.click(start);
  expect(core.calls).not.toContain("tests.start");
  await userEvent.selectOptions(
    screen.getByLabelText("This computer's address on that network"),
    "192.168.1.20",
  );
  await userEvent.click(start);
  await waitFor(() => expect(core.inputs("tests.start")).toHaveLength(1));
  expect(core.inputs("tests.start")[0]).toMatchObject({
    side: "on-premises",
    tunnel: { kind: "lan", address: "192.168.1.20" },
  });
});

test("each of the seven steps stands there with its state, and follows what the program says", async () => {
  const core = await openTest(withTest(testOf()));
  const steps = within(await screen.findByRole("region", { name: /^Test of/ }));
  const lines = steps.getAllByRole("listitem");
  expect(lines).toHaveLength(7);
  expect(within(lines[0] as HTMLElement).getByText("41 ms")).toBeTruthy();
  expect(lines[1]?.getAttribute("aria-current")).toBe("step");
  act(() => core.push("tests", testOf({ revision: 5, steps: stepsOf(2) })));
  await waitFor(() => expect(lines[2]?.getAttribute("aria-current")).toBe("step"));
  act(() => core.push("tests", testOf({ revision: 3, steps: stepsOf(0) })));
  expect(lines[2]?.getAttribute("aria-current")).toBe("step");
});

test("the word stands large, can be copied, and its code holds number and word as plain text, drawn without markup", async () => {
  await openTest(withTest(AWAITING_MESSAGE));
  const send = await screen.findByRole("region", { name: "Send this keyword" });
  expect(send.textContent).toContain("SW-7K2Q");
  expect(within(send).getByRole("button", { name: "Copy keyword" })).toBeTruthy();
  const code = within(send).getByRole("img", { name: /as plain text/ });
  const { data } = encode("+12025550100 SW-7K2Q", { ecc: "M", border: 4 });
  const dark = data.flat().filter(Boolean).length;
  expect(code.querySelector("path")?.getAttribute("d")?.match(/M/g)).toHaveLength(dark);
  expect(screen.getByText(/Notifications are forwarded, unchanged, to/)).toBeTruthy();
});

test("a message without the keyword is told while the test waits for one that contains it", async () => {
  const core = await openTest(withTest(AWAITING_MESSAGE));
  const send = await screen.findByRole("region", { name: "Send this keyword" });
  expect(within(send).queryByText(/without the keyword/)).toBeNull();
  act(() => core.push("tests", { ...AWAITING_MESSAGE, revision: 9, lacksKeyword: true }));
  expect(
    await within(send).findByText(
      "A message without the keyword SW-7K2Q has arrived. The test keeps waiting for one that contains it.",
    ),
  ).toBeTruthy();
});

test("[T25] where nothing keeps this computer awake, its person is asked to", async () => {
  await openTest(withTest({ ...AWAITING_MESSAGE, keptAwake: false }));
  expect(await screen.findByText(/Keep it awake while notifications should arrive here/)).toBeTruthy();
});

test("each arrival gets a tick and the time that it took; a status that nobody knows is shown as it came", async () => {
  await openTest(
    withTest({
      ...AWAITING_MESSAGE,
      arrivals: [
        { event: 7, kind: "message", at: ARRIVED.startedAt, afterMs: 23_400 },
        { event: 8, kind: "status", status: "sent", at: ARRIVED.startedAt, afterMs: 900 },
        { event: 9, kind: "status", status: HOSTILE.turned, at: ARRIVED.startedAt, afterMs: 950 },
      ],
    }),
  );
  const arrivals = within(await screen.findByRole("region", { name: "Received" }));
  expect(arrivals.getByText("23.4 s after the prompt")).toBeTruthy();
  expect(arrivals.getByText("Status: sent")).toBeTruthy();
  expect(arrivals.getByText(/\\u\{202e\}/)).toBeTruthy();
});

test("a test can be finished without a message", async () => {
  const core = await openTest(withTest(AWAITING_MESSAGE));
  await userEvent.click(await screen.findByRole("button", { name: "Finish without a message" }));
  await waitFor(() => expect(core.calls).toContain("tests.finish"));
  expect(await screen.findByText("Restoring the callback URL.")).toBeTruthy();
});

test("a taken callback names where it leads and why its token is needed; the token stands nowhere in the page", async () => {
  const core = await openTest(
    withTest(
      testOf({
        phase: "awaiting-token",
        steps: stepsOf(2),
        borrowed: { level: "account", before: HOSTILE.turned },
      }),
    ),
  );
  const ask = within(await screen.findByRole("region", { name: "Verify token needed" }));
  expect(ask.getByText(maskAddress(HOSTILE.turned))).toBeTruthy();
  expect(ask.getByText(/The platform doesn't return its verify token/)).toBeTruthy();
  const give = ask.getByRole("button", { name: "Submit token" });
  await userEvent.click(give);
  expect(ask.getByText("Required.")).toBeTruthy();
  expect(core.calls).not.toContain("tests.giveToken");
  const field = ask.getByLabelText("Verify token of this callback URL") as HTMLInputElement;
  fireEvent.paste(field, { clipboardData: { getData: () => ` ${TOKEN}\n` } });
  expect(field.type).toBe("password");
  expect(document.body.innerHTML).not.toContain(TOKEN);
  await userEvent.click(give);
  await waitFor(() =>
    expect(core.inputs("tests.giveToken")).toEqual([{ test: testOf().test, token: TOKEN }]),
  );
  expect(document.body.innerHTML).not.toContain(TOKEN);
});

test("a token that the platform refused is told where the next one is typed", async () => {
  const refused = testOf({
    phase: "awaiting-token",
    steps: stepsOf(2),
    borrowed: { level: "number", before: "https://x.example/…" },
    tokenRefused: true,
  });
  await openTest(withTest(refused));
  const ask = within(await screen.findByRole("region", { name: "Verify token needed" }));
  expect(ask.getByRole("alert").textContent).toMatch(/^This isn't its verify token, or the URL doesn't/);
  await userEvent.type(ask.getByLabelText("Verify token of this callback URL"), TOKEN);
  expect(ask.queryByRole("alert")).toBeNull();
});

test.each([
  ["what it does", ONE, "Test webhooks"],
  ["what it waits for", withTest(AWAITING_MESSAGE), "Waiting for your message"],
  ["how it ended", withTest(ARRIVED), "Webhooks arrive"],
  ["that nothing arrived", withTest({ ...ARRIVED, verdict: "does-not-arrive" }), "Webhooks don't arrive"],
] as const)("the title of a test says %s", async (_what, script, title) => {
  await openTest(script);
  expect(await screen.findByRole("heading", { level: 1, name: title })).toBeTruthy();
});

test.each([
  ["invalid", /arrived with a wrong signature\. It doesn't count/],
  ["missing", /arrived without a signature\. It doesn't count/],
] as const)(
  "[V3] a message with its signature %s is said not to count while the test waits",
  async (signature, says) => {
    const arrival = { event: 7, kind: "message", signature, at: AT, afterMs: 960 } as const;
    const waiting = { ...AWAITING_MESSAGE, arrivals: [arrival] } as unknown as TestState;
    const core = await openTest(withTest(waiting));
    const notice = await screen.findByRole("alert");
    expect(notice.textContent).toMatch(says);
    expect(screen.queryByRole("button", { name: "Finish without a message" })).toBeNull();
    await userEvent.click(within(notice).getByRole("button", { name: "Finish test" }));
    await waitFor(() => expect(core.calls).toContain("tests.finish"));
  },
);

test("a test that ended well says what it showed and what it did not, and that callbacks stand as they stood", async () => {
  await openTest(withTest(ARRIVED));
  expect(await screen.findByText("Webhooks arrive.")).toBeTruthy();
  expect(screen.getByText("All callback URLs are as they were before.")).toBeTruthy();
  expect(screen.getByRole("region", { name: "Confirmed by this test" }).textContent).toContain(
    "Message from a phone",
  );
  expect(screen.getByRole("region", { name: "Not confirmed" }).textContent).toContain(
    "Statuses of your messages",
  );
  await userEvent.click(screen.getByRole("button", { name: "Test again" }));
  expect(await screen.findByRole("button", { name: "Start test" })).toBeTruthy();
});

test("the client's message, which nobody signs, counts as shown where it settles the test; a handshake it has none of is not missed", async () => {
  await openTest(
    withTest(
      testOf({
        side: "on-premises",
        phase: "ended",
        verdict: "arrives",
        restored: true,
        steps: stepsOf(7, {
          found: {
            "webhooks.handshake": { status: "skip", cause: "none-there", found: "asks for no proof" },
            "webhooks.message": { status: "warn", cause: "unchecked", found: "arrived" },
            "webhooks.status": { status: "skip", cause: "no-status", found: "none came" },
          },
        }),
      }),
    ),
  );
  const shown = await screen.findByRole("region", { name: "Confirmed by this test" });
  expect(shown.textContent).toContain("Message from a phone");
  const others = screen.getByRole("region", { name: "Not confirmed" }).textContent;
  expect(others).toContain("Statuses of your messages");
  expect(others).not.toContain("Message from a phone");
  expect(others).not.toContain("Verification request");
});

test("a callback that does not stand as it stood is said at once, with the way to give it back", async () => {
  const lost = testOf({
    phase: "ended",
    verdict: "does-not-arrive",
    restored: false,
    borrowed: { level: "number" },
    steps: stepsOf(7, {
      found: { "webhooks.message": { status: "fail", cause: "no-message", found: "none came" } },
    }),
  });
  const core = await openTest(withTest(lost));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("A callback URL isn't as it was before.");
  expect(screen.getByText("Webhooks don't arrive.")).toBeTruthy();
  expect(screen.getAllByText(/No message arrived in time/)).not.toHaveLength(0);
  await userEvent.click(within(alert).getByRole("button", { name: "Restore now" }));
  await waitFor(() => expect(core.inputs("tests.restore")).toEqual([{ test: lost.test }]));
});

test("a test that was stopped with nothing borrowed claims nothing and leaves nothing behind", async () => {
  await openTest(
    withTest(testOf({ phase: "ended", verdict: "stopped", steps: stepsOf(1, { running: false }) })),
  );
  expect(await screen.findByText("The test stopped before the keyword arrived.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Restore now" })).toBeNull();
});

test("[T26] the result of a test says which line failed, why, and what fixes it", async () => {
  const failed = { status: "fail", cause: "not-here", found: "not served" } as const;
  const steps = stepsOf(3, { running: false, found: { "webhooks.borrowed": failed } });
  await openTest(withTest(testOf({ phase: "ended", verdict: "stopped", steps })));
  const result = within(await screen.findByRole("status", { name: "Temporary callback URL" }));
  expect(result.getByText(/^The number isn't on the API whose callback URLs/)).toBeTruthy();
  expect(result.getByText("Test the other API, where the number is.")).toBeTruthy();
});

test("the number is chosen by the address or by hand, and a test of another one is pointed to", async () => {
  await openTest({ workspaces: [workspaceOf(2)], tests: [AWAITING_MESSAGE] }, `/webhooks/test/${idOf(1)}`);
  expect(await screen.findByText(/Another number of this workspace is being tested/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Start test" })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText("Number"), "+1 202 555 0100 · Shop 1");
  expect(await screen.findByRole("region", { name: "Send this keyword" })).toBeTruthy();
});

test("in practice the practice phone stands in place of the code", async () => {
  const own = fakeCore(ONE);
  const practice = fakeCore({
    ...withTest(AWAITING_MESSAGE),
    practice: {
      revision: 1,
      home: "cloud",
      faults: [],
      deliveries: { delivered: 0, failed: 0, waiting: 0, givenUp: 0 },
      now: "2026-01-15T12:00:00.000Z",
    },
  });
  showWindow(
    joinRealms(own.transport, async () => practice.transport),
    "/practice/webhooks/test",
  );
  const phone = await screen.findByRole("region", { name: "Practice phone" });
  expect(within(phone).getByRole("form")).toBeTruthy();
  expect(screen.queryByRole("img", { name: /as plain text/ })).toBeNull();
});

test("an arrival is marked by its signature: only a valid one is proof", async () => {
  const signatures = ["valid", "unchecked", "missing", "invalid"] as const;
  await openTest(
    withTest({
      ...AWAITING_MESSAGE,
      arrivals: signatures.map((signature, index) => ({
        event: index + 1,
        kind: "message",
        signature,
        at: ARRIVED.startedAt,
        afterMs: 900,
      })),
    }),
  );
  const rows = within(await screen.findByRole("region", { name: "Received" })).getAllByRole("listitem");
  expect(rows.map((row) => within(row).getByRole("img").getAttribute("aria-label"))).toEqual([
    "Received, signature valid",
    "Received, signature not checked",
    "Rejected: no signature",
    "Rejected: wrong signature",
  ]);
});

test("a message whose signature nobody checked is told apart from a proof", async () => {
  const unchecked = { "webhooks.message": { status: "warn", cause: "unchecked", found: "arrived" } } as const;
  await openTest(withTest({ ...ARRIVED, steps: stepsOf(7, { found: unchecked }) }));
  expect(await screen.findByText("Messages arrive; signatures weren't checked.")).toBeTruthy();
  expect(screen.queryByText("Webhooks arrive.")).toBeNull();
});

test("what a test confirmed names no step that the on-premises client doesn't have, and no URL of one's own that wasn't reached", async () => {
  const unreached = stepsOf(2, {
    found: {
      "webhooks.tunnel": { facts: { kind: "own", url: "https://hooks.example.net/in" } },
      "webhooks.outside-in": { status: "fail", cause: "not-public" },
    },
  });
  await openTest(
    withTest(testOf({ side: "on-premises", phase: "ended", verdict: "stopped", steps: unreached })),
  );
  const not = await screen.findByRole("region", { name: "Not confirmed" });
  const names = within(not)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(names).toContain("Tunnel to this computer");
  expect(names).not.toContain("Verification request");
  expect(screen.queryByRole("region", { name: "Confirmed by this test" })).toBeNull();
  expect(screen.getAllByText(/leads to an address that only this computer/).length).toBeGreaterThan(0);
});
