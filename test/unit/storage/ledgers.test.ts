import { expect, onTestFinished, test } from "vitest";
import {
  ATTEMPT_WINDOW_MS,
  judgeAttempts,
  type AttemptsLeft,
} from "../../../main/core/storage/attempt-ledger.ts";
import {
  countAttempt,
  highestSeen,
  keepHighest,
  soundAttempts,
} from "../../../main/core/storage/attempt-rows.ts";
import { pastOf } from "../../../main/core/storage/machine/folder-past.ts";
import { numberKeyOf } from "../../../main/core/storage/machine/number-key.ts";
import type { MachineRegister } from "../../../main/core/storage/machine/port.ts";
import { numberQueries } from "../../../main/core/storage/number-queries.ts";
import { openFolder } from "../../../main/core/storage/open-folder.ts";
import { appendRows, openRun, readRun, runExists } from "../../../main/core/storage/journal-store.ts";
import { insertOperation, readOperations } from "../../../main/core/storage/operation-rows.ts";
import { laterRuns } from "../../../main/core/storage/run-records.ts";
import { quotaClock } from "../../../main/core/storage/quota-clock.ts";
import type { StorageParts } from "../../../main/core/storage/storage-parts.ts";
import { OperationId } from "../../../shared/pin/pin-change.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { instant } from "../../../shared/time.ts";
import { ENDED, intent, NUMBER, opened, OTHER_NUMBER, runNamed } from "../../contract/storage/entries.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";

const RUN = runNamed("ledger");
const SECOND = runNamed("second");
const ME = { id: "me", path: "/me" };

/** An open folder, as its transactions use it. */
function folder() {
  const clock = virtualClock();
  const dataDir = tempFolder();
  const { database, chain } = valueOf(openFolder({ dataDir, clock, random: seededRandom() }));
  onTestFinished(() => database.close());
  return { database, chain, clock, dataDir, appVersion: "1.2.3", steady: quotaClock(clock, 0) };
}

test("[I5] an attempt counts for 72 hours less a millisecond, and tells when it is given back", () => {
  const asked = (now: number) => ({ now, wallNow: instant(now), run: "a" });
  const attempts = [{ run: "a", at: 0 }];
  expect(judgeAttempts(attempts, asked(ATTEMPT_WINDOW_MS - 1))).toEqual({
    inRun: 2,
    inWindow: 7,
    freeAt: ATTEMPT_WINDOW_MS,
  });
  // A run never gets an attempt back.
  expect(judgeAttempts(attempts, asked(ATTEMPT_WINDOW_MS))).toEqual({ inRun: 2, inWindow: 8 });
});

test("[I5] [F19] the highest moment that a folder has seen is kept in whole milliseconds, and only under its own mark", () => {
  const { database, chain } = folder();
  expect(highestSeen(database, chain)).toBe(0);
  keepHighest(database, chain, 1_700_000_000_000.9);
  expect(highestSeen(database, chain)).toBe(1_700_000_000_000);
  database.script("UPDATE meta SET value = '1900000000000' WHERE name = 'highest-time'");
  expect(highestSeen(database, chain)).toBe(0);
  keepHighest(database, chain, Number.MAX_SAFE_INTEGER + 2);
  expect(highestSeen(database, chain)).toBe(0);
});

test("[I25] a folder brings its attempts in the order in which they were counted, each with its place in its run", () => {
  const tools = folder();
  const { database, chain } = tools;
  const begin = (run: typeof RUN, phoneNumber: string): void => {
    const number = phoneNumber === "2025550123" ? NUMBER : OTHER_NUMBER;
    const entry = number === NUMBER ? opened(run) : opened(run, "600123456", "34");
    valueOf(openRun(tools, { number, entry, epoch: "e" }));
  };
  begin(RUN, "2025550123");
  begin(SECOND, "600123456");
  valueOf(
    database.change(() => {
      for (const run of [RUN, SECOND, RUN]) countAttempt(tools, run === RUN ? NUMBER : OTHER_NUMBER, run);
      return ok(null);
    }),
  );
  expect(soundAttempts(database, chain).map(({ run }) => run)).toEqual([RUN, SECOND, RUN]);
  const past = pastOf(tools, ME, { early: false });
  expect(past.attempts.map(({ run, ordinal }) => [run, ordinal])).toEqual([
    [RUN, 1],
    [SECOND, 1],
    [RUN, 2],
  ]);
  expect(past.runs.map(({ run, number, folder: of }) => [run, number, of.path])).toEqual([
    [RUN, numberKeyOf(opened(RUN).plan), "/me"],
    [SECOND, numberKeyOf(opened(SECOND, "600123456", "34").plan), "/me"],
  ]);
  valueOf(appendRows(tools, { run: RUN, epoch: "e" }, [ENDED], undefined));
  expect(pastOf(tools, ME, { early: false }).runs.map(({ run }) => run)).toEqual([SECOND]);
  // Attempts counted for a run that the folder does not know belong to no run.
  database.change(() => ok(countAttempt(tools, NUMBER, runNamed("nobody"))));
  expect(pastOf(tools, ME, { early: false }).attempts).toHaveLength(3);
});

