import type { App } from "../../../core/app/app.ts";
import type { Transport } from "../../../../shared/rpc/client.ts";
import { practiceUnavailable } from "./unavailable.ts";

/** A core behind one transport that can be stopped as by a power cut, and started again. */
export type RestartableCore = {
  readonly transport: Transport;
  /** Resolves once a new core runs. Calls in progress are rejected with `PracticeUnavailable`. */
  interrupt(): Promise<void>;
  close(): Promise<void>;
};

type Running = {
  readonly app: App;
  /** Rejects when this core is stopped. */
  readonly cut: PromiseWithResolvers<never>;
};

type Subscription = { readonly begin: (transport: Transport) => void };

/** Starts the first core with `open`, and each later one too. Subscriptions survive a restart. */
export async function startRestartableCore(open: () => Promise<App>): Promise<RestartableCore> {
  const subscriptions = new Set<Subscription>();
  let running = runningOf(await open());
  let restarting: Promise<void> | undefined;

  const restart = async (): Promise<void> => {
    const { app, cut } = running;
    cut.reject(practiceUnavailable("interrupted"));
    await app.halt();
    running = runningOf(await open());
    for (const { begin } of subscriptions) begin(running.app.transport);
  };
  return {
    transport: {
      async call(method, input) {
        await restarting;
        const { app, cut } = running;
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
        subscription.begin(running.app.transport);
        subscriptions.add(subscription);
        return () => {
          subscriptions.delete(subscription);
          end?.();
        };
      },
    },
    async interrupt() {
      restarting ??= restart().finally(() => (restarting = undefined));
      await restarting;
    },
    async close() {
      await restarting;
      await running.app.close();
    },
  };
}

function runningOf(app: App): Running {
  const cut = Promise.withResolvers<never>();
  // Without a call in progress nothing else handles the rejection.
  cut.promise.catch(() => undefined);
  return { app, cut };
}
