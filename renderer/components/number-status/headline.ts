import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { spoken } from "../../../shared/phone.ts";
import type { WorkspaceNumber } from "../../../shared/workspace/workspace.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import { runTitle } from "../run/run-title.ts";
import type { Meaning } from "../status/StatusMark.tsx";
import type { NumberStatus } from "./number-status.ts";

/** One number with its status and its newest migration. */
export type Standing = {
  readonly number: WorkspaceNumber;
  readonly status: NumberStatus;
  readonly run: RunSnapshot | undefined;
};

/** What a screen says of its numbers in one sentence. */
export type Headline = {
  readonly title: string;
  /** How certain it is; without it, only the age of the checks tells. */
  readonly certainty?: { readonly meaning: Meaning; readonly word: string };
  /** When the oldest check that the sentence rests on was made; ISO 8601. */
  readonly oldest?: string;
  /** True if a later check found no location: `oldest` is when one was last found. */
  readonly found?: true;
  /** An open migration that works by itself now, and that the sentence is about. */
  readonly follows?: string;
};

/** When the oldest of the statuses was found; undefined where nothing is known of a number. */
export function oldestOf(standings: readonly Standing[]): string | undefined {
  let oldest: string | undefined;
  for (const { status } of standings)
    if ("at" in status.known && (oldest === undefined || status.known.at < oldest)) oldest = status.known.at;
  return oldest;
}

/**
 * Says where the numbers are and whether they work: what is unknown first, then what waits for the user, what moves,
 * what fails. Only numbers that were observed to work count as confirmed and working. `stale`: the oldest check
 * is not recent, so the sentence speaks of that check.
 */
export function headlineOf(t: WindowTranslate, standings: readonly Standing[], stale: boolean): Headline {
  const [only] = standings;
  if (only === undefined) return { title: t("window.overview.headline.none") };
  const certain = certaintyIn(t);
  const lost = standings.filter(({ status }) => status.place === "unknown" && status.known.by !== "nobody");
  const open = standings.flatMap(({ run }) => (run === undefined || run.phase.kind === "ended" ? [] : [run]));
  const waiting = open.filter(({ phase, held }) => !held || phase.kind.startsWith("awaiting"));
  const failing = standings.filter(({ status }) => status.works === "attention");
  if (lost[0] !== undefined)
    return {
      title:
        lost.length === 1
          ? t("window.overview.headline.unknown", { spoken: spokenOf(lost[0]) })
          : t("window.overview.headline.unknownSome", { count: lost.length }),
      certainty: certain("unknown"),
    };
  if (waiting[0] !== undefined) {
    const [run] = waiting;
    const { kind } = run.phase;
    const asks = kind === "awaiting-code" || kind === "awaiting-confirmation";
    return {
      title:
        waiting.length > 1
          ? t("window.overview.headline.needYou", { count: waiting.length })
          : asks
            ? t(`window.overview.headline.needsYou.${kind}`, { spoken: run.spoken })
            : runTitle(t, run),
      certainty: certain("attention"),
    };
  }
  if (open[0] !== undefined) {
    const [run] = open;
    const moving = standings.find((one) => one.run === run)?.status.place === "crossing";
    return {
      title: moving
        ? t(`window.overview.headline.moving.${run.direction}`, { spoken: run.spoken })
        : runTitle(t, run),
      certainty: certain("busy"),
      follows: run.run,
    };
  }
  if (failing[0] !== undefined)
    return {
      title:
        failing.length === 1
          ? t("window.overview.headline.failing", { spoken: spokenOf(failing[0]) })
          : t("window.overview.headline.failingSome", { count: failing.length, all: standings.length }),
      certainty: certain("attention"),
      ...seen(standings),
    };
  return standings.length === 1 ? ofOne(t, only, stale) : ofAll(t, standings, stale);
}

function ofOne(t: WindowTranslate, one: Standing, stale: boolean): Headline {
  const { place, works, known, unanswered } = one.status;
  const certain = certaintyIn(t);
  const values = { spoken: spokenOf(one) };
  if (place !== "cloud" && place !== "on-premises")
    return { title: t("window.overview.headline.never", values), certainty: certain("pending") };
  if (known.by === "person" || known.by === "guess")
    return {
      title: t(`window.overview.headline.reported.${place}`, values),
      certainty: certain(known.by),
      ...seen([one]),
    };
  const past = stale || unanswered !== undefined;
  const how = howOf(works === "working", unanswered !== undefined ? "found" : stale ? "stale" : "now");
  return {
    title: t(`window.overview.headline.one.${how}.${place}`, values),
    ...(past ? {} : { certainty: certain("proven") }),
    ...seen([one]),
  };
}

function howOf(isWorking: boolean, when: "now" | "stale" | "found") {
  if (when === "found") return isWorking ? "foundWorking" : "found";
  if (when === "stale") return isWorking ? "worked" : "was";
  return isWorking ? "works" : "is";
}

function ofAll(t: WindowTranslate, standings: readonly Standing[], stale: boolean): Headline {
  const certain = certaintyIn(t);
  const all = standings.length;
  const well = standings.filter(
    ({ status: { works, known } }) => works === "working" && (known.by === "reading" || known.by === "move"),
  );
  const past = stale || isAnyUnanswered(standings);
  const seenAny = standings.some(({ status }) => status.known.by !== "nobody");
  if (!seenAny)
    return {
      title: t("window.overview.headline.noneChecked", { count: all }),
      certainty: certain("pending"),
    };
  if (well.length < all)
    return {
      title: t("window.overview.headline.someWell", { count: all, sure: well.length }),
      certainty: certain("pending"),
      ...seen(standings),
    };
  return {
    title: t(`window.overview.headline.${past ? "allWere" : "allWell"}`, { count: all }),
    ...(past ? {} : { certainty: certain("proven") }),
    ...seen(standings),
  };
}

function seen(standings: readonly Standing[]): Pick<Headline, "oldest" | "found"> {
  const oldest = oldestOf(standings);
  if (oldest === undefined) return {};
  return isAnyUnanswered(standings) ? { oldest, found: true } : { oldest };
}

function isAnyUnanswered(standings: readonly Standing[]): boolean {
  return standings.some(({ status }) => status.unanswered !== undefined);
}

function spokenOf({ number: { cc, phoneNumber } }: Standing): string {
  return spoken(cc, phoneNumber);
}

type Certainty = "proven" | "unknown" | "attention" | "busy" | "pending" | "person" | "guess";

function certaintyIn(t: WindowTranslate) {
  return (kind: Certainty): NonNullable<Headline["certainty"]> => ({
    meaning: kind === "person" || kind === "guess" ? "pending" : kind,
    word: t(`window.overview.certainty.${kind}`),
  });
}
