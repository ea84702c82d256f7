import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import { hearsOf } from "../../../shared/migration/hears.ts";
import { sourceOf } from "../../../shared/migration/direction.ts";
import { quotable } from "../../../shared/visible.ts";
import { localTime } from "../../wording/local-time.ts";
import { isLocationOpen, stretchOf } from "./shown-place.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";

/**
 * The state of a migration in one sentence: what it does or waits for, and whether anything has moved. Claims that the
 * number works only if the last observation shows it.
 */
export function runTitle(t: WindowTranslate, run: RunSnapshot): string {
  const { phase, direction, spoken, held, newer } = run;
  // A newer migration of this number exists, so its location is no claim of this one.
  if (newer !== undefined) return pastTitle(t, run);
  const stretch = stretchOf(run);
  switch (phase.kind) {
    case "unknown":
      return t("window.run.title.unknown", { spoken });
    case "ended":
      return endedTitle(t, run);
    case "awaiting-code":
      // An earlier code may have moved the number, and a person chose to enter one again.
      return stretch === "before" ? t("window.run.title.code") : codeAgainTitle(t, run);
    case "pausing":
      // Between two checks of a lost request: the wait is not the news.
      if (isLocationOpen(run)) return t("window.run.title.unknown", { spoken });
      return t(`window.run.title.pausing.${stretch === "before" ? "before" : "after"}`, {
        // The same as below it, beside the time that is left.
        time: localTime(t.language, phase.until, { seconds: true, earliest: true }),
      });
    case "awaiting-confirmation":
      if (stretch !== "before")
        return t(`window.run.title.question.${stretch === "moving" ? "unknown" : "after"}`, { spoken });
      return phase.what.includes("point-of-no-return")
        ? t(`window.run.title.point.${direction}`, { spoken })
        : t("window.run.title.question.before");
    case "ready":
      if (isLocationOpen(run)) return openTitle(t, run);
      if (stretch === "moving") return t(`window.run.title.moving.${direction}`, { spoken });
      if (!held)
        return t(`window.run.title.interrupted.${stretch === "before" ? "before" : "after"}`, { spoken });
      return t(`window.run.title.${stretch}.${direction}`, { spoken });
  }
}

/** A person's report doesn't close the request, but it is what is known until the migration continues. */
function openTitle(t: WindowTranslate, { spoken, numberIs, proof }: RunSnapshot): string {
  return numberIs !== "unknown" && proof === "attested"
    ? t(`window.run.title.reported.${numberIs}`, { spoken })
    : t("window.run.title.unknown", { spoken });
}

function codeAgainTitle(t: WindowTranslate, { spoken, numberIs, proof }: RunSnapshot): string {
  return numberIs !== "unknown" && proof === "attested"
    ? t(`window.run.title.codeReported.${numberIs}`, { spoken })
    : t("window.run.title.codeAgain", { spoken });
}

/** One that was moved and is found at its source afterwards did not stay there. */
function stays({ numberIs, direction, move }: RunSnapshot): boolean {
  return numberIs === sourceOf(direction) && move !== "made";
}

/** The title of an ended migration whose end says no more where the number is: something later does. */
export function pastTitle(t: WindowTranslate, { direction, spoken }: RunSnapshot): string {
  return t(`window.run.title.ended.${direction}`, { spoken });
}

function endedTitle(t: WindowTranslate, run: RunSnapshot): string {
  const { spoken, numberIs, proof, working } = run;
  if (numberIs === "unknown")
    // A migration that sent nothing tells nothing of the location: other checks may.
    return run.move === "not-made"
      ? t("window.run.title.notMoved.unconfirmed")
      : t("window.run.title.unknown", { spoken });
  // A number whose app isn't subscribed is in the cloud and does not work: its messages reach no one.
  const isComplete = run.phase.kind === "ended" && run.phase.reason === "complete";
  const hears = numberIs === "cloud" && !stays(run) && !isComplete ? hearsOf(run) : undefined;
  const works = working === true && hears === undefined ? "working" : "plain";
  const stayed = stays(run);
  if (stayed && proof === "none") return t("window.run.title.notMoved.unconfirmed");
  if (proof !== "proven") return t(`window.run.title.reported.${numberIs}`, { spoken });
  if (stayed) return besidesObstacle(t, t(`window.run.title.notMoved.${numberIs}.${works}`), run);
  if (hears === "no") return besidesObstacle(t, t("window.run.title.moved.unheard", { spoken }), run);
  return besidesObstacle(t, t(`window.run.title.moved.${numberIs}.${works}`, { spoken }), run);
}

/** The title with what the platform reports against the number's working, as it reports it. */
export function besidesObstacle(
  t: WindowTranslate,
  title: string,
  { obstacle }: Pick<RunSnapshot, "obstacle">,
): string {
  return obstacle?.value === undefined
    ? title
    : t(`window.run.title.besides.${obstacle.about}`, { title, value: quotable(obstacle.value, 40) });
}
