import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { placeMarks } from "../../../renderer/screens/events/cutover/lanes.ts";
import type { Cutover } from "../../../shared/webhook/cutover.ts";
import { showMonitor } from "./parts.ts";

const mark = (id: number, s: number) => ({
  id,
  at: new Date(Date.UTC(2026, 0, 15, 12) + s * 1_000).toISOString(),
});
const CLEAN: Cutover = {
  direction: "to-cloud",
  onPremises: [mark(1, -60), mark(2, -9), mark(3, 0)],
  cloud: [mark(4, 3.8), mark(5, 8)],
  last: mark(3, 0),
  first: mark(4, 3.8),
  gapMs: 3_800,
  overlap: 0,
};

test("two lanes tell the last event, the first event and the gap, and claim nothing beyond what arrived here", async () => {
  showMonitor({ cutover: CLEAN }, "/cutover");
  const card = await screen.findByRole("region", { name: "+1 202 555 0100" });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Events changed to the cloud with a gap of 3.8\u00a0s",
  );
  expect(card.textContent).toContain("gap 3.8\u00a0s");
  expect(card.textContent).toContain("came 3.8\u00a0s before the first cloud event that arrived here");
  expect(card.textContent).toContain("Only events that arrived at this computer.");
  expect(within(card).getByRole("img", { name: "On-premises: 2 events" })).toBeTruthy();
  expect(within(card).getByRole("img", { name: "Cloud: 2 events" })).toBeTruthy();
  await userEvent.click(within(card).getByRole("button", { name: "Show as a table" }));
  const rows = within(card).getAllByRole("row");
  expect(rows).toHaveLength(6);
  expect(
    within(rows[4] as HTMLElement)
      .getByRole("link")
      .getAttribute("href"),
  ).toBe("#/events/4");
});

test("a way back names the sides the other way round", async () => {
  showMonitor({ cutover: { ...CLEAN, direction: "to-onprem" } }, "/cutover");
  const card = await screen.findByRole("region", { name: "+1 202 555 0100" });
  expect(card.textContent).toContain("From the cloud to on-premises");
  expect(card.textContent).toContain("first on-premises event");
});

test("an overlap is warned of and no gap is claimed", async () => {
  showMonitor({ cutover: { ...CLEAN, overlap: 2, gapMs: -500, last: mark(3, 4.3) } }, "/cutover");
  const card = await screen.findByRole("region", { name: "+1 202 555 0100" });
  expect(card.textContent).toContain("2 events from the previous API arrived");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(
    "Events changed to the cloud and overlapped",
  );
  expect(card.textContent).not.toContain("gap 0.5");
  expect(card.textContent).not.toContain("came 500 ms before");
});

test("[look] none: it teaches; busy and failed are said", async () => {
  const { core, unmount } = showMonitor({}, "/cutover");
  expect(await screen.findByText(/No cutover in the stored events of \+1 202 555 0100/)).toBeTruthy();
  core.fail("webhooks.cutover", { kind: "storageReadOnly" });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Number" }), "+1 202 555 0101");
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy();
  unmount();
});

test("marks stand on one line of time, however near or far the change is", () => {
  const lanes = placeMarks(CLEAN);
  const places = [...lanes.onPremises, ...lanes.cloud].map(({ place }) => place);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const place of places) expect(place).toBeGreaterThanOrEqual(0);
  for (const place of places) expect(place).toBeLessThanOrEqual(1);
  expect(lanes.gap.to).toBeGreaterThan(lanes.gap.from);
  const together = placeMarks({ ...CLEAN, first: mark(4, 0), cloud: [mark(4, 0)], gapMs: 0 });
  expect(Number.isFinite(together.gap.from)).toBe(true);
});
