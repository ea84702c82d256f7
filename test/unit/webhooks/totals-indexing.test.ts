import * as fc from "fast-check";
import { DatabaseSync, StatementSync } from "node:sqlite";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { PrivacyMode } from "../../../shared/webhook/privacy.ts";
import { instant } from "../../../shared/time.ts";
import { timedArrival } from "../../support/timed-arrival.ts";
import { tellTotals } from "../../../shared/totals/tell.ts";
import { zoneClock } from "../../../shared/traffic/zone.ts";
import { TOTALS_KEPT } from "../../../shared/totals/totals.ts";
import { hourStart } from "../../../main/core/webhooks/store/totals/totals-writer.ts";
import type { OpenStore } from "../../../main/core/webhooks/store/open-store.ts";
import { valueOf } from "../../support/expect-result.ts";
import {
  cloud,
  incoming,
  NUMBER_ID,
  status,
  storeHarness,
  textMessage,
  WORKSPACE,
  type StoreHarness,
} from "../../support/webhooks/store-harness.ts";

/** The real methods behind the faults below. */
const real: {
  readonly run: StatementSync["run"];
  readonly exec: DatabaseSync["exec"];
} = { run: Reflect.get(StatementSync.prototype, "run"), exec: Reflect.get(DatabaseSync.prototype, "exec") };

const NOON = Date.UTC(2026, 0, 15, 12);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ALWAYS = { filter: {}, from: instant(-8e15), until: instant(8e15) };

/** What is kept, one text for each hour or day and what is counted. */
async function told(store: OpenStore, more = {}): Promise<readonly string[]> {
  const { hours, days } = valueOf(await store.totals({ ...ALWAYS, ...more }));
  const line =
    (unit: string) =>
    ({ start, counted, figures }: (typeof hours)[number]) =>
      `${unit} ${new Date(start).toISOString()} ${counted} ${figures.count} timed ${figures.timed} ahead ${figures.ahead} sum ${figures.sumMs}`;
  return [...days.map(line("day")), ...hours.map(line("hour"))].toSorted();
}

const Part = fc.record({
  id: fc.integer({ min: 0, max: 9 }),
  kind: fc.constantFrom("message" as const, "status" as const),
  number: fc.constantFrom(NUMBER_ID, "200"),
  /** Minutes after noon at which it arrives, and by which the platform's time lies before. */
  at: fc.integer({ min: -200, max: 200 }),
  behind: fc.oneof(fc.integer({ min: -3, max: 300 }), fc.constantFrom(-5_000, 60_000)),
  sort: fc.constantFrom("real" as const, "real" as const, "rejected" as const, "made-up" as const),
});

