import { Notification } from "electron";
import type { WatchState } from "../../../../shared/watch/finding.ts";
import type { Windows } from "../windows.ts";
import type { Words } from "../words/words.ts";
import { badNews } from "./webhook-health.ts";

/**
 * Tells through the system when something has turned bad while no window is in front, once for each thing. The
 * notice names neither number nor content: it may stand on a locked screen.
 */
export function watchNotices(
  windows: Windows,
  show: () => void,
  words: () => Words["notice"],
): (watch: WatchState) => void {
  let told: ReadonlySet<string> = new Set();
  return (watch) => {
    const bad = badNews(watch);
    const isNew = bad.some((name) => !told.has(name));
    told = new Set(bad);
    if (!isNew || windows.hasFocus() || !Notification.isSupported()) return;
    const notice = new Notification({ title: words().webhooks, body: words().lookAtWebhooks });
    notice.on("click", show);
    notice.show();
  };
}
