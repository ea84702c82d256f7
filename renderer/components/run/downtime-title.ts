import type { RunSnapshot } from "../../../shared/migration/run-snapshot.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";
import { moverOf } from "./shown-place.ts";

/** How the arrival of a number was confirmed; undefined while it was not. */
export function arrivalBy(run: Pick<RunSnapshot, "steps">) {
  const mover = moverOf(run);
  return mover?.kind === "confirmed" ? mover.by : undefined;
}

/**
 * The downtime in words. A response measures it; a check, a webhook or a person tell that the number had arrived some
 * time before, so the title says what the time ends with. `duration`: the downtime in words.
 */
export function downtimeTitle(t: WindowTranslate, run: Pick<RunSnapshot, "steps">, duration: string): string {
  const isMeasured = arrivalBy(run) === "answer";
  return t(`window.run.ended.downtime${isMeasured ? "Title" : "UntilConfirmed"}`, { duration });
}
