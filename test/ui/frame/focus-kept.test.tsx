import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, readingOf, workspaceOf } from "../overview/imagined.ts";
import { showRun } from "../run/shown-run.tsx";

const UNLOCK = { passphrase: "open sesame", allowCreate: true };

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

test("the focus stays at the question after Pause here", async () => {
  const user = userEvent.setup();
  await showRun();
  const pause = await screen.findByRole("button", { name: "Pause here" });
  pause.focus();
  await user.keyboard("{Enter}");
  await screen.findByText(/^Paused\./);
  await waitFor(() => expect(isLost()).toBe(false));
  // A key that is still held down must press nothing.
  expect(document.activeElement?.tagName).not.toBe("BUTTON");
});

test("a button that was disabled while it worked has the focus again afterwards", async () => {
  const user = userEvent.setup();
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(1)], readings: [readingOf(0)] });
  await core.transport.call("vault.unlock", UNLOCK);
  showWindow(transport);
  const all = await screen.findByRole("button", { name: /^Refresh/ });
  all.focus();
  await user.keyboard("{Enter}");
  await act(async () => new Promise((done) => setTimeout(done, 50)));
  expect(isLost()).toBe(false);
});

test("focus that the user took away is not brought back", async () => {
  const user = userEvent.setup();
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(1)], readings: [readingOf(0)] });
  showWindow(transport);
  const main = await screen.findByRole("main");
  const button = (await within(main).findAllByRole("button"))[0];
  button?.focus();
  await user.click(document.body);
  expect(isLost()).toBe(true);
  act(() => core.push("vault", { revision: 99, state: "locked" }));
  expect(isLost()).toBe(true);
});

test("what vanishes with a dialog whose opener is gone leaves the focus to the screen, and to the opener else", async () => {
  const { transport } = coreWithRuns({ workspaces: [workspaceOf(1)] });
  showWindow(transport);
  const main = await screen.findByRole("main");
  const outside = document.body.appendChild(document.createElement("button"));
  outside.focus();
  outside.remove();
  await waitFor(() => expect(document.activeElement).toBe(main));
  // A dialog gives it back itself, a moment later.
  const again = document.body.appendChild(document.createElement("button"));
  const opener = within(main).getAllByRole("button")[0] as HTMLElement;
  again.focus();
  again.remove();
  await act(async () => new Promise((done) => setTimeout(done, 50)));
  opener.focus();
  await act(async () => new Promise((done) => setTimeout(done, 400)));
  expect(document.activeElement).toBe(opener);
});