test("[I5] a folder's own ledger refuses a fourth register of a run, whatever the machine's book says", () => {
  const tools = folder();
  valueOf(openRun(tools, { number: NUMBER, entry: opened(RUN), epoch: "e" }));
  const send = (attempt: number) => appendRows(tools, { run: RUN, epoch: "e" }, [intent(attempt)], NUMBER);
  for (const attempt of [1, 2, 3]) valueOf(send(attempt));
  expect(problemIn(send(4))).toMatchObject({ kind: "attemptsSpent", left: { inRun: 0, inWindow: 5 } });
  expect(valueOf(readRun(tools, RUN)).rows).toHaveLength(4);
});

test("[F26] a run is there as long as a row or a record of it is, and another one's is none of it", () => {
  const tools = folder();
  for (const [run, number, entry] of [
    [RUN, NUMBER, opened(RUN)],
    [SECOND, OTHER_NUMBER, opened(SECOND, "600123456", "34")],
  ] as const) {
    valueOf(openRun(tools, { number, entry, epoch: "e" }));
    valueOf(runExists(tools, run));
  }
  expect(problemIn(runExists(tools, runNamed("nobody")))).toEqual({ kind: "noSuchRun" });
  tools.database.script(`DELETE FROM journal WHERE run = '${RUN}'; DELETE FROM run WHERE run = '${SECOND}'`);
  for (const run of [RUN, SECOND]) valueOf(runExists(tools, run));
  tools.database.script(`DELETE FROM run WHERE run = '${RUN}'`);
  expect(problemIn(runExists(tools, RUN))).toEqual({ kind: "noSuchRun" });
});

test("[F26] a later run of another number stays one of another number, whatever its damaged record says", async () => {
  const tools = folder();
  valueOf(openRun(tools, { number: NUMBER, entry: opened(RUN), epoch: "e" }));
  await tools.clock.advance(1);
  const entry = opened(SECOND, "600123456", "34");
  valueOf(openRun(tools, { number: OTHER_NUMBER, entry, epoch: "e" }));
  const later = () => laterRuns(tools.database, tools.chain, RUN);
  expect(later()).toEqual([]);
  tools.database.script(`UPDATE run SET number = '${NUMBER}' WHERE run = '${SECOND}'`);
  expect(later()).toEqual([]);
});

test("[F26] every row that is missing is told by its place", () => {
  const tools = folder();
  valueOf(openRun(tools, { number: NUMBER, entry: opened(RUN), epoch: "e" }));
  for (const attempt of [1, 2, 3, 4, 5])
    valueOf(appendRows(tools, { run: RUN, epoch: "e" }, [intent(attempt)], undefined));
  const seqs = () => {
    const { rows, damaged } = valueOf(readRun(tools, RUN));
    return { rows: rows.map(({ seq }) => seq), damaged: damaged.map(({ seq }) => seq) };
  };
  tools.database.script("DELETE FROM journal WHERE seq IN (2, 3, 4)");
  expect(seqs()).toEqual({ rows: [1, 5, 6], damaged: [2, 3, 4] });
  tools.database.script("DELETE FROM journal WHERE seq = 1");
  expect(seqs()).toEqual({ rows: [5, 6], damaged: [1, 2, 3, 4] });
  tools.database.script("DELETE FROM journal WHERE seq = 6");
  expect(seqs()).toEqual({ rows: [5], damaged: [1, 2, 3, 4, 6] });
});

