import type { CloudState, WorldState } from "./state.ts";

/** What all numbers of one business account have in common. */
export type SharedAccount = {
  /** Tokens, subscriptions and callback URLs. */
  readonly cloud: () => CloudState;
  readonly become: (cloud: CloudState) => void;
  /** The state of every number of the account, in order. */
  readonly numbers: () => readonly WorldState[];
};

/** An account that numbers are added to one by one, each with what reads its state. */
export type GrowingAccount = SharedAccount & { readonly add: (state: () => WorldState) => void };

/** Creates an account without numbers. */
export function shareAccount(initial: CloudState): GrowingAccount {
  let cloud = initial;
  const states: (() => WorldState)[] = [];
  return {
    cloud: () => cloud,
    become: (next) => void (cloud = next),
    numbers: () => states.map((state) => state()),
    add: (state) => void states.push(state),
  };
}
