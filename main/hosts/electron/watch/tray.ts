import { Menu, Tray, nativeImage } from "electron";
import type { Words } from "../words/words.ts";
import type { WebhookHealth } from "./webhook-health.ts";

type Look = {
  /** Red, green, blue. */
  readonly colour: readonly [number, number, number];
  /** Is this point part of the sign? Both run from -1 to 1. */
  readonly covers: (x: number, y: number) => boolean;
};

const ring = (x: number, y: number): boolean => Math.hypot(x, y) < 0.85 && Math.hypot(x, y) > 0.5;
const disc = (x: number, y: number): boolean => Math.hypot(x, y) < 0.85;
const triangle = (x: number, y: number): boolean => y < 0.75 && y > -0.85 && Math.abs(x) < (y + 0.85) / 1.75;
const square = (x: number, y: number): boolean => Math.max(Math.abs(x), Math.abs(y)) < 0.72;

// Each has a shape of its own: colour alone says nothing to many, and some trays show none.
const LOOKS: Readonly<Record<WebhookHealth, Look>> = {
  idle: { colour: [128, 134, 139], covers: ring },
  well: { colour: [18, 138, 79], covers: disc },
  attention: { colour: [201, 122, 8], covers: triangle },
  stopped: { colour: [200, 45, 45], covers: square },
};

/** The sign of a standing as a square bitmap, four bytes a pixel in the order blue, green, red, opacity. */
export function trayBitmap(standing: WebhookHealth, size: number): Buffer {
  const { colour, covers } = LOOKS[standing];
  const [red, green, blue] = colour;
  const pixels = Buffer.alloc(size * size * 4);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const x = ((column + 0.5) / size) * 2 - 1;
      const y = ((row + 0.5) / size) * 2 - 1;
      if (covers(x, y)) pixels.set([blue, green, red, 255], (row * size + column) * 4);
    }
  return pixels;
}

// Twice the usual size, for displays that show two pixels for one.
const SIZE = 32;

/** What the sign leads to. */
export type TrayActions = { readonly open: () => void; readonly quit: () => void };

/** What the sign has to show. */
export type TrayNow = {
  readonly standing: WebhookHealth;
  /** It is the only way back to the program, so that it is there whatever the standing. */
  readonly stays: boolean;
};

/** A sign in the system's tray that shows how webhooks stand; there is none while there is nothing to show. */
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
      tray.on("click", open);
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
