import type { CallOutcome } from "../../shared/platform/outcome.ts";

export type Late<T> = ((outcome: CallOutcome<T>) => void) | undefined;

/**
 * Calls that time out while the platform still works on them. Each late response arrives when the test
 * releases it.
 */
export function overdue() {
  const answers: (() => Promise<void>)[] = [];
  /** With `slow`, the request is sent only when its response is released. */
  const call = async <T>(
    send: () => Promise<CallOutcome<T>>,
    late: Late<T>,
    slow = false,
  ): Promise<CallOutcome<T>> => {
    const sent = slow ? undefined : await send();
    answers.push(async () => late?.(sent ?? (await send())));
    return {
      kind: "unknown",
      cause: "timeout",
      evidence: { at: new Date().toISOString(), durationMs: 60_000 },
    };
  };
  return {
    call,
    async come() {
      for (const answer of answers.splice(0)) await answer();
    },
  };
}

export type Overdue = ReturnType<typeof overdue>;
