import { powerMonitor, powerSaveBlocker } from "electron";
import type { PowerPort } from "../../core/runtime/ports.ts";
import type { PendingCalls } from "./pending-calls.ts";

/** The machine's power by Electron's own means: what the system does by itself is held off, a closed lid is not. */
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
  };
}

/** Keeps the machine from falling asleep by itself, until the returned function is called. */
function holdAwake(): () => void {
  const blocker = powerSaveBlocker.start("prevent-app-suspension");
  let isHeld = true;
  return () => {
    if (isHeld) powerSaveBlocker.stop(blocker);
    isHeld = false;
  };
}

/**
 * Keeps the machine from falling asleep while a run is driven, and calls `tell` after a sleep that began in the
 * middle of one all the same (a closed lid cannot be held off).
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
