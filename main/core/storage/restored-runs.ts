import type { RunId } from "../../../shared/ids.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { StorageProblem } from "../../../shared/rpc/problems.ts";
import { highestSeen, notePossible } from "./attempt-rows.ts";
import { noteCheckpoint } from "./checkpoints.ts";
import { hasEnded } from "./journal-rows.ts";
import { appendRows, readRun, takeRun, type AppendProblem, type JournalTools } from "./journal-store.ts";
import { openFolder } from "./open-folder.ts";
import type { StoragePorts } from "./open-storage.ts";
import type { JournalRow, ReadProblem } from "./port.ts";
import { quotaClock } from "./quota-clock.ts";
import { knownRuns } from "./run-records.ts";

/** What a run gets that is open in a restored folder. */
type RestoredRun = {
  readonly entry: JournalEntry | undefined;
  /**
   * Whether it uses one of the number's registrations: the folder that was copied may have sent one since. It limits this
   * folder, and whatever else registers the number on this computer unless the copied folder is here too: what that one
   * sends is counted when it sends it, and a registration that it never sent must not stop it.
   */
  readonly countsRegister: boolean;
};

type Decide = (rows: readonly JournalRow[]) => RestoredRun;

/** The owner of a run before the first process holds it. */
const NOBODY = "restored";

/**
 * Writes into each open run of a restored folder what `decide` gives for its rows, before any other program knows the
 * folder. A run whose journal is corrupted or of a newer version stays as it is: nothing continues it. Any other
 * problem of a run is returned: without its mark, it may not be continued.
 *
 * Touches the folder alone, and not what this computer's folders share. Returns the open runs.
 */
export function writeRestored(
  ports: Pick<StoragePorts, "dataDir" | "clock" | "random" | "appVersion">,
  decide: Decide,
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
      const marked = markRun({ tools, decide }, run);
      // Whatever keeps an open migration from its mark, and isn't in the migration itself, keeps the folder from being used.
      if (!marked.ok && !NEVER_CONTINUED.has(marked.problem.kind))
        return err(storageProblemOf(marked.problem));
    }
    return open;
  } finally {
    database.close();
  }
}

/** Problems of a run that no program continues, in this folder or another: it needs no mark. */
const NEVER_CONTINUED: ReadonlySet<string> = new Set(["storageDamaged", "runOfNewerVersion", "noSuchRun"]);

type MarkProblem = ReadProblem | AppendProblem;

/** The problem as the data folder's; of the others, none can occur where no other process knows the folder. */
function storageProblemOf(problem: MarkProblem): StorageProblem {
  const found = StorageProblem.safeParse(problem);
  return found.success ? found.data : { kind: "storageFailed", code: "ECANCELED" };
}

function markRun(
  { tools, decide }: { readonly tools: JournalTools; readonly decide: Decide },
  run: RunId,
): Result<null, MarkProblem> {
  const read = readRun(tools, run);
  if (!read.ok) return read;
  const { rows, damaged } = read.value;
  const [first] = rows;
  if (damaged.length > 0 || first?.entry.kind !== "opened") return ok(null);
  const { entry, countsRegister } = decide(rows);
  const taken = takeRun(tools, run, { epoch: NOBODY, toEnd: true });
  if (!taken.ok) return taken;
  const number = countsRegister ? numberOf(first.entry.plan) : undefined;
  const hold = { run, epoch: NOBODY };
  const entries = entry === undefined ? [] : [entry];
  const counted = appendRows(tools, hold, entries, number);
  // Without an attempt left there is none to count.
  const isSpent = !counted.ok && counted.problem.kind === "attemptsSpent";
  const written = isSpent ? appendRows(tools, hold, entries, undefined) : counted;
  if (!written.ok) return written;
  if (number !== undefined && !isSpent) {
    const noted = tools.database.change(() => ok(notePossible(tools.database, tools.chain, run)));
    if (!noted.ok) return noted;
  }
  noteCheckpoint(tools.dataDir, written.value.head);
  return ok(null);
}
