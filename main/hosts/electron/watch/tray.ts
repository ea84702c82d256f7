import { Menu, Tray, nativeImage } from "electron";
import type { Words } from "../words/words.ts";
import type { WebhookHealth } from "./webhook-health.ts";
import { trayBitmap } from "./tray-bitmap.ts";

// Twice the usual size, for high-density displays.
const SIZE = 32;

/** What the sign leads to. */
export type TrayActions = { readonly open: () => void; readonly quit: () => void };

/** What the sign has to show. */
export type TrayNow = {
  readonly standing: WebhookHealth;
  /** Always included, because it is the only way back to the program. */
  readonly stays: boolean;
};

/** Shows the webhook state as a tray icon; there is none while there is nothing to show. */
export function keepTray({ open, quit }: TrayActions, words: () => Words["tray"]): (now: TrayNow) => void {
  let tray: Tray | undefined;
  let shown: { readonly standing: WebhookHealth; readonly said: Words["tray"] } | undefined;
  return ({ standing, stays }) => {
    const said = words();
    if (standing === "idle" && !stays) {
      tray?.destroy();
      tray = undefined;
      shown = undefined;
      return;
    }
    if (standing === shown?.standing && said === shown.said) return;
    shown = { standing, said };
    const image = nativeImage.createFromBitmap(trayBitmap(standing, SIZE), {
      width: SIZE,
      height: SIZE,
      scaleFactor: 2,
    });
    if (tray === undefined) {
      tray = new Tray(image);
      // On macOS a click opens the menu; a handler besides would open a window with it.
      if (process.platform !== "darwin") tray.on("click", open);
    } else {
      tray.setImage(image);
    }
    tray.setToolTip(said[standing]);
    tray.setContextMenu(
      Menu.buildFromTemplate([
        { label: said.open, click: open },
        { type: "separator" },
        { label: said.quit, click: quit },
      ]),
    );
  };
}
