import { describe, expect, test } from "vitest";
import type { Readers } from "../../../main/core/migration/effects/effect.ts";
import { momentOf, type Marked } from "../../../main/core/migration/timekeeping.ts";
import { earlierWaits, notBefore, waitOf } from "../../../main/core/migration/told-waits.ts";
import type { JournalReading, ReadProblem, Storage } from "../../../main/core/storage/port.ts";
import { RunId } from "../../../shared/ids.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import { planOf, rejected, START, ToldRun } from "../../support/told-run.ts";
import { virtualClock, type VirtualClock } from "../../support/virtual-clock.ts";

const served = (ms: number): string => isoOf(instant(START + ms));

/** Reading halves of which each tells its own time; `asked` says which ones were. */
function platform(dates: { readonly cloud?: string; readonly onPrem?: string }): {
  readonly readers: Readers;
  readonly asked: string[];
} {
  const asked: string[] = [];
  const answer = (name: "cloud" | "onPrem") => () => {
    asked.push(name);
    const serverDate = dates[name];
    const evidence = { at: "", durationMs: 1, ...(serverDate === undefined ? {} : { serverDate }) };
    return Promise.resolve({ kind: "confirmed", evidence });
  };
  const readers = { cloud: { warm: answer("cloud") }, onPrem: { readHealth: answer("onPrem") } };
  return { readers: readers as unknown as Readers, asked };
}

const begunHere = (clock: VirtualClock): Marked => {
  const { wall, boot, monotonicMs } = momentOf(clock);
  return { wall, stamp: { boot, monotonicMs } };
};
/** A mark of another process. */
const begunElsewhere = (name: string, serverDate?: string): Marked => ({
  wall: instant(START),
  stamp: { boot: name, monotonicMs: 5 },
  ...(serverDate === undefined ? {} : { serverDate }),
});