test.each(["searchable", "sealed", "facts"] as const)(
  "[ZB1] %s: totals equal a count of what arrived, each event once",
  async (mode: PrivacyMode) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(Part, { minLength: 1, maxLength: 3 }), { maxLength: 25 }),
        async (stream) => {
          const rig = await storeHarness();
          rig.mode = mode;
          const store = rig.open();
          if (mode === "sealed") valueOf(store.prepareSealing());
          const expected = new Map<string, { count: number; timed: number; ahead: number; sumMs: number }>();
          const seen = new Set<string>();
          for (const parts of stream) {
            const [{ at, sort, number }] = parts as [(typeof parts)[number]];
            const receivedAt = NOON + at * 60_000;
            const made = parts.map(({ id, kind, behind }) => ({
              kind,
              name: `${number}-${id}`,
              seconds: Math.floor((receivedAt - behind * 1_000) / 1_000),
            }));
            const body = cloud(
              {
                messages: made
                  .filter(({ kind }) => kind === "message")
                  .map(({ name, seconds }) => textMessage(name, "hello", "15550001111", seconds)),
                statuses: made
                  .filter(({ kind }) => kind === "status")
                  .map(({ name, seconds }) => status(name, "sent", "15550001111", seconds)),
              },
              number,
            );
            valueOf(
              await store.accept(
                incoming(body, {
                  receivedAt: instant(receivedAt),
                  ...(sort === "rejected" ? { signature: "invalid", refused: "signature-invalid" } : {}),
                  ...(sort === "made-up" ? { madeUp: true as const } : {}),
                }),
              ),
            );
            if (sort === "made-up") continue;
            const counts = sort === "rejected" ? made.slice(0, 1) : made;
            for (const { kind, name, seconds } of counts) {
              const again = seen.has(`${kind} ${name} ${seconds}`);
              const counted =
                sort === "rejected"
                  ? "rejected"
                  : again
                    ? "duplicates"
                    : `${kind}${kind === "message" ? "s" : "es"}`;
              if (sort === "real") seen.add(`${kind} ${name} ${seconds}`);
              const key = `${Math.floor(receivedAt / HOUR) * HOUR} ${counted}`;
              const sum = expected.get(key) ?? { count: 0, timed: 0, ahead: 0, sumMs: 0 };
              const one = timedArrival(
                receivedAt,
                ["rejected", "duplicates"].includes(counted) ? undefined : seconds * 1_000,
              );
              expected.set(key, {
                count: sum.count + 1,
                timed: sum.timed + one.timed,
                ahead: sum.ahead + one.ahead,
                sumMs: sum.sumMs + one.sumMs,
              });
            }
          }
          await store.settled();
          expect(await told(store)).toEqual(
            [...expected]
              .map(([key, { count, timed, ahead, sumMs }]) => {
                const [start = "", counted = ""] = key.split(" ");
                return `hour ${new Date(Number(start)).toISOString()} ${counted} ${count} timed ${timed} ahead ${ahead} sum ${sumMs}`;
              })
              .toSorted(),
          );
          await store.close();
        },
      ),
      { numRuns: mode === "searchable" ? 8 : 2 },
    );
  },
);

/** A store with these messages, each in its own notification and some twice, not indexed yet. */
async function unindexed(rig: StoreHarness): Promise<OpenStore> {
  const store = rig.open();
  const notes = ["a", "b", "a"].map((id) => incoming(cloud({ messages: [textMessage(id, "hello")] })));
  for (const accepted of await Promise.all(notes.map((note) => store.accept(note)))) valueOf(accepted);
  return store;
}

