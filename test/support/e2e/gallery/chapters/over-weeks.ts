import type { Browser, Locator, Page } from "playwright-core";
import { AlertTarget } from "../../../../../shared/alert/alert.ts";
import { alertSecrets } from "../../../../../shared/alert/secret-labels.ts";
import { stepsOf, type WayReport } from "../../../../../shared/network/way.ts";
import { instant, isoOf } from "../../../../../shared/time.ts";
import { addTimedArrival, noFigures } from "../../../../../shared/totals/figures.ts";
import type { KindTotals, Totals, TotalsBy, TotalsEntry } from "../../../../../shared/totals/totals.ts";
import { zoneClock, type ZoneClock } from "../../../../../shared/traffic/zone.ts";
import { periodsUpTo } from "../../../../../renderer/screens/webhooks/overview/history-slots.ts";
import { workspaceOf } from "../../../../ui/overview/imagined.ts";
import { receiverOf } from "../../../../ui/webhooks/imagined.ts";
import type { Script } from "../../../fake-core.ts";
import { english as say } from "../../words.ts";
import type { Camera } from "../camera.ts";
import type { Chapter } from "../chapter.ts";
import { openCore } from "../core-stage.ts";

const HOUR_MS = 3_600_000;

/** What runs for weeks, and what an office's network and a second computer need: cards that a short visit leaves empty. */
export const overWeeks: Chapter = {
  pictures: [
    "webhooks-history",
    "webhooks-history-hours",
    "webhooks-history-table",
    "alerts",
    "alerts-digest",
    "connection-test",
    "connection-test-free",
    "authorities",
    "data-copy",
    "data-copy-make",
    "data-copy-move",
    "data-copy-moved",
  ],
  async take(browser, camera) {
    await takeHistory(browser, camera);
    await takeSettings(browser, camera);
    await takeMoved(browser, camera);
  },
};

const BAKERY: Script = { workspaces: [workspaceOf(2)], vault: "open" };

function card(page: Page, key: string): Locator {
  return page.getByRole("region", { name: say(key), exact: true });
}

async function takeHistory(browser: Browser, camera: Camera): Promise<void> {
  const stage = await openCore(browser, {
    ...BAKERY,
    receivers: [receiverOf({ listening: false })],
    totals: ({ by, zone }) => totalsOf(by, Date.now(), clockOf(zone)),
  });
  try {
    const { page, go } = stage;
    await go("/webhooks");
    const history = card(page, "window.webhooks.history.title");
    await history.getByRole("img").waitFor();
    await camera.take(page, "webhooks-history", history);
    await history.getByText(say("window.webhooks.history.hour"), { exact: true }).click();
    await history.getByRole("img", { name: /48/ }).waitFor();
    await camera.take(page, "webhooks-history-hours", history);
    const table = history.getByText(say("window.webhooks.history.table"));
    await table.click();
    await camera.take(page, "webhooks-history-table", table);
  } finally {
    await stage.close();
  }
}

