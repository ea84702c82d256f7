import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readChosen } from "../../../main/core/alerts/alert-files.ts";
import type { Notices } from "../../../main/hosts/electron/notices.ts";
import { notifyOfDigests } from "../../../main/hosts/electron/notify.ts";
import { isFreshFolder } from "../../../main/core/storage/fresh-folder.ts";
import { lockNamed } from "../../../main/core/storage/run-lock.ts";
import { markMoved } from "../../../main/core/storage/moved-folder.ts";
import type { Digest } from "../../../shared/alert/digest.ts";
import { LANGUAGES } from "../../../shared/language.ts";
import { NO_QUIET_HOURS } from "../../../shared/settings/quiet-hours.ts";
import { digestNotice } from "../../../shared/wording/digest.ts";
import { loadTranslate, translateToEnglish as t } from "../../../shared/wording/translate.ts";
import { alertsFolder, choice, outcomes, type Shows } from "../../support/alerts-folder.ts";
import { valueOf } from "../../support/expect-result.ts";

const HOUR = 3_600_000;
const DAILY = { every: "daily", at: "08:00" } as const;
const SHOWS = { shows: "shown" } as const;

/** A folder at 13:00 in Madrid without a target, whose desktop is to show a digest at 08:00. */
async function place(desktop: { readonly shows: Shows } | undefined = SHOWS) {
  const folder = alertsFolder();
  const one = await folder.open(undefined, desktop);
  one.alerts.begin();
  valueOf(one.alerts.chooseDesktop(DAILY));
  const periods = () => folder.shown.map(({ from, until }) => [from.slice(0, 16), until.slice(0, 16)]);
  return { ...folder, one, periods };
}

