import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { WebhookSettings } from "../../../shared/webhook/settings.ts";
import { fakeCore, type FakeCore, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { ONE } from "./imagined.ts";

async function openPrivacy(script: Script = ONE): Promise<FakeCore> {
  const core = fakeCore(script);
  showWindow(core.transport, "/webhooks/privacy");
  await screen.findByRole("region", { name: "Stored notifications" });
  return core;
}

test("each way of keeping says what it keeps and what it cannot do, and a change says that it counts from now on", async () => {
  const core = await openPrivacy();
  expect(await screen.findByText(/Anyone who can read your files can read the messages/)).toBeTruthy();
  expect(screen.getByText(/Texts can't be searched/)).toBeTruthy();
  await userEvent.click(screen.getByRole("radio", { name: /^Metadata only/ }));
  expect(screen.getByText(/This applies to new notifications/)).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Use for new notifications" }));
  await waitFor(() => expect(core.inputs("webhooks.changeSettings")).toEqual([{ mode: "facts" }]));
  expect(await screen.findByRole("radio", { name: /^Metadata only in use/ })).toBeTruthy();
});

test("limits outside their range are refused before anything is sent", async () => {
  const core = await openPrivacy();
  const days = await screen.findByLabelText("Keep for (days)");
  await userEvent.clear(days);
  await userEvent.type(days, "0");
  await userEvent.click(screen.getByRole("button", { name: "Save limits" }));
  expect(screen.getByText("A whole number from 1 to 3650.")).toBeTruthy();
  expect(core.calls).not.toContain("webhooks.changeSettings");
  await userEvent.clear(days);
  await userEvent.type(days, "7");
  await userEvent.click(screen.getByRole("button", { name: "Save limits" }));
  await waitFor(() =>
    expect(core.inputs("webhooks.changeSettings")).toEqual([
      { retention: { keepDays: 7, capMegabytes: 2_048 } },
    ]),
  );
});

test("limits that another window changed meanwhile are not saved over unasked", async () => {
  const core = await openPrivacy();
  const days = await screen.findByLabelText("Keep for (days)");
  await userEvent.clear(days);
  await userEvent.type(days, "7");
  act(() =>
    core.push(
      "webhookSettings",
      WebhookSettings.parse({ revision: 9, retention: { keepDays: 90, capMegabytes: 2_048 } }),
    ),
  );
  expect(await screen.findByText("This was changed elsewhere.")).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save limits" }).disabled).toBe(true);
});

test("the store says what it holds, also that it holds nothing, and why it cannot be looked into", async () => {
  const core = await openPrivacy();
  const store = within(await screen.findByRole("region", { name: "In the store" }));
  expect(await store.findByText("Nothing is stored.")).toBeTruthy();
  core.fail("webhooks.store", { kind: "storageFailed", code: "EIO" });
  await userEvent.click(store.getByRole("button", { name: "Refresh" }));
  expect(await screen.findByText(/EIO/)).toBeTruthy();
});

test("evidence that is held back and the ways of keeping are counted", async () => {
  await openPrivacy({
    ...ONE,
    store: {
      events: 104_233,
      notifications: 98_211,
      bytes: 312_400_000,
      heldBack: 42,
      byMode: { searchable: 98_000, sealed: 200, facts: 11 },
    },
  });
  expect(await screen.findByText("104,233, from 98,211 notifications")).toBeTruthy();
  expect(screen.getByText(/42 events kept until exported/)).toBeTruthy();
  expect(screen.getByText(/200 encrypted/)).toBeTruthy();
});

test("settings that cannot be read say why, with a way to try again", async () => {
  const core = fakeCore(ONE);
  core.fail("webhooks.settings", { kind: "storageFailed", code: "EIO" });
  showWindow(core.transport, "/webhooks/privacy");
  expect(await screen.findByText(/EIO/)).toBeTruthy();
  core.fail("webhooks.settings");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByLabelText("Keep for (days)")).toBeTruthy();
});
