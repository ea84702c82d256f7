import { existsSync, readdirSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import type { RunId } from "../../../shared/ids.ts";
import type { JournalEntry } from "../../../shared/migration/journal-entry.ts";
import { numberOf } from "../../../shared/migration/plan.ts";
import { err, ok, type Result } from "../../../shared/result.ts";
import { StorageProblem } from "../../../shared/rpc/problems.ts";
import { highestSeen, notePossible } from "./attempt-rows.ts";
import { PART_CLOSED } from "./closed-part.ts";
import { noteCheckpoint } from "./checkpoints.ts";
import { hasEnded } from "./journal-rows.ts";
import { appendRows, readRun, takeRun, type AppendProblem, type JournalTools } from "./journal-store.ts";
import { databasePath, openFolder } from "./open-folder.ts";
import type { StoragePorts } from "./open-storage.ts";
import type { JournalRow, ReadProblem } from "./port.ts";
import { renameToQuarantine } from "./quarantine.ts";
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

type Ports = Pick<StoragePorts, "dataDir" | "clock" | "random" | "appVersion">;

/** The open runs of a restored folder; `isWhole` is false if its journal can't be used, here as where it was copied. */
type Written = { readonly open: readonly RunId[]; readonly isWhole: boolean };

/**
 * Writes into each open run of a restored folder what `decide` gives for its rows, before any other program knows the
 * folder. A run whose journal is corrupted or of a newer version stays as it is: nothing continues it. Any other
 * problem of a run is returned: without its mark, it may not be continued.
 *
 * A journal that no program opens is left as it was copied: what is whole beside it is still worth restoring. One that
 * opens, and is too corrupted to be marked, is renamed, so that none does.
 *
 * Touches the folder alone, and not what this computer's folders share.
 */
export function writeRestored(ports: Ports, decide: Decide): Result<Written, StorageProblem> {
  const before = new Set(readdirSync(ports.dataDir));
  const written = writtenIn(ports, decide);
  // Copies of damaged files that opening them just made would be there twice after the next opening.
  for (const name of readdirSync(ports.dataDir))
    if (QUARANTINED.test(name) && !before.has(name)) unlinkSync(join(ports.dataDir, name));
  if (written.ok) return ok({ open: written.value, isWhole: true });
  const { isOpened, problem } = written.problem;
  if (!UNUSABLE.has(problem.kind)) return err(problem);
  if (isOpened) setAsideJournal(ports);
  return ok({ open: [], isWhole: false });
}

const QUARANTINED = /\.damaged-\d+-\d+(?:-wal|-shm)?$/;
/** Problems with which every program refuses the whole journal. */
const UNUSABLE: ReadonlySet<string> = new Set(["storageDamaged", "storageReplaced"]);

function setAsideJournal({ dataDir, clock }: Ports): void {
  for (const suffix of ["", "-wal", "-shm"]) {
    const path = `${databasePath(dataDir)}${suffix}`;
    if (existsSync(path)) renameToQuarantine(path, clock.now());
  }
}

type Failed = { readonly isOpened: boolean; readonly problem: StorageProblem };

function writtenIn(ports: Ports, decide: Decide): Result<readonly RunId[], Failed> {
  const open = withTools(ports, ({ database, chain }) =>
    database.read(() =>
      ok(
        knownRuns(database, chain)
          .map(({ run }) => run)
          .filter((run) => !hasEnded(database, chain, run)),
      ),
    ),
  );
  if (!open.ok) return open;
  for (const run of open.value) {
    // Each with a handle of its own: one that met damage reads nothing more, and the other runs need their marks.
    const marked = withTools(ports, (tools) => markRun({ tools, decide }, run));
    // Whatever keeps an open migration from its mark, and isn't in the migration itself, keeps the folder from being used.
    if (!marked.ok) return err({ isOpened: true, problem: storageProblemOf(marked.problem.problem) });
  }
  return open;
}

/** Opens the folder for one piece of work. */
function withTools<T, P>(
  ports: Ports,
  work: (tools: JournalTools) => Result<T, P>,
): Result<T, { readonly isOpened: boolean; readonly problem: P | StorageProblem }> {
  const folder = openFolder(ports);
  if (!folder.ok) return err({ isOpened: false, problem: folder.problem });
  const { database, chain } = folder.value;
  const { dataDir, clock, appVersion } = ports;
  try {
    const highest = database.read(() => ok(highestSeen(database, chain)));
    if (!highest.ok) return err({ isOpened: true, problem: highest.problem });
    const steady = quotaClock(clock, highest.value);
    const done = work({ database, chain, clock, steady, dataDir, appVersion });
    return done.ok ? done : err({ isOpened: true, problem: done.problem });
  } finally {
    database.close();
  }
}

/** Problems of reading a run with which no program continues it, in this folder or another: it needs no mark. */
const NEVER_CONTINUED: ReadonlySet<string> = new Set(["storageDamaged", "runOfNewerVersion", "noSuchRun"]);

type MarkProblem = ReadProblem | AppendProblem;

/** The problem as the data folder's; of the others, none can occur where no other process knows the folder. */
function storageProblemOf(problem: MarkProblem): StorageProblem {
  const found = StorageProblem.safeParse(problem);
  return found.success ? found.data : PART_CLOSED;
}

function markRun(
  { tools, decide }: { readonly tools: JournalTools; readonly decide: Decide },
  run: RunId,
): Result<null, MarkProblem> {
  const read = readRun(tools, run);
  if (!read.ok) return NEVER_CONTINUED.has(read.problem.kind) ? ok(null) : read;
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
