import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test } from "vitest";
import { openRunContext } from "../../../main/core/migration/run-context.ts";
import { statusOf, unreadableRuns } from "../../../main/core/migration/status.ts";
import { timelineOf } from "../../../main/core/migration/timeline.ts";
import { openStorage } from "../../../main/core/storage/open-storage.ts";
import type { Storage } from "../../../main/core/storage/port.ts";
import { ROW_VERSION } from "../../../main/core/storage/row-versions.ts";
import type { RunId } from "../../../shared/ids.ts";
import { e164 } from "../../../shared/phone.ts";
import { ATTESTED, ENDED, intent, NUMBER, opened, runNamed } from "../../contract/storage/entries.ts";
import { problemIn, valueOf } from "../../support/expect-result.ts";
import { NEWER, rewriteLastRow, toNewer } from "../../support/newer-rows.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { tempFolder } from "../../support/temp-folder.ts";
import { virtualClock } from "../../support/virtual-clock.ts";
import { stateFolder } from "../../support/state-folder.ts";

const RUN = runNamed("newest");
const OTHER = runNamed("other1");
const clock = virtualClock();

function open(dataDir: string): Storage {
  const storage = valueOf(
    openStorage({
      dataDir,
      stateDir: stateFolder(),
      clock,
      random: seededRandom(),
      appVersion: "1.2.3",
      lockWaitMs: 50,
    }),
  );
  onTestFinished(() => storage.close());
  return storage;
}

/** A folder with two runs of two numbers, closed. */
function written(): string {
  const dataDir = tempFolder();
  const storage = open(dataDir);
  const hold = valueOf(storage.create(NUMBER, opened(RUN)));
  valueOf(storage.append(hold, intent(1)));
  valueOf(storage.append(hold, ENDED));
  valueOf(storage.create(e164("34", "600123456"), opened(OTHER, "600123456", "34")));
  storage.close();
  return dataDir;
}

const column = (dataDir: string, run: RunId, name: string): readonly unknown[] => {
  const database = new DatabaseSync(join(dataDir, "journal.db"));
  const rows = database.prepare("SELECT * FROM journal WHERE run = ? ORDER BY seq").all(run);
  database.close();
  return rows.map((row) => row[name]);
};

test("[F37] a row is written with its version, which is no part of what it says", () => {
  const dataDir = written();
  expect(
    column(dataDir, RUN, "payload").map((text) => (JSON.parse(String(text)) as { v: number }).v),
  ).toEqual([ROW_VERSION, ROW_VERSION, ROW_VERSION]);
  expect(valueOf(open(dataDir).read(RUN)).rows.map(({ entry }) => entry)).toEqual([
    opened(RUN),
    intent(1),
    ENDED,
  ]);
});

test("[F37] a folder with such rows carries a schema that version 0.1.0 refuses", () => {
  const dataDir = written();
  const identity = JSON.parse(readFileSync(join(dataDir, "identity.json"), "utf8")) as { schema: number };
  expect(identity.schema).toBeGreaterThan(1);
});

describe("[F37] a run with a row of a newer version", () => {
  const problem = { kind: "runOfNewerVersion", run: RUN, found: NEWER, known: ROW_VERSION };
  const met = (): Storage => {
    const dataDir = written();
    rewriteLastRow(dataDir, RUN, toNewer);
    return open(dataDir);
  };

  test("is refused by that name wherever it is asked for, and never called damaged", () => {
    const storage = met();
    expect(problemIn(storage.read(RUN))).toEqual(problem);
    expect(problemIn(statusOf({ storage, ports: { clock } }, RUN))).toEqual(problem);
    expect(problemIn(timelineOf(storage, RUN))).toEqual(problem);
    expect(problemIn(openRunContext({ storage } as never, RUN))).toEqual(problem);
    expect(storage.isHeld(RUN)).toBe(false);
  });

  test("hides no other run, and is named beside them", () => {
    const storage = met();
    expect(valueOf(statusOf({ storage, ports: { clock } })).map(({ run }) => run)).toEqual([OTHER]);
    expect(valueOf(unreadableRuns(storage))).toEqual([
      { run: RUN, rows: 0, newer: { found: NEWER, known: ROW_VERSION } },
    ]);
  });

  test("[I4] keeps its number busy: whether it has ended is not known here", () => {
    const storage = met();
    expect(problemIn(storage.create(NUMBER, opened(runNamed("second"))))).toEqual({
      kind: "runOpen",
      run: RUN,
    });
  });

  test("leaves no copy among the damaged rows", () => {
    const dataDir = written();
    rewriteLastRow(dataDir, RUN, toNewer);
    open(dataDir).read(RUN);
    const database = new DatabaseSync(join(dataDir, "journal.db"));
    expect(database.prepare("SELECT count(*) AS n FROM set_aside").get()).toEqual({ n: 0 });
    database.close();
  });
});

test.each([
  ["a version that is none", (text: string) => text.replace(`"v":${ROW_VERSION}`, '"v":"two"'), "unreadable"],
  [
    "the version of rows that have none",
    (text: string) => text.replace(`"v":${ROW_VERSION}`, '"v":1'),
    "unreadable",
  ],
])("[F26] %s makes a row unreadable", (_what, change, why) => {
  const dataDir = written();
  rewriteLastRow(dataDir, RUN, change);
  expect(valueOf(open(dataDir).read(RUN)).damaged).toEqual([{ seq: 3, why }]);
});

test("[F26] a flipped bit that makes a row look newer is damage", () => {
  const dataDir = written();
  const database = new DatabaseSync(join(dataDir, "journal.db"));
  database
    .prepare("UPDATE journal SET payload = replace(payload, ?, ?) WHERE run = ? AND seq = 2")
    .run(`"v":${ROW_VERSION}`, `"v":${NEWER}`, RUN);
  database.close();
  expect(valueOf(open(dataDir).read(RUN)).damaged).toEqual([{ seq: 2, why: "chain-broken" }]);
});

test("[F26] a run of which only the name is left hides no other, and is named beside them", () => {
  const dataDir = written();
  const database = new DatabaseSync(join(dataDir, "journal.db"));
  database.prepare("UPDATE journal SET payload = '{' WHERE run = ? AND seq = 1").run(RUN);
  database.prepare("UPDATE run SET mark = 'x' WHERE run = ?").run(RUN);
  database.close();
  const storage = open(dataDir);
  expect(valueOf(statusOf({ storage, ports: { clock } })).map(({ run }) => run)).toEqual([OTHER]);
  expect(valueOf(unreadableRuns(storage))).toEqual([{ run: RUN, rows: 2 }]);
  expect(problemIn(statusOf({ storage, ports: { clock } }, RUN))).toMatchObject({ kind: "journalDamaged" });
  // Callers that decide by the list learn that it is incomplete.
  expect(problemIn(storage.runs()).kind).toBe("storageDamaged");
  expect(valueOf(storage.append(valueOf(storage.hold(OTHER)), ATTESTED)).seq).toBe(2);
});
