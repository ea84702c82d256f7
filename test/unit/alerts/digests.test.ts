import { rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openClaims } from "../../../main/core/alerts/claims.ts";
import { readLedger, writeLedger } from "../../../main/core/alerts/ledger.ts";
import { ALERT_GAPS_MS } from "../../../main/core/alerts/send-alerts.ts";
import { redact } from "../../../shared/redacted.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import { alertsFolder, choice, outcomes } from "../../support/alerts-folder.ts";
import { valueOf } from "../../support/expect-result.ts";

const HOUR = 3_600_000;
const DAILY = { every: "daily", at: "08:00" } as const;

/** A folder at 13:00 in Madrid whose target wants a digest at 08:00, with processes that have begun. */
async function place({ processes = 1, digest = DAILY }: { processes?: number; digest?: object } = {}) {
  const folder = alertsFolder();
  const opened = [];
  for (let n = 0; n < processes; n += 1) opened.push(await folder.open());
  for (const { alerts } of opened) alerts.begin();
  const [one] = opened;
  if (one === undefined) throw new Error("there is one");
  valueOf(
    one.alerts.save(
      choice({
        form: "generic",
        key: redact("a key of the right length", "key"),
        digest: digest as typeof DAILY,
      }),
    ),
  );
  const periods = () =>
    folder.sent.map(({ text }) => {
      const { from, until } = (JSON.parse(text) as { digest: { from: string; until: string } }).digest;
      return [from.slice(0, 16), until.slice(0, 16)];
    });
  return { ...folder, opened, one, periods };
}

