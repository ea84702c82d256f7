import type { CheckResult, CheckStatus, MessageDescriptor } from "../../../../shared/checks/result.ts";
import { saidText } from "../../../../shared/wording/findings.ts";
import { translateToEnglish, type Key } from "../../../../shared/wording/say.ts";

type WatchKey = Extract<Key, `watch.looks.${string}`>;

/** One sentence of the watch, or a part of one. */
export function words(key: WatchKey, values: MessageDescriptor["values"] = {}): MessageDescriptor {
  return { key, values };
}

type What = {
  readonly id: string;
  readonly status: CheckStatus;
  readonly cause?: string;
  readonly said: MessageDescriptor;
};

/** What a scheduled look found, told like any other check. */
export function lookResult({ id, status, cause, said }: What): CheckResult {
  return {
    id,
    status,
    ...(cause === undefined ? {} : { cause }),
    said,
    found: saidText(translateToEnglish, said),
  };
}
