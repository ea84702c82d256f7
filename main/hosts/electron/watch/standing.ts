import type { WatchState } from "../../../../shared/watch/finding.ts";
import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import type { ReceiverState } from "../../../../shared/webhook/receiver.ts";

/** How webhooks stand as a whole. `idle`: nothing listens and nothing is watched. */
export type Standing = "idle" | "well" | "attention" | "stopped";

type Watched = Pick<WatchState, "findings" | "looks" | "nextAt">;

type Known = {
  readonly watch: Watched | undefined;
  readonly receivers: readonly Pick<ReceiverState, "listening" | "trouble">[];
};

/** The worst of what is known. A finding that a person has settled counts no more. */
export function standingOf({ watch, receivers }: Known): Standing {
  const looks = (watch?.looks ?? []).map(({ check }) => check.status);
  const findings = (watch?.findings ?? []).filter(({ settled }) => !settled);
  const troubled = receivers.some(({ trouble }) => trouble !== undefined);
  if (looks.includes("fail") || troubled) return "stopped";
  if (looks.includes("warn") || findings.length > 0) return "attention";
  return looks.includes("pass") || isAnyListening(receivers) || isLooking(watch) ? "well" : "idle";
}

/** What goes on by itself, without anybody looking, and ends with the program. */
export type GoingOn = {
  /** A receiver listens, or the next scheduled look is due: a reason to stay in the tray. */
  readonly any: boolean;
  /** What a person loses by quitting now, the worst of it; undefined where quitting takes nothing away. */
  readonly lost: "test" | "listening" | undefined;
};

/** What goes on behind the windows. A test always has a receiver that listens. */
export function goingOn({
  watch,
  receivers,
  tests,
}: Known & { readonly tests: readonly Pick<TestState, "phase" | "borrowed">[] }): GoingOn {
  const listening = isAnyListening(receivers);
  const borrowed = tests.some((test) => test.phase !== "ended" && test.borrowed !== undefined);
  return {
    any: borrowed || listening || isLooking(watch),
    lost: borrowed ? "test" : listening ? "listening" : undefined,
  };
}

function isAnyListening(receivers: Known["receivers"]): boolean {
  return receivers.some(({ listening }) => listening);
}

/** While the vault is locked, or nothing is watched, no look is due. */
function isLooking(watch: Pick<WatchState, "nextAt"> | undefined): boolean {
  return watch?.nextAt !== undefined;
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
