/** Something that happens later. `owner` is the process that it belongs to; the platform has none. */
type Event = {
  atMs: number;
  readonly order: number;
  readonly owner: object | undefined;
  readonly run: () => void;
  cancelled: boolean;
};

export type Cancel = () => void;

/**
 * Simulated time. Between two events everything that was begun comes to rest, so that at each moment exactly one
 * process computes and the order of all events is the same in every replay.
 */
export type Timeline = {
  nowMs(): number;
  /** The process whose event runs now. */
  readonly owner: object | undefined;
  after(ms: number, run: () => void, owner?: object): Cancel;
  /**
   * Puts off what any owner but `awake` has still to do until `ms` from now, or each event by so much where `shifts`
   * is true.
   */
  suspend(ms: number, awake: object, shifts: boolean): void;
  /** Drops everything that a process has still to do. */
  kill(owner: object): void;
  /** Begins `work` for a process and runs events until it has ended, or the process has. */
  during<T>(owner: object, work: () => Promise<T>): Promise<Ended<T>>;
  /** Runs all events up to `ms` from now, and what they begin. */
  pass(ms: number): Promise<void>;
};

/** "stuck": nothing is left that could happen. "endless": more events than any history needs. */
export type Ended<T> =
  | { readonly kind: "ended"; readonly value: T }
  | { readonly kind: "died" }
  | { readonly kind: "threw"; readonly error: unknown }
  | { readonly kind: "stuck" }
  | { readonly kind: "endless" };

const turn = globalThis.setImmediate;
const atRest = (): Promise<void> => new Promise((resolve) => turn(resolve));

const MOST_EVENTS = 20_000;

/** A timeline that begins at a moment. `failed` is called with what an event threw while its process lived. */
export function newTimeline(beginMs: number, failed: (error: unknown) => void): Timeline {
  const dead = new WeakSet<object>();
  let nowMs = beginMs;
  let order = 0;
  let owner: object | undefined;
  // Sorted by time and order, the next one last.
  const events: Event[] = [];
  const next = (): Event | undefined => {
    for (;;) {
      const event = events.at(-1);
      if (event === undefined || !event.cancelled) return event;
      events.pop();
    }
  };
  const runNext = async (event: Event): Promise<void> => {
    events.pop();
    nowMs = Math.max(nowMs, event.atMs);
    owner = event.owner;
    try {
      event.run();
    } catch (error) {
      if (!isDead(event.owner)) failed(error);
    }
    await atRest();
  };
  const isDead = (of: object | undefined): boolean => of !== undefined && dead.has(of);
  return {
    nowMs: () => nowMs,
    get owner() {
      return owner;
    },
    after(ms, run, of = owner) {
      if (isDead(of)) return () => undefined;
      order += 1;
      const event: Event = { atMs: nowMs + Math.max(0, ms), order, owner: of, run, cancelled: false };
      let place = events.length;
      while (place > 0 && isBefore(events[place - 1], event)) place -= 1;
      events.splice(place, 0, event);
      return () => {
        event.cancelled = true;
      };
    },
    suspend(ms, awake, shifts) {
      const wakesMs = nowMs + ms;
      for (const event of events)
        if (event.owner !== awake) event.atMs = shifts ? event.atMs + ms : Math.max(event.atMs, wakesMs);
      events.sort((one, other) => (isBefore(one, other) ? 1 : -1));
    },
    kill(of) {
      dead.add(of);
      for (const event of events) if (event.owner === of) event.cancelled = true;
    },
    async during<T>(of: object, work: () => Promise<T>): Promise<Ended<T>> {
      owner = of;
      let ended: Ended<T> | undefined;
      work().then(
        (value) => {
          ended = { kind: "ended", value };
        },
        (error: unknown) => {
          ended = { kind: "threw", error };
        },
      );
      await atRest();
      for (let count = 0; ; count += 1) {
        if (isDead(of)) return { kind: "died" };
        if (ended !== undefined) return ended;
        const event = next();
        if (event === undefined) return { kind: "stuck" };
        if (count > MOST_EVENTS) return { kind: "endless" };
        await runNext(event);
      }
    },
    async pass(ms) {
      const untilMs = nowMs + ms;
      for (let event = next(); event !== undefined && event.atMs <= untilMs; event = next())
        await runNext(event);
      nowMs = Math.max(nowMs, untilMs);
    },
  };
}

function isBefore(one: Event | undefined, other: Event): boolean {
  return one !== undefined && (one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order));
}
