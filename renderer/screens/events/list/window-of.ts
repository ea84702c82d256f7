/** Height of a row in pixels; every row has it. */
export const ROW_PX = 36;

/** Browsers draw nothing beyond some 16 to 33 million pixels, so that a longer list is scrolled at a scale. */
const MOST_PX = 15_000_000;

/** Rows drawn above and below what is in sight. */
const OVERSCAN = 6;

export type Sight = {
  /** Height in pixels that the scroller is told. */
  readonly height: number;
  /** First and last row to draw; `last` is below `first` where there is none. */
  readonly first: number;
  readonly last: number;
  /** Where the first drawn row stands, in pixels from the top of the scroller's content. */
  readonly top: number;
};

type Place = { readonly scrollTop: number; readonly viewport: number; readonly total: number };

/** Which rows are in sight of a scroller, and where they go. */
export function sightOf({ scrollTop, viewport, total }: Place): Sight {
  const real = total * ROW_PX;
  const height = Math.min(real, MOST_PX);
  const way = Math.max(0, height - viewport);
  const scrolled = Math.max(0, Math.min(scrollTop, way));
  const offset = real === height || way === 0 ? scrolled : (scrolled / way) * (real - viewport);
  const first = Math.max(0, Math.floor(offset / ROW_PX) - OVERSCAN);
  const last = Math.min(total - 1, Math.ceil((offset + viewport) / ROW_PX) + OVERSCAN);
  return { height, first, last, top: first * ROW_PX - offset + scrolled };
}

/** So many elements are enough for what is ever drawn at once: a row's place in their round says which is its own. */
export function poolOf(viewport: number): number {
  return Math.ceil(viewport / ROW_PX) + 2 * OVERSCAN + 3;
}

type Target = Place & { readonly index: number };

/** Where to scroll to so that a row is wholly in sight; undefined where it is already. */
export function scrollFor({ scrollTop, viewport, total, index }: Target): number | undefined {
  const real = total * ROW_PX;
  const height = Math.min(real, MOST_PX);
  const way = Math.max(0, height - viewport);
  const scale = real === height || way === 0 ? 1 : (real - viewport) / way;
  const offset = scrollTop * scale;
  const top = index * ROW_PX;
  if (top < offset) return top / scale;
  if (top + ROW_PX > offset + viewport) return (top + ROW_PX - viewport) / scale;
  return undefined;
}
