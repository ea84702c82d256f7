import type { RunId } from "../../../shared/ids.ts";
import type { Storage } from "../storage/port.ts";
import { type ReadRun, readRun } from "./read-runs.ts";
import { NOT_KNOWN_HERE as UNKNOWN, type NewerRun, type PlaceOfRun, placeOf } from "./snapshot.ts";
import { moveWasSent, movesCounted } from "./state/mark.ts";
import type { RunState } from "./state/run-state.ts";
import { isAfter } from "./timekeeping.ts";
import { type Result, ok } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";

type Asked = Pick<Storage, "lateMoves">;

/** How many late answers have told by now that other runs of the number moved it. */
export function lateMovesNow(
  storage: Asked,
  state: Pick<RunState, "plan" | "run">,
): Result<number, StorageProblem> {
  const told = storage.lateMoves(state.plan, state.run);
  return told.ok ? ok(told.value.length) : told;
}

/**
 * Has an answer told, since this run last saw where its number is, that another run moved it? An abandoned run's register
 * may be done long after the next run looked. `elsewhere`: to another side than this run knows it at.
 */
export function isMovedBehind(
  storage: Asked,
  state: Pick<RunState, "plan" | "run" | "home" | "lateMoves">,
  { elsewhere }: { readonly elsewhere: boolean },
): Result<boolean, StorageProblem> {
  const told = storage.lateMoves(state.plan, state.run);
  if (!told.ok) return told;
  if (told.value.length <= movesCounted(state)) return ok(false);
  return ok(
    !elsewhere ||
      told.value.some((step) => (step === "register" ? "cloud" : "on-premises") !== state.home.is),
  );
}

/**
 * The newest run of the same number, where this one is not it, and what is known since; `read` are runs read already. What
 * a run in another data folder came to is not known here.
 */
export function newerThan(
  storage: Storage,
  state: RunState,
  read: ReadonlyMap<RunId, ReadRun> = new Map(),
): NewerRun | undefined {
  const later = storage.laterRuns(state.run);
  if (!later.ok) return undefined;
  const found = storage.laterElsewhere(state.run);
  const away = found.ok ? found.value : undefined;
  const counted = later.value.filter((run) => away === undefined || away.since.includes(run));
  const [newest] = counted;
  if (newest === undefined && away !== undefined)
    return { run: away.run, folder: away.folder, place: UNKNOWN };
  if (newest === undefined) return undefined;
  const looks: Looks = {
    read: (run) => read.get(run) ?? reading(storage, run),
    isPast: (later) => {
      const behind = isMovedBehind(storage, later, { elsewhere: true });
      return behind.ok && behind.value;
    },
  };
  return { run: newest, place: placeSince(counted, state, looks, away === undefined ? undefined : UNKNOWN) };
}

/** How runs are read, and whether what one knew is past: another run's late answer told of a move. */
type Looks = {
  readonly read: (run: RunId) => ReadRun | undefined;
  readonly isPast: (state: RunState) => boolean;
};

/**
 * Where the number is by the runs that came later, the newest first: the first that knows it, or none once one may have
 * moved it; `before` is what counts where they neither moved it nor saw it. Undefined where they neither moved it nor saw it, or where this run has looked after they had: then what it
 * knows itself still counts.
 */
function placeSince(
  later: readonly RunId[],
  own: RunState,
  { read, isPast }: Looks,
  before: PlaceOfRun | undefined,
): PlaceOfRun | undefined {
  for (const run of later) {
    const found = read(run);
    // What cannot be read may tell of a move.
    if (found === undefined || "problem" in found) return UNKNOWN;
    if (observedAfter(own, found.state)) return undefined;
    if (isPast(found.state)) return UNKNOWN;
    const place = placeOf(found.state, found.damaged);
    if (place.numberIs !== "unknown" || found.damaged > 0 || moveWasSent(found.state)) return place;
  }
  return before;
}

// By no clock that could have been set: where it cannot be told, the run that came later has the word.
function observedAfter({ lastReadAt }: RunState, later: RunState): boolean {
  return (
    lastReadAt !== undefined &&
    [later.lastOutcome, later.lastReadAt].every((mark) => mark === undefined || isAfter(lastReadAt, mark))
  );
}

function reading(storage: Storage, run: RunId): ReadRun | undefined {
  const found = readRun(storage, run);
  return found.ok ? found.value : undefined;
}
