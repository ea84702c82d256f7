import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { fakeCore } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { ONE } from "../webhooks/imagined.ts";

test("[ZJ13] the start at login is chosen in the desktop window, and shown as the system has it", async () => {
  const core = fakeCore({ ...ONE, host: "desktop" });
  showWindow(core.transport, "/settings");
  const card = within(await screen.findByRole("region", { name: "Start at login" }));
  const box = card.getByRole<HTMLInputElement>("checkbox");
  expect(box.checked).toBe(false);
  await userEvent.setup().click(box);
  await waitFor(() => expect(box.checked).toBe(true));
  expect(core.calls.filter((method) => method === "desktop.startAtLogin")).toHaveLength(2);
});

test("[ZJ13] a window in a browser doesn't offer it and doesn't ask", async () => {
  const core = fakeCore({ ...ONE, host: "browser" });
  showWindow(core.transport, "/settings");
  await screen.findByRole("region", { name: "Stored notifications" });
  expect(screen.queryByRole("region", { name: "Start at login" })).toBeNull();
  expect(core.calls).not.toContain("desktop.startAtLogin");
});

test("[ZJ17] where another data folder's start is set, the window shows which, until this one replaces it", async () => {
  const other = "/opt/switchover --data-dir /data/customer-A";
  showWindow(fakeCore({ ...ONE, host: "desktop", otherLoginStart: other }).transport, "/settings");
  const card = within(await screen.findByRole("region", { name: "Start at login" }));
  expect(card.getByText(other)).toBeTruthy();
  await userEvent.setup().click(card.getByRole("checkbox"));
  await waitFor(() => expect(card.queryByText(other)).toBeNull());
});
