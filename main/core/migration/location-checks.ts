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
  /** Checks now, or joins the check in progress; undefined for a migration that is not checked. */
  checkNow(run: RunId): Promise<Checked> | undefined;
  /** Runs a person's action once no check is in progress; no check begins meanwhile. */
  beside<T>(run: RunId, work: () => Promise<T>): Promise<T>;
  /** Webhooks arrived: one of them may prove where a number is. */
  webhooksArrived(): void;
  vaultOpened(): void;
  all(): readonly LocationChecks[];
  /** True while a location is unknown: checking needs the vault, so it must not lock by itself. */
  isBusy(): boolean;
  stop(): void;
};

export type LocationCheckerDeps = {
  readonly clock: Clock;
  /** What a check needs. */
  readonly deps: () => Result<MigrationDeps, StorageProblem>;
  /** Counts a check as work in progress, so that nothing it uses is closed meanwhile. */
  readonly during: <T>(work: () => Promise<T>) => Promise<T>;
  readonly publish: (checks: LocationChecks) => void;
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
    if (!isOpen) return;
    const begun = watchRun(deps, run, firstWaitMs, () => watched.delete(run));
    watched.set(run, begun);
  };
  return {
    follow: (snapshot) => begin(snapshot, LOCATION_CHECK_WAITS_MS[0]),
    resume: (snapshot) => begin(snapshot, 0),
    checkNow: (run) => watched.get(run)?.checkNow(),
    beside: (run, work) => watched.get(run)?.beside(work) ?? work(),
    webhooksArrived() {
      for (const one of watched.values()) one.webhooksArrived();
    },
    vaultOpened() {
      for (const one of watched.values()) one.vaultOpened();
    },
    all: () => [...watched.values()].map((one) => one.state()),
    isBusy: () => watched.size > 0,
    stop() {
      for (const one of watched.values()) one.end();
    },
  };
}

/**
 * True if a migration's moving request has no known outcome and no process works on it: it waits for a
 * report, or a stopped process left it.
 */
function isLocationUnknown({ phase, held, steps, direction }: RunSnapshot): boolean {
  if (phase.kind === "unknown") return true;
  const mover = steps.find(({ step }) => step === (direction === "to-cloud" ? "register" : "code"));
  return phase.kind === "ready" && !held && mover?.state.kind === "in-flight";
}

type WatchedRun = {
  state(): LocationChecks;
  isChecking(): boolean;
  checkNow(): Promise<Checked>;
  beside<T>(work: () => Promise<T>): Promise<T>;
  webhooksArrived(): void;
  vaultOpened(): void;
  end(): void;
};

/** Checks one run until its location is known or `end` is called; then calls `ended`. */
function watchRun(
  { clock, deps, during, publish }: LocationCheckerDeps,
  run: RunId,
  firstWaitMs: number,
  ended: () => void,
): WatchedRun {
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
  let wasAsked = false;

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
    const ready = deps();
    const checked = ready.ok ? await during(() => checkLocation(ready.value, run)) : ready;
    if (over.signal.aborted) return checked;
    const at = isoOf(clock.now());
    if (!checked.ok) {
      // Another process works on the migration, or the vault was locked meanwhile: nothing was checked.
      if (checked.problem.kind === "noSuchRun") end();
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
      if (wasAsked) {
        wasAsked = false;
        continue;
      }
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
      await begin().catch((fault: unknown) => {
        // A program that is closing has closed what the check uses.
        if (!over.signal.aborted) throw fault;
      });
      waitMs = LOCATION_CHECK_WAITS_MS[Math.min(next, LOCATION_CHECK_WAITS_MS.length - 1)] ?? FOREVER_MS;
      next += 1;
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
    async checkNow() {
      const isOwn = checking === undefined;
      const checked = await begin();
      // The next automatic check is counted from here.
      if (isOwn) {
        wasAsked = true;
        wake();
      }
      return checked;
    },
    async beside(work) {
      actions += 1;
      try {
        await checking?.catch(() => undefined);
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
    vaultOpened() {
      // An open vault is also published when one of its files changes.
      if (state.now.kind === "vault-locked") wake();
    },
    end,
  };
}

const SOON_MS = 1_000;
/** As long as a timer can wait; something wakes it before, or it looks again. */
const FOREVER_MS = 2 ** 31 - 1;

/** Problems that pass by themselves and say nothing about the APIs. */
function isPassing(kind: OperationProblem["kind"]): boolean {
  return kind === "heldElsewhere" || kind === "vaultLocked";
}

/** The result of a check as a person's own action gets it. */
export function snapshotOfCheck(checked: Checked): Result<RunSnapshot, OperationProblem> {
  return checked.ok ? ok(checked.value.snapshot) : checked;
}
