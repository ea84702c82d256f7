import { z } from "zod";

/** Position and size of a window. */
export const WindowPlace = z.strictObject({
  x: z.int().optional(),
  y: z.int().optional(),
  width: z.int().min(1).max(20_000),
  height: z.int().min(1).max(20_000),
  maximised: z.boolean(),
});
export type WindowPlace = z.infer<typeof WindowPlace>;

/** A display's usable area, in device-independent pixels. */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** The smallest window in which every screen can be used. */
export const SMALLEST = { width: 720, height: 560 } as const;
export const FIRST_PLACE: WindowPlace = { width: 1180, height: 800, maximised: false };

/** Enough of the title bar to drag the window. */
const GRIP = 64;

/**
 * Gives where a window is visible and movable on these displays: the saved position if enough of its title
 * bar is on a display, otherwise only the size, so that the system chooses the position.
 */
export function placeOn(kept: WindowPlace | undefined, displays: readonly Area[]): WindowPlace {
  if (kept === undefined) return FIRST_PLACE;
  const { x, y, maximised } = kept;
  const home = displays.find(
    (area) => x !== undefined && y !== undefined && canBeHeld({ ...kept, x, y }, area),
  );
  const room = home ?? displays[0];
  const width = Math.max(SMALLEST.width, Math.min(kept.width, room?.width ?? kept.width));
  const height = Math.max(SMALLEST.height, Math.min(kept.height, room?.height ?? kept.height));
  if (home === undefined || x === undefined || y === undefined) return { width, height, maximised };
  return { x, y, width, height, maximised };
}

function canBeHeld(place: { x: number; y: number; width: number }, area: Area): boolean {
  const seen = Math.min(place.x + place.width, area.x + area.width) - Math.max(place.x, area.x);
  return seen >= GRIP && place.y >= area.y && place.y <= area.y + area.height - GRIP;
}
