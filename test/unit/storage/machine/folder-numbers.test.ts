import { describe, expect, test } from "vitest";
import { folderNumbers, type FolderNumbers } from "../../../../main/core/storage/machine/folder-numbers.ts";
import type { RunThere } from "../../../../main/core/storage/machine/inspect-folder.ts";
import { claimIn, type ClaimProblem } from "../../../../main/core/storage/machine/make-claim.ts";
import type { NumberKey } from "../../../../main/core/storage/machine/number-key.ts";
import type {
  Claim,
  ClaimRefused,
  PinClaim,
  FolderMark,
  MachineRegister,
  NumberRun,
} from "../../../../main/core/storage/machine/port.ts";
import { err, ok, type Result } from "../../../../shared/result.ts";
import { instant } from "../../../../shared/time.ts";
import { runNamed } from "../../../contract/storage/entries.ts";
import { problemIn, valueOf } from "../../../support/expect-result.ts";

const KEY = "https://cloud.example 1" as NumberKey;
const ME: FolderMark = { id: "me", path: "/me" };
const OTHER: FolderMark = { id: "other", path: "/other" };
const RUN = runNamed("booked");
const WANTED: Claim = {
  number: KEY,
  run: runNamed("wanted"),
  folder: ME,
  openedAt: instant(5),
  how: "create",
};

const entryIn = (folder: FolderMark): NumberRun => ({
  order: 1,
  number: KEY,
  run: RUN,
  folder,
  openedAt: instant(1),
  closed: undefined,
});

type Why = Exclude<ClaimRefused["why"], "pin-change">;

type Stage = {
  readonly entry?: NumberRun;
  /** The run's status in its own folder, and its status in this one. */
  readonly there?: RunThere;
  readonly here?: RunThere;
  readonly same?: boolean;
  readonly locked?: boolean;
  /** A recorded change of the number's PIN. */
  readonly change?: PinClaim;
};

/** A machine-wide register with one open entry or none, which records the calls it gets. */
function stage({ entry, there = "open", here = "open", same = false, locked = false, change }: Stage): {
  readonly numbers: FolderNumbers;
  readonly did: readonly string[];
  readonly claim: (how: Why) => Result<null, ClaimProblem>;
} {
  let open = entry;
  const did: string[] = [];
  const gone = (what: string) => () => {
    did.push(what);
    open = undefined;
    return ok(null);
  };
  const book = (why: Why = "open"): MachineRegister =>
    ({
      isLocked: () => locked,
      lock: () => ok(locked ? undefined : { release: () => did.push("released") }),
      claim: () => (open === undefined ? ok(null) : err({ kind: "refused", why, by: open })),
      closeRun: (_: unknown, by: string) => gone(`closed by ${by}`)(),
      withdraw: gone("withdrawn"),
      moved: gone("moved"),
      openRun: () => ok(open),
      pinChange: () => ok(change),
      find: () => ok(open),
    }) as unknown as MachineRegister;
  const folders = { same: () => same, statusOf: () => there, isMarkedMoved: () => false };
  const statusHere = (): RunThere => here;
  return {
    did,
    numbers: folderNumbers(ME, { register: () => ok(book()), statusHere, lockWaitMs: 0, folders }),
    claim: (why) => claimIn(book(why), { me: ME, statusHere, folders }, { wanted: WANTED, locked: true }),
  };
}

const elsewhere = (state: string, folder = OTHER): object => ({
  kind: "runElsewhere",
  run: RUN,
  folder: folder.path,
  state,
});

describe("a number whose entry", () => {
  test.each<readonly [RunThere, string]>([
    ["ended", "closed by end"],
    ["absent", "withdrawn"],
  ])("[I25] stands in another folder where the run is %s is freed", (there, what) => {
    const { claim, did } = stage({ entry: entryIn(OTHER), there });
    valueOf(claim("open"));
    expect(did).toEqual([what]);
  });

  test.each(["open", "not-in-copy", "gone", "damaged"] as const)(
    "[I25] stands in another folder where the run is %s is not",
    (there) => {
      const { claim, did } = stage({ entry: entryIn(OTHER), there });
      expect(problemIn(claim("open"))).toEqual(elsewhere(there));
      expect(did).toEqual([]);
    },
  );

  test("[I25] stands in this folder goes by what this folder says", () => {
    const mine = entryIn(ME);
    expect(problemIn(stage({ entry: mine, same: true }).claim("open"))).toEqual({
      kind: "runOpen",
      run: RUN,
    });
    const ended = stage({ entry: mine, same: true, here: "ended" });
    valueOf(ended.claim("open"));
    expect(ended.did).toEqual(["closed by end"]);
  });

  test.each([
    ["here", { entry: entryIn(ME), same: true }],
    ["at another path that is gone", { entry: entryIn({ ...ME, path: "/before" }), there: "gone" }],
    ["at another path that leads here", { entry: entryIn({ ...ME, path: "/before" }), same: true }],
  ] as const)(
    "[I25] [ZG12] stands in this folder (%s), which was restored from a copy without the run, waits for a person",
    (_where, at) => {
      const { claim, did, numbers } = stage({ ...at, here: "not-in-copy" });
      const problem = elsewhere("not-in-copy", at.entry.folder);
      expect(problemIn(claim("open"))).toEqual(problem);
      expect(problemIn(numbers.inTheWay(KEY))).toEqual(problem);
      expect(problemIn(numbers.giveUp(RUN, false))).toEqual(problem);
      expect(did).toEqual([]);
      valueOf(numbers.giveUp(RUN, true));
      expect(did).toEqual(["closed by word", "released"]);
    },
  );

  test("[I25] stands where this folder lay before moves along, and is a copy's where it lies there still", () => {
    const before = entryIn({ ...ME, path: "/before" });
    for (const moved of [stage({ entry: before, same: true }), stage({ entry: before, there: "gone" })]) {
      valueOf(moved.claim("open"));
      expect(moved.did).toEqual(["moved"]);
    }
    const copy = stage({ entry: before, there: "open" });
    expect(problemIn(copy.claim("open"))).toEqual(elsewhere("open", before.folder));
  });

  test("[I4] a later run that took over is told as open where it is this folder's, and as elsewhere otherwise", () => {
    expect(problemIn(stage({ entry: entryIn(ME) }).claim("later"))).toEqual({ kind: "runOpen", run: RUN });
    expect(problemIn(stage({ entry: entryIn(OTHER) }).claim("later"))).toEqual(elsewhere("later"));
    expect(problemIn(stage({ entry: entryIn(ME) }).claim("ended"))).toEqual(elsewhere("ended", ME));
  });
});

