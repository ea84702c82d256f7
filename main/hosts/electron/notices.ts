import type { Transport } from "../../../shared/rpc/client.ts";
import { isQuietAt, NO_QUIET_HOURS, type QuietHours } from "../../../shared/settings/quiet-hours.ts";
import { Settings } from "../../../shared/settings/settings.ts";
import type { Every } from "../../core/runtime/every.ts";
import type { NoticeOutcome } from "../../core/runtime/ports.ts";
import type { Alert } from "./alert.ts";

/** System notifications, held back during the user's quiet hours. */
export type Notices = {
  /** Shows it, or holds it back to be counted afterwards. `urgent`: a number may be off the air. */
  tell(alert: Alert, urgent: boolean): void;
  /** Shows it if that may be now. What is held back isn't counted: whoever asked asks again. */
  tellNow(alert: Alert): NoticeOutcome;
  /** Starts to follow the settings of this core. */
  follow(core: Transport): Promise<void>;
};

type Deps = {
  /** False where the system shows no notices. */
  readonly show: (alert: Alert) => boolean;
  /** What is said once it is no longer quiet, of so many notices. */
  readonly summary: (count: number) => Alert;
  readonly hasFocus: () => boolean;
  readonly every: Every;
  /** The time on the clock on the wall. */
  readonly now: () => Pick<Date, "getHours" | "getMinutes">;
};

const CHECK_MS = 30_000;

/**
 * Creates the notices. What was held back is told in one notice once it is no longer quiet; what it was is in the
 * window. With a window in front by then, there is nothing left to tell.
 */
export function createNotices({ show, summary, hasFocus, every, now }: Deps): Notices {
  let hours: QuietHours = NO_QUIET_HOURS;
  let heldBack = 0;
  const isQuiet = (): boolean => {
    const time = now();
    return isQuietAt(hours, time.getHours() * 60 + time.getMinutes());
  };
  const tellHeldBack = (): void => {
    if (heldBack === 0 || isQuiet()) return;
    const count = heldBack;
    heldBack = 0;
    if (!hasFocus()) show(summary(count));
  };
  const take = (value: unknown): void => {
    const settings = Settings.safeParse(value);
    if (!settings.success) return;
    hours = settings.data.quietHours;
    tellHeldBack();
  };
  // Looked at again and again: a timer for the end would miss a sleep, a new zone and a clock that is set.
  every(CHECK_MS, tellHeldBack);
  return {
    tell(alert, urgent) {
      if (!isQuiet() || (urgent && hours.urgentPasses)) show(alert);
      else heldBack += 1;
    },
    tellNow(alert) {
      if (isQuiet()) return "held-back";
      return show(alert) ? "shown" : "no-notices";
    },
    async follow(core) {
      core.subscribe("settings", take);
      const answer = await core.call("settings.get", {});
      if (answer.ok) take(answer.value);
    },
  };
}
