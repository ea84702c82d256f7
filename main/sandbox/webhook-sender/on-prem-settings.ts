import { member, text } from "../world/body.ts";
import { USUAL_SETTINGS } from "../world/platform-defaults.ts";
import type { WorldState } from "../world/state.ts";
import type { BackOff } from "./schedule.ts";
import type { Status } from "./update.ts";

/** Gives the on-premises client's only callback URL; `undefined` if none is set. */
export function onPremCallback({ onPrem }: WorldState): string | undefined {
  const url = text(member(onPrem.settings, "webhooks"), "url");
  return url === "" ? undefined : url;
}

/** Gives how many callbacks the client makes at once. */
export function onPremConcurrency({ onPrem }: WorldState): number {
  const usual = USUAL_SETTINGS.webhooks.max_concurrent_requests;
  return within(member(member(onPrem.settings, "webhooks"), "max_concurrent_requests"), usual, [1, 24]);
}

/** True if the client reports this status. */
export function onPremTells({ onPrem }: WorldState, status: Status): boolean {
  return member(member(member(onPrem.settings, "webhooks"), "message"), status) === true;
}

/** True if waiting callbacks survive the client's process. */
export function onPremPersists({ onPrem }: WorldState): boolean {
  return member(onPrem.settings, "callback_persist") !== false;
}

export function onPremBackOff({ onPrem }: WorldState): BackOff {
  const { callback_backoff_delay_ms: step, max_callback_backoff_delay_ms: most } = USUAL_SETTINGS;
  return {
    stepMs: within(member(onPrem.settings, "callback_backoff_delay_ms"), step, [1_000, most]),
    mostMs: within(member(onPrem.settings, "max_callback_backoff_delay_ms"), most, [1_000, most]),
  };
}

function within(value: unknown, usual: number, [least, most]: readonly [number, number]): number {
  return typeof value === "number" && Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : usual;
}
