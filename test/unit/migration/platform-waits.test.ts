import { describe, expect, test } from "vitest";
import type { Readers } from "../../../main/core/migration/effects/effect.ts";
import { momentOf } from "../../../main/core/migration/timekeeping.ts";
import {
  dateBy,
  heldBackOf,
  notBefore,
  tooSoonFor,
  waitInTheWay,
  waitOf,
} from "../../../main/core/migration/platform-waits.ts";
import type { KnownWait, Storage } from "../../../main/core/storage/port.ts";
import { laterOf, type BlockedRequest, type StampedMoment } from "../../../shared/migration/platform-wait.ts";
import { err, ok } from "../../../shared/result.ts";
import { instant, isoOf } from "../../../shared/time.ts";
import { planOf, RUN, START } from "../../support/told-run.ts";
import { virtualClock, type VirtualClock } from "../../support/virtual-clock.ts";

const served = (ms: number): string => isoOf(instant(START + ms));

/** Queries to both APIs, each of which reports its own date; `asked` lists the APIs queried. */
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

const begunHere = (clock: VirtualClock): StampedMoment => {
  const { wall, boot, monotonicMs } = momentOf(clock);
  return { wall, stamp: { boot, monotonicMs } };
};
/** A moment recorded by another process. */
const begunElsewhere = (name: string, serverDate?: string): StampedMoment => ({
  wall: instant(START),
  stamp: { boot: name, monotonicMs: 5 },
  ...(serverDate === undefined ? {} : { serverDate }),
});

