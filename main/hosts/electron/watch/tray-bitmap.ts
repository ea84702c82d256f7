import type { WebhookHealth } from "./webhook-health.ts";

type Look = {
  /** Red, green, blue. */
  readonly colour: readonly [number, number, number];
  /** True if this point is part of the icon. Both coordinates run from -1 to 1. */
  readonly covers: (x: number, y: number) => boolean;
};

const ring = (x: number, y: number): boolean => Math.hypot(x, y) < 0.85 && Math.hypot(x, y) > 0.5;
const disc = (x: number, y: number): boolean => Math.hypot(x, y) < 0.85;
const triangle = (x: number, y: number): boolean => y < 0.75 && y > -0.85 && Math.abs(x) < (y + 0.85) / 1.75;
const square = (x: number, y: number): boolean => Math.max(Math.abs(x), Math.abs(y)) < 0.72;

// Each state has its own shape: not everyone can distinguish colors, and some trays show none.
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
