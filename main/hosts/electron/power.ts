import { powerMonitor, powerSaveBlocker } from "electron";
import type { UnderWay } from "./under-way.ts";

/**
 * Keeps the machine from falling asleep while a run is driven, and calls `tell` after a sleep that began in the
 * middle of one all the same (a closed lid cannot be held off).
 */
export function watchPower(underWay: UnderWay, tell: () => void): void {
  let blocker: number | undefined;
  underWay.onChange((busy) => {
    if (busy) blocker ??= powerSaveBlocker.start("prevent-app-suspension");
    else if (blocker !== undefined) {
      powerSaveBlocker.stop(blocker);
      blocker = undefined;
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
