import type { RunId } from "../../../shared/ids.ts";
import {
  LATEST_CHECKS,
  LOCATION_CHECK_WAITS_MS,
  type LocationCheck,
  type LocationChecks,
} from "../../../shared/migration/location-checks.ts";
import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { ok, type Result } from "../../../shared/result.ts";
import type { StorageProblem } from "../../../shared/rpc/problems.ts";
import { instant, isoOf, type Clock } from "../../../shared/time.ts";
import { runDetached } from "../runtime/run-detached.ts";
import { withTimeout } from "../runtime/with-timeout.ts";
import { checkLocation, isSettledByWebhook, type CheckedLocation } from "./operations/check-location.ts";
import type { OperationProblem } from "./operations/with-run.ts";
import type { MigrationDeps } from "./run-context.ts";

type Checked = Result<CheckedLocation, OperationProblem>;

/** Automatic checks of the migrations whose number has an unknown location, in a host with a window. */
export type LocationChecker = {
  /** A migration was published: begins its checks if its location is unknown, ends them if it is known. */
  follow(snapshot: RunSnapshot): void;
  /** Begins with a check at once: for migrations that an earlier process left. */
  resume(snapshot: RunSnapshot): void;
  /** Checks now, or joins the check in progress. Never sends the request that moves a number. */
  checkNow(run: RunId): Promise<Checked>;
  /** Runs a person's action once no check of the run is in progress, or after 35 s; none begins meanwhile. */
  beside<T>(run: RunId, work: () => Promise<T>): Promise<T>;
  /** The same for an action that concerns all migrations. */
  besideAll<T>(work: () => Promise<T>): Promise<T>;
  /** Webhooks arrived: one of them may prove where a number is. */
  webhooksArrived(): void;
  /** The vault was unlocked or locked: checks need it. */
  vaultChanged(isOpen: boolean): void;
  /** The machine slept: the planned times are past. */
  woke(): void;
  all(): readonly LocationChecks[];
  /** True while a location is unknown: checking needs the vault, so it must not lock by itself. */
  isBusy(): boolean;
  /** Begins no more checks and waits for those in progress, for `STOPPING_MS` at most. */
  stop(): Promise<void>;
};

export type LocationCheckerDeps = {
  readonly clock: Clock;
  /** What a check needs. */
  readonly deps: () => Result<MigrationDeps, StorageProblem>;
  /** Counts a check as work in progress, so that nothing it uses is closed meanwhile. */
  readonly during: <T>(work: () => Promise<T>) => Promise<T>;
  readonly publish: (checks: LocationChecks) => void;
  /** A check that nobody asked for had an error of ours. The next one is made in its time. */
  readonly failed: (fault: unknown) => void;
};

/** Creates the automatic checks; nothing is checked until a migration is published. */
export function createLocationChecker(deps: LocationCheckerDeps): LocationChecker {
  const watched = new Map<RunId, WatchedRun>();
  const begin = (snapshot: RunSnapshot, firstWaitMs: number): void => {
    const { run } = snapshot;
    const known = watched.get(run);
    const isOpen = isLocationUnknown(snapshot);
    if (known !== undefined) {
      if (!isOpen && !known.isChecking()) known.end();
      return;
    }
    // A process that works on the migration checks by itself first.
    if (!isOpen || snapshot.held) return;
    const begun = watchRun(deps, run, firstWaitMs, () => watched.delete(run));
    watched.set(run, begun);
  };
  return {
    follow: (snapshot) => begin(snapshot, LOCATION_CHECK_WAITS_MS[0]),
    resume: (snapshot) => begin(snapshot, 0),
    checkNow: (run) => watched.get(run)?.checkNow() ?? checkOnce(deps, run),
    beside: (run, work) => watched.get(run)?.beside(work) ?? work(),
    besideAll: (work) =>
      [...watched.values()].reduce<() => ReturnType<typeof work>>(
        (inner, one) => () => one.beside(inner),
        work,
      )(),
    webhooksArrived() {
      for (const one of watched.values()) one.webhooksArrived();
    },
    vaultChanged(isOpen) {
      for (const one of watched.values()) one.vaultChanged(isOpen);
    },
    woke() {
      for (const one of watched.values()) one.woke();
    },
    all: () => [...watched.values()].map((one) => one.state()),
    isBusy: () => watched.size > 0,
    async stop() {
      const stopping = [...watched.values()].map((one) => one.stop());
      await withTimeout(deps.clock, STOPPING_MS, Promise.all(stopping));
    },
  };
}

async function checkOnce({ deps, during }: LocationCheckerDeps, run: RunId): Promise<Checked> {
  const ready = deps();
  return ready.ok ? during(() => checkLocation(ready.value, run)) : ready;
}

/**
 * True if an outcome that can move the number is open and this migration is the one to settle it: not one that
 * ended, that a newer migration of the number replaced, or whose journal can't be continued. Also true for one
 * whose location is known already, where a process died before it went on.
 */
function isLocationUnknown({ phase, move, newer, damagedRows }: RunSnapshot): boolean {
  return phase.kind !== "ended" && move === "open" && newer === undefined && damagedRows === 0;
}

type WatchedRun = {
  state(): LocationChecks;
  isChecking(): boolean;
  checkNow(): Promise<Checked>;
  beside<T>(work: () => Promise<T>): Promise<T>;
  webhooksArrived(): void;
  vaultChanged(isOpen: boolean): void;
  woke(): void;
  end(): void;
  /** Like `end`; resolves once no check is in progress. */
  stop(): Promise<void>;
};

