import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, runOf, workspaceOf } from "../overview/imagined.ts";
import { showRun, snapshot, withRegister } from "./shown-run.tsx";

const ONE = { workspaces: [workspaceOf(1)] };
const STRIP = { name: "Safety of this migration" };

/** The texts of the strip, of a migration in a state. */
async function stripOf(change: Partial<RunSnapshot>): Promise<string> {
  await showRun(change);
  return (await screen.findByRole("region", STRIP)).textContent;
}

test("before the move the strip says that nothing has moved, and whether the backup is safe", async () => {
  const text = await stripOf({ pairLabel: "backup-r-20260115-abc" });
  expect(text).toContain("Nothing has moved");
  expect(text).toContain("Backup encryptedbackup-r-20260115-abc");
  expect(text).toContain("8 attempts left");
  expect(text).not.toMatch(/may be lost|Sent once/);
});

test("without a backup the strip claims none", async () => {
  const text = await stripOf({});
  expect(text).toContain("No backup yet");
  expect(text).not.toContain("Backup encrypted");
});

test("once the moving request is sent the strip counts a possible downtime, and the count is not announced", async () => {
  const flying = { kind: "in-flight", attempt: 1, since: new Date().toISOString() } as const;
  const text = await stripOf({ phase: { kind: "ready" }, held: true, steps: withRegister(flying) });
  expect(text).toMatch(/Possible downtime: \d/);
  expect(text).toContain("Sent once");
  expect(text).not.toContain("Nothing has moved");
  const strip = within(screen.getByRole("region", STRIP));
  expect(strip.getByText(/^\d+\.\d s$/).getAttribute("aria-live")).toBe("off");
});

test("with an unknown outcome the strip says that messages may be lost, and claims no move", async () => {
  const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 1 };
  const outcome = { kind: "unknown", cause: "connection-lost", evidence } as const;
  const text = await stripOf({
    phase: { kind: "unknown", step: "register" },
    numberIs: "unknown",
    proof: "none",
    steps: withRegister({ kind: "unknown", attempt: 1, outcome }),
  });
  expect(text).toMatch(/^Unknown since .*2026/);
  expect(text).toContain("Messages may be lost.");
  expect(text).not.toMatch(/Nothing has moved|^Moved/);
});

test("a request that was resent is not said to be sent once", async () => {
  const flying = { kind: "in-flight", attempt: 2, since: new Date().toISOString() } as const;
  const text = await stripOf({ phase: { kind: "ready" }, held: true, steps: withRegister(flying) });
  expect(text).toContain("Sent 2 times");
  expect(text).not.toContain("Sent once");
});

test("[ZG20] a request that may have been sent elsewhere since a copy isn't shown as sent from here", async () => {
  const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 0 };
  const outcome = { kind: "unknown", cause: "since-copy", evidence } as const;
  const copied = { since: evidence.at, sinceCopy: evidence.at };
  for (const state of [
    { kind: "in-flight", attempt: 1, ...copied } as const,
    { kind: "unknown", attempt: 1, outcome } as const,
  ]) {
    const text = await stripOf({
      phase: { kind: "unknown", step: "register" },
      move: "open",
      openSince: evidence.at,
      numberIs: "unknown",
      proof: "none",
      sinceCopy: 1,
      steps: withRegister(state),
    });
    expect(text).toMatch(/^Location unknown.*moved elsewhere since the copy/);
    expect(text).not.toMatch(/Sent once|Unknown (?:for|since)/);
    expect(document.body.textContent).toContain("Possibly past the point of no return");
    expect(document.body.textContent).not.toMatch(/Past the point|[Tt]he program ended|usable response/);
    cleanup();
  }
});

test("a migration that has ended has no strip", async () => {
  const { core } = await showRun();
  await screen.findByRole("region", STRIP);
  act(() => core.push("runs", snapshot({ revision: 50, phase: { kind: "ended", reason: "abandoned" } })));
  await waitFor(() => expect(screen.queryByRole("region", STRIP)).toBeNull());
});

test("the other screens show the open migration and the way to it, and its own screen does not", async () => {
  const open = runOf({ steps: [], phase: { kind: "awaiting-confirmation", what: ["point-of-no-return"] } });
  const { unmount } = showWindow(coreWithRuns(ONE, [open]).transport, "/history");
  const strip = within(await screen.findByRole("complementary", { name: "Open migration" }));
  expect(strip.getByText(/nothing has moved/)).toBeTruthy();
  expect(strip.getByRole("link", { name: "Show migration" }).getAttribute("href")).toContain(
    `/runs/${open.run}`,
  );
  unmount();
  showWindow(coreWithRuns(ONE, [open]).transport, `/runs/${open.run}`);
  await screen.findByRole("region", STRIP);
  expect(screen.queryByRole("complementary", { name: "Open migration" })).toBeNull();
});

test("without an open migration no screen shows a strip", async () => {
  showWindow(coreWithRuns(ONE, [runOf()]).transport, "/history");
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("complementary", { name: "Open migration" })).toBeNull();
});
