/** Height of every row in pixels. */
export const ROW_PX = 36;

/**
 * The largest scroll height in pixels. Browsers render nothing beyond about 16 to 33 million pixels, so a
 * longer list scrolls at a scale.
 */
const MOST_PX = 15_000_000;

/** Rows rendered above and below the visible ones. */
const OVERSCAN = 6;

export type Sight = {
  /** Height of the scroll content, in pixels. */
  readonly height: number;
  /** First and last row to render; `last` is below `first` if there is none. */
  readonly first: number;
  readonly last: number;
  /** Position of the first rendered row, in pixels from the top of the scroll content. */
  readonly top: number;
};

type Place = { readonly scrollTop: number; readonly viewport: number; readonly total: number };

/** Returns which rows are visible and where they are rendered. */
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

/**
 * Returns how many row elements suffice for all rows that are rendered at once; a row's index modulo this
 * selects its element.
 */
export function poolOf(viewport: number): number {
  return Math.ceil(viewport / ROW_PX) + 2 * OVERSCAN + 3;
}

type Target = Place & { readonly index: number };

/** Returns the scroll position that makes a row fully visible; undefined if it already is. */
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
