import { Menu, nativeImage, Tray } from "electron";
import type { Windows } from "../windows.ts";
import type { Words } from "../words/words.ts";
import type { Standing } from "./standing.ts";
import { trayBitmap } from "./tray-bitmap.ts";

// Twice the usual size, for displays that show two pixels for one.
const SIZE = 32;

/** A sign in the system's tray that shows how webhooks stand; there is none while there is nothing to show. */
export function keepTray(
  windows: Windows,
  openWindow: () => void,
  words: () => Words["tray"],
): (standing: Standing) => void {
  let tray: Tray | undefined;
  let shown: { readonly standing: Standing; readonly said?: Words["tray"] } = { standing: "idle" };
  const toFront = (): void => {
    if (windows.all().length === 0) openWindow();
    else windows.toFront();
  };
  return (standing) => {
    const said = words();
    if (standing === shown.standing && (tray === undefined || said === shown.said)) return;
    shown = { standing, said };
    if (standing === "idle") {
      tray?.destroy();
      tray = undefined;
      return;
    }
    const image = nativeImage.createFromBitmap(trayBitmap(standing, SIZE), {
      width: SIZE,
      height: SIZE,
      scaleFactor: 2,
    });
    if (tray === undefined) {
      tray = new Tray(image);
      tray.on("click", toFront);
    } else {
      tray.setImage(image);
    }
    tray.setToolTip(said[standing]);
    tray.setContextMenu(Menu.buildFromTemplate([{ label: said.open, click: toFront }]));
  };
}
