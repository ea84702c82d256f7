import { Notification, app } from "electron";

/** What a system notification says. Neither number nor content: it may appear on a locked screen. */
export type Alert = { readonly title: string; readonly body: string };

/**
 * Notifications that a click may still reach. Electron keeps no reference to a notification that is shown:
 * one that only a local variable named is collected, and its click is lost.
 */
const shown = new Set<Notification>();

/** Not every system reports that a notification was closed, so the oldest one gives way. */
const MOST_SHOWN = 20;

/**
 * Shows a system notification; a click on it calls `open`. Where the system refuses to show it, as macOS does
 * for an unsigned application, the dock icon bounces instead. Without notifications nothing happens: then it gives false.
 */
export function showAlert(alert: Alert, open: () => void): boolean {
  if (!Notification.isSupported()) return false;
  const notification = new Notification(alert);
  const drop = (): void => void shown.delete(notification);
  notification.on("click", () => {
    drop();
    open();
  });
  notification.on("close", drop);
  notification.on("failed", () => {
    drop();
    app.dock?.bounce("informational");
  });
  shown.add(notification);
  for (const oldest of shown) if (shown.size > MOST_SHOWN) shown.delete(oldest);
  notification.show();
  return true;
}
