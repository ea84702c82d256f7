import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { AlertTarget } from "../../../shared/alert/alert.ts";
import { err } from "../../../shared/result.ts";
import { joinRealms } from "../../../shared/rpc/realm.ts";
import { fakeCore, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { ONE } from "../webhooks/imagined.ts";

const SECRET = "https://hooks.example/services/very-secret";

const TARGET: AlertTarget = {
  scope: "all",
  form: "slack",
  host: "hooks.example",
  since: "2026-01-15T12:00:00.000Z",
  news: [],
  wholeNumbers: false,
  language: "en",
  allowPrivate: false,
  systemRoots: false,
  signed: false,
};

async function shown(script: Script = {}) {
  const core = fakeCore({ ...ONE, vault: "open", ...script });
  showWindow(core.transport, "/settings");
  const card = within(await screen.findByRole("region", { name: "Alerts to a server or a chat" }));
  return { core, card, user: userEvent.setup() };
}

test("[ZJ8] a chat's URL is stored and never shown, a test alert tells what is known, and both can be removed", async () => {
  const { core, card, user } = await shown();
  await card.findByText("No alerts are sent about this.");
  expect(card.queryByRole("button", { name: "Send test alert" })).toBeNull();
  const save = card.getByRole<HTMLButtonElement>("button", { name: "Save" });
  expect(save.disabled).toBe(true);
  await user.type(card.getByLabelText("Webhook URL"), SECRET);
  await user.click(save);
  await card.findByText("Alerts about this go to hooks.example.");
  expect(document.body.innerHTML).not.toContain("very-secret");
  await user.click(card.getByRole("button", { name: "Send test alert" }));
  await card.findByText(/Accepted by hooks\.example with status 200\. Whether anyone saw it/);
  await user.click(card.getByRole("button", { name: "Remove" }));
  await card.findByText("No alerts are sent about this.");
  expect(core.calls).toEqual(expect.arrayContaining(["alerts.save", "alerts.test", "alerts.remove"]));
});

test("[ZJ8] the signed form can't be saved without a key of some length", async () => {
  const { card, user } = await shown();
  await user.selectOptions(await card.findByLabelText("Sent to"), "generic");
  await user.type(card.getByLabelText("Webhook URL"), SECRET);
  const save = card.getByRole<HTMLButtonElement>("button", { name: "Save" });
  expect(save.disabled).toBe(true);
  await user.type(card.getByLabelText("Signing key"), "short");
  expect(save.disabled).toBe(true);
  expect(card.getByText("Use at least 16 characters.")).toBeTruthy();
  await user.type(card.getByLabelText("Signing key"), " no longer so short");
  await waitFor(() => expect(save.disabled).toBe(false));
});

test("[ZJ34] a digest is off until it is chosen, is stored with its day and hour, and can be seen without being sent", async () => {
  const { core, card, user } = await shown();
  const days = await card.findByLabelText<HTMLSelectElement>("Digest");
  expect(days.value).toBe("never");
  expect(card.queryByLabelText("Sent at")).toBeNull();
  await user.type(card.getByLabelText("Webhook URL"), SECRET);
  await user.selectOptions(days, "Every Monday");
  await user.selectOptions(card.getByLabelText("Sent at"), "17:00");
  await user.click(card.getByRole("button", { name: "Save" }));
  await card.findByText("Alerts about this go to hooks.example.");
  expect(core.inputs("alerts.save")).toMatchObject([{ digest: { every: "monday", at: "17:00" } }]);
  await user.click(card.getByRole("button", { name: "Show digest" }));
  await card.findByText(/\+1 ••• 0124: not known, because no receiver listened\./);
  expect(card.getByText(/Nothing was sent/)).toBeTruthy();
  expect(core.calls).not.toContain("alerts.test");
  await user.selectOptions(card.getByLabelText("Digest"), "None");
  await user.click(card.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(core.inputs("alerts.save")).toHaveLength(2));
  expect(core.inputs("alerts.save").at(-1)).not.toHaveProperty("digest");
});

test("[ZJ34] a digest that was set in the terminal is shown, and another change keeps it", async () => {
  const digest = { every: "daily", at: "06:00" } as const;
  const { core, card, user } = await shown({ alertTargets: [{ ...TARGET, digest }] });
  expect((await card.findByLabelText<HTMLSelectElement>("Digest")).value).toBe("daily");
  expect(card.getByLabelText<HTMLSelectElement>("Sent at").value).toBe("06:00");
  await user.click(card.getByLabelText(/Show phone numbers in full/));
  await user.click(card.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(core.inputs("alerts.save")).toMatchObject([{ wholeNumbers: true, digest }]));
});

test("[ZJ9] in Practice there are no alerts to set", async () => {
  const [own, practice] = [fakeCore(ONE), fakeCore(ONE)];
  showWindow(
    joinRealms(own.transport, async () => practice.transport),
    "/practice/settings",
  );
  await screen.findByRole("region", { name: "Stored notifications" });
  expect(practice.calls).toContain("webhooks.settings");
  expect(screen.queryByRole("region", { name: "Alerts to a server or a chat" })).toBeNull();
  expect(screen.queryByRole("region", { name: DESKTOP })).toBeNull();
});

test("[ZJ19] where a newer version has written the list of sent alerts, the card says that none is sent", async () => {
  const { card } = await shown({ alertsUnsent: "newer-version" });
  expect((await card.findByRole("alert")).textContent).toContain("a newer version of Switchover has written");
});

test("[ZJ8] neither a blank URL nor a target that nothing is about can be saved", async () => {
  const { card, user } = await shown();
  const save = await card.findByRole<HTMLButtonElement>("button", { name: "Save" });
  const field = card.getByLabelText("Webhook URL");
  await user.type(field, "   ");
  expect(save.disabled).toBe(true);
  await user.clear(field);
  await user.type(field, SECRET);
  await waitFor(() => expect(save.disabled).toBe(false));
  const news = within(card.getByRole("group", { name: "Send an alert when" }));
  for (const box of news.getAllByRole("checkbox")) await user.click(box);
  expect(save.disabled).toBe(true);
});

test("[ZJ8] a URL that isn't accepted is told before a vault is asked for, which the accepted one then needs", async () => {
  const { core, card, user } = await shown({ vault: "absent" });
  core.fail("alerts.save", { kind: "addressRefused", cause: "not-https" });
  await user.type(await card.findByLabelText("Webhook URL"), "http://hooks.example");
  await user.click(card.getByRole("button", { name: "Save" }));
  await card.findByRole("alert");
  expect(screen.queryByRole("dialog")).toBeNull();
  core.fail("alerts.save", { kind: "vaultAbsent" });
  await user.click(card.getByRole("button", { name: "Save" }));
  const dialog = within(await screen.findByRole("dialog"));
  core.fail("alerts.save");
  await user.type(await dialog.findByLabelText("New passphrase"), "open sesame");
  await user.type(dialog.getByLabelText("Confirm passphrase"), "open sesame{Enter}");
  await card.findByText("Alerts about this go to hooks.example.");
  expect(core.vaultState()).toBe("open");
});

test("[ZJ8] a URL is stored as it was typed though the vault was locked, and the field emptied, while it was sent", async () => {
  const core = fakeCore({ ...ONE, vault: "open" });
  let isLocked = false;
  const call = async (method: string, input: unknown) => {
    if (method !== "alerts.save" || isLocked) return core.transport.call(method, input);
    isLocked = true;
    await core.transport.call("vault.lock", {});
    await waitFor(() => expect(card.getByLabelText<HTMLInputElement>("Webhook URL").value).toBe(""));
    return err({ kind: "vaultLocked" });
  };
  showWindow({ ...core.transport, call }, "/settings");
  const card = within(await screen.findByRole("region", { name: "Alerts to a server or a chat" }));
  const user = userEvent.setup();
  await user.type(await card.findByLabelText("Webhook URL"), SECRET);
  await user.click(card.getByRole("button", { name: "Save" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(await dialog.findByLabelText(/[Pp]assphrase/), "open sesame{Enter}");
  await card.findByText("Alerts about this go to hooks.example.");
  expect(core.inputs("alerts.save")).toMatchObject([{ url: SECRET }]);
});

const DESKTOP = "Digest on this desktop";

test("[ZJ35] the desktop's digest is chosen without a target, stored at once, turned off again, and can be seen", async () => {
  const core = fakeCore({ ...ONE, host: "desktop" });
  showWindow(core.transport, "/settings");
  const card = within(await screen.findByRole("region", { name: DESKTOP }));
  const user = userEvent.setup();
  await user.selectOptions(await card.findByLabelText("Digest"), "Every day");
  await user.selectOptions(await card.findByLabelText("Shown at"), "07:00");
  await waitFor(() =>
    expect(core.inputs("alerts.desktop")).toEqual([
      { digest: { every: "daily", at: "08:00" } },
      { digest: { every: "daily", at: "07:00" } },
    ]),
  );
  await user.click(card.getByRole("button", { name: "Show digest" }));
  await card.findByText(/Daily digest from Switchover/);
  expect(card.queryByText(/Only the desktop application shows notices/)).toBeNull();
  await user.selectOptions(card.getByLabelText("Digest"), "None");
  await waitFor(() => expect(core.inputs("alerts.desktop").at(-1)).toEqual({}));
});

test("[ZJ35] a window in a browser says that only the desktop application shows it", async () => {
  showWindow(fakeCore({ ...ONE, host: "browser" }).transport, "/settings");
  const card = within(await screen.findByRole("region", { name: DESKTOP }));
  expect(await card.findByText(/Only the desktop application shows notices/)).toBeTruthy();
});
