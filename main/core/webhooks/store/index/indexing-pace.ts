import { performance } from "node:perf_hooks";

/** How often it is looked whether anything came since. Where nothing did, whatever is left is filed without a rest. */
const LOOK_MS = 5;
/** The event loop is judged over so long; one that is busy for more than this share of it has no time to spare. */
const JUDGED_MS = 50;
const BUSY = 0.5;
/** Then the answers go first, until so many wait or the last batch was so long ago. */
const BEHIND = 10_000;
const LONG_MS = 1_000;
/** From there on filing rests for so many times as long as its last batch took; where far more wait, not at all. */
const RESTS = 2;
const FAR_BEHIND = 40_000;
/** After a problem of the disk. */
const RETRY_MS = 1_000;

/** When the next batch is filed. */
export type Pace = {
  /** Some came, and so many wait now. */
  came(waiting: number): void;
  /** Goes on as soon as the pace allows. */
  plan(): void;
  /** Goes on in the next turn of the event loop. */
  next(): void;
  stop(): void;
};

/** Calls `file` at that pace; `calm` says that nothing comes at the moment. It gives whether more is left. */
export function paceOf(
  file: (calm: boolean) => "more" | "done" | "failed",
  isLoopBusy: () => boolean = loopJudge(),
  nowMs: () => number = () => performance.now(),
): Pace {
  let timer: NodeJS.Timeout | undefined;
  let immediate: NodeJS.Immediate | undefined;
  /** Has anything come since the last look? */
  let fresh = false;
  let waiting = 0;
  let filedMs = nowMs();
  let tookMs = 0;
  let stopped = false;

  const goOn = (): void => {
    immediate = undefined;
    if (stopped) return;
    const startedMs = nowMs();
    const left = file(!fresh);
    filedMs = nowMs();
    tookMs = filedMs - startedMs;
    if (left === "failed") timer ??= setTimeout(wake, RETRY_MS).unref();
    else if (left === "more") plan();
  };
  const wake = (): void => {
    timer = undefined;
    goOn();
  };
  const plan = (): void => {
    if (stopped || timer !== undefined || immediate !== undefined) return;
    if (fresh) timer = setTimeout(look, LOOK_MS).unref();
    else immediate = setImmediate(goOn);
  };
  const mayRest = (): boolean => {
    if (waiting > FAR_BEHIND) return false;
    const restedMs = nowMs() - filedMs;
    return restedMs < (waiting > BEHIND ? tookMs * RESTS : LONG_MS);
  };
  const look = (): void => {
    timer = undefined;
    if (isLoopBusy() && fresh && mayRest()) timer = setTimeout(look, LOOK_MS).unref();
    else goOn();
    fresh = false;
  };
  return {
    came(wait) {
      waiting = wait;
      fresh = true;
      plan();
    },
    plan,
    next() {
      immediate ??= setImmediate(goOn);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      clearImmediate(immediate);
    },
  };
}

/** Says whether the event loop had little to spare when it was last judged. */
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
