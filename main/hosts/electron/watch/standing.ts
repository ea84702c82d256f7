import type { WatchState } from "../../../../shared/watch/finding.ts";
import type { ReceiverState } from "../../../../shared/webhook/receiver.ts";

/** How webhooks stand as a whole. `idle`: nothing listens and nothing is watched. */
export type Standing = "idle" | "well" | "attention" | "stopped";

type Known = {
  readonly watch: Pick<WatchState, "findings" | "looks"> | undefined;
  readonly receivers: readonly Pick<ReceiverState, "listening" | "trouble">[];
};

/** The worst of what is known. A finding that a person has settled counts no more. */
export function standingOf({ watch, receivers }: Known): Standing {
  const looks = (watch?.looks ?? []).map(({ check }) => check.status);
  const findings = (watch?.findings ?? []).filter(({ settled }) => !settled);
  const troubled = receivers.some(({ trouble }) => trouble !== undefined);
  if (looks.includes("fail") || troubled) return "stopped";
  if (looks.includes("warn") || findings.length > 0) return "attention";
  return looks.includes("pass") || receivers.some(({ listening }) => listening) ? "well" : "idle";
}

/** What a person has not been told of yet: names of findings and of looks that have turned bad. */
export function badNews(watch: Pick<WatchState, "findings" | "looks">): readonly string[] {
  return [
    ...watch.findings.filter(({ settled }) => !settled).map(({ id }) => `finding ${id}`),
    ...watch.looks
      .filter(({ check }) => check.status === "fail")
      .map(
        ({ workspace, thing, phoneNumberId, since }) =>
          `look ${workspace} ${thing} ${phoneNumberId ?? ""} ${since}`,
      ),
  ];
}