describe("what is in a number's way", () => {
  test.each(["open", "gone", "damaged"] as const)("[I25] is a run that is %s in another folder", (there) => {
    const entry = entryIn(OTHER);
    expect(problemIn(stage({ entry, there }).numbers.inTheWay(KEY))).toEqual(elsewhere(there));
    expect(problemIn(stage({ entry, there, locked: true }).numbers.inTheWay(KEY))).toEqual({
      kind: "numberBusy",
    });
  });

  test("[I25] is nothing that has ended, was never written, is this folder's own, or is not there", () => {
    const other = entryIn(OTHER);
    const before = entryIn({ ...ME, path: "/before" });
    const stages: readonly Stage[] = [
      { entry: other, there: "ended" },
      { entry: other, there: "absent" },
      { entry: entryIn(ME), same: true },
      { entry: before, same: true },
      {},
    ];
    expect(stages.map((one) => stage(one).numbers.inTheWay(KEY))).toEqual(stages.map(() => ok(null)));
  });

  test("[I25] is a change of its PIN, as long as the process that makes it lives", () => {
    const change: PinClaim = { number: KEY, claim: "c", folder: OTHER };
    const busy = err({ kind: "numberBusy" });
    expect(stage({ change, locked: true }).numbers.inTheWay(KEY)).toEqual(busy);
    expect(stage({ change }).numbers.inTheWay(KEY)).toEqual(ok(null));
    expect(stage({ locked: true }).numbers.inTheWay(KEY)).toEqual(ok(null));
  });
});

describe("giving a run up from another folder", () => {
  test.each(["gone", "damaged"] as const)("[I25] needs a person's word where it is %s", (there) => {
    const asked = stage({ entry: entryIn(OTHER), there });
    expect(problemIn(asked.numbers.giveUp(RUN, false))).toEqual(elsewhere(there));
    expect(asked.did).toEqual([]);
    const told = stage({ entry: entryIn(OTHER), there });
    valueOf(told.numbers.giveUp(RUN, true));
    expect(told.did).toEqual(["closed by word", "released"]);
  });

  test("[I25] is refused where it can be ended in its own folder, whatever a person says", () => {
    const { numbers, did } = stage({ entry: entryIn(OTHER), there: "open" });
    expect(problemIn(numbers.giveUp(RUN, true))).toEqual(elsewhere("open"));
    expect(did).toEqual([]);
  });

  test("[I25] knows no such run where none is open, or where it is this folder's own", () => {
    const none = { kind: "noSuchRun" };
    expect(problemIn(stage({}).numbers.giveUp(RUN, true))).toEqual(none);
    expect(problemIn(stage({ entry: entryIn(ME), same: true }).numbers.giveUp(RUN, true))).toEqual(none);
    const before = entryIn({ ...ME, path: "/before" });
    expect(problemIn(stage({ entry: before, same: true }).numbers.giveUp(RUN, true))).toEqual(none);
  });

  test("[I25] needs no word where it has ended there, and waits for nobody who works on the number", () => {
    const { numbers, did } = stage({ entry: entryIn(OTHER), there: "ended" });
    valueOf(numbers.giveUp(RUN, false));
    expect(did).toEqual(["closed by word", "released"]);
    const busy = stage({ entry: entryIn(OTHER), there: "gone", locked: true });
    expect(problemIn(busy.numbers.giveUp(RUN, true))).toEqual({ kind: "numberBusy" });
    expect(busy.did).toEqual([]);
  });
});

test("[I15] the number's lock is let go where the claim is refused, and kept where it is granted", () => {
  const refused = stage({ entry: entryIn(OTHER), there: "open" });
  expect(problemIn(refused.numbers.take(WANTED, "create"))).toEqual(elsewhere("open"));
  expect(refused.did).toEqual(["released"]);
  const granted = stage({});
  const release = valueOf(granted.numbers.take(WANTED, "create"));
  expect(problemIn(granted.numbers.take(WANTED, "create"))).toEqual({ kind: "numberBusy" });
  expect(granted.did).toEqual([]);
  release();
  expect(granted.did).toEqual(["released"]);
  valueOf(granted.numbers.take(WANTED, "create"));
});
