import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Alerts } from "../../../main/core/alerts/alerts.ts";
import { openClaims } from "../../../main/core/alerts/claims.ts";
import { ALERT_GAPS_MS } from "../../../main/core/alerts/send-alerts.ts";
import { lockNamed } from "../../../main/core/storage/run-lock.ts";
import { checkedText } from "../../../main/core/storage/checked-json.ts";
import { parseJson } from "../../../shared/parse-json.ts";
import { redact } from "../../../shared/redacted.ts";
import { isoOf } from "../../../shared/time.ts";
import { alertsFolder, choice, ENDED, outcomes, run, silence } from "../../support/alerts-folder.ts";
import { valueOf } from "../../support/expect-result.ts";

const HOUR_MS = 3_600_000;
const MOST_AN_HOUR = 3;
const LIST = "alerts-sent.json";
const DOWN = { outcome: "not-sent", why: "connection-refused" } as const;

type Folder = ReturnType<typeof alertsFolder>;

/** So many migrations that have ended, as a start finds them. */
function endedRuns({ clock }: Pick<Folder, "clock">, count: number, named = "a") {
  const at = isoOf(clock.now());
  return Array.from({ length: count }, (_, index) =>
    run(at, ENDED, { run: `r-20260115-${named}${String(index).padStart(5, "0")}` as never }),
  );
}

const tellAll = (alerts: Alerts, runs: ReturnType<typeof endedRuns>): void => {
  for (const one of runs) alerts.runChanged(one);
};

/** The target, set a moment before anything happens. */
async function withTarget(form: "generic" | "slack" = "slack") {
  const folder = alertsFolder({ mostAnHour: MOST_AN_HOUR });
  const one = await folder.open();
  const key = form === "generic" ? { key: redact("a key of the right length", "alert key") } : {};
  valueOf(one.alerts.save(choice({ form, ...key })));
  await folder.clock.advance(1_000);
  const textsOf = (): readonly string[] => folder.sent.map(({ text }) => text);
  return { ...folder, one, textsOf };
}

test("[ZJ36] an attempt that was taken back hides none that another process makes later", () => {
  const { clock, dataDir } = alertsFolder();
  const one = openClaims({ clock, dataDir });
  const other = openClaims({ clock, dataDir });
  const until = isoOf(clock.now());
  const claim = { id: "a".repeat(32), scope: "desktop", news: "digest", until, happenedAt: until } as const;
  expect(valueOf(one.claim(claim, 1))).toEqual({ tries: 1 });
  const lock = lockNamed(dataDir, "alerts", 0);
  one.withdraw(claim.id);
  lock?.release();
  // Any change of the list removes what was taken back.
  one.note("b".repeat(32), { outcome: "shown" });
  expect(valueOf(other.claim(claim, 1))).toEqual({ tries: 1 });
  expect(one.isSettled(claim.id, 1)).toBe(true);
  expect(valueOf(one.claim(claim, 1))).toBeUndefined();
  expect(one.newest().sent.map(({ outcome }) => outcome)).toEqual(["sending"]);
});

