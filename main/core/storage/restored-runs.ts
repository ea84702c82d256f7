import type { RunId } from "../../../shared/ids.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { ok, type Result } from "../../../shared/result.ts";
import { highestSeen } from "./attempt-rows.ts";
import { noteCheckpoint } from "./checkpoints.ts";
import { hasEnded } from "./journal-rows.ts";
import { appendRows, readRun, takeRun } from "./journal-store.ts";
import { openFolder } from "./open-folder.ts";
import type { StoragePorts } from "./open-storage.ts";
import type { JournalRow, StorageProblem } from "./port.ts";
import { quotaClock } from "./quota-clock.ts";
import { knownRuns } from "./run-records.ts";

/** What a run gets that is open in a restored folder. */
type RestoredRun = {
  readonly entry: JournalEntry | undefined;
  /** Whether it uses one of the number's registrations. */
  readonly countsRegister: boolean;
};

/** The owner of a run before the first process holds it. */
const NOBODY = "restored";

/**
 * Writes into each open run of a restored folder what `decide` gives for its rows, before any other program knows the
 * folder. A run whose journal is corrupted or of a newer version stays as it is: nothing continues it.
 *
 * Touches the folder alone, and not what this computer's folders share. Returns the open runs.
 */
export function writeRestored(
  ports: Pick<StoragePorts, "dataDir" | "clock" | "random" | "appVersion">,
  decide: (rows: readonly JournalRow[]) => RestoredRun,
): Result<readonly RunId[], StorageProblem> {
  const folder = openFolder(ports);
  if (!folder.ok) return folder;
  const { database, chain } = folder.value;
  const { dataDir, clock, appVersion } = ports;
  try {
    const highest = database.read(() => ok(highestSeen(database, chain)));
    if (!highest.ok) return highest;
    const tools = { database, chain, clock, steady: quotaClock(clock, highest.value), dataDir, appVersion };
    const open = database.read(() =>
      ok(
        knownRuns(database, chain)
          .map(({ run }) => run)
          .filter((run) => !hasEnded(database, chain, run)),
      ),
    );
    if (!open.ok) return open;
    for (const run of open.value) {
      const read = readRun(tools, run);
      if (!read.ok || read.value.damaged.length > 0) continue;
      const [first] = read.value.rows;
      if (first?.entry.kind !== "opened") continue;
      const { entry, countsRegister } = decide(read.value.rows);
      const taken = takeRun(tools, run, { epoch: NOBODY, toEnd: true });
      if (!taken.ok) continue;
      const number = countsRegister ? numberOf(first.entry.plan) : undefined;
      const hold = { run, epoch: NOBODY };
      const entries = entry === undefined ? [] : [entry];
      const counted = appendRows(tools, hold, entries, number);
      // Without an attempt left there is none to count.
      const isSpent = !counted.ok && counted.problem.kind === "attemptsSpent";
      const written = isSpent ? appendRows(tools, hold, entries, undefined) : counted;
      if (written.ok) noteCheckpoint(dataDir, written.value.head);
      else if (written.problem.kind !== "fenced" && written.problem.kind !== "attemptsSpent") {
        if (written.problem.kind === "runOpen") continue;
        return { ok: false, problem: written.problem };
      }
    }
    return open;
  } finally {
    database.close();
  }
}
