import type { RecoveryStatus } from "../../../shared/rpc/areas/recovery.ts";
import type { WindowTranslate } from "../../wording/window-translate.ts";

/** Returns the state of the recovery sheet in one line. */
export function sheetWords(
  t: WindowTranslate,
  { key, newer, waivedAt, gate, practice }: RecoveryStatus,
): string {
  if (gate === "no-vault") return t("window.recovery.state.noVault");
  if (gate === "unreadable") return t("window.recovery.state.unreadable");
  if (newer !== undefined) return t("window.recovery.state.newer");
  if (key.kind !== "none") return t(`window.recovery.state.${key.kind}`);
  if (waivedAt !== undefined) return t("window.recovery.state.waived");
  if (practice) return t("window.recovery.state.practice");
  return t(gate === "needed" ? "window.recovery.state.needed" : "window.recovery.state.none");
}