describe("[ZJ18] more alerts than are remembered whole", () => {
  test("[ZJ18] none is sent again at the next starts, and many at once are sent as one", async () => {
    const { open, settled, sent, textsOf, one, clock, ...folder } = await withTarget("generic");
    await one.alerts.close();
    const runs = endedRuns({ clock }, 1_500);
    for (let start = 0; start < 3; start += 1) {
      const { alerts } = await open();
      tellAll(alerts, runs);
      await settled();
      await clock.advance(5_000);
      await settled();
      await alerts.close();
      expect(sent).toHaveLength(MOST_AN_HOUR + 1);
    }
    const last = parseJson(textsOf().at(-1) ?? "");
    const rest = runs.length - MOST_AN_HOUR;
    expect(last).toMatchObject({
      event: "several",
      counts: { ended: rest },
      text: `Much has happened at once: A migration is over (${rest}). Open Switchover to see all of it.`,
    });
    expect(statSync(join(folder.dataDir, LIST)).size).toBeLessThan(100_000);
  });

  test("[ZJ18] one kind of alert never crowds out another", async () => {
    const { one, settled, clock, textsOf } = await withTarget();
    tellAll(one.alerts, endedRuns({ clock }, 100));
    one.alerts.runChanged(run(isoOf(clock.now()), { kind: "unknown", step: "register" }));
    await settled();
    expect(textsOf().filter((text) => text.includes("is unknown"))).toHaveLength(1);
  });

  test("[ZJ18] those that go on are told every ten minutes, and what a closing program still has is told", async () => {
    const { one, settled, clock, sent, textsOf } = await withTarget();
    tellAll(one.alerts, endedRuns({ clock }, 30));
    await settled();
    await clock.advance(5_000);
    await settled();
    expect(textsOf().at(-1)).toContain(`(${30 - MOST_AN_HOUR})`);
    for (let minute = 0; minute < 9; minute += 1) {
      tellAll(one.alerts, endedRuns({ clock }, 4, String.fromCharCode(98 + minute)));
      await settled();
      await clock.advance(60_000);
    }
    expect(sent).toHaveLength(MOST_AN_HOUR + 1);
    await clock.advance(60_000);
    await settled();
    expect(textsOf().slice(MOST_AN_HOUR + 1)).toEqual([expect.stringContaining("(36)")]);
    tellAll(one.alerts, endedRuns({ clock }, 5, "y"));
    await one.alerts.close();
    expect(textsOf().at(-1)).toContain("(5)");
  });

  test("[ZJ18] one that stands for several and surely wasn't taken leaves them to the next start", async () => {
    const { one, open, settled, clock, sent, answers, textsOf } = await withTarget();
    const runs = endedRuns({ clock }, MOST_AN_HOUR + 7);
    tellAll(one.alerts, runs);
    await settled();
    answers.push(...ALERT_GAPS_MS.map(() => DOWN), DOWN);
    for (const gapMs of [5_000, ...ALERT_GAPS_MS]) {
      await clock.advance(gapMs);
      await settled();
    }
    const tried = sent.length;
    expect(tried).toBe(MOST_AN_HOUR + ALERT_GAPS_MS.length + 1);
    const { alerts } = await open();
    tellAll(alerts, runs);
    await settled();
    expect(textsOf().slice(tried)).toHaveLength(MOST_AN_HOUR);
    await alerts.close();
    expect(textsOf().at(-1)).toContain(`(${7 - MOST_AN_HOUR})`);
  });

  test("[ZJ18] of two processes that gather the same, each alert is told by one", async () => {
    const { one, open, settled, clock, textsOf } = await withTarget();
    const other = await open();
    const runs = endedRuns({ clock }, 60);
    tellAll(one.alerts, runs);
    tellAll(other.alerts, runs);
    await settled();
    await clock.advance(5_000);
    await settled();
    const single = textsOf().filter((text) => text.includes("is complete")).length;
    const told = textsOf().flatMap((text) => /over \((\d+)\)/.exec(text)?.[1] ?? []);
    expect(single + told.reduce((sum, count) => sum + Number(count), 0)).toBe(60);
  });

  test("[ZJ18] those that waited for the vault are no burst, and none is older than a day", async () => {
    const { one, settled, clock, sent, textsOf } = await withTarget();
    one.vault.lock();
    tellAll(one.alerts, endedRuns({ clock }, 40, "o"));
    await clock.advance(25 * HOUR_MS);
    tellAll(one.alerts, endedRuns({ clock }, 50, "n"));
    await settled();
    await one.vault.unlock(redact("pass", "passphrase"));
    one.alerts.vaultOpened();
    await clock.advance(5_000);
    await settled();
    expect(sent).toHaveLength(MOST_AN_HOUR + 1);
    expect(textsOf().at(-1)).toContain(`(${50 - MOST_AN_HOUR})`);
    expect(valueOf(one.alerts.state()).sent.filter(({ outcome }) => outcome === "waiting")).toEqual([]);
  });

  test("[ZJ18] a silence that lasts is told once, whatever was sent in the weeks since, and the rest goes by age", async () => {
    const { one, open, settled, clock, dataDir, sent } = await withTarget();
    const finding = silence(clock);
    one.alerts.watchChanged({ findings: [finding] });
    await settled();
    const claims = openClaims({ clock, dataDir });
    const days = 12;
    for (let day = 0; day < days; day += 1) {
      const at = isoOf(clock.now());
      const many = Array.from({ length: 300 }, (_, index) => ({
        id: `${day * 300 + index}`.padStart(16, "0").padEnd(32, "0"),
        scope: "all" as const,
        news: "ended" as const,
        happenedAt: at,
      }));
      claims.settle(many, { outcome: "accepted" });
      await clock.advance(24 * HOUR_MS);
    }
    const { alerts } = await open();
    alerts.watchChanged({ findings: [finding] });
    await settled();
    expect(sent).toHaveLength(1);
    const { older } = JSON.parse(readFileSync(join(dataDir, LIST), "utf8")) as { older: { ids: string }[] };
    expect(older.map(({ ids }) => ids.length / 16)).toEqual([1, ...Array.from({ length: 6 }, () => 300)]);
  });
});

