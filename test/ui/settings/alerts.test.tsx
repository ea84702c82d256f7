import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { joinRealms } from "../../../shared/rpc/realm.ts";
import { fakeCore, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { ONE } from "../webhooks/imagined.ts";

const SECRET = "https://hooks.example/services/very-secret";

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

test("[ZJ9] in Practice there are no alerts to set", async () => {
  const [own, practice] = [fakeCore(ONE), fakeCore(ONE)];
  showWindow(
    joinRealms(own.transport, async () => practice.transport),
    "/practice/settings",
  );
  await screen.findByRole("region", { name: "Stored notifications" });
  expect(practice.calls).toContain("webhooks.settings");
  expect(screen.queryByRole("region", { name: "Alerts to a server or a chat" })).toBeNull();
});

test("[ZJ19] where a newer version has written the list of sent alerts, the card says that none is sent", async () => {
  const { card } = await shown({ alertsUnsent: "newer-version" });
  expect((await card.findByRole("alert")).textContent).toContain("a newer version of Switchover has written");
});