describe("a told wait", () => {
  test("[I23] is measured by the process that saw it begin, and nobody is asked for the time", async () => {
    const clock = virtualClock(START);
    const { readers, asked } = platform({ cloud: served(0) });
    const timing = { clock, readers: () => Promise.resolve(readers) };
    const wait = { from: begunHere(clock), seconds: 60, api: "cloud" } as const;
    expect(await notBefore(timing, wait)).toBe(START + 60_000);
    await clock.advance(59_999);
    expect(await notBefore(timing, wait)).toBe(START + 60_000);
    await clock.advance(1);
    expect(await notBefore(timing, wait)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test("[I23] is named as it was told while the clocks agree, and as it is measured where they do not", async () => {
    const clock = virtualClock(START);
    const timing = { clock, readers: () => Promise.resolve(undefined) };
    const wait = { from: begunHere(clock), seconds: 60, api: "cloud" } as const;
    await clock.advance(10_000);
    for (const [jump, until] of [
      [2_000, 60_000],
      [-2_000, 60_000],
      [2_001, 62_001],
      [-2_001, 57_999],
    ] as const) {
      clock.jumpTo(instant(START + 10_000 + jump));
      expect(await notBefore(timing, wait)).toBe(START + until);
    }
  });

  test.each(["cloud", "onPrem"] as const)(
    "[I23] of another process is measured by the clock of the API that told it: %s",
    async (api) => {
      const clock = virtualClock(START + 5_000_000);
      const other = api === "cloud" ? "onPrem" : "cloud";
      const { readers, asked } = platform({ [api]: served(40_000), [other]: served(999_000) });
      const timing = { clock, readers: () => Promise.resolve(readers) };
      const wait = { from: begunElsewhere(`dated ${api}`, served(0)), seconds: 60, api };
      // A second less has passed for certain than the two dates say.
      expect(await notBefore(timing, wait)).toBe(START + 5_000_000 + 21_000);
      expect(asked).toEqual([api]);
      expect(await notBefore(timing, { ...wait, seconds: 39 })).toBeUndefined();
    },
  );

  test.each<readonly [string, string | undefined, string | undefined]>([
    ["where its begin has no date", undefined, served(999_000)],
    ["where the platform tells no time now", served(0), undefined],
  ])("[I23] of another process begins anew %s", async (name, begun, now) => {
    const clock = virtualClock(START + 5_000_000);
    const { readers, asked } = platform(now === undefined ? {} : { cloud: now });
    const timing = { clock, readers: () => Promise.resolve(readers) };
    const wait = { from: begunElsewhere(name, begun), seconds: 60, api: "cloud" } as const;
    expect(await notBefore(timing, wait)).toBe(START + 5_060_000);
    expect(asked).toEqual(begun === undefined ? [] : ["cloud"]);
    // Asked again it goes on from where it began here.
    await clock.advance(20_000);
    expect(await notBefore(timing, wait)).toBe(START + 5_060_000);
    await clock.advance(40_000);
    expect(await notBefore(timing, wait)).toBeUndefined();
  });

  test("[I23] begins anew on its own, whatever other wait did so before", async () => {
    const clock = virtualClock(START);
    const timing = { clock, readers: () => Promise.resolve(undefined) };
    const first = { from: begunElsewhere("one of them"), seconds: 60, api: "cloud" } as const;
    await notBefore(timing, first);
    await clock.advance(30_000);
    const stamped = { ...first, from: begunElsewhere("another") };
    const undated = { ...first, from: { wall: instant(START), stamp: undefined } };
    for (const wait of [stamped, undated]) expect(await notBefore(timing, wait)).toBe(START + 90_000);
    expect(await notBefore(timing, first)).toBe(START + 60_000);
  });

  test("[I23] begins anew where nobody can be asked", async () => {
    const clock = virtualClock(START + 5_000_000);
    const timing = { clock, readers: () => Promise.resolve(undefined) };
    const wait = { from: begunElsewhere("alone", served(0)), seconds: 60, api: "onPrem" } as const;
    expect(await notBefore(timing, wait)).toBe(START + 5_060_000);
  });

  test("[I23] is the cloud's for what is sent there, and the client's for all else", () => {
    const from = begunElsewhere("x");
    const api = (step: Parameters<typeof waitOf>[0]["step"]): string =>
      waitOf({ step, seconds: 7, from }).api;
    expect(waitOf({ step: "register", seconds: 7, from })).toEqual({ from, seconds: 7, api: "cloud" });
    expect(api("subscribe")).toBe("cloud");
    expect((["account", "code", "shards", "backup"] as const).map(api)).toEqual(Array(4).fill("onPrem"));
  });
});

describe("waits that earlier runs were told", () => {
  const PLAN = planOf("to-cloud");
  const waiting = (): JournalReading["rows"] =>
    new ToldRun("to-cloud").backedUp().takes("register", rejected("rate-limited", { retryAfterSeconds: 60 }))
      .rows;
  const earlier = RunId.parse("r-20260114-before");

  /** A folder of one earlier run, of the plan's number unless told otherwise. */
  function folder(
    reading: Result<JournalReading, ReadProblem>,
    number: string = numberOf(PLAN),
  ): Pick<Storage, "runs" | "read"> {
    return {
      runs: () => ok([{ run: earlier, number, openedAt: instant(START) }]),
      read: () => reading,
      triesForgottenAt: () => ok(undefined),
    } as unknown as Pick<Storage, "runs" | "read">;
  }
  const waits = (storage: Pick<Storage, "runs" | "read">, plan = PLAN) =>
    earlierWaits(storage as Storage, plan);

  test("[I23] hold for a new run that takes the same step, and name the run that was told", () => {
    expect(waits(folder(ok({ rows: waiting(), damaged: [] })))).toMatchObject([
      { run: earlier, wait: { step: "register", seconds: 60 } },
    ]);
  });

  test("[I23] hold for no other number, and for no run that does not take the step", () => {
    const read = ok({ rows: waiting(), damaged: [] });
    expect(waits(folder(read, "+34600123456"))).toEqual([]);
    expect(waits(folder(read), planOf("to-onprem"))).toEqual([]);
  });

  test("[I23] are none where nothing was told, and none that a run could tell which cannot be read", () => {
    expect(waits(folder(ok({ rows: new ToldRun("to-cloud").backedUp().rows, damaged: [] })))).toEqual([]);
    expect(waits(folder(err({ kind: "noSuchRun" })))).toEqual([]);
    expect(waits(folder(ok({ rows: waiting(), damaged: [{ seq: 2, why: "unreadable" }] })))).toEqual([]);
    expect(waits(folder(ok({ rows: [], damaged: [] })))).toEqual([]);
    const failing = { runs: () => err({ kind: "storageReadOnly" }) } as unknown as Storage;
    expect(waits(failing)).toEqual([]);
  });
});
