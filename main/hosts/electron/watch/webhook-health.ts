import { isUrgentCheck } from "../../../../shared/alert/urgent.ts";
import type { WatchState } from "../../../../shared/watch/finding.ts";
import type { TestState } from "../../../../shared/webhook/connectivity-test.ts";
import { digitsOf, spokenDigits } from "../../../../shared/phone.ts";
import type { PointState } from "../../../../shared/webhook/standing-callback.ts";
import type { LeaveReason, Pointed } from "../words/words.ts";
import type { ReceiverState } from "../../../../shared/webhook/receiver.ts";

/** The overall webhook state. `idle`: nothing listens and nothing is monitored. */
export type WebhookHealth = "idle" | "well" | "attention" | "stopped";

type Watched = Pick<WatchState, "findings" | "ofFolder" | "looks" | "nextAt">;

type Known = {
  readonly watch: Watched | undefined;
  readonly receivers: readonly Pick<ReceiverState, "listening" | "trouble">[];
};

/** Gives the worst known state. Acknowledged findings do not count. */
export function webhookHealthOf({ watch, receivers }: Known): WebhookHealth {
  const looks = (watch?.looks ?? []).map(({ check }) => check.status);
  const findings = [...(watch?.findings ?? []), ...(watch?.ofFolder ?? [])].filter(({ settled }) => !settled);
  const troubled = receivers.some(({ trouble }) => trouble !== undefined);
  if (looks.includes("fail") || troubled) return "stopped";
  if (looks.includes("warn") || findings.length > 0) return "attention";
  return looks.includes("pass") || isAnyListening(receivers) || isLooking(watch) ? "well" : "idle";
}

/** Background work that ends with the program. */
export type GoingOn = {
  /** True if a receiver listens, or a scheduled check is due: a reason to stay in the tray. */
  readonly any: boolean;
  /** The worst loss if the user quits now; undefined if nothing is lost. */
  readonly lost: Exclude<LeaveReason, "run"> | undefined;
};

type Point = Pick<PointState, "phase" | "borrowed" | "number" | "atQuit">;

/** What goes on behind the windows. Tests and standing callbacks always have a receiver that listens. */
export function goingOn({
  watch,
  receivers,
  tests,
  points,
}: Known & {
  readonly tests: readonly Pick<TestState, "phase" | "borrowed">[];
  readonly points: readonly Point[];
}): GoingOn {
  const listening = isAnyListening(receivers);
  const borrowed = tests.some((test) => test.phase !== "ended" && test.borrowed !== undefined);
  const pointed = pointedBy(points);
  return {
    any: borrowed || pointed !== undefined || listening || isLooking(watch),
    lost: borrowed ? "test" : (pointed ?? (listening ? "listening" : undefined)),
  };
}

/** Of two reasons a person hears the worse one first; a callback that is given back by itself already is none. */
function pointedBy(points: readonly Point[]): Pointed | undefined {
  const up = points.filter(({ phase, borrowed }) => phase !== "ended" && borrowed !== undefined);
  if (up.length === 0) return undefined;
  const numbersOf = (atQuit: Point["atQuit"]): readonly string[] =>
    up.filter((one) => one.atQuit === atQuit).map(({ number }) => spokenDigits(digitsOf(number)));
  return { kind: "pointed", givenBack: numbersOf("give-back"), staying: numbersOf("stay") };
}

function isAnyListening(receivers: Known["receivers"]): boolean {
  return receivers.some(({ listening }) => listening);
}

/** While the vault is locked, or nothing is monitored, no check is due. */
function isLooking(watch: Pick<WatchState, "nextAt"> | undefined): boolean {
  return watch?.nextAt !== undefined;
}

/** A piece of bad news. `urgent`: a number may be off the air. */
export type BadNews = { readonly name: string; readonly urgent: boolean };

/** What a person has not been told of yet: findings, and looks that have turned bad. */
export function badNews(watch: Pick<WatchState, "findings" | "ofFolder" | "looks">): readonly BadNews[] {
  return [
    ...[...watch.findings, ...watch.ofFolder]
      .filter(({ settled }) => !settled)
      .map(({ id }) => ({ name: `finding ${id}`, urgent: false })),
    ...watch.looks
      .filter(({ check }) => check.status === "fail")
      .map(({ workspace, thing, phoneNumberId, since }) => ({
        name: `look ${workspace} ${thing} ${phoneNumberId ?? ""} ${since}`,
        urgent: isUrgentCheck(thing),
      })),
  ];
}