describe("a told wait", () => {
  test("[I23] is measured by the process that saw it begin, and nobody is asked for the time", async () => {
    const clock = virtualClock(START);
    const { readers, asked } = platform({ cloud: served(0) });
    const timing = { clock, dateOf: dateBy(() => Promise.resolve(readers)) };
    const wait = { from: begunHere(clock), seconds: 60, api: "cloud" } as const;
    expect(await notBefore(timing, wait)).toEqual({ at: START + 60_000, onlyHere: true });
    await clock.advance(59_999);
    expect(await notBefore(timing, wait)).toEqual({ at: START + 60_000, onlyHere: true });
    await clock.advance(1);
    expect(await notBefore(timing, wait)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test("[I23] is named as it was told while the clocks agree, and as it is measured where they do not", async () => {
    const clock = virtualClock(START);
    const timing = { clock, dateOf: dateBy(() => Promise.resolve(undefined)) };
    const wait = { from: begunHere(clock), seconds: 60, api: "cloud" } as const;
    await clock.advance(10_000);
    for (const [jump, until] of [
      [2_000, 60_000],
      [-2_000, 60_000],
      [2_001, 62_001],
      [-2_001, 57_999],
    ] as const) {
      clock.jumpTo(instant(START + 10_000 + jump));
      expect(await notBefore(timing, wait)).toEqual({ at: START + until, onlyHere: true });
    }
  });

  test.each(["cloud", "onPrem"] as const)(
    "[I23] of another process is measured by the clock of the API that told it: %s",
    async (api) => {
      const clock = virtualClock(START + 45_000);
      const other = api === "cloud" ? "onPrem" : "cloud";
      const { readers, asked } = platform({ [api]: served(40_000), [other]: served(999_000) });
      const timing = { clock, dateOf: dateBy(() => Promise.resolve(readers)) };
      const wait = { from: begunElsewhere(`dated ${api}`, served(0)), seconds: 60, api };
      // The dates have whole seconds, so one second less than their difference has certainly passed.
      expect(await notBefore(timing, wait)).toEqual({ at: START + 45_000 + 21_000, onlyHere: false });
      expect(asked).toEqual([api]);
      expect(await notBefore(timing, { ...wait, seconds: 39 })).toBeUndefined();
    },
  );

  test.each([
    ["a platform's date that jumped ahead", 35_000, served(259_200_000)],
    ["a clock of this machine that jumped ahead", 259_200_000, served(36_000)],
  ])("[I23][F18] of another process is not ended by %s", async (name, walled, dated) => {
    const clock = virtualClock(START + walled);
    const { readers } = platform({ cloud: dated });
    const timing = { clock, dateOf: dateBy(() => Promise.resolve(readers)) };
    const wait = { from: begunElsewhere(name, served(0)), seconds: 3600, api: "cloud" } as const;
    expect((await notBefore(timing, wait))?.at).toBe(START + walled + 3_600_000 - 35_000);
  });

  test.each<readonly [string, string | undefined, string | undefined]>([
    ["where its begin has no date", undefined, served(999_000)],
    ["where the platform tells no time now", served(0), undefined],
    ["where the platform's clock was set back since", served(999_000), served(998_000)],
  ])("[I23] of another process begins anew %s", async (name, begun, now) => {
    const clock = virtualClock(START + 5_000_000);
    const { readers, asked } = platform(now === undefined ? {} : { cloud: now });
    const timing = { clock, dateOf: dateBy(() => Promise.resolve(readers)) };
    const wait = { from: begunElsewhere(name, begun), seconds: 60, api: "cloud" } as const;
    expect(await notBefore(timing, wait)).toEqual({ at: START + 5_060_000, onlyHere: true });
    expect(asked).toEqual(begun === undefined ? [] : ["cloud"]);
    // On the next query the wait continues from its start in this process.
    await clock.advance(20_000);
    expect(await notBefore(timing, wait)).toEqual({ at: START + 5_060_000, onlyHere: true });
    await clock.advance(40_000);
    expect(await notBefore(timing, wait)).toBeUndefined();
  });

  test("[I23] begins anew on its own, whatever other wait did so before", async () => {
    const clock = virtualClock(START);
    const timing = { clock, dateOf: dateBy(() => Promise.resolve(undefined)) };
    const first = { from: begunElsewhere("one of them"), seconds: 60, api: "cloud" } as const;
    await notBefore(timing, first);
    await clock.advance(30_000);
    const stamped = { ...first, from: begunElsewhere("another") };
    const undated = { ...first, from: { wall: instant(START), stamp: undefined } };
    for (const wait of [stamped, undated])
      expect(await notBefore(timing, wait)).toEqual({ at: START + 90_000, onlyHere: true });
    expect(await notBefore(timing, first)).toEqual({ at: START + 60_000, onlyHere: true });
  });

  test("[I23] begins anew where nobody can be asked", async () => {
    const clock = virtualClock(START + 5_000_000);
    const timing = { clock, dateOf: dateBy(() => Promise.resolve(undefined)) };
    const wait = { from: begunElsewhere("alone", served(0)), seconds: 60, api: "onPrem" } as const;
    expect(await notBefore(timing, wait)).toEqual({ at: START + 5_060_000, onlyHere: true });
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

describe("waits that the number was told", () => {
  const PLAN = planOf("to-cloud");

  /** A storage with these waits, which records the requests whose waits were reported as over. */
  function knowing(waits: readonly KnownWait[]): {
    readonly storage: Pick<Storage, "toldWaits" | "waitsAreOver">;
    readonly over: BlockedRequest[];
  } {
    const over: BlockedRequest[] = [];
    const storage: Pick<Storage, "toldWaits" | "waitsAreOver"> = {
      toldWaits: () => ok(waits),
      waitsAreOver: (_plan, measured) => {
        over.push(...measured.map(({ holds }) => holds));
        return ok(null);
      },
    };
    return { storage, over };
  }
  const told = (holds: BlockedRequest, seconds: number, more: Partial<KnownWait> = {}): KnownWait => ({
    holds,
    seconds,
    from: begunElsewhere("told", served(0)),
    toldTo: RUN,
    ...more,
  });
  /** Sixty seconds after the waits were reported, by the platform's clock. */
  const timing = { clock: virtualClock(START + 60_000), dateOf: () => Promise.resolve(served(60_000)) };
  const inTheWay = (storage: ReturnType<typeof knowing>["storage"], plan = PLAN) =>
    waitInTheWay(timing, storage, { plan, holds: heldBackOf(plan) });

  test("[I23] hold for a plan that takes the step: the longest of them, with the run and the folder that were told", async () => {
    const { storage, over } = knowing([
      told("subscribe", 100),
      told("register", 200, { folder: "/other" }),
      told("account", 900),
    ]);
    const found = await inTheWay(storage);
    const wait = found.ok ? found.value : undefined;
    expect(wait).toMatchObject({ wait: { holds: "register" }, until: { onlyHere: false } });
    expect(wait === undefined ? undefined : tooSoonFor(wait)).toMatchObject({ run: RUN, folder: "/other" });
    expect(over).toEqual([]);
  });

  test("[I23] hold for no plan that does not take the step, nor on a channel that it does not ask on", async () => {
    const { storage, over } = knowing([told("register", 200), told("code-by-voice", 200)]);
    expect(await inTheWay(storage, planOf("to-onprem"))).toEqual(ok(undefined));
    expect(over).toEqual([]);
  });

  test("[I23] are taken out once they are over, and one folder's end is not that of another", async () => {
    const { storage, over } = knowing([told("register", 30), told("subscribe", 30), told("subscribe", 200)]);
    expect(await inTheWay(storage)).toMatchObject(ok({ wait: { holds: "subscribe", seconds: 200 } }));
    expect(over).toEqual(["register", "subscribe"]);
  });

  test("[F9] are not taken for none where they cannot be read", async () => {
    const problem = { kind: "storageReadOnly" } as const;
    const storage = { toldWaits: () => err(problem), waitsAreOver: () => ok(null) };
    expect(await inTheWay(storage)).toEqual(err(problem));
  });
});

test("[I23] of two waits the one counts that ends later, by one clock that dates both or the longer from now", () => {
  const at = (boot: string, monotonicMs: number, date?: number): StampedMoment => ({
    wall: instant(START),
    stamp: { boot, monotonicMs },
    ...(date === undefined ? {} : { serverDate: served(date) }),
  });
  const standing = { seconds: 100, from: at("a", 0, 0) };
  const told = (seconds: number, from: StampedMoment) => laterOf({ seconds, from }, standing);
  expect(told(39, at("a", 60_000))).toEqual(standing);
  expect(told(41, at("a", 60_000))).toEqual({ seconds: 41, from: at("a", 60_000) });
  expect(told(39, at("b", 5, 60_000))).toEqual(standing);
  expect(told(41, at("b", 5, 60_000))).toEqual({ seconds: 41, from: at("b", 5, 60_000) });
  expect(told(41, at("b", 5))).toEqual({ seconds: 100, from: at("b", 5) });
  expect(told(41, at("b", 5, -1000))).toEqual({ seconds: 100, from: at("b", 5, -1000) });
});
