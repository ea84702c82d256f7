import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import { writeRestoredNote } from "../../../main/core/storage/restored-note.ts";
import { NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { randomFrom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const NEWER = runNamed("newerr");
const NEXT = runNamed("nextrr");
const AT = "2026-01-15T12:00:00.000Z";

/** A folder that was lost with an open run, and restored at `to` from a copy that was made before that run. */
function restored(to: "the same path" | "another path", { noted = true } = {}) {
  const clock = virtualClock();
  const stateDir = tempFolder();
  const open = (dataDir: string) => {
    const storage = valueOf(
      openStorage({ dataDir, stateDir, clock, random: randomFrom(7), appVersion: "1.2.3" }),
    );
    onTestFinished(() => storage.close());
    return storage;
  };
  const [home, drawer] = [join(tempFolder(), "data"), join(tempFolder(), "copy")];
  open(home).close();
  cpSync(home, drawer, { recursive: true });
  const original = open(home);
  valueOf(original.create(NUMBER, opened(NEWER))).release();
  original.close();
  rmSync(home, { recursive: true });
  const there = to === "the same path" ? home : join(tempFolder(), "data");
  cpSync(drawer, there, { recursive: true });
  if (noted) writeRestoredNote(there, { madeAt: AT, restoredAt: AT, moved: false });
  return { storage: open(there), third: () => open(join(tempFolder(), "third")), home, there };
}

test.each(["the same path", "another path"] as const)(
  "[ZG12] [I25] a run opened after the copy keeps its number in the restored folder at %s, until a person gives it up",
  (to) => {
    const { storage, home } = restored(to);
    const lost = { kind: "runElsewhere", run: NEWER, folder: home, state: "not-in-copy" };
    expect(problemIn(storage.create(NUMBER, opened(NEXT)))).toEqual(lost);
    expect(problemIn(storage.giveUpElsewhere(NEWER, false))).toEqual(lost);
    expect(problemIn(storage.create(NUMBER, opened(NEXT)))).toEqual(lost);
    valueOf(storage.giveUpElsewhere(NEWER, true));
    valueOf(storage.create(NUMBER, opened(NEXT))).release();
  },
);

test("[ZG12] [I25] it keeps its number from every other folder too", () => {
  const { third, home } = restored("the same path");
  const lost = { kind: "runElsewhere", run: NEWER, folder: home, state: "not-in-copy" };
  expect(problemIn(third().create(NUMBER, opened(NEXT)))).toEqual(lost);
});

test("[I25] a folder that wasn't restored knows that a run without a record was never opened", () => {
  const { storage } = restored("the same path", { noted: false });
  const hold = valueOf(storage.create(NUMBER, opened(NEXT)));
  expect(hold.run).toBe(NEXT);
  hold.release();
});