/** Checks one run until its location is known or `end` is called; then calls `ended`. */
function watchRun(
  checker: LocationCheckerDeps,
  run: RunId,
  firstWaitMs: number,
  ended: () => void,
): WatchedRun {
  const { clock, deps, publish } = checker;
  const over = new AbortController();
  let nap = new AbortController();
  let state: LocationChecks = {
    run,
    revision: 0,
    since: isoOf(clock.now()),
    count: 0,
    latest: [],
    now: { kind: "checking", since: isoOf(clock.now()) },
  };
  let checking: Promise<Checked> | undefined;
  let actions = 0;
  let isWebhookDue = false;

  const show = (change: Partial<Pick<LocationChecks, "count" | "latest" | "now">>): void => {
    state = { ...state, ...change, revision: state.revision + 1 };
    publish(state);
  };
  const end = (): void => {
    if (over.signal.aborted) return;
    over.abort();
    nap.abort();
    ended();
    show({ now: { kind: "over" } });
  };
  const note = (at: string, found: LocationCheck["found"]): void =>
    show({ count: state.count + 1, latest: [...state.latest, { at, found }].slice(-LATEST_CHECKS) });

  const check = async (): Promise<Checked> => {
    const checked = await checkOnce(checker, run);
    if (over.signal.aborted) return checked;
    const at = isoOf(clock.now());
    if (!checked.ok) {
      // Another process works on the migration, or the vault was locked meanwhile: nothing was checked.
      if (isFinal(checked.problem.kind)) end();
      else if (!isPassing(checked.problem.kind)) note(at, { problem: checked.problem.kind });
    } else {
      const { seen, snapshot } = checked.value;
      if (seen !== undefined)
        note(seen.at, { cloudSays: seen.cloudSays, clientSays: seen.clientSays, reason: seen.reason });
      if (!isLocationUnknown(snapshot)) end();
    }
    return checked;
  };
  const begin = (): Promise<Checked> => {
    if (checking === undefined) {
      show({ now: { kind: "checking", since: isoOf(clock.now()) } });
      checking = check().finally(() => {
        checking = undefined;
      });
    }
    return checking;
  };
  const wake = (): void => nap.abort();
  const rest = async (ms: number): Promise<void> => {
    nap = new AbortController();
    await clock.sleep(ms, AbortSignal.any([nap.signal, over.signal]));
  };
  const keepChecking = async (): Promise<void> => {
    let waitMs = firstWaitMs;
    for (let next = firstWaitMs === 0 ? 0 : 1; !over.signal.aborted;) {
      if (waitMs > 0) {
        show({ now: { kind: "waiting", nextAt: isoOf(instant(clock.now() + waitMs)), waitMs } });
        await rest(waitMs);
      }
      if (over.signal.aborted) return;
      if (actions > 0) {
        waitMs = SOON_MS;
        continue;
      }
      const ready = deps();
      if (ready.ok && ready.value.vault.state() !== "open") {
        show({ now: { kind: "vault-locked" } });
        await rest(FOREVER_MS);
        waitMs = 0;
        continue;
      }
      // One that a person asked for counts as the due one; the waits grow with the others only.
      const isAsked = checking !== undefined;
      await begin().catch((fault: unknown) => {
        // A program that is closing has closed what the check uses.
        if (!over.signal.aborted) checker.failed(fault);
      });
      waitMs = LOCATION_CHECK_WAITS_MS[Math.min(next, LOCATION_CHECK_WAITS_MS.length - 1)] ?? FOREVER_MS;
      if (!isAsked) next += 1;
    }
  };
  // One look at the stored webhooks a second is enough, however many arrive.
  const lookForWebhook = async (): Promise<void> => {
    await clock.sleep(SOON_MS, over.signal);
    isWebhookDue = false;
    const ready = deps();
    if (over.signal.aborted || checking !== undefined || actions > 0 || !ready.ok) return;
    if (isSettledByWebhook(ready.value, run)) wake();
  };

  runDetached(keepChecking());
  return {
    state: () => state,
    isChecking: () => checking !== undefined,
    checkNow() {
      const checked = begin();
      // The next automatic check is counted from here.
      wake();
      return checked;
    },
    async beside(work) {
      actions += 1;
      try {
        // A check that found the number continues the migration, into a wait of an hour where the platform asks for it.
        if (checking !== undefined) await withTimeout(clock, BESIDE_MS, Promise.allSettled([checking]));
        return await work();
      } finally {
        actions -= 1;
      }
    },
    webhooksArrived() {
      if (isWebhookDue) return;
      isWebhookDue = true;
      runDetached(lookForWebhook());
    },
    vaultChanged(isOpen) {
      // An open vault is also published when one of its files changes.
      if (state.now.kind === (isOpen ? "vault-locked" : "waiting")) wake();
    },
    woke() {
      if (state.now.kind === "waiting") wake();
    },
    end,
    async stop() {
      end();
      await checking?.catch(() => undefined);
    },
  };
}

const SOON_MS = 1_000;
/** As long as a timer can wait; something wakes it before, or it looks again. */
const FOREVER_MS = 2 ** 31 - 1;

/** How long a person's action waits for a check; it says itself what is in its way after that. */
const BESIDE_MS = 35_000;

/** How long an end of the program waits for a check, which may be continuing its migration by now. */
const STOPPING_MS = 10_000;

/** The run is gone, or another data folder's migration of the number decides. */
function isFinal(kind: OperationProblem["kind"]): boolean {
  return kind === "noSuchRun" || kind === "runElsewhere";
}

/** Problems that pass by themselves and say nothing about the APIs. */
function isPassing(kind: OperationProblem["kind"]): boolean {
  return kind === "heldElsewhere" || kind === "vaultLocked";
}

/** The result of a check as a person's own action gets it. */
export function snapshotOfCheck(checked: Checked): Result<RunSnapshot, OperationProblem> {
  return checked.ok ? ok(checked.value.snapshot) : checked;
}
