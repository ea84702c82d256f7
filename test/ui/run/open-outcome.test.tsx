import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { LocationChecks } from "../../../shared/migration/location-checks.ts";
import { FAKE_RUN } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { coreWithRuns, runOf, workspaceOf } from "../overview/imagined.ts";
import { showRun, withRegister } from "./shown-run.tsx";

const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 1 };
const UNKNOWN = {
  phase: { kind: "unknown", step: "register" },
  numberIs: "unknown",
  proof: "none",
  pairLabel: "nzxq47",
  steps: withRegister({
    kind: "unknown",
    attempt: 1,
    outcome: { kind: "unknown", cause: "connection-lost", evidence },
  }),
} as const;

test("[I9] a repeat that did not leave, while the first register is open: the strip does not say that nothing has moved", async () => {
  await showRun({
    phase: { kind: "pausing", until: new Date(Date.now() + 8_000).toISOString(), why: "second-look" },
    held: true,
    move: "open",
    numberIs: "unknown",
    proof: "none",
    steps: withRegister({
      kind: "not-sent",
      attempt: 2,
      outcome: { kind: "notSent", cause: "connection-refused", evidence },
    }),
  });
  const strip = (await screen.findByRole("region", { name: "Safety of this migration" })).textContent;
  expect(strip).not.toContain("Nothing has moved");
  expect(screen.getByRole("heading", { level: 1 }).textContent).not.toContain("nothing has moved");
});

test("with a locked vault no sentence says that checks go on", async () => {
  const checks: LocationChecks = {
    run: FAKE_RUN,
    revision: 4,
    since: evidence.at,
    count: 2,
    latest: [],
    now: { kind: "vault-locked" },
  };
  await showRun(UNKNOWN, { locationChecks: [checks] });
  await screen.findByText(/Checks are paused/);
  const text = screen.getByRole("main").textContent ?? "";
  expect(text).not.toMatch(/checks continue while Switchover runs|Checking automatically/);
});

test("a migration that ended, was resumed and ended again brings one notice, of its newest state", async () => {
  const open = runOf({ phase: { kind: "ready" }, held: true, numberIs: "on-premises" });
  const stopped = {
    phase: { kind: "ended", reason: "register-pin-refused" },
    numberIs: "on-premises",
    proof: "proven",
  };
  const { core, transport } = coreWithRuns({ workspaces: [workspaceOf(2)] }, [open]);
  showWindow(transport);
  await screen.findByRole("row", { name: /\+1 202 555 0100/ });
  act(() => core.push("runs", runOf({ revision: 9, ...stopped })));
  act(() =>
    core.push("runs", runOf({ revision: 10, phase: { kind: "ready" }, held: true, numberIs: "on-premises" })),
  );
  const afterResume = screen.queryAllByRole("button", { name: "Dismiss" }).length;
  act(() => core.push("runs", runOf({ revision: 12, working: true })));
  const notices = screen
    .getAllByRole("button", { name: "Dismiss" })
    .map((one) => one.parentElement?.textContent);
  expect([afterResume, notices.length]).toEqual([0, 1]);
});
