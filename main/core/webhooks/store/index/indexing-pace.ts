/** How often to check for new arrivals. If none came, the rest is indexed without pauses. */
const LOOK_MS = 5;
/** The event loop is judged over this time; above this share it counts as busy. */
const JUDGED_MS = 50;
const BUSY = 0.5;
/**
 * While it is busy, answers have priority until this many notifications wait or the last batch was this long
 * ago.
 */
const BEHIND = 10_000;
const LONG_MS = 1_000;
/**
 * From there on, indexing pauses for this multiple of the last batch's duration; above FAR_BEHIND, not at
 * all.
 */
const RESTS = 2;
const FAR_BEHIND = 40_000;
/** Delay after a disk problem. */
const RETRY_MS = 1_000;

/** Decides when the next batch is indexed. */
export type Pace = {
  /** Notifications arrived; `waiting` is the number that now waits. */
  came(waiting: number): void;
  /** Continues as soon as the pace allows. */
  plan(): void;
  /** Continues in the next event-loop turn. */
  next(): void;
  stop(): void;
};

/** Calls `file` at that pace; `calm` means that nothing is arriving. `file` returns whether more is left. */
export function paceOf(
  file: (calm: boolean) => "more" | "done" | "failed",
  isLoopBusy: () => boolean = loopJudge(),
  nowMs: () => number = () => performance.now(),
): Pace {
  let timer: NodeJS.Timeout | undefined;
  let immediate: NodeJS.Immediate | undefined;
  /** Whether anything arrived since the last check. */
  let hasNew = false;
  let waiting = 0;
  let filedMs = nowMs();
  let tookMs = 0;
  let stopped = false;

  const runBatch = (): void => {
    immediate = undefined;
    if (stopped) return;
    const startedMs = nowMs();
    const left = file(!hasNew);
    filedMs = nowMs();
    tookMs = filedMs - startedMs;
    if (left === "failed") timer ??= setTimeout(wake, RETRY_MS).unref();
    else if (left === "more") plan();
  };
  const wake = (): void => {
    timer = undefined;
    runBatch();
  };
  const plan = (): void => {
    if (stopped || timer !== undefined || immediate !== undefined) return;
    if (hasNew) timer = setTimeout(check, LOOK_MS).unref();
    else immediate = setImmediate(runBatch);
  };
  const mayPause = (): boolean => {
    if (waiting > FAR_BEHIND) return false;
    const restedMs = nowMs() - filedMs;
    return restedMs < (waiting > BEHIND ? tookMs * RESTS : LONG_MS);
  };
  const check = (): void => {
    timer = undefined;
    if (isLoopBusy() && hasNew && mayPause()) timer = setTimeout(check, LOOK_MS).unref();
    else runBatch();
    hasNew = false;
  };
  return {
    came(wait) {
      waiting = wait;
      hasNew = true;
      plan();
    },
    plan,
    next() {
      immediate ??= setImmediate(runBatch);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      clearImmediate(immediate);
    },
  };
}

/** Returns a function that returns whether the event loop was busy when it was last measured. */
function loopJudge(): () => boolean {
  let last = performance.eventLoopUtilization();
  let judgedMs = performance.now();
  let busy = false;
  return () => {
    if (performance.now() - judgedMs < JUDGED_MS) return busy;
    const now = performance.eventLoopUtilization();
    busy = performance.eventLoopUtilization(now, last).utilization > BUSY;
    last = now;
    judgedMs = performance.now();
    return busy;
  };
}
