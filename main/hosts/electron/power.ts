import { powerMonitor, powerSaveBlocker } from "electron";
import type { PowerPort } from "../../core/runtime/ports.ts";
import type { PendingCalls } from "./pending-calls.ts";

/** Gives Electron's power control: it prevents automatic sleep, but not sleep by closing the lid. */
export function electronPower(): PowerPort {
  return {
    stayAwake() {
      const letSleep = holdAwake();
      return { heldBy: Promise.resolve("powerSaveBlocker"), release: letSleep };
    },
    onWake(listener) {
      const heard = (): void => listener();
      powerMonitor.on("resume", heard);
      return () => void powerMonitor.off("resume", heard);
    },
    isOnBattery: () => powerMonitor.isOnBatteryPower(),
  };
}

/** Prevents automatic sleep until the returned function is called. */
function holdAwake(): () => void {
  const blocker = powerSaveBlocker.start("prevent-app-suspension");
  let isHeld = true;
  return () => {
    if (isHeld) powerSaveBlocker.stop(blocker);
    isHeld = false;
  };
}

/**
 * Prevents automatic sleep while a migration advances, and calls `tell` after a sleep that happened during
 * one anyway (closing the lid cannot be prevented).
 */
export function watchPower(underWay: PendingCalls, tell: () => void): void {
  let letSleep: (() => void) | undefined;
  underWay.onChange((busy) => {
    if (busy) letSleep ??= holdAwake();
    else {
      letSleep?.();
      letSleep = undefined;
    }
  });
  let sleptBusy = false;
  powerMonitor.on("suspend", () => {
    sleptBusy ||= underWay.count() > 0;
  });
  powerMonitor.on("resume", () => {
    if (sleptBusy) tell();
    sleptBusy = false;
  });
}
