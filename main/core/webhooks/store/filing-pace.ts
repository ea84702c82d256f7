/** Where nothing came between two looks, whatever is left is filed without a rest. */
const LOOK_MS = 5;
/** While notifications keep coming, one batch every so many looks: the answer goes first. More where many come at once. */
const REST = 5;
const LONG_REST = 20;
const MANY = 8;
/** Where so many wait, shorter rests bring the list nearer; where many times more do, there is none. */
const BEHIND = 5_000;
const FAR_BEHIND = 20_000;
/** After a problem of the disk. */
const RETRY_MS = 1_000;

/** When the next batch is filed. */
export type Pace = {
  /** So many came at once, and so many wait now. */
  came(count: number, waiting: number): void;
  /** Goes on as soon as the pace allows. */
  plan(): void;
  /** Goes on in the next turn of the event loop. */
  next(): void;
  stop(): void;
};

/** Calls `file` at that pace; `calm` says that nothing comes at the moment. It gives whether more is left. */
export function paceOf(file: (calm: boolean) => "more" | "done" | "failed"): Pace {
  let timer: NodeJS.Timeout | undefined;
  let immediate: NodeJS.Immediate | undefined;
  /** Has anything come since the last look? */
  let fresh = false;
  let looks = 0;
  let rest = REST;
  let stopped = false;

  const goOn = (): void => {
    immediate = undefined;
    if (stopped) return;
    const left = file(!fresh);
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
  const look = (): void => {
    timer = undefined;
    looks += 1;
    const resting = fresh && looks < rest;
    if (resting) timer = setTimeout(look, LOOK_MS).unref();
    else looks = 0;
    if (!resting) goOn();
    fresh = false;
  };
  return {
    came(count, waiting) {
      rest = restFor(count, waiting);
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

function restFor(count: number, waiting: number): number {
  if (waiting > FAR_BEHIND) return 1;
  return count >= MANY && waiting <= BEHIND ? LONG_REST : REST;
}
