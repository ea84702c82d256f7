import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { showRun, withRegister } from "./shown-run.tsx";

const evidence = { at: "2026-01-15T12:00:00.000Z", durationMs: 1 };
const LOST = withRegister({
  kind: "unknown",
  attempt: 1,
  outcome: { kind: "unknown", cause: "connection-lost", evidence },
});

test("[I17] killed after the check that found the number in the cloud: the screen says so and offers to go on", async () => {
  await showRun({
    phase: { kind: "ready" },
    held: false,
    move: "open",
    numberIs: "cloud",
    proof: "proven",
    basis: "both-sides",
    steps: LOST,
  });
  await screen.findByRole("region", { name: "Safety of this migration" });
  const text = screen.getByRole("main").textContent ?? "";
  expect(text).not.toContain("Checking automatically");
  await screen.findByRole("button", { name: "Resume migration" });
});

test("[I9] a migration with corrupted rows that stopped before its register: no sentence says that checks go on", async () => {
  await showRun({
    phase: { kind: "ready" },
    held: false,
    move: "not-known",
    damagedRows: 1,
    numberIs: "unknown",
    proof: "none",
  });
  await screen.findByRole("region", { name: "Safety of this migration" });
  const text = screen.getByRole("main").textContent ?? "";
  expect(text).not.toMatch(/Checking automatically|the migration continues or ends by itself/);
});

test("[I9] an unknown migration that a newer one replaced: no sentence says that it is checked", async () => {
  await showRun({
    phase: { kind: "unknown", step: "register" },
    held: false,
    move: "open",
    numberIs: "unknown",
    proof: "none",
    steps: LOST,
    newer: { run: "r-20260116-bbbbbb" as never },
  });
  await screen.findByRole("link", { name: "Open newer migration" });
  const text = screen.getByRole("main").textContent ?? "";
  expect(text).not.toMatch(/Checking automatically/);
});

test("[I9] a repeat that never left is not counted as sent", async () => {
  await showRun({
    phase: { kind: "unknown", step: "register" },
    move: "open",
    numberIs: "unknown",
    proof: "none",
    steps: withRegister({
      kind: "not-sent",
      attempt: 2,
      outcome: { kind: "notSent", cause: "connection-refused", evidence },
    }),
  });
  const strip = within(await screen.findByRole("region", { name: "Safety of this migration" }));
  expect(strip.queryByText("Sent 2 times")).toBeNull();
});

test("[I9] the age of the unknown counts from the request, not from the next start of the program", async () => {
  // Sent at 12:00; the process died; the next one wrote that nothing answered, two hours later.
  const written = { at: new Date(Date.now() - 5_000).toISOString(), durationMs: 0 };
  const sentAt = new Date(Date.now() - 7_200_000).toISOString();
  await showRun({
    openedAt: sentAt,
    updatedAt: written.at,
    phase: { kind: "unknown", step: "register" },
    move: "open",
    openSince: sentAt,
    numberIs: "unknown",
    proof: "none",
    steps: withRegister({
      kind: "unknown",
      attempt: 1,
      outcome: { kind: "unknown", cause: "interrupted", evidence: written },
    }),
  });
  const strip = await screen.findByRole("region", { name: "Safety of this migration" });
  expect(strip.textContent).not.toMatch(/Unknown for\s*0:0\d/);
});