describe("the digest of the desktop", () => {
  test("[ZJ35] it needs no target and no unlocked vault, and is about everything", async () => {
    const { clock, tick, one, periods, gathered, sent } = await place();
    one.vault.lock();
    await clock.advance(19 * HOUR);
    await tick();
    expect(periods()).toEqual([["2026-01-15T12:00", "2026-01-16T07:00"]]);
    expect([gathered[0]?.covers("ws-7k2q9d"), gathered[0]?.covers(undefined), sent.length]).toEqual([
      true,
      true,
      0,
    ]);
    expect(outcomes(one.alerts)).toEqual([["shown", 1]]);
  });

  test("[ZJ36] it is shown once in its period, by whichever of two desktops and after a restart", async () => {
    const { clock, tick, open, one, periods } = await place();
    const other = await open(undefined, SHOWS);
    other.alerts.begin();
    await clock.advance(19 * HOUR);
    for (let again = 0; again < 3; again += 1) await tick();
    for (const { alerts } of [one, other]) await alerts.close();
    (await open(undefined, SHOWS)).alerts.begin();
    await clock.advance(23 * HOUR);
    await tick();
    expect(periods()).toHaveLength(1);
    await clock.advance(HOUR);
    await tick();
    expect(periods().slice(1)).toEqual([["2026-01-16T07:00", "2026-01-17T07:00"]]);
  });

  test("[ZJ37] in the quiet hours it waits, also over a restart, and is then shown about all of that time", async () => {
    const { clock, tick, open, one, dataDir, periods } = await place();
    const quietHours = { ...NO_QUIET_HOURS, on: true, from: "07:00", until: "10:00" };
    writeFileSync(join(dataDir, "settings.json"), JSON.stringify({ window: { quietHours } }));
    await clock.advance(20 * HOUR);
    await tick();
    await one.alerts.close();
    (await open(undefined, SHOWS)).alerts.begin();
    await clock.advance(HOUR - 60_000);
    await tick();
    expect(periods()).toEqual([]);
    await clock.advance(60_000);
    await tick();
    expect(periods()).toEqual([["2026-01-15T12:00", "2026-01-16T07:00"]]);
  });

  test("[ZJ36] a process without a desktop shows none and leaves it to one that has one", async () => {
    const { clock, tick, open, periods } = await place(undefined);
    const terminal = alertsFolder();
    const lone = await terminal.open();
    lone.alerts.begin();
    valueOf(lone.alerts.chooseDesktop(DAILY));
    await terminal.clock.advance(43 * HOUR);
    await terminal.tick();
    expect([outcomes(lone.alerts), terminal.gathered.length]).toEqual([[], 0]);
    await clock.advance(19 * HOUR);
    (await open(undefined, SHOWS)).alerts.begin();
    await tick();
    expect(periods()).toHaveLength(1);
  });

  test.each([
    ["no-notices", "not-sent"],
    [new Error("the system failed"), "unknown"],
  ] as const)(
    "[ZJ36] one that the desktop didn't show (%s) is told as that and not tried again",
    async (shows, outcome) => {
      const { clock, tick, one, gathered } = await place({ shows });
      await clock.advance(19 * HOUR);
      for (let again = 0; again < 3; again += 1) await tick();
      expect([outcomes(one.alerts), gathered.length]).toEqual([[[outcome, 1]], 1]);
    },
  );

  test("[ZJ36] one that can't be entered, as while another process changes the list, is shown at a later look", async () => {
    const { clock, tick, one, dataDir, periods } = await place();
    await clock.advance(19 * HOUR);
    const lock = lockNamed(dataDir, "alerts", 0);
    for (let again = 0; again < 2; again += 1) await tick();
    expect([lock === undefined, periods(), outcomes(one.alerts)]).toEqual([false, [], []]);
    lock?.release();
    for (let again = 0; again < 3; again += 1) await tick();
    expect(periods()).toEqual([["2026-01-15T12:00", "2026-01-16T07:00"]]);
    expect(outcomes(one.alerts)).toEqual([["shown", 1]]);
  });

  test("[ZJ37] one that the desktop holds back isn't told as shown, and is shown once it can be", async () => {
    const desktop: { shows: Shows } = { shows: "held-back" };
    const { clock, tick, one, periods } = await place(desktop);
    await clock.advance(19 * HOUR);
    for (let again = 0; again < 2; again += 1) await tick();
    expect([periods(), outcomes(one.alerts)]).toEqual([[], []]);
    desktop.shows = "shown";
    for (let again = 0; again < 2; again += 1) await tick();
    expect([periods().length, outcomes(one.alerts)]).toEqual([1, [["shown", 1]]]);
  });

  test("[ZJ37] one that was held back while the list couldn't be changed is shown once it can be", async () => {
    const shows = Promise.withResolvers<"held-back">();
    const desktop: { shows: Shows } = { shows: shows.promise };
    const { clock, tick, one, dataDir, periods } = await place(desktop);
    await clock.advance(19 * HOUR);
    await tick();
    const lock = lockNamed(dataDir, "alerts", 0);
    shows.resolve("held-back");
    await tick();
    expect([lock === undefined, periods(), outcomes(one.alerts)]).toEqual([false, [], []]);
    lock?.release();
    // So long after it, what a killed process had left would count as one that may have been shown.
    await clock.advance(HOUR);
    desktop.shows = "shown";
    for (let again = 0; again < 2; again += 1) await tick();
    expect([periods(), outcomes(one.alerts)]).toEqual([
      [["2026-01-15T12:00", "2026-01-16T07:00"]],
      [["shown", 1]],
    ]);
  });

  test("[ZJ37] quiet hours that begin while it is gathered hold it back", async () => {
    const { clock, tick, dataDir, during, one, periods } = await place();
    await clock.advance(19 * HOUR);
    const quietHours = { ...NO_QUIET_HOURS, on: true, from: "07:00", until: "10:00" };
    during.happens = () =>
      writeFileSync(join(dataDir, "settings.json"), JSON.stringify({ window: { quietHours } }));
    await tick();
    expect([periods(), outcomes(one.alerts)]).toEqual([[], []]);
    await clock.advance(2 * HOUR);
    await tick();
    expect(periods()).toEqual([["2026-01-15T12:00", "2026-01-16T07:00"]]);
  });

  test("[ZJ37] a sleep while it is gathered makes it one about all of that time", async () => {
    const { clock, tick, during, periods } = await place();
    await clock.advance(19 * HOUR);
    during.happens = () => {
      during.happens = () => undefined;
      return clock.advance(25 * HOUR);
    };
    for (let again = 0; again < 2; again += 1) await tick();
    expect(periods()).toEqual([["2026-01-15T12:00", "2026-01-17T07:00"]]);
  });

  test("[ZJ36] alerts that close while it is being shown wait for what becomes of it, for a while", async () => {
    for (const answers of [true, false]) {
      const shows = Promise.withResolvers<"shown">();
      const { clock, tick, one, dataDir } = await place({ shows: shows.promise });
      await clock.advance(19 * HOUR);
      await tick();
      const stored = () => readFileSync(join(dataDir, "alerts-sent.json"), "utf8");
      let isClosed = false;
      const closed = one.alerts.close().then(() => (isClosed = true));
      await new Promise((resolve) => setImmediate(resolve));
      expect([isClosed, /"outcome": ?"sending"/.test(stored())]).toEqual([false, true]);
      if (answers) shows.resolve("shown");
      else await clock.advance(5_000);
      await closed;
      const left = stored();
      expect(left).toMatch(answers ? /"outcome": ?"shown"/ : /"outcome": ?"sending"/);
      // Nothing is written any more: the folder may be another one's by now.
      shows.resolve("shown");
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      expect(stored()).toBe(left);
    }
  });

  test("[ZJ35] turned off while it is gathered, neither it nor the digest of a target is told", async () => {
    const { clock, tick, during, one, sent, periods } = await place();
    valueOf(one.alerts.save(choice({ digest: DAILY })));
    during.happens = () => {
      valueOf(one.alerts.chooseDesktop(undefined));
      valueOf(one.alerts.remove("all"));
    };
    await clock.advance(19 * HOUR);
    for (let again = 0; again < 2; again += 1) await tick();
    expect([sent, periods(), outcomes(one.alerts)]).toEqual([[], [], []]);
  });

  test("[ZJ35] it and the digest of a target are two, and neither changes the other's choice", async () => {
    const { clock, tick, one, dataDir, sent, shown } = await place();
    valueOf(one.alerts.save(choice({ digest: DAILY })));
    await clock.advance(19 * HOUR);
    await tick();
    expect([sent.length, shown.length]).toEqual([1, 1]);
    valueOf(one.alerts.chooseDesktop(undefined));
    const left = valueOf(readChosen({ dataDir, clock }));
    expect([left.desktop, left.targets.length]).toEqual([undefined, 1]);
    await clock.advance(24 * HOUR);
    await tick();
    expect([sent.length, shown.length]).toEqual([2, 1]);
    valueOf(one.alerts.chooseDesktop(DAILY));
    valueOf(one.alerts.remove("all"));
    expect(valueOf(one.alerts.state()).desktop?.plan).toEqual(DAILY);
  });

  test("[ZJ35] a folder in which nothing else is chosen is still one that a copy may be restored into", async () => {
    const { dataDir } = await place();
    expect(isFreshFolder(dataDir)).toBe(true);
  });

  test("[ZJ35] a folder that was moved leaves it to its copy", async () => {
    const { clock, tick, dataDir, periods } = await place();
    markMoved(dataDir, clock.now());
    await clock.advance(19 * HOUR);
    await tick();
    expect(periods()).toEqual([]);
  });

  test("[ZJ9] in Practice none is chosen or shown", async () => {
    const folder = alertsFolder();
    const { alerts } = await folder.open({} as never, SHOWS);
    alerts.begin();
    expect(valueOf(alerts.chooseDesktop(DAILY)).desktop).toBeUndefined();
    await folder.clock.advance(48 * HOUR);
    await folder.tick();
    expect([folder.shown.length, valueOf(await alerts.digest("desktop"))]).toEqual([0, undefined]);
  });

  test("[ZJ34] it can be seen without being shown, in the words of its notice", async () => {
    const { one, shown } = await place();
    const seen = valueOf(await one.alerts.digest("desktop", "es"));
    expect(seen?.text).toMatch(/^Resumen diario de Switchover\n/);
    expect(shown).toHaveLength(0);
  });
});

