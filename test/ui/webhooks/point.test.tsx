import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { InputOf } from "../../../shared/rpc/api.ts";
import { TestId } from "../../../shared/ids.ts";
import { POINT_STEPS, type PointState } from "../../../shared/webhook/standing-callback.ts";
import { fakeCore, type FakeCore, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY, workspaceOf } from "../overview/imagined.ts";
import { HOSTILE, ONE, receiverOf, TOKEN } from "./imagined.ts";

const AT = "2026-01-15T12:00:00.000Z";
const TITLE = "Receive this number's webhooks";

async function openCard(script: Script): Promise<{ readonly core: FakeCore; readonly card: HTMLElement }> {
  const core = fakeCore(script);
  await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(core.transport, "/webhooks");
  return { core, card: await screen.findByRole("region", { name: TITLE }) };
}

const TUNNEL: Script = {
  ...ONE,
  webhookSettings: {
    workspaces: [
      {
        workspace: BAKERY,
        tunnel: { kind: "own", publicUrl: "https://hooks.example.net" },
        stopAfterMinutes: 60,
        watched: false,
      },
    ],
  },
};

function pointOf(change: Partial<PointState> = {}): PointState {
  return {
    point: TestId.parse("t-20260115-aaaaaa"),
    revision: 3,
    receiver: BAKERY,
    side: "cloud",
    phoneNumberId: "106540352242922",
    number: "+12025550123",
    phase: "standing",
    steps: POINT_STEPS.map((id) => ({ id, state: "waiting" })),
    atQuit: "give-back",
    resumed: false,
    pointedAt: AT,
    borrowed: { level: "number" },
    startedAt: AT,
    ...change,
  };
}

test("without a way from outside the button says what is missing", async () => {
  const { card } = await openCard(ONE);
  expect(within(card).getByText("Not receiving here")).toBeTruthy();
  const start = within(card).getByRole("button", { name: "Receive here" });
  expect((start as HTMLButtonElement).disabled).toBe(true);
  expect(within(card).getByText("First choose a tunnel below.")).toBeTruthy();
});

test("it begins with an end, passes copies on unless told otherwise, and is ended with one button", async () => {
  const { core, card } = await openCard(TUNNEL);
  await userEvent.selectOptions(within(card).getByRole("combobox", { name: "Duration" }), "1");
  await userEvent.click(within(card).getByRole("button", { name: "Receive here" }));
  expect(await within(card).findByText("Receiving here")).toBeTruthy();
  const asked = core.inputs("points.start").at(-1) as InputOf<"points.start">;
  expect(asked).toMatchObject({ forward: true, atQuit: "give-back", confirmed: false, side: "cloud" });
  expect(Date.parse(asked.until ?? "") - Date.now()).toBeGreaterThan(3_500_000);
  await userEvent.click(within(card).getByRole("button", { name: "Restore URL" }));
  expect(await within(card).findByText("Not receiving here")).toBeTruthy();
  expect(within(card).getByText(/^Stopped\./)).toBeTruthy();
});

test("without copies a word is needed first, and the refusal says which", async () => {
  const refused: Script = { ...TUNNEL, pointRefused: { kind: "wordNeeded", level: "number" } };
  const { core, card } = await openCard(refused);
  await userEvent.click(within(card).getByLabelText(/^Forward everything/));
  await userEvent.click(within(card).getByRole("button", { name: "Receive here" }));
  expect(await within(card).findByText(/which would stop receiving them/)).toBeTruthy();
  await userEvent.click(within(card).getByLabelText(/may stop receiving notifications/));
  await userEvent.click(within(card).getByRole("button", { name: "Receive here" }));
  expect(await within(card).findByText("Receiving here")).toBeTruthy();
  expect(core.inputs("points.start").at(-1)).toMatchObject({ forward: false, confirmed: true });
});

test("what stands is shown: what stood there before, where copies go, when it ends, and whom it reaches", async () => {
  const point = pointOf({
    until: "2026-01-15T18:00:00.000Z",
    atQuit: "stay",
    resumed: true,
    forwardsTo: HOSTILE.turned,
    borrowed: { level: "account", before: "https://hooks.example/…1f3a" },
  });
  const { card } = await openCard({ ...TUNNEL, points: [point] });
  const text = card.textContent;
  expect(text).toContain("https://hooks.example/…1f3a");
  expect(text).not.toContain("\u202e");
  expect(text).toContain("whole business account");
  expect(text).toContain("Resumed from before Switchover quit.");
  expect(text).toContain("the callback URL stays until its time is over");
  expect(text).not.toContain("One number of a workspace at a time");
});

test("[P5] where the workspace has several numbers, it says that one is served at a time, and why", async () => {
  const { card } = await openCard({ ...TUNNEL, workspaces: [workspaceOf(2)], points: [pointOf()] });
  expect(card.textContent).toContain("One number of a workspace at a time: the receiver has one URL");
});

test("the owner's token is typed once, handed over, and stands nowhere in the page", async () => {
  const waiting = pointOf({
    phase: "awaiting-token",
    borrowed: { level: "number", before: "https://x.example/…" },
  });
  const { core, card } = await openCard({ ...TUNNEL, points: [waiting] });
  const field = await within(card).findByLabelText(/^Verify token of this/);
  await userEvent.type(field, TOKEN);
  await userEvent.click(within(card).getByRole("button", { name: "Submit token" }));
  expect(await within(card).findByText("Receiving here")).toBeTruthy();
  expect(core.inputs("points.giveToken")).toEqual([{ point: waiting.point, token: TOKEN }]);
  expect(document.body.outerHTML).not.toContain(TOKEN);
});

test("a refused verify token is told where the next one is typed", async () => {
  const refused = pointOf({
    phase: "awaiting-token",
    borrowed: { level: "number", before: "https://x.example/…" },
    tokenRefused: true,
  });
  const { card } = await openCard({ ...TUNNEL, points: [refused] });
  expect((await within(card).findByRole("alert")).textContent).toMatch(/^This isn't its verify token/);
});

test("one that could not be given back says so", async () => {
  const check = {
    id: "webhooks.restored" as const,
    status: "fail" as const,
    cause: "not-restored" as const,
    found: "still set for this number only",
  };
  const ended = pointOf({
    phase: "ended",
    end: "lost",
    restored: false,
    endedAt: AT,
    steps: [{ id: "webhooks.restored", state: "done", check }],
  });
  const { card } = await openCard({ ...TUNNEL, points: [ended] });
  expect(within(card).getByText(/The tunnel or the receiver was lost/)).toBeTruthy();
  expect(within(card).getByText("still set for this number only")).toBeTruthy();
});

test("forwarding goes on and off while the receiver listens", async () => {
  const endpoint = "https://prod.example/hook";
  const { core } = await openCard({
    ...ONE,
    receivers: [receiverOf()],
    webhookSettings: {
      workspaces: [{ workspace: BAKERY, endpoint, stopAfterMinutes: 60, watched: false }],
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Forward to production" }));
  await userEvent.click(await screen.findByRole("button", { name: "Stop forwarding" }));
  await screen.findByRole("button", { name: "Forward to production" });
  expect(
    core.inputs("webhooks.declare").map((one) => (one as InputOf<"webhooks.declare">).forwardTo),
  ).toEqual([endpoint, null]);
});