test("[ZB2] whichever write of the indexing fails, each arrival is counted exactly once in the end", async () => {
  const clean = await unindexed(await storeHarness());
  await clean.settled();
  const expected = await told(clean);
  expect(expected).toEqual([
    "hour 2026-01-15T12:00:00.000Z duplicates 1 timed 0 ahead 0 sum 0",
    "hour 2026-01-15T12:00:00.000Z messages 2 timed 2 ahead 0 sum 120000",
  ]);
  let failed = 0;
  for (let at = 1; ; at += 1) {
    const rig = await storeHarness();
    const store = await unindexed(rig);
    let writes = 0;
    const run = vi.spyOn(StatementSync.prototype, "run").mockImplementation(function (
      this: StatementSync,
      ...given
    ) {
      writes += 1;
      if (writes === at)
        throw Object.assign(new Error("disk I/O error"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
      return Reflect.apply(real.run, this, given);
    });
    await store.settled();
    run.mockRestore();
    if (writes < at) break;
    failed += 1;
    await store.close();
    const next = rig.open();
    await next.settled();
    expect([at, await told(next)]).toEqual([at, expected]);
    await next.close();
  }
  expect(failed).toBeGreaterThan(12);
});

test("[ZB3] totals outlive their events: hours for 90 days, then days in UTC, then nothing", async () => {
  const rig = await storeHarness();
  rig.keepDays = 1;
  const store = rig.open();
  for (const [id, hours] of [
    ["a", 0],
    ["b", 1],
    ["c", 13],
  ] as const)
    valueOf(
      await store.accept(
        incoming(cloud({ messages: [textMessage(id, "hello")] }), {
          receivedAt: instant(NOON + hours * HOUR),
        }),
      ),
    );
  await store.settled();
  /** Days of which none is a jump of the clock. */
  const pass = async (days: number): Promise<void> => {
    for (let left = days; left > 0; left -= 3) {
      await rig.clock.advance(Math.min(3, left) * DAY);
      valueOf(await store.tidy());
    }
  };
  valueOf(await store.tidy());
  const hours = await told(store);
  expect(hours).toHaveLength(3);
  await pass(3);
  expect(valueOf(store.facts()).events).toBe(0);
  expect(await told(store)).toEqual(hours);
  await pass(TOTALS_KEPT.hoursDays - 2);
  const [, , last] = hours;
  const first = "day 2026-01-15T00:00:00.000Z messages 2 timed 1 ahead 0 sum 60000";
  expect((await told(store)).map((line) => line.replace(/timed.*/, ""))).toEqual(
    [first, last ?? ""].map((line) => line.replace(/timed.*/, "")),
  );
  await pass(1);
  expect((await told(store)).map((line) => line.slice(0, 43))).toEqual([
    "day 2026-01-15T00:00:00.000Z messages 2 tim",
    "day 2026-01-16T00:00:00.000Z messages 1 tim",
  ]);
  await pass(TOTALS_KEPT.daysDays - TOTALS_KEPT.hoursDays);
  expect(await told(store)).toEqual([]);
});

test("[ZB4] who deletes a number, a workspace or everything deletes its totals; those of an end user name nobody", async () => {
  const rig = await storeHarness();
  const store = rig.open();
  const fill = async (): Promise<void> => {
    for (const number of [NUMBER_ID, "200"])
      valueOf(
        await store.accept(
          incoming(cloud({ messages: [textMessage(`m${number}`, "Cat secret", "15559998888")] }, number)),
        ),
      );
    valueOf(
      await store.accept(incoming(cloud({ messages: [textMessage("t", "x")] }), { receiver: "terminal" })),
    );
    await store.settled();
  };
  await fill();
  expect(await told(store)).toEqual(["hour 2026-01-15T12:00:00.000Z messages 3 timed 3 ahead 0 sum 180000"]);
  valueOf(await store.erase({ what: { by: "user", user: "15559998888" } }));
  expect(await told(store)).toHaveLength(1);
  const database = new DatabaseSync(join(rig.dataDir, "webhooks.db"));
  onTestFinished(() => database.close());
  const rows = JSON.stringify(database.prepare("SELECT * FROM total").all());
  expect(rows).not.toMatch(/15559998888|secret|m200/);
  valueOf(await store.erase({ what: { by: "number", phoneNumberId: "200" } }));
  expect(await told(store)).toEqual(["hour 2026-01-15T12:00:00.000Z messages 2 timed 2 ahead 0 sum 120000"]);
  expect(await told(store, { filter: { phoneNumberId: "200" } })).toEqual([]);
  valueOf(await store.erase({ workspace: WORKSPACE, what: { by: "all" } }));
  expect(await told(store)).toEqual(await told(store, { filter: { receiver: "terminal" } }));
  valueOf(await store.erase({ what: { by: "all" } }));
  expect(await told(store)).toEqual([]);
  expect(database.prepare("SELECT count(*) AS n FROM total").get()).toEqual({ n: 0 });
});

/** Takes a store back to the schema before totals, with the events that it has. */
function asBefore(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, "webhooks.db"));
  database.exec("DROP TABLE total; DELETE FROM meta WHERE name LIKE 'totals %'; PRAGMA user_version = 4");
  database.close();
}

