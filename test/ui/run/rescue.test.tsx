import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { TimelineEntry } from "../../../shared/migration/timeline.ts";
import { showRun, withRegister } from "./shown-run.tsx";

const at = (seconds: number): string => new Date(Date.UTC(2026, 0, 15, 12, 0, seconds)).toISOString();
const evidence = { at: at(3), durationMs: 2_000 };
const reading = {
  at: at(9),
  cloud: { kind: "confirmed", evidence },
  onPrem: { kind: "confirmed", evidence },
  cloudSays: "cloud",
  clientSays: "unregistered",
  home: "cloud",
  reason: "cloud-says-cloud",
};
const outcome = { kind: "unknown", cause: "connection-lost", evidence };

const STORY = [
  { kind: "sent", at: at(1), step: "register", attempt: 1 },
  { kind: "answered", at: at(3), step: "register", attempt: 1, outcome },
  { kind: "looked", at: at(9), step: "register", because: "lost-answer", reading },
  { kind: "settled", at: at(9), step: "register", by: "look-up" },
].map((entry) => TimelineEntry.parse(entry));

const MOVED: Partial<RunSnapshot> = {
  steps: withRegister({ kind: "confirmed", attempt: 1, by: "look-up" }),
  numberIs: "cloud",
  proof: "proven",
};
const TITLE = "No usable response came, and Switchover found +1 202 555 0123";

test("the result tells that a response was lost and how the number was found", async () => {
  await showRun({ ...MOVED, phase: { kind: "ended", reason: "complete" } }, { story: STORY });
  const card = within(await screen.findByRole("region", { name: TITLE }));
  const beats = card.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(beats).toEqual([
    expect.stringMatching(/^The request was sent\./),
    expect.stringMatching(/^It got no usable response, and wasn't sent again\./),
    "Both APIs were checked, at least once.",
    expect.stringMatching(/^Found: The cloud reports that it hosts the number\./),
  ]);
});

test("the rescue is told while the next step is already under way", async () => {
  await showRun({ ...MOVED, phase: { kind: "ready" }, held: true }, { story: STORY });
  expect(await screen.findByRole("region", { name: TITLE })).toBeTruthy();
});

test("no rescue is told where the response arrived", async () => {
  const story = STORY.filter(({ kind }) => kind === "sent");
  await showRun({ ...MOVED, phase: { kind: "ended", reason: "complete" } }, { story });
  await screen.findByRole("heading", { level: 1, name: /is now in the cloud/ });
  expect(screen.queryByRole("region", { name: TITLE })).toBeNull();
});

test("the downtime is one sum, with how much of it waited for a person", async () => {
  const story = [
    ...STORY.slice(0, 3),
    { kind: "repeat-granted", at: at(50), step: "register", withdrawn: false },
    { kind: "sent", at: at(51), step: "register", attempt: 2 },
    { kind: "answered", at: at(52), step: "register", attempt: 2, outcome: { kind: "confirmed", evidence } },
  ].map((entry) => TimelineEntry.parse(entry));
  const steps = withRegister({ kind: "confirmed", attempt: 2, by: "answer" });
  await showRun(
    {
      ...MOVED,
      steps,
      phase: { kind: "ended", reason: "complete" },
      downtimeMs: 51_000,
      crossing: { sentAt: STORY[0]?.at ?? "", arrivedAt: at(52) },
    },
    { story },
  );
  const card = within(await screen.findByRole("region", { name: "Measured downtime: 51\u00a0s" }));
  expect((await card.findByText("Of it, waiting for a person")).nextElementSibling?.textContent).toBe(
    "41\u00a0s",
  );
});
