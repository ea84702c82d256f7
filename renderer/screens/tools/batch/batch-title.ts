import type { BatchState } from "../../../../shared/rpc/areas/batch.ts";
import type { WindowTranslate } from "../../../wording/window-translate.ts";

/** How far a batch is, as the screen's title. */
export function batchTitle(t: WindowTranslate, { phase, checkOnly }: BatchState): string {
  if (checkOnly && phase === "ended") return t("window.batch.title.checked");
  return t(checkOnly && phase === "running" ? "window.batch.title.checking" : `window.batch.title.${phase}`);
}
