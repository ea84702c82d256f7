import type { WebhookEvent } from "../../shared/webhook/event.ts";

/** Rows in one page. */
export const PAGE_ROWS = 100;

/** Maximum number of held pages, so that memory use does not grow with the list. */
const MOST_PAGES = 3;

/**
 * A list of events by position: position 0 is the oldest row, so new rows change no position.
 *
 * Full pages are identified by their top id; the rows of a few of them are held. Rows newer than the last
 * full page are in `crown`.
 */
export type EventPages = {
  /** Top ids of the full pages, oldest page first. Only the oldest page may have fewer rows. */
  readonly tops: number[];
  /** Number of rows in the oldest page. */
  oldest: number;
  /** The newest rows, oldest first. */
  crown: WebhookEvent[];
  /** Rows of held pages, newest first, by the page's index in `tops`. */
  readonly held: Map<number, readonly WebhookEvent[]>;
  /** Id of the newest row; 0 if there are none. */
  newest: number;
};

type Outline = {
  readonly count: number;
  readonly tops: readonly number[];
  readonly through?: number | undefined;
};

/** The list as outlined by the core, which lists the newest page first. */
export function pagesOf({ count, tops, through = 0 }: Outline): EventPages {
  const full = Math.max(0, tops.length - 1) * PAGE_ROWS;
  return {
    tops: tops.toReversed(),
    oldest: Math.max(0, count - full),
    crown: [],
    held: new Map(),
    newest: Math.max(through, tops[0] ?? 0),
  };
}

/** Number of rows in the list, held or not. */
export function rowCount(pages: EventPages): number {
  return pagedCount(pages) + pages.crown.length;
}

/** The row at a position; undefined if its page is not held. */
export function rowAt(pages: EventPages, place: number): WebhookEvent | undefined {
  if (place < 0) return undefined;
  const paged = pagedCount(pages);
  if (place >= paged) return pages.crown[place - paged];
  const page = pageAt(pages, place);
  return pages.held.get(page)?.[sizeOf(pages, page) - 1 - (place - startOf(pages, page))];
}

/**
 * Adds a row at the top. Rows must come in ascending id order; a known id changes nothing and returns
 * false.
 */
export function addRow(pages: EventPages, row: WebhookEvent): boolean {
  if (row.id <= pages.newest) return false;
  pages.newest = row.id;
  pages.crown.push(row);
  if (pages.crown.length < PAGE_ROWS) return true;
  if (pages.tops.length === 0) pages.oldest = PAGE_ROWS;
  pages.held.set(pages.tops.length, pages.crown.toReversed());
  pages.tops.push(row.id);
  pages.crown = [];
  return true;
}

/** Pages that contain these positions (both included) and are not held, newest first. */
export function missingPages(pages: EventPages, from: number, through: number): readonly number[] {
  const last = Math.min(through, pagedCount(pages) - 1);
  const first = Math.max(0, from);
  if (last < first) return [];
  const missing: number[] = [];
  for (let page = pageAt(pages, last); page >= pageAt(pages, first); page -= 1)
    if (!pages.held.has(page)) missing.push(page);
  return missing;
}

/**
 * Stores the rows of a page. False if they differ from the outline (row count or top id): the outline is
 * outdated.
 */
export function holdPage(pages: EventPages, page: number, rows: readonly WebhookEvent[]): boolean {
  pages.held.set(page, rows);
  return rows.length === sizeOf(pages, page) && rows[0]?.id === pages.tops[page];
}

/** Drops the pages farthest from a position until at most three are held. */
export function dropFarPages(pages: EventPages, place: number): void {
  const near = pageAt(pages, Math.max(0, Math.min(place, pagedCount(pages) - 1)));
  while (pages.held.size > MOST_PAGES) {
    let farthest = near;
    for (const page of pages.held.keys())
      if (Math.abs(page - near) > Math.abs(farthest - near)) farthest = page;
    pages.held.delete(farthest);
  }
}

/** The position of an event; undefined if its page is not held. */
export function placeOf(pages: EventPages, id: number): number | undefined {
  const inCrown = pages.crown.findIndex((row) => row.id === id);
  if (inCrown >= 0) return pagedCount(pages) + inCrown;
  for (const [page, rows] of pages.held) {
    const found = rows.findIndex((row) => row.id === id);
    if (found >= 0) return startOf(pages, page) + sizeOf(pages, page) - 1 - found;
  }
  return undefined;
}

/**
 * How many rows have this id or a lower one; if the page is not held, an estimate off by at most one page.
 */
export function countThrough(pages: EventPages, id: number): number {
  const paged = pagedCount(pages);
  const crown = pages.crown.filter((row) => row.id <= id).length;
  if (crown > 0) return paged + crown;
  let page = pages.tops.length - 1;
  while (page > 0 && (pages.tops[page - 1] ?? 0) >= id) page -= 1;
  if (page < 0) return 0;
  const newer = pages.held.get(page)?.filter((row) => row.id > id).length ?? 0;
  return startOf(pages, page) + sizeOf(pages, page) - newer;
}

/** Number of rows held in memory. */
export function heldRows(pages: EventPages): number {
  let rows = pages.crown.length;
  for (const page of pages.held.values()) rows += page.length;
  return rows;
}

function pagedCount({ tops, oldest }: EventPages): number {
  return tops.length === 0 ? 0 : oldest + (tops.length - 1) * PAGE_ROWS;
}

function startOf({ oldest }: EventPages, page: number): number {
  return page === 0 ? 0 : oldest + (page - 1) * PAGE_ROWS;
}

function sizeOf({ oldest }: EventPages, page: number): number {
  return page === 0 ? oldest : PAGE_ROWS;
}

function pageAt({ oldest }: EventPages, place: number): number {
  return place < oldest ? 0 : 1 + Math.floor((place - oldest) / PAGE_ROWS);
}
