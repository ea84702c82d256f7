import type { Gateway, AccountOfNumber, WorldState } from "./state.ts";

/** The actual facts, whatever either API reported. */
export type Truth = {
  readonly home: AccountOfNumber;
  readonly gateway: Gateway;
  /** Ids of the apps subscribed to the business account. */
  readonly subscribed: readonly string[];
  readonly pin: string;
  readonly twoStep: boolean;
  readonly pinFailures: number;
  readonly shards: number;
  readonly throughput: string;
  readonly registerCalls: number;
  readonly awaitingCode: boolean;
  readonly unusedBackups: number;
};

/** Gives the facts of the state that tests and the window read. */
export function truthOf(state: WorldState): Truth {
  return {
    home: state.home,
    gateway: state.onPrem.gateway,
    subscribed: state.cloud.subscriptions.map((app) => app.id),
    pin: state.number.pin,
    twoStep: state.number.twoStep,
    pinFailures: state.number.pinFailures,
    shards: state.onPrem.shards,
    throughput: state.number.throughput,
    registerCalls: state.registerCalls.length,
    awaitingCode: state.codes.onPrem !== undefined,
    unusedBackups: state.backups.filter((backup) => backup.use === "unused").length,
  };
}
