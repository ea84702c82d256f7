import type { MethodName } from "../../../shared/rpc/names.ts";
import type { BeginWith, Handlers } from "../../../shared/rpc/serve.ts";
import type { ActivityCounter } from "../migration/activity-counter.ts";

/**
 * Gives handlers whose module is loaded at the first call of one of them: most processes call few. From then on a call is
 * handled in the tick in which it is made. A module that couldn't be loaded is tried again at the next call. With
 * `underWay`, a call counts as work while it waits for its module.
 */
export type WhenCalled = <M extends MethodName>(
  methods: readonly M[],
  load: () => Promise<Pick<Handlers, M>>,
  underWay?: Pick<ActivityCounter, "during">,
) => Pick<Handlers, M>;

/** Calls that wait until what handles them is loaded. */
export type LateCalls = {
  readonly whenCalled: WhenCalled;
  readonly beginWith: BeginWith;
  /** Waits until every call that was made has begun: what closes has to find its work. */
  begun(): Promise<void>;
};

/** Creates it; nothing waits yet. */
export function createLateCalls(): LateCalls {
  let waiting = 0;
  let noneWaits = Promise.withResolvers<void>();
  const beginWith: BeginWith = async (loading, begin) => {
    waiting += 1;
    // Begins before it stops to count, so that nothing sees it between the two.
    const begun = async () => {
      try {
        return { answer: begin(await loading) };
      } finally {
        waiting -= 1;
        if (waiting === 0) {
          noneWaits.resolve();
          noneWaits = Promise.withResolvers<void>();
        }
      }
    };
    return (await begun()).answer;
  };
  return {
    beginWith,
    whenCalled: (methods, load, underWay) => whenCalled(methods, load, { beginWith, underWay }),
    async begun() {
      const isWaiting = (): boolean => waiting > 0;
      while (isWaiting()) await noneWaits.promise;
    },
  };
}

function whenCalled<M extends MethodName>(
  methods: readonly M[],
  load: () => Promise<Pick<Handlers, M>>,
  {
    beginWith,
    underWay,
  }: {
    readonly beginWith: BeginWith;
    readonly underWay: Pick<ActivityCounter, "during"> | undefined;
  },
): Pick<Handlers, M> {
  let handlers: Pick<Handlers, M> | undefined;
  let loading: Promise<Pick<Handlers, M>> | undefined;
  const loaded = async (): Promise<Pick<Handlers, M>> => {
    try {
      return (handlers = await (loading ??= load()));
    } finally {
      loading = undefined;
    }
  };
  const first = async (method: M, input: never) => {
    const begin = async () => beginWith(loaded(), (ready) => ({ answer: ready[method](input) }));
    const { answer } = await (underWay === undefined ? begin() : underWay.during(begin));
    return answer;
  };
  const entries = methods.map((method) => [
    method,
    (input: never) => (handlers === undefined ? first(method, input) : handlers[method](input)),
  ]);
  return Object.fromEntries(entries) as Pick<Handlers, M>;
}