test("[F37][F26] a change whose row is of another version, kind or shape counts as damaged", () => {
  const { database, chain, clock } = folder();
  const id = OperationId.parse("o-20260115-abcdefghij");
  const frame = { id, number: NUMBER, wall: clock.now(), monotonicMs: 0, appVersion: "1.2.3" };
  insertOperation(database, chain, frame, {
    kind: "intent",
    what: "pin",
    action: "set",
    side: "on-premises",
    phoneNumberId: "10651",
    method: "POST",
    path: "/v1/settings/account/two-step",
    by: "person",
  });
  const reading = () => readOperations(database, chain, NUMBER);
  expect(reading()).toMatchObject({ records: [{ operation: id }], damaged: 0 });
  const stored = database.statement("SELECT * FROM operation").get() as Record<string, string | bigint>;
  /** The row with other members and a valid mark. */
  const rewrite = (change: Readonly<Record<string, string | number>>): void => {
    const row = { ...stored, ...change };
    const names = [
      "id",
      "seq",
      "number",
      "version",
      "kind",
      "payload",
      "wall",
      "monotonic",
      "app_version",
      "prev_mark",
    ];
    const fields = names.map((name) => {
      const value = row[name] ?? "";
      return typeof value === "bigint" ? Number(value) : value;
    });
    database
      .statement("UPDATE operation SET version = ?, kind = ?, payload = ?, mark = ?")
      .run(
        Number(row["version"]),
        String(row["kind"]),
        String(row["payload"]),
        chain.mark("operation", fields),
      );
  };
  rewrite({});
  expect(reading().damaged).toBe(0);
  for (const change of [
    { version: 2 },
    { kind: "outcome" },
    { payload: '{"kind":"intent"}' },
    { payload: "{ half" },
  ]) {
    rewrite(change);
    expect(reading()).toEqual({ records: [], damaged: 1 });
  }
});

test("[I5][I25] what is left is what both ledgers leave, and a book that cannot be read is a problem", () => {
  const here: AttemptsLeft = { inRun: 2, inWindow: 5 };
  const full: StorageProblem = { kind: "storageFull" };
  const own = { number: numberKeyOf(opened(RUN).plan), run: RUN, openedAt: instant(0) };
  const looks = (
    book: Result<AttemptsLeft, StorageProblem>,
    folderLeft: Result<unknown, StorageProblem> = ok(here),
    known: Result<unknown, never> = ok(own),
  ) => {
    const answers = [folderLeft, known];
    let asked = 0;
    const parts = {
      tools: { database: { read: () => answers[asked++ % 2] } },
      numbers: {},
      known: new Map(),
      register: () => ok({ attemptsLeft: () => book } as unknown as MachineRegister),
    } as unknown as StorageParts;
    return numberQueries(parts);
  };
  const fewer = ok({ inRun: 1, inWindow: 7 });
  expect(valueOf(looks(fewer).attemptsLeft(NUMBER, RUN))).toEqual({ inRun: 1, inWindow: 5 });
  expect(valueOf(looks(fewer).attemptsLeft(NUMBER))).toEqual(here);
  expect(valueOf(looks(fewer, ok(here), ok(undefined)).attemptsLeft(NUMBER, RUN))).toEqual(here);
  expect(problemIn(looks(err(full)).attemptsLeft(NUMBER, RUN))).toEqual(full);
  expect(problemIn(looks(fewer, err(full)).attemptsLeft(NUMBER, RUN))).toEqual(full);
  // A folder restored from a copy knows of fewer register attempts than the machine does.
  expect(valueOf(looks(fewer).knowsLess(NUMBER, RUN))).toBe(true);
  expect(valueOf(looks(ok({ inRun: 2, inWindow: 0 })).knowsLess(NUMBER, RUN))).toBe(false);
  expect(valueOf(looks(fewer, ok(here), ok(undefined)).knowsLess(NUMBER, RUN))).toBe(false);
  expect(problemIn(looks(err(full)).knowsLess(NUMBER, RUN))).toEqual(full);
  expect(problemIn(looks(fewer, err(full)).knowsLess(NUMBER, RUN))).toEqual(full);
});
