import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { TestReply, TestState } from "../../../shared/webhook/connectivity-test.ts";
import { replyTextIn } from "../../../shared/wording/reply-text.ts";
import { fakeCore, type FakeCore } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY } from "../overview/imagined.ts";
import { ARRIVED, HOSTILE, ONE, stepsOf, testOf } from "./imagined.ts";

const ENGLISH = await replyTextIn("en");

const TITLE = "Reply to test sending";
const OFFERED: TestReply = { state: "offered", text: ENGLISH, to: "…77", statuses: [] };
const SENT_AT = "2026-01-15T12:01:00.000Z";

const arrived = (reply: TestReply, change: Partial<TestState> = {}): TestState =>
  testOf({
    phase: "working",
    steps: stepsOf(5),
    word: "SW-7K2Q",
    proof: "signed",
    borrowed: { level: "number" },
    reply,
    ...change,
  });

const ended = (reply: Partial<TestReply>, change: Partial<TestState> = {}): TestState => ({
  ...ARRIVED,
  reply: { ...OFFERED, state: "ended", ...reply },
  ...change,
});

async function open(test: TestState): Promise<{ readonly core: FakeCore; readonly card: HTMLElement }> {
  const core = fakeCore({ ...ONE, tests: [test] });
  await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(core.transport, "/webhooks/test");
  return {
    core,
    card: await screen.findByRole("region", { name: test.phase === "ended" ? "Reply" : TITLE }),
  };
}

test("[Y1] the offer tells text and recipient, and only the second yes sends it, once", async () => {
  const offered = arrived(OFFERED, { phase: "awaiting-reply", until: "2026-01-15T12:06:00.000Z" });
  const { core, card } = await open(offered);
  expect(card.textContent).toContain(ENGLISH);
  expect(card.textContent).toContain("ends in 77");
  await userEvent.click(within(card).getByRole("button", { name: "Send this reply" }));
  const dialog = await screen.findByRole("dialog");
  expect(core.calls).not.toContain("tests.reply");
  expect(dialog.textContent).toContain(ENGLISH);
  expect(dialog.textContent).toContain("can't be undone");
  await userEvent.dblClick(within(dialog).getByRole("button", { name: "Send reply" }));
  await waitFor(() => expect(core.inputs("tests.reply")).toEqual([{ test: offered.test, send: true }]));
  expect(await screen.findByText("Sending the reply.")).toBeTruthy();
});

test("[Y1] whoever cancels or declines sends nothing", async () => {
  const { core, card } = await open(arrived(OFFERED, { phase: "awaiting-reply" }));
  await userEvent.click(within(card).getByRole("button", { name: "Send this reply" }));
  await userEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Cancel" }));
  expect(core.calls).not.toContain("tests.reply");
  await userEvent.click(within(card).getByRole("button", { name: "Don't send" }));
  await waitFor(() => expect(core.inputs("tests.reply")).toMatchObject([{ send: false }]));
  const over = within(await screen.findByRole("region", { name: "Reply" }));
  expect(over.getByText("No reply was sent.")).toBeTruthy();
  expect(over.getByText("You chose not to send one.")).toBeTruthy();
});

test("an offer that the program does not take says why in place", async () => {
  const { core, card } = await open(arrived(OFFERED, { phase: "awaiting-reply" }));
  core.fail("tests.reply", { kind: "noSuchTest", test: "t-20260115-aaaaaa" });
  await userEvent.click(within(card).getByRole("button", { name: "Don't send" }));
  expect((await within(card).findByRole("alert")).textContent).toMatch(/./);
});

test("while statuses are awaited each one that counts stands there with its time", async () => {
  const reply: TestReply = {
    ...OFFERED,
    state: "awaiting-status",
    messageId: "wamid.OUT",
    sentAt: SENT_AT,
    statuses: [{ status: "sent", event: 8, at: SENT_AT, afterMs: 900 }],
  };
  const { core, card } = await open(arrived(reply, { until: "2026-01-15T12:02:00.000Z" }));
  const statuses = within(within(card).getByRole("list", { name: "Statuses of the reply" }));
  expect(statuses.getByText("Status: sent")).toBeTruthy();
  expect(statuses.getByText("900 ms after it was sent")).toBeTruthy();
  expect(within(card).getByText("Waiting for the reply's statuses")).toBeTruthy();
  const turned = { status: HOSTILE.turned, event: 9, at: SENT_AT, afterMs: 1_000 };
  act(() =>
    core.push("tests", arrived({ ...reply, statuses: [...reply.statuses, turned] }, { revision: 9 })),
  );
  expect(await statuses.findByText(/\\u\{202e\}/)).toBeTruthy();
});

test("[Y4] sending works only where the answer reached a phone", async () => {
  const { card } = await open(ended({ sending: "works", messageId: "wamid.OUT" }));
  expect(within(card).getByText("Sending works: the reply reached the phone.")).toBeTruthy();
  expect(screen.getByText("Webhooks arrive.")).toBeTruthy();
});

test("[Y5] a refusal names the platform's code, its cause and what to do; the verdict stands", async () => {
  const evidence = {
    at: SENT_AT,
    durationMs: 9,
    httpStatus: 400,
    apiError: { code: 131047, title: "Re-engagement message" },
  };
  const outcome = { kind: "rejected", reason: "other", evidence } as const;
  const { card } = await open(ended({ sending: "refused", reason: "rejected", outcome }));
  expect(within(card).getByText("Sending was rejected.")).toBeTruthy();
  expect(within(card).getByText(/More than 24 h have passed/)).toBeTruthy();
  expect(within(card).getByText(/Let them write again/)).toBeTruthy();
  expect(within(card).getByText(/131047 Re-engagement message/)).toBeTruthy();
  expect(screen.getByText("Webhooks arrive.")).toBeTruthy();
});

test("[Y5] a failure that the client tells of is explained in the client's own codes", async () => {
  const error = { code: 1026, title: "Receiver incapable" };
  const { card } = await open(
    ended({ sending: "refused", reason: "failed", error }, { side: "on-premises", proof: "none" }),
  );
  expect(within(card).getByText(/then reported that it failed/)).toBeTruthy();
  expect(within(card).getByText(/can't be delivered to this person/)).toBeTruthy();
});

test.each([
  ["response-unknown", /may have been sent; it isn.t resent/],
  ["sent-only", /not as delivered/],
  ["no-status", /no status arrived that counts/],
] as const)("[Y5] what is not known is told as that (%s)", async (reason, words) => {
  const { card } = await open(ended({ sending: "unknown", reason }));
  expect(within(card).getByText("Unknown whether sending works.")).toBeTruthy();
  expect(within(card).getByText(words)).toBeTruthy();
});

test("[Y3] why no answer could be sent is told, without a recipient where there is none", async () => {
  const { to: _nobody, ...nobody } = OFFERED;
  const { card } = await open({
    ...ARRIVED,
    reply: { ...nobody, state: "ended", reason: "not-signed" },
  });
  expect(within(card).getByText("No reply was sent.")).toBeTruthy();
  expect(within(card).getByText(/Switchover replies only to a signed message/)).toBeTruthy();
  expect(card.textContent).not.toContain(ENGLISH);
});

test("a test of the window asks to be offered the answer, in the window's language", async () => {
  const core = fakeCore({
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
  });
  await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(core.transport, "/webhooks/test");
  await userEvent.click(await screen.findByRole("button", { name: "Start test" }));
  await waitFor(() =>
    expect(core.inputs("tests.start")).toMatchObject([{ reply: "ask", replyLanguage: "en" }]),
  );
});