const NONE = { messages: 0, statuses: 0, others: 0, rejected: 0 };
const NUMBER = { spoken: "+1 202 555 0123", ...NONE, listenedMs: 24 * HOUR, notKnownMs: 0 };
const digest = (change: Partial<Digest> = {}): Digest => ({
  every: "daily",
  from: "2026-01-14T12:00:00.000Z",
  until: "2026-01-15T12:00:00.000Z",
  arrivals: {
    numbers: [
      { ...NUMBER, notKnownMs: HOUR },
      { ...NUMBER, messages: 1200, rejected: 3 },
    ],
    rest: { numbers: 2, silent: 1, ...NONE, messages: 34 },
    counting: false,
  },
  migrations: { open: 0, unknown: 0 },
  monitoring: { findings: 0, failed: 0, paused: false },
  replaced: 0,
  ...change,
});

test("[ZJ38] the notice names no number in any language, only sums and what is open", async () => {
  for (const language of LANGUAGES) {
    const { title, body } = digestNotice(await loadTranslate(language), digest({ every: "monday" }));
    expect(title).not.toBe("");
    expect(`${title}${body}`).not.toMatch(/555|0123|202/);
  }
  expect(digestNotice(t, digest())).toEqual({
    title: "Daily digest from Switchover",
    body: [
      "No open migration, no open finding and no replaced callback URL is known.",
      "Counted arrivals: messages 1,234, statuses 0, other 0, rejected 3.",
      "Numbers without counted arrivals although a receiver listened: 2.",
      "For part of the time it isn't known what arrived: no receiver listened.",
      "Open Switchover to see more.",
    ].join("\n"),
  });
});

