import type { WatchState } from "../../../../shared/watch/finding.ts";
import type { WindowTranslate } from "../../../wording/window-translate.ts";
import { localTime } from "../../../wording/local-time.ts";

type Plan = Pick<WatchState, "paused" | "nextAt" | "later">;
type Watched = {
  /** Whether the workspace that is shown is monitored; another one may be. */
  readonly watched: boolean;
  /** Findings that aren't acknowledged. */
  readonly open: number;
};

/** Whether monitoring needs a person, is on, waits for something, or is off, in a word. */
export function watchBadge(
  t: WindowTranslate,
  { paused }: Plan,
  { watched, open }: Watched,
): { readonly meaning: "attention" | "proven" | "left-out"; readonly word: string } {
  if (open > 0) return { meaning: "attention", word: t("window.webhooks.watch.open", { count: open }) };
  if (!watched) return { meaning: "left-out", word: t("window.webhooks.watch.off") };
  return paused === undefined
    ? { meaning: "proven", word: t("window.webhooks.watch.on") }
    : { meaning: "attention", word: t("window.webhooks.watch.isPaused") };
}

/** When the next check is made, or why none is; undefined where none is to be expected for this workspace. */
export function watchPlan(
  t: WindowTranslate,
  { paused, nextAt, later }: Plan,
  { watched }: Pick<Watched, "watched">,
): string | undefined {
  if (!watched)
    return paused === "nothing-watched" ? t("window.webhooks.watch.paused.nothing-watched") : undefined;
  if (paused !== undefined) return t(`window.webhooks.watch.paused.${paused}`);
  if (nextAt === undefined) return undefined;
  const time = localTime(t.language, nextAt);
  return later === undefined
    ? t("window.webhooks.watch.next", { time })
    : t("window.webhooks.watch.nextOnBattery", { time });
}
