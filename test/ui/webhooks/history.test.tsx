import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { timedArrival } from "../../support/timed-arrival.ts";
import { MOST_TOTALS, type Totals, type TotalsBy, type TotalsEntry } from "../../../shared/totals/totals.ts";
import { zoneClock, type ZoneClock } from "../../../shared/traffic/zone.ts";
import {
  latencyPlace,
  latencyTop,
  periodsUpTo,
  SLOTS,
  slotsOf,
} from "../../../renderer/screens/webhooks/overview/history-slots.ts";
import { fakeCore, type FakeCore, type Script } from "../../support/fake-core.ts";
import { showWindow } from "../../support/ui/show-window.tsx";
import { BAKERY } from "../overview/imagined.ts";
import { ONE } from "./imagined.ts";

const HOUR = 3_600_000;

function clockOf(zone: string): ZoneClock {
  const clock = zoneClock(zone);
  if (clock === undefined) throw new Error("the zone exists");
  return clock;
}

function entryAt(from: string, count: number, more: Partial<TotalsEntry> = {}): TotalsEntry {
  const { firstAt: _, lastAt: __, ...figures } = timedArrival(10_000, 7_500);
  const until = new Date(Date.parse(from) + HOUR).toISOString();
  return { from, until, utc: false, messages: { ...figures, count }, rejected: 0, duplicates: 0, ...more };
}

const totalsOf = (entries: readonly TotalsEntry[], more: Partial<Totals> = {}): Totals => ({
  zone: "UTC",
  entries: [...entries],
  more: false,
  quiet: [],
  counting: false,
  ...more,
});

async function openHistory(script: Script): Promise<FakeCore> {
  const core = fakeCore({ ...ONE, ...script });
  await core.transport.call("vault.unlock", { passphrase: "open sesame", allowCreate: true });
  showWindow(core.transport, "/webhooks");
  return core;
}

const card = async () => within(await screen.findByRole("region", { name: "History" }));

test("[ZB12] the chart says in words what it draws, and a table holds the same figures", async () => {
  const asked: TotalsBy[] = [];
  await openHistory({
    totals: ({ by, filter }) => {
      asked.push(by);
      expect(filter).toEqual({ receiver: BAKERY });
      const hour = new Date(Math.floor(Date.now() / HOUR) * HOUR - HOUR).toISOString();
      return totalsOf([entryAt(hour, 1_234, { rejected: 5, duplicates: 6 })], {
        since: "2025-06-01T00:00:00.000Z",
        quiet: [{ from: "2026-01-02T09:00:00.000Z", until: "2026-01-02T10:00:00.000Z", kind: "unusual" }],
      });
    },
  });
  const history = await card();
  expect(await history.findByText(/No events from 2 Jan, 09:00 to 2 Jan, 10:00/)).toBeTruthy();
  expect(history.getByText("Totals are kept since 1 Jun 2025.")).toBeTruthy();
  await userEvent.click(history.getByText("Hours"));
  const name =
    "Events of the last 48 hours: 1,234 accepted, 5 rejected. Hours without events where some usually arrive: 0. The table below has every figure.";
  expect(await history.findByRole("img", { name })).toBeTruthy();
  await userEvent.click(history.getByText("Show as a table"));
  const [head, row] = history.getAllByRole("row").map((one) => one.textContent ?? "");
  expect(head).toBe("FromMessagesStatusesOtherRejectedDuplicatesHalf within95\u00a0% within");
  expect(row).toMatch(/1,2340056(?:1\.0\u00a0s to 2\.5\u00a0s){2}$/);
  expect(asked).toEqual(["day", "hour"]);
});

test("[ZB12] the choice of hours, days or weeks is made by keys", async () => {
  const asked: TotalsBy[] = [];
  await openHistory({
    totals: ({ by }) => {
      asked.push(by);
      return totalsOf([]);
    },
  });
  const history = await card();
  expect(await history.findByText("Nothing arrived in this time.")).toBeTruthy();
  history.getByRole("radio", { name: "Days" }).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(history.getByRole("radio", { name: "Weeks", checked: true })).toBeTruthy();
  expect(asked).toEqual(["day", "week"]);
});

test("[ZB12] totals that can't be read are told as a problem, not as nothing", async () => {
  await openHistory({ problems: { "webhooks.totals": { kind: "storageFailed", code: "EIO" } } });
  const history = await card();
  expect(await history.findByText(/EIO/)).toBeTruthy();
  expect(history.queryByText("Nothing arrived in this time.")).toBeNull();
});

test("[ZB12] every period has its place, over changes of clocks, and none is asked for that an answer can't hold", () => {
  const clock = clockOf("Europe/Madrid");
  const now = Date.parse("2026-03-30T10:00:00Z");
  for (const by of ["hour", "day", "week"] as const) {
    const periods = periodsUpTo(now, by, clock);
    expect(periods).toHaveLength(SLOTS[by]);
    expect(SLOTS[by]).toBeLessThan(MOST_TOTALS);
    expect(periods.slice(1).map(({ from }) => from)).toEqual(periods.slice(0, -1).map(({ until }) => until));
  }
  const days = slotsOf(
    totalsOf(
      [
        entryAt("2026-03-28T00:00:00.000Z", 7, { utc: true }),
        entryAt("2026-03-28T23:00:00.000Z", 3),
        entryAt("2026-03-29T22:00:00.000Z", 2, { rejected: 1 }),
      ],
      {
        quiet: [
          { from: "2026-03-27T10:00:00.000Z", until: "2026-03-27T23:00:00.000Z", kind: "off" },
          { from: "2026-03-30T08:00:00.000Z", until: "2026-03-30T09:00:00.000Z", kind: "unusual" },
        ],
      },
    ),
    now,
    "day",
    clock,
  );
  expect(days.slice(-4).map(({ accepted, rejected, quiet }) => [accepted, rejected, quiet])).toEqual([
    [0, 0, "off"],
    [7, 0, undefined],
    [3, 0, undefined],
    [2, 1, "unusual"],
  ]);
});

test("[ZB12] latencies lie on an axis that holds the longest of them", () => {
  const slots = slotsOf(
    totalsOf([entryAt("2026-01-15T11:00:00.000Z", 1)]),
    Date.parse("2026-01-15T11:30:00Z"),
    "hour",
    clockOf("UTC"),
  );
  expect(latencyTop(slots)).toBe(10_000);
  expect([0, 1_000, 10_000, 99_000].map((ms) => latencyPlace(ms, 10_000))).toEqual([0, 0, 1, 1]);
  expect(latencyTop([])).toBe(10_000);
});