describe("[ZJ19] a list of sent alerts that isn't there as it was written", () => {
  const whole = (dataDir: string): string => readFileSync(join(dataDir, LIST), "utf8");

  test.each<[string, (text: string) => string]>([
    ["a changed digit", (text) => text.replace("200", "201")],
    ["nothing in it", () => ""],
    ["its second half missing", (text) => text.slice(0, text.length / 2)],
    ["rows that nobody wrote", () => checkedText({ format: 1, sent: [{ id: "x" }, null] })],
    ["no JSON in it", () => "\u0000".repeat(100)],
  ])("[ZJ19] with %s is set aside, and nothing from before is sent again", async (_how, damage) => {
    const { one, open, settled, clock, dataDir, sent } = await withTarget();
    const before = run(isoOf(clock.now()), ENDED);
    one.alerts.runChanged(before);
    await settled();
    const damaged = damage(whole(dataDir));
    writeFileSync(join(dataDir, LIST), damaged);
    const { alerts } = await open();
    alerts.runChanged(before);
    alerts.watchChanged({ findings: [silence(clock)] });
    await settled();
    expect(sent).toHaveLength(1);
    const aside = readdirSync(dataDir).filter((name) => name.startsWith(`${LIST}.damaged-`));
    expect(aside.map((name) => readFileSync(join(dataDir, name), "utf8"))).toEqual([damaged]);
    await clock.advance(1_000);
    alerts.runChanged(run(isoOf(clock.now()), ENDED));
    await settled();
    expect(sent).toHaveLength(2);
  });

  test("[ZJ19] by a newer version is left alone, nothing is sent, and that is said", async () => {
    const { one, settled, clock, dataDir, sent, answers } = await withTarget();
    const newer = checkedText({ format: 2, told: ["whatever it has"] });
    writeFileSync(join(dataDir, LIST), newer);
    answers.length = 0;
    tellAll(one.alerts, endedRuns({ clock }, 50));
    for (const gapMs of ALERT_GAPS_MS) {
      await settled();
      await clock.advance(gapMs);
    }
    expect(valueOf(await one.alerts.test("all"))).toMatchObject({
      outcome: "not-sent",
      why: "newer-version",
    });
    await one.alerts.close();
    expect([sent.length, whole(dataDir)]).toEqual([0, newer]);
    expect(readdirSync(dataDir).filter((name) => name.startsWith(LIST))).toEqual([LIST]);
    expect(valueOf(one.alerts.state())).toMatchObject({ unsent: "newer-version", sent: [] });
  });

  test("[ZJ19] with a row that this version doesn't know keeps it, and doesn't send its alert again", async () => {
    const { one, open, settled, clock, dataDir, sent } = await withTarget();
    const known = run(isoOf(clock.now()), ENDED);
    one.alerts.runChanged(known);
    await settled();
    const { checksum: _sum, ...list } = JSON.parse(whole(dataDir)) as { sent: object[]; checksum: string };
    const strange = { ...list.sent[0], outcome: "seen", by: "someone" };
    writeFileSync(join(dataDir, LIST), checkedText({ ...list, sent: [strange] }));
    const { alerts } = await open();
    alerts.runChanged(known);
    await clock.advance(1_000);
    alerts.runChanged(run(isoOf(clock.now()), ENDED));
    await settled();
    expect(sent).toHaveLength(2);
    expect(JSON.parse(whole(dataDir))).toMatchObject({ sent: [strange, { outcome: "accepted" }] });
  });

  test("[ZJ19] whose time is ahead of a clock that was put back: what happens from then on is sent", async () => {
    const { one, settled, clock, dataDir, sent } = await withTarget();
    const ahead = { format: 1, sent: [], since: "2099-01-01T00:00:00.000Z" };
    writeFileSync(join(dataDir, LIST), checkedText(ahead));
    for (const id of ["r-20260115-aaaaa1", "r-20260115-aaaaa2"]) {
      one.alerts.runChanged(run(isoOf(clock.now()), ENDED, { run: id as never }));
      await settled();
      await clock.advance(1_000);
    }
    expect(sent).toHaveLength(1);
  });
});

describe("[ZJ20] an alert whose target is removed or saved anew", () => {
  test.each<[string, (alerts: Alerts) => unknown]>([
    ["removed", (alerts) => alerts.remove("all")],
    ["saved anew", (alerts) => alerts.save(choice({ form: "teams" }))],
  ])(
    "[ZJ20] (%s) waits for nothing any more, wherever that was done, and is never sent",
    async (_how, change) => {
      const { one, open, settled, clock, sent } = await withTarget();
      const other = await open();
      one.vault.lock();
      const runs = endedRuns({ clock }, 3);
      tellAll(one.alerts, runs);
      await settled();
      expect(outcomes(one.alerts)).toEqual([0, 1, 2].map(() => ["waiting", 0]));
      await clock.advance(1_000);
      change(other.alerts);
      one.alerts.changedElsewhere();
      await settled();
      const known = valueOf(one.alerts.state()).sent.map(({ outcome, why }) => [outcome, why]);
      expect(known).toEqual([0, 1, 2].map(() => ["not-sent", "target-changed"]));
      await one.vault.unlock(redact("pass", "passphrase"));
      one.alerts.vaultOpened();
      tellAll(one.alerts, runs);
      await clock.advance(HOUR_MS);
      await settled();
      await one.alerts.close();
      expect(sent).toEqual([]);
    },
  );

  test("[ZJ20] and those that were gathered for it aren't sent either", async () => {
    const { one, settled, clock, sent } = await withTarget();
    tellAll(one.alerts, endedRuns({ clock }, MOST_AN_HOUR + 9));
    await settled();
    expect(sent).toHaveLength(MOST_AN_HOUR);
    valueOf(one.alerts.remove("all"));
    await clock.advance(HOUR_MS);
    await settled();
    await one.alerts.close();
    expect(sent).toHaveLength(MOST_AN_HOUR);
  });
});