describe("a digest", () => {
  test("[ZJ30] none is sent unless it is chosen", async () => {
    const folder = alertsFolder();
    const { alerts } = await folder.open();
    alerts.begin();
    valueOf(alerts.save(choice()));
    for (let day = 0; day < 9; day += 1) {
      await folder.clock.advance(24 * HOUR);
      await folder.tick();
    }
    expect([folder.sent.length, folder.gathered.length]).toEqual([0, 0]);
  });

  test("[ZJ31] it is sent once in its period, by whichever of two processes and after a restart", async () => {
    const { clock, tick, open, opened, periods } = await place({ processes: 2 });
    await tick();
    expect(periods()).toEqual([]);
    await clock.advance(19 * HOUR);
    for (let again = 0; again < 3; again += 1) await tick();
    for (const { alerts } of opened) await alerts.close();
    (await open()).alerts.begin();
    await tick();
    await clock.advance(23 * HOUR);
    await tick();
    expect(periods()).toEqual([["2026-01-15T12:00", "2026-01-16T07:00"]]);
    await clock.advance(HOUR);
    await tick();
    expect(periods().slice(1)).toEqual([["2026-01-16T07:00", "2026-01-17T07:00"]]);
  });

  test("[ZJ31] one that can't be gathered ends nothing, and is sent once it can be", async () => {
    const { clock, tick, during, periods } = await place();
    during.happens = () => Promise.reject(new Error("a part of the program isn't there"));
    await clock.advance(19 * HOUR);
    for (let again = 0; again < 2; again += 1) await tick();
    expect(periods()).toEqual([]);
    during.happens = () => undefined;
    await tick();
    expect(periods()).toEqual([["2026-01-15T12:00", "2026-01-16T07:00"]]);
  });

  test("[ZJ31] after a sleep of days it is sent once, about all of that time", async () => {
    const { clock, tick, periods } = await place();
    await clock.advance(19 * HOUR);
    await tick();
    await clock.advance(3 * 24 * HOUR + 5 * HOUR);
    for (let again = 0; again < 3; again += 1) await tick();
    expect(periods().slice(1)).toEqual([["2026-01-16T07:00", "2026-01-19T07:00"]]);
  });

  test("[ZJ31] a clock that is set back or forward, and a flight, send none twice", async () => {
    const { clock, tick, periods, here } = await place();
    const days = () => periods().map(([, until]) => until);
    await clock.advance(19 * HOUR);
    await tick();
    const right = clock.now();
    clock.jumpTo(instant(right - 3 * 24 * HOUR));
    await tick();
    clock.jumpTo(instant(right - HOUR));
    await tick();
    await clock.advance(HOUR);
    await tick();
    expect(days()).toEqual(["2026-01-16T07:00"]);
    clock.jumpTo(instant(right + 48 * HOUR));
    await tick();
    clock.jumpTo(right);
    await tick();
    expect(days()).toEqual(["2026-01-16T07:00", "2026-01-18T07:00"]);
    await clock.advance(24 * HOUR);
    await tick();
    here.zone = "America/New_York";
    await tick();
    await clock.advance(6 * HOUR);
    await tick();
    expect(days().slice(2)).toEqual(["2026-01-17T07:00"]);
  });

  test("[ZJ31] one that surely wasn't taken is sent again, and if it never is, the next one covers its time", async () => {
    const { clock, tick, answers, periods, one } = await place();
    await clock.advance(19 * HOUR);
    for (let n = 0; n < 5; n += 1) answers.push({ outcome: "not-sent", why: "connection-refused" });
    await tick();
    for (const gapMs of ALERT_GAPS_MS) {
      await clock.advance(gapMs);
      await tick();
    }
    await clock.advance(HOUR);
    await tick();
    expect([periods().length, outcomes(one.alerts)]).toEqual([5, [["not-sent", 5]]]);
    await clock.advance(23 * HOUR);
    await tick();
    expect(periods().at(-1)).toEqual(["2026-01-15T12:00", "2026-01-17T07:00"]);
  });

  test("[ZJ31] one that was killed while it was sent may have arrived: it isn't sent again, nor is its time told again", async () => {
    const { clock, tick, hang, open, periods } = await place();
    await clock.advance(19 * HOUR);
    hang.on = true;
    await tick();
    hang.on = false;
    (await open()).alerts.begin();
    await clock.advance(HOUR);
    await tick();
    expect(periods()).toHaveLength(1);
    await clock.advance(23 * HOUR);
    await tick();
    expect(periods().slice(1)).toEqual([["2026-01-16T07:00", "2026-01-17T07:00"]]);
  });

  test("[ZJ31] while the vault is locked none is made; then one is, about all of that time", async () => {
    const { clock, tick, one, periods, gathered } = await place();
    one.vault.lock();
    await clock.advance(19 * HOUR + 48 * HOUR);
    await tick();
    expect([periods().length, gathered.length]).toEqual([0, 0]);
    await one.vault.unlock(redact("pass", "passphrase"));
    await tick();
    expect(periods()).toEqual([["2026-01-15T12:00", "2026-01-18T07:00"]]);
  });

  test("[ZJ31] where the list of sent alerts was lost, none is sent that was due before it was last written", async () => {
    const { clock, tick, open, opened, dataDir, periods } = await place();
    await clock.advance(19 * HOUR);
    await tick();
    for (const { alerts } of opened) await alerts.close();
    writeFileSync(join(dataDir, "alerts-sent.json"), "{");
    utimesSync(join(dataDir, "alerts-sent.json"), clock.now() / 1000, clock.now() / 1000);
    (await open()).alerts.begin();
    await tick();
    expect(periods()).toHaveLength(1);
    await clock.advance(24 * HOUR);
    await tick();
    expect(periods()).toHaveLength(2);
  });

  test("[ZJ31] hundreds of later alerts don't make a digest forgotten, nor where it ended", async () => {
    const { clock, tick, dataDir, periods } = await place({ digest: { every: "friday", at: "08:00" } });
    await clock.advance(19 * HOUR);
    await tick();
    expect(periods()).toHaveLength(1);
    const ledger = valueOf(readLedger({ dataDir }));
    if (ledger === "lost") throw new Error("it isn't");
    const later = Array.from({ length: 260 }, (_, n) => ({
      id: n.toString(16).padStart(32, "a"),
      scope: "all",
      news: "ended",
      at: isoOf(clock.now()),
      tries: 1,
      outcome: "accepted",
    }));
    writeLedger({ dataDir, clock }, { ...ledger, sent: [...ledger.sent, ...later] });
    const left = openClaims({ dataDir, clock })
      .newest()
      .sent.filter(({ news }) => news === "digest");
    expect(left.map(({ until }) => until)).toEqual(["2026-01-16T07:00:00.000Z"]);
    await clock.advance(6 * 24 * HOUR);
    await tick();
    expect(periods()).toHaveLength(1);
    await clock.advance(24 * HOUR);
    await tick();
    expect(periods().slice(1)).toEqual([["2026-01-16T07:00", "2026-01-23T07:00"]]);
  });

  test("[ZJ30] another time is another digest; one that is turned off is sent no more", async () => {
    const { clock, tick, one, sent } = await place();
    await clock.advance(19 * HOUR);
    await tick();
    valueOf(one.alerts.save(choice({ digest: { every: "daily", at: "10:00" } })));
    await tick();
    expect(sent).toHaveLength(1);
    await clock.advance(2 * HOUR);
    await tick();
    expect(sent).toHaveLength(2);
    valueOf(one.alerts.save(choice()));
    await clock.advance(72 * HOUR);
    await tick();
    expect(sent).toHaveLength(2);
  });

  test("[ZJ33] a workspace's own target takes what is about it out of the digest about everything else", async () => {
    const { clock, tick, gathered, dataDir } = await place();
    const file = join(dataDir, "alerts.json");
    rmSync(file);
    const target = {
      form: "slack",
      host: "hooks.example",
      since: "2026-01-15T12:00:00.000Z",
      news: [],
      wholeNumbers: false,
      language: "en",
      allowPrivate: false,
      systemRoots: false,
      signed: false,
      digest: DAILY,
    };
    const targets = ["all", "ws-7k2q9d"].map((scope) => ({ ...target, scope }));
    writeFileSync(file, JSON.stringify({ format: 1, targets }));
    await clock.advance(19 * HOUR);
    await tick();
    const covers = gathered.map((about) =>
      ["ws-7k2q9d", "ws-other1", "terminal", undefined].map((workspace) => about.covers(workspace)),
    );
    expect(covers).toEqual([
      [false, true, true, true],
      [true, false, false, false],
    ]);
  });

  test("[ZJ30] in Practice none is sent or shown", async () => {
    const folder = alertsFolder();
    valueOf((await folder.open()).alerts.save(choice({ digest: DAILY })));
    const { alerts } = await folder.open({} as never);
    alerts.begin();
    await folder.clock.advance(72 * HOUR);
    await folder.tick();
    expect([folder.sent.length, valueOf(await alerts.digest("all"))]).toEqual([0, undefined]);
  });

  test("[ZJ34] it is shown without being sent, with numbers as the target shows them", async () => {
    const { one, sent } = await place();
    const shown = valueOf(await one.alerts.digest("all"));
    expect(shown?.digest).toMatchObject({ every: "daily", from: "2026-01-14T12:00:00.000Z" });
    expect(shown?.text).toContain("What arrived isn't known");
    expect(valueOf(await one.alerts.digest("ws-7k2q9d" as never))).toBeUndefined();
    expect(sent).toHaveLength(0);
  });
});
