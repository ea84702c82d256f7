import type { RunId } from "../../../shared/ids.ts";
import type { Storage } from "../storage/port.ts";
import { type ReadRun, readRun } from "./read-runs.ts";
import { NOT_KNOWN_HERE as UNKNOWN, type NewerRun, type PlaceOfRun, placeOf } from "./snapshot.ts";
import { moveWasSent, movesCounted } from "./state/mark.ts";
import type { RunState } from "./state/run-state.ts";
import { isAfter } from "./timekeeping.ts";
import { type Result, ok } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";

type MoveStorage = Pick<Storage, "lateMoves">;

/** How many late answers have so far reported that other runs of the number moved it. */
export function lateMovesNow(
  storage: MoveStorage,
  state: Pick<RunState, "plan" | "run">,
): Result<number, StorageProblem> {
  const moves = storage.lateMoves(state.plan, state.run);
  return moves.ok ? ok(moves.value.length) : moves;
}

/**
 * True if a late answer has reported, since this run last observed its number, that another run moved it.
 *
 * An abandoned run's register may take effect long after the next run's observation. `elsewhere`: only moves
 * to another location than the one this run knows.
 */
export function isMovedBehind(
  storage: MoveStorage,
  state: Pick<RunState, "plan" | "run" | "home" | "lateMoves">,
  { elsewhere }: { readonly elsewhere: boolean },
): Result<boolean, StorageProblem> {
  const moves = storage.lateMoves(state.plan, state.run);
  if (!moves.ok) return moves;
  if (moves.value.length <= movesCounted(state)) return ok(false);
  return ok(
    !elsewhere ||
      moves.value.some((step) => (step === "register" ? "cloud" : "on-premises") !== state.home.is),
  );
}

/**
 * The newest other run of the same number, and the location known since; undefined if this run is the
 * newest.
 *
 * `read` holds runs that are already read. The outcome of a run in another data folder is not known here.
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
  const readers: RunReaders = {
    read: (run) => read.get(run) ?? readOrUndefined(storage, run),
    isPast: (later) => {
      const behind = isMovedBehind(storage, later, { elsewhere: true });
      return behind.ok && behind.value;
    },
  };
  return {
    run: newest,
    place: locationSince(counted, state, readers, away === undefined ? undefined : UNKNOWN),
  };
}

/** How runs are read, and whether a late answer of another run outdates what one knew. */
type RunReaders = {
  readonly read: (run: RunId) => ReadRun | undefined;
  readonly isPast: (state: RunState) => boolean;
};

/**
 * The number's location by the later runs, newest first.
 *
 * The first run that knows the location decides; it is unknown once a run may have moved the number. `before`
 * applies if the later runs neither moved nor observed it. Undefined if this run observed the number
 * after all of them, or if `before` is undefined: then its own knowledge still counts.
 */
function locationSince(
  later: readonly RunId[],
  own: RunState,
  { read, isPast }: RunReaders,
  before: PlaceOfRun | undefined,
): PlaceOfRun | undefined {
  for (const run of later) {
    const found = read(run);
    // A run that can't be read may have moved the number.
    if (found === undefined || "problem" in found) return UNKNOWN;
    if (observedAfter(own, found.state)) return undefined;
    if (isPast(found.state)) return UNKNOWN;
    const place = placeOf(found.state, found.damaged);
    if (place.numberIs !== "unknown" || found.damaged > 0 || moveWasSent(found.state)) return place;
  }
  return before;
}

// Uses no clock that can be set. If the order is unknown, the later run decides.
function observedAfter({ lastReadAt }: RunState, later: RunState): boolean {
  return (
    lastReadAt !== undefined &&
    [later.lastOutcome, later.lastReadAt].every((mark) => mark === undefined || isAfter(lastReadAt, mark))
  );
}

function readOrUndefined(storage: Storage, run: RunId): ReadRun | undefined {
  const found = readRun(storage, run);
  return found.ok ? found.value : undefined;
}
