import type { PowerPort } from "../../main/core/runtime/ports.ts";

/** A power port that a test controls. */
export type FakePower = PowerPort & {
  /** How many holds keep the machine awake now. */
  holds(): number;
  /** Every start and end of a hold, in order. */
  readonly deeds: readonly ("hold" | "release")[];
  /** Signals that the machine woke from sleep. */
  wake(): void;
  /** Pulls out the plug, or puts it back. */
  unplug(isOnBattery: boolean): void;
};

/** With `canHold: false`, nothing keeps the machine awake. */
export function fakePower({ canHold = true }: { readonly canHold?: boolean } = {}): FakePower {
  const deeds: ("hold" | "release")[] = [];
  const listeners = new Set<() => void>();
  let holds = 0;
  let onBattery = false;
  return {
    deeds,
    holds: () => holds,
    wake: () => {
      for (const listener of listeners) listener();
    },
    isOnBattery: () => onBattery,
    unplug: (isOnBattery) => void (onBattery = isOnBattery),
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
