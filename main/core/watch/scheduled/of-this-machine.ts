import type { CheckResult, CheckStatus, MessageDescriptor } from "../../../../shared/checks/result.ts";
import type { TunnelState } from "../../../../shared/tunnel/tunnel.ts";
import type { ReceiverState } from "../../../../shared/webhook/receiver.ts";
import { saidText } from "../../../../shared/wording/findings.ts";
import { type Key, translateToEnglish } from "../../../../shared/wording/translate.ts";

type WatchKey = Extract<Key, `watch.looks.${string}`>;

/** Returns a message of the monitoring, or a part of one. */
export function words(key: WatchKey, values: MessageDescriptor["values"] = {}): MessageDescriptor {
  return { key, values };
}

type What = {
  readonly id: string;
  readonly status: CheckStatus;
  readonly cause?: string;
  readonly said: MessageDescriptor;
};

/** Returns the result of a scheduled check in the common format. */
export function checkResult({ id, status, cause, said }: What): CheckResult {
  return {
    id,
    status,
    ...(cause === undefined ? {} : { cause }),
    said,
    found: saidText(translateToEnglish, said),
  };
}

/** Returns whether the tunnel to the receiver is open, as a check result. */
export function tunnelCheckResult(tunnel: TunnelState): CheckResult {
  const id = "watch.tunnel";
  const { status, problem } = tunnel;
  const cause = problem?.cause ?? status;
  switch (status) {
    case "open":
      return checkResult({ id, status: "pass", said: words("watch.looks.tunnel.open") });
    case "opening":
      return checkResult({ id, status: "warn", cause, said: words("watch.looks.tunnel.opening") });
    case "reconnecting":
      return checkResult({ id, status: "warn", cause, said: words("watch.looks.tunnel.reconnecting") });
    case "failed":
      return checkResult({ id, status: "fail", cause, said: words("watch.looks.tunnel.failed") });
    case "closed":
      return checkResult({ id, status: "skip", cause, said: words("watch.looks.tunnel.closed") });
  }
}

/** Returns whether the receiver accepts notifications, as a check result. */
export function receiverCheckResult({ listening, trouble }: ReceiverState): CheckResult {
  const id = "watch.receiver";
  if (trouble !== undefined) {
    const said = words(`watch.looks.receiver.${listening ? "trouble" : "troubleStopped"}`, {
      trouble: words(`watch.looks.receiver.troubles.${trouble}`),
    });
    return checkResult({ id, status: "fail", cause: trouble, said });
  }
  return listening
    ? checkResult({ id, status: "pass", said: words("watch.looks.receiver.listening") })
    : checkResult({ id, status: "skip", cause: "stopped", said: words("watch.looks.receiver.stopped") });
}