async function takeSettings(browser: Browser, camera: Camera): Promise<void> {
  let way = INSPECTED;
  const stage = await openCore(browser, {
    ...BAKERY,
    alertTargets: [TARGET],
    authorities: { system: true, added: [OFFICE_AUTHORITY], by: "user" },
    way: () => way,
  });
  try {
    const { core, page, go } = stage;
    const { url: label } = alertSecrets(TARGET);
    await core.transport.call("vault.put", { label, secretKind: "other", value: "not a real URL" });
    await go("/settings");
    const alerts = card(page, "window.alerts.title");
    await alerts.getByRole("button", { name: say("window.alerts.test") }).click();
    await alerts.getByRole("listitem").waitFor();
    await camera.take(page, "alerts", alerts);
    const digest = alerts.getByRole("button", { name: say("window.alerts.showDigest") });
    await digest.click();
    await alerts.getByText(say("window.alerts.digestShown")).waitFor();
    await camera.take(page, "alerts-digest", alerts.getByText(say("window.alerts.digestShown")));
    const test = card(page, "window.way.title");
    const start = test.getByRole("button", { name: say("window.way.go") });
    await start.click();
    await test.getByRole("list", { name: say("window.way.steps") }).waitFor();
    await camera.take(page, "connection-test", test);
    way = FREE;
    await start.click();
    await test.getByText(/is free/).waitFor();
    await camera.take(page, "connection-test-free", test);
    await camera.take(page, "authorities", card(page, "window.authorities.title"));
    await camera.take(page, "data-copy", card(page, "window.dataCopy.title"));
    for (const purpose of ["copy", "move"] as const) {
      await page.getByRole("button", { name: say(`window.dataCopy.${purpose}.open`), exact: true }).click();
      await page.getByRole("dialog").waitFor();
      await camera.take(page, purpose === "copy" ? "data-copy-make" : "data-copy-move");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
  } finally {
    await stage.close();
  }
}

async function takeMoved(browser: Browser, camera: Camera): Promise<void> {
  const movedAt = new Date(Date.now() - 26 * HOUR_MS).toISOString();
  const stage = await openCore(browser, { ...BAKERY, dataCopy: { movedAt } });
  try {
    await stage.go("/settings");
    await camera.take(stage.page, "data-copy-moved", card(stage.page, "window.dataCopy.title"));
  } finally {
    await stage.close();
  }
}

const TARGET = AlertTarget.parse({
  scope: "all",
  form: "slack",
  host: "hooks.northwind.example",
  since: "2026-01-15T12:00:00.000Z",
  news: ["awaiting-code", "unknown", "silent"],
  digest: { every: "daily", at: "08:00" },
  wholeNumbers: false,
  language: "en",
  allowPrivate: false,
  systemRoots: false,
  signed: false,
});

const OFFICE_AUTHORITY = {
  subject: "CN=Northwind Office Root, O=Northwind Bakery",
  sha256: "7A:C1:09:5E:D3:44:8B:F0:1F:62:9D:0C:B7:E8:3A:55:46:90:AE:2C:D1:7F:08:6B:E4:13:9A:C5:70:2D:FB:86",
  validTo: "2031-06-30T22:00:00.000Z",
};

/** A proxy of the office reads TLS along with an authority of its own. */
const INSPECTED: WayReport = {
  server: "cloud.example:443",
  proxy: "proxy.northwind.example:3128",
  steps: stepsOf(["name", "connection", "proxy", "tls", "answer"], "tls"),
  cause: "unknown-ca",
  about: "server",
  facts: { code: "SELF_SIGNED_CERT_IN_CHAIN", issuer: "CN=Northwind Office Root", systemTrusts: true },
};

const FREE: WayReport = {
  server: "cloud.example:443",
  steps: stepsOf(["name", "connection", "tls", "answer"], undefined),
  about: "server",
  facts: { status: 400, clockMinutes: 7 },
};

/** Weeks of a bakery: busy mornings, quiet Sundays, one day with rejected notifications, two hours of silence. */
function totalsOf(by: TotalsBy, now: number, clock: ZoneClock): Totals {
  const periods = periodsUpTo(now, by, clock);
  const quietFrom = Math.floor(now / HOUR_MS) * HOUR_MS - 29 * HOUR_MS;
  return {
    zone: clock.zone,
    entries: periods.flatMap((period, place) => entryOf(by, period, place, clock) ?? []),
    more: false,
    quiet: [
      { from: iso(quietFrom - 200 * HOUR_MS), until: iso(quietFrom - 176 * HOUR_MS), kind: "off" },
      { from: iso(quietFrom), until: iso(quietFrom + 2 * HOUR_MS), kind: "unusual" },
    ],
    since: "2025-06-01T00:00:00.000Z",
    counting: false,
  };
}

const USUAL = { hour: 14, day: 180, week: 1_150 } as const;

type Period = ReturnType<typeof periodsUpTo>[number];

function entryOf(
  by: TotalsBy,
  { from, until }: Period,
  place: number,
  clock: ZoneClock,
): TotalsEntry | undefined {
  const { hour, day } = clock.local(from);
  const isNight = by === "hour" && (hour < 6 || hour > 21);
  const isSunday = by !== "week" && day === 7;
  const wave = 0.75 + 0.25 * Math.sin(place * 1.7) + 0.15 * Math.cos(place * 0.6);
  const count = isNight ? 0 : Math.round(USUAL[by] * wave * (isSunday ? 0.3 : 1));
  if (count === 0) return undefined;
  const isBad = place % 11 === 7;
  return {
    from: iso(from),
    until: iso(until),
    utc: false,
    messages: arrivalsOf(count, isBad),
    statuses: arrivalsOf(Math.round(count * 1.6), isBad),
    rejected: isBad ? Math.ceil(count / 9) : 0,
    duplicates: isBad ? 4 : 0,
  };
}

/** Arrivals that took a few seconds, some of them longer. */
function arrivalsOf(count: number, isBad: boolean): KindTotals {
  const figures = noFigures();
  for (let one = 0; one < count; one += 1)
    addTimedArrival(figures, 10_000_000, 10_000_000 - (one % 20 === 0 ? (isBad ? 240_000 : 25_000) : 1_400));
  const { firstAt: _first, lastAt: _last, ...kept } = figures;
  return kept;
}

function clockOf(zone: string): ZoneClock {
  const clock = zoneClock(zone);
  if (clock === undefined) throw new Error(`no such zone: ${zone}`);
  return clock;
}

function iso(ms: number): string {
  return isoOf(instant(ms));
}