test("[ZB5] a store of an earlier version gets the totals of the events that it still has, whatever interrupts that", async () => {
  const rig = await storeHarness();
  const store = rig.open();
  const messages = Array.from({ length: 2_500 }, (_, n) => textMessage(`m${n}`, "hello"));
  for (const lists of [
    { messages: messages.slice(0, 1_300) },
    { messages: messages.slice(1_300) },
    { statuses: [status("s", "read")] },
  ])
    valueOf(await store.accept(incoming(cloud(lists))));
  valueOf(
    await store.accept(
      incoming(cloud({ messages: [textMessage("x", "x")] }), {
        signature: "invalid",
        refused: "signature-invalid",
      }),
    ),
  );
  valueOf(await store.accept(incoming(cloud({ messages: [textMessage("y", "y")] }), { madeUp: true })));
  await store.settled();
  const expected = await told(store);
  expect(expected).toHaveLength(3);
  await store.close();
  asBefore(rig.dataDir);
  // The second slice of the counting meets a full disk; then the process ends.
  const interrupted = rig.open();
  expect(valueOf(await interrupted.totals(ALWAYS))).toMatchObject({ hours: [], counting: true });
  let slices = 0;
  const run = vi.spyOn(DatabaseSync.prototype, "exec").mockImplementation(function (this: DatabaseSync, sql) {
    if (sql === "BEGIN IMMEDIATE") slices += 1;
    if (sql === "BEGIN IMMEDIATE" && slices === 2)
      throw Object.assign(new Error("full"), { code: "ERR_SQLITE_ERROR", errcode: 13 });
    Reflect.apply(real.exec, this, [sql]);
  });
  expect((await interrupted.tidy()).ok).toBe(false);
  run.mockRestore();
  expect(valueOf(await interrupted.totals(ALWAYS)).hours[0]?.figures.count).toBe(2_000);
  valueOf(await interrupted.accept(incoming(cloud({ statuses: [status("s2", "read")] }))));
  await interrupted.close();
  const next = rig.open();
  // What expires is counted before it goes.
  rig.keepDays = 1;
  await rig.clock.advance(3 * DAY);
  valueOf(await next.tidy());
  expect(valueOf(next.facts()).events).toBe(0);
  expect(await told(next)).toEqual(
    expected.map((line) =>
      line.replace("statuses 1 timed 1 ahead 0 sum 60000", "statuses 2 timed 2 ahead 0 sum 120000"),
    ),
  );
  expect(valueOf(await next.totals(ALWAYS)).counting).toBe(false);
});

test("[ZB6] a payload's time that can't be, and a clock that jumps, change no count", async () => {
  const store = (await storeHarness()).open();
  const take = async (id: string, seconds: number, receivedAt = NOON): Promise<void> => {
    const body = cloud({ messages: [textMessage(id, "x", "1", seconds)] });
    valueOf(await store.accept(incoming(body, { receivedAt: instant(receivedAt) })));
  };
  await take("epoch", 1);
  await take("next year", NOON / 1_000 + 400 * 86_400);
  await take("ahead", NOON / 1_000 + 2);
  await take("a week back", NOON / 1_000 - 7 * 86_400);
  await take("before 1970", -7_200, -3_600_000 - 1);
  await store.settled();
  expect(await told(store)).toEqual([
    "hour 1969-12-31T22:00:00.000Z messages 1 timed 0 ahead 0 sum 0",
    "hour 2026-01-15T12:00:00.000Z messages 4 timed 1 ahead 1 sum 604800000",
  ]);
});

test("[ZB6] totals of a clock that was wrong by millennia are read as fast as others", async () => {
  const rig = await storeHarness();
  const store = rig.open();
  for (const [id, at] of [
    ["a", 0],
    ["b", NOON],
    ["c", 7e15],
  ] as const)
    valueOf(
      await store.accept(incoming(cloud({ messages: [textMessage(id, "x")] }), { receivedAt: instant(at) })),
    );
  await store.settled();
  const begun = vi.spyOn(DatabaseSync.prototype, "exec");
  const { hours } = valueOf(await store.totals(ALWAYS));
  expect(hours).toHaveLength(3);
  expect(begun.mock.calls.length).toBeLessThan(30);
  begun.mockRestore();
  const clock = zoneClock("Europe/Madrid");
  if (clock === undefined) throw new Error("the zone exists");
  const wanted = { by: "day", clock, since: undefined, until: undefined, now: instant(NOON) } as const;
  const kept = { hours, days: [], since: instant(0), hoursSince: instant(0), counting: false };
  expect(tellTotals(kept, wanted, [{ from: instant(0), until: instant(1) }]).quiet).toHaveLength(1);
});

test("[ZB6] an hour begins when clocks here show a full one, in every zone", () => {
  const iso = (ms: number): string => new Date(ms).toISOString();
  const at = Date.UTC(2026, 0, 15, 12, 40);
  expect(iso(hourStart(at, () => 0))).toBe("2026-01-15T12:00:00.000Z");
  expect(iso(hourStart(at, () => 330))).toBe("2026-01-15T12:30:00.000Z");
  expect(iso(hourStart(at, () => 345))).toBe("2026-01-15T12:15:00.000Z");
  expect(iso(hourStart(at, () => -210))).toBe("2026-01-15T12:30:00.000Z");
  expect(iso(hourStart(-1, () => -570))).toBe("1969-12-31T23:30:00.000Z");
});
