import { expect, test } from "vitest";
import { timedArrival } from "../../support/timed-arrival.ts";
import type { Totals, TotalsEntry } from "../../../shared/totals/totals.ts";
import { cli } from "../../support/cli.ts";
import { fakeCore } from "../../support/fake-core.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const AT = Date.UTC(2026, 0, 14, 23);

const { firstAt: _, lastAt: __, ...messages } = timedArrival(AT, AT - 2_400);
const ENTRY: TotalsEntry = {
  from: "2026-01-14T23:00:00.000Z",
  until: "2026-01-15T23:00:00.000Z",
  utc: false,
  messages: { ...messages, count: 1_234, ahead: 2 },
  rejected: 3,
  duplicates: 4,
  firstAt: "2026-01-15T00:00:00.000Z",
  lastAt: "2026-01-15T09:00:00.000Z",
};
const TOTALS: Totals = {
  zone: "Europe/Madrid",
  entries: [ENTRY],
  more: false,
  quiet: [
    { from: "2026-01-15T08:00:00.000Z", until: "2026-01-15T10:00:00.000Z", kind: "unusual" },
    { from: "2026-01-15T10:00:00.000Z", until: "2026-01-15T11:00:00.000Z", kind: "off" },
  ],
  since: "2025-06-01T00:00:00.000Z",
  hoursSince: "2025-10-18T00:00:00.000Z",
  counting: true,
};

function run(args: readonly string[], totals: Totals = TOTALS, env: Record<string, string> = {}) {
  const asked: unknown[] = [];
  const core = fakeCore({
    totals: (input) => {
      asked.push(input);
      return totals;
    },
  });
  const clock = virtualClock(Date.UTC(2026, 0, 15, 12));
  return {
    asked,
    told: cli(["webhooks", "totals", "--zone", "Europe/Madrid", ...args], { core, clock, env }),
  };
}

test("[ZB11] the command prints a line for each day, latencies as ranges, quiet times and what limits them", async () => {
  const { asked, told } = run([]);
  const { code, stdout } = await told;
  expect(code).toBe(0);
  expect(asked).toEqual([
    { filter: {}, by: "day", zone: "Europe/Madrid", since: "2025-12-17T12:00:00.000Z" },
  ]);
  expect(stdout).toMatch(/15 Jan 2026 +1,234 +0 +0 +3 +4 +1\.0 s to 2\.4 s +1\.0 s to 2\.4 s/);
  expect(stdout).toContain(
    "No events from 15 Jan, 09:00 to 15 Jan, 11:00. In the weeks before, some arrived at these hours. The cause isn't known.",
  );
  expect(stdout).toContain("No receiver listened from 15 Jan, 11:00 to 15 Jan, 12:00.");
  expect(stdout).toContain("Totals are kept since 1 Jun 2025.");
  expect(stdout).toContain("Before 18 Oct 2025 only whole days in UTC are kept.");
  expect(stdout).toContain("Earlier events are still being added.");
  expect(stdout).toContain("2 events were sent later than they arrived");
});

test("[ZB11] with --json each total, each quiet time and the result are one line", async () => {
  const { asked, told } = run([
    "--by",
    "hour",
    "--since",
    "2026-01-10",
    "--number",
    "200",
    "--workspace",
    "ws-test01",
    "--json",
  ]);
  const { stdout } = await told;
  expect(asked).toEqual([
    {
      filter: { phoneNumberId: "200", receiver: "ws-test01" },
      by: "hour",
      zone: "Europe/Madrid",
      since: "2026-01-09T23:00:00.000Z",
    },
  ]);
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.map(({ type }) => type)).toEqual(["total", "quiet", "quiet", "result"]);
  expect(lines[0]).toMatchObject({ messages: { count: 1_234 }, median: { fromMs: 1_000, toMs: 2_400 } });
  expect(lines.at(-1)).toMatchObject({ outcome: "listed", totals: 1, counting: true });
});

test("[ZB11] a day before 1970 is all there is, in every zone and period", async () => {
  for (const since of ["0000-01-01", "0001-01-01", "0050-06-01T00:00:00+01:00", "1900-01-01"])
    for (const zone of ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      const { asked, told } = run(["--since", since, "--zone", zone]);
      expect([since, zone, (await told).code]).toEqual([since, zone, 0]);
      expect((asked[0] as { since: string }).since).toMatch(/^19(?:69|70)-/);
    }
});

test("[ZB11] nothing kept is told as nothing, and wrong usage is refused before anything is read", async () => {
  const none = { zone: "UTC", entries: [], more: false, quiet: [], counting: false };
  expect((await run([], none).told).stdout.trim()).toBe("Nothing arrived in this time.");
  for (const args of [
    ["--since", "yesterday"],
    ["--since", "2026-01-10T09:00:00"],
    ["--since", "2026-13-45"],
    ["--since", "2026-11-31"],
    ["--since", "2026-02-29T10:00:00Z"],
    ["--zone", "Mars/Olympus"],
    ["--number", ""],
    ["--workspace", "not one"],
  ]) {
    const { asked, told } = run(args);
    expect([args, (await told).code, asked]).toEqual([args, 2, []]);
  }
});

test("[ZB11] it speaks the language of the terminal", async () => {
  const { stdout } = await run([], TOTALS, { LANG: "es_ES.UTF-8" }).told;
  expect(stdout).toContain("Ningún receptor escuchó desde el");
  expect(stdout).toMatch(/15 ene 2026 +1234 /);
});
