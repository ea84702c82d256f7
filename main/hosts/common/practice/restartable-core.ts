import type { App } from "../../../core/app/app.ts";
import type { Transport } from "../../../../shared/rpc/client.ts";
import { practiceUnavailable } from "./unavailable.ts";

/** A core behind one transport that can be stopped as by a power cut, and started again. */
export type RestartableCore = {
  readonly transport: Transport;
  /** Resolves once a new core runs. Calls in progress are rejected with `PracticeUnavailable`. */
  interrupt(): Promise<void>;
  /** Closes the core that runs or is being started; none is started any more. */
  close(): Promise<void>;
};

type Running = {
  readonly app: App;
  /** Rejects when this core is stopped. */
  readonly cut: PromiseWithResolvers<never>;
};

type Subscription = { readonly begin: (transport: Transport) => void };

/**
 * Starts the first core with `open`, and each later one too. Subscriptions survive a restart. If a later one can't be
 * started, each call tries again, and is rejected with the reason.
 */
export async function startRestartableCore(open: () => Promise<App>): Promise<RestartableCore> {
  const subscriptions = new Set<Subscription>();
  let running: Running | undefined = runningOf(await open());
  let starting: Promise<Running> | undefined;
  let isClosed = false;

  const start = async (): Promise<Running> => {
    const started = runningOf(await open());
    running = started;
    for (const { begin } of subscriptions) begin(started.app.transport);
    return started;
  };
  const current = async (): Promise<Running> => (await starting) ?? running ?? (await startOnce(start));
  const startOnce = async (begin: () => Promise<Running>): Promise<Running> => {
    if (isClosed) throw new Error("the core is closed");
    starting ??= begin().finally(() => (starting = undefined));
    return starting;
  };
  const restart = async ({ app, cut }: Running): Promise<Running> => {
    running = undefined;
    cut.reject(practiceUnavailable("interrupted"));
    await app.halt();
    return start();
  };
  return {
    transport: {
      async call(method, input) {
        const { app, cut } = await current();
        const answer = app.transport.call(method, input);
        // What a stopped core still answers, or throws, is of no consequence.
        answer.catch(() => undefined);
        return Promise.race([answer, cut.promise]);
      },
      subscribe(topic, listener) {
        let end: (() => void) | undefined;
        const subscription: Subscription = {
          begin: (transport) => (end = transport.subscribe(topic, listener)),
        };
        if (running !== undefined) subscription.begin(running.app.transport);
        subscriptions.add(subscription);
        return () => {
          subscriptions.delete(subscription);
          end?.();
        };
      },
    },
    async interrupt() {
      const before = running;
      await startOnce(before === undefined ? start : () => restart(before));
    },
    async close() {
      isClosed = true;
      // One that could not be started has nothing to close.
      await starting?.catch(() => undefined);
      await running?.app.close();
    },
  };
}

function runningOf(app: App): Running {
  const cut = Promise.withResolvers<never>();
  // Without a call in progress nothing else handles the rejection.
  cut.promise.catch(() => undefined);
  return { app, cut };
}
