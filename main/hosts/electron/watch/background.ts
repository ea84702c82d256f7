import { app } from "electron";
import type { Transport } from "../../../../shared/rpc/client.ts";
import { showAlert } from "../alert.ts";
import type { Windows } from "../windows.ts";
import type { Words } from "../words/words.ts";
import { NOTHING_KNOWN, type WebhooksKnown, followWebhooks } from "./follow-webhooks.ts";
import type { Notices } from "../notices.ts";
import { type GoingOn, badNews, goingOn, webhookHealthOf } from "./webhook-health.ts";
import { keepTray } from "./tray.ts";
import type { WatchState } from "../../../../shared/watch/finding.ts";

/**
 * Shows a system notification when something has failed while no window is in front, once for each thing. It
 * contains neither number nor content, because it may appear on a locked screen.
 */
function watchNotices(
  windows: Windows,
  notices: Pick<Notices, "tell">,
  words: () => Words["notice"],
): (watch: WatchState) => void {
  let told: ReadonlySet<string> = new Set();
  return (watch) => {
    const bad = badNews(watch);
    const fresh = bad.filter(({ name }) => !told.has(name));
    told = new Set(bad.map(({ name }) => name));
    if (fresh.length === 0 || windows.hasFocus()) return;
    const urgent = fresh.some((one) => one.urgent);
    notices.tell({ title: words().webhooks, body: words().lookAtWebhooks }, urgent);
  };
}

type Around = {
  readonly windows: Windows;
  /** Brings a window to the front, or opens one. */
  readonly show: () => void;
  readonly notices: Pick<Notices, "tell">;
  readonly words: () => Pick<Words, "notice" | "tray">;
};

/** Background work that continues without a window. */
export type Background = {
  now(): GoingOn;
  /**
   * Called when the last window closes. True: the program continues in the tray and has notified the user;
   * false: it may quit.
   */
  outlivesWindows(): boolean;
  /** Called when a window opens: the tray is then no longer the only way to the program. */
  windowOpened(): void;
  /** Resolves once the webhook state has been read; later changes are followed automatically. */
  readonly following: Promise<void>;
};

/** Shows in the tray how webhooks stand, tells of what has turned bad, and knows what goes on behind the windows. */
export function keepBackground(core: Transport, { windows, show, notices, words }: Around): Background {
  let known: WebhooksKnown = NOTHING_KNOWN;
  let inTray = false;
  let told = false;
  const showInTray = keepTray({ open: show, quit: () => app.quit() }, () => words().tray);
  const tellOfWatch = watchNotices(windows, notices, () => words().notice);
  const draw = (): void => {
    showInTray({ standing: webhookHealthOf(known), stays: inTray });
  };
  const following = followWebhooks(core, (news) => {
    known = news;
    draw();
    if (news.watch !== undefined) tellOfWatch(news.watch);
  });
  return {
    now: () => goingOn(known),
    outlivesWindows() {
      if (!goingOn(known).any) return false;
      inTray = true;
      draw();
      if (!told) tellOnce();
      return true;
    },
    windowOpened() {
      inTray = false;
      draw();
    },
    following,
  };

  function tellOnce(): void {
    told = true;
    const { goesOn, goesOnHow } = words().notice;
    showAlert({ title: goesOn, body: goesOnHow }, show);
  }
}
