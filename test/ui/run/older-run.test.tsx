import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, runOf, workspaceOf } from "../overview/imagined.ts";

const ONE = { workspaces: [workspaceOf(1)] };
const OLD = runOf({
  run: "r-20260101-aaaaaa",
  openedAt: "2026-01-01T12:00:00.000Z",
  endedAt: "2026-01-01T12:04:00.000Z",
  phase: { kind: "ended", reason: "subscribe-refused" },
  numberIs: "cloud",
  proof: "proven",
});
const NEW = runOf({
  run: "r-20260115-bbbbbb",
  openedAt: "2026-01-15T12:00:00.000Z",
  direction: "to-onprem",
  numberIs: "on-premises",
});

test("[I28] a run that a newer one has followed claims no place and offers nothing but the newer one", async () => {
  showWindow(coreWithRuns(ONE, [OLD, NEW]).transport, `/runs/${OLD.run}`);
  expect(await screen.findByText(/with: “The platform rejected your app's subscription/)).toBeTruthy();
  expect(screen.getByText(new RegExp(`A newer migration of this number exists: ${NEW.run}`))).toBeTruthy();
  expect(document.querySelector("main")?.textContent).not.toMatch(
    /: registered here|confirmed by (?!its response)/i,
  );
  for (const name of [/Resume migration/, /Abandon/, /Test webhooks/, /Send a test message/])
    expect(screen.queryByRole("button", { name })).toBeNull();
  expect(screen.queryByText("Move back")).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "Open newer migration" }));
  expect(window.location.hash).toBe(`#/runs/${NEW.run}`);
});

test("the newest run of a number is shown as it stands", async () => {
  showWindow(coreWithRuns(ONE, [OLD, NEW]).transport, `/runs/${NEW.run}`);
  await screen.findByText("Steps");
  expect(screen.queryByText(/A newer migration of this number exists/)).toBeNull();
});

test("[I28][F19] the run that was opened last is the newest, though the clock was set back before it", async () => {
  const back = { ...NEW, run: "r-20251201-cccccc", openedAt: "2025-12-01T12:00:00.000Z" } as typeof NEW;
  showWindow(coreWithRuns(ONE, [OLD, back]).transport, `/runs/${OLD.run}`);
  expect(
    await screen.findByText(new RegExp(`A newer migration of this number exists: ${back.run}`)),
  ).toBeTruthy();
});
