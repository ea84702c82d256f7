import type { PowerPort } from "../../main/core/runtime/ports.ts";

/** A machine's power in a test's hands. */
export type FakePower = PowerPort & {
  /** How many hold it awake now. */
  holds(): number;
  /** Every beginning and end of a hold, in order. */
  readonly deeds: readonly ("hold" | "release")[];
  /** It slept, and wakes. */
  wake(): void;
};

/** Without `canHold` nothing keeps it awake, whoever asks. */
export function fakePower({ canHold = true }: { readonly canHold?: boolean } = {}): FakePower {
  const deeds: ("hold" | "release")[] = [];
  const listeners = new Set<() => void>();
  let holds = 0;
  return {
    deeds,
    holds: () => holds,
    wake: () => {
      for (const listener of listeners) listener();
    },
    stayAwake() {
      holds += 1;
      deeds.push("hold");
      return {
        heldBy: Promise.resolve(canHold ? "a test" : undefined),
        release() {
          holds -= 1;
          deeds.push("release");
        },
      };
    },
    onWake(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