test("[ZJ37] the desktop shows it in the language of its windows, as a notice that isn't urgent", async () => {
  const told: unknown[] = [];
  const tellNow: Notices["tellNow"] = ({ title }) => (told.push(title) > 1 ? "shown" : "held-back");
  const show = notifyOfDigests({ tellNow }, () => "pt-BR");
  expect([await show(digest()), await show(digest({ every: "friday" }))]).toEqual(["held-back", "shown"]);
  expect(told).toEqual(["Resumo diário do Switchover", "Resumo semanal do Switchover"]);
});

test("[ZJ38] without any number the notice says that, not that none arrived", () => {
  const arrivals = { numbers: [], rest: { numbers: 0, silent: 0, ...NONE }, counting: false };
  const { body } = digestNotice(t, digest({ arrivals }));
  expect(body).toContain("No number is set up for this.");
  expect(body).not.toContain("Counted arrivals");
});

test("[ZJ38] what is open comes first in the notice, and what can't be read is never told as nothing open", () => {
  const { migrations: _m, replaced: _r, arrivals: _a, ...unread } = digest();
  expect(digestNotice(t, unread).body.split("\n").slice(0, 3)).toEqual([
    "Whether migrations are open isn't known: their records can't be read.",
    "Whether callback URLs are still replaced isn't known: the records can't be read.",
    "What arrived isn't known: the records can't be read.",
  ]);
  const open = digest({
    migrations: { open: 1, unknown: 1 },
    monitoring: { findings: 0, failed: 2, paused: true },
    replaced: 1,
  });
  expect(digestNotice(t, open).body).toMatch(
    /^Migrations that haven't ended: 1.*\nOpen findings of monitoring: 0.*failed: 2\.\nCallback URLs that are still replaced: 1\.\nNo scheduled checks are made at present\.\n/,
  );
});
