import { expect, test } from "vitest";
import {
  addRow,
  countThrough,
  heldRows,
  holdPage,
  dropFarPages,
  missingPages,
  PAGE_ROWS,
  pagesOf,
  placeOf,
  rowAt,
  rowCount,
} from "../../../renderer/stores/events-pages.ts";
import { eventOf, manyEvents } from "../../support/imagined-events.ts";

/** The outline of events with the ids 1 to `count`. */
function outlineOf(count: number) {
  const tops = Array.from({ length: Math.ceil(count / PAGE_ROWS) }, (_, page) => count - page * PAGE_ROWS);
  return { count, tops, through: count };
}

test("an outline of any length knows how many rows there are and holds none of them", () => {
  const pages = pagesOf(outlineOf(100_050));
  expect(rowCount(pages)).toBe(100_050);
  expect(heldRows(pages)).toBe(0);
  expect(rowAt(pages, 0)).toBeUndefined();
});

test("the oldest page may be short, and every row stands at its place once its page is there", () => {
  const pages = pagesOf(outlineOf(250));
  const all = manyEvents(250);
  expect(missingPages(pages, 0, 249)).toEqual([2, 1, 0]);
  expect(holdPage(pages, 2, all.slice(0, 100))).toBe(true);
  expect(holdPage(pages, 1, all.slice(100, 200))).toBe(true);
  expect(holdPage(pages, 0, all.slice(200))).toBe(true);
  expect(missingPages(pages, 0, 249)).toEqual([]);
  for (const place of [0, 49, 50, 149, 150, 249]) expect(rowAt(pages, place)?.id).toBe(place + 1);
  expect(placeOf(pages, 51)).toBe(50);
});

test("a page that came back with other rows than the outline promised is told", () => {
  const pages = pagesOf(outlineOf(200));
  expect(holdPage(pages, 1, manyEvents(200).slice(0, 99))).toBe(false);
  expect(holdPage(pages, 1, manyEvents(300).slice(0, 100))).toBe(false);
});

test("rows that arrive change no place, and become a page of their own in time", () => {
  const pages = pagesOf(outlineOf(40));
  for (let id = 41; id <= 300; id += 1) expect(addRow(pages, eventOf(id))).toBe(true);
  expect(rowCount(pages)).toBe(300);
  expect(pages.tops).toEqual([40, 140, 240]);
  expect(pages.crown).toHaveLength(60);
  expect(rowAt(pages, 299)?.id).toBe(300);
  expect(rowAt(pages, 40)?.id).toBe(41);
  expect(rowAt(pages, 0)).toBeUndefined();
});

test("an empty list grows by the same rules", () => {
  const pages = pagesOf({ count: 0, tops: [] });
  for (let id = 1; id <= 250; id += 1) addRow(pages, eventOf(id));
  expect(rowCount(pages)).toBe(250);
  for (const place of [0, 99, 100, 199, 200, 249]) expect(rowAt(pages, place)?.id).toBe(place + 1);
});

test("a row that is known already is not added twice", () => {
  const pages = pagesOf(outlineOf(10));
  expect(addRow(pages, eventOf(10))).toBe(false);
  expect(addRow(pages, eventOf(11))).toBe(true);
  expect(addRow(pages, eventOf(11))).toBe(false);
  expect(rowCount(pages)).toBe(11);
});

test("whatever arrives and wherever somebody looks, fewer than 400 rows are held", () => {
  const pages = pagesOf(outlineOf(1_000));
  for (let id = 1_001; id <= 20_000; id += 1) {
    addRow(pages, eventOf(id));
    dropFarPages(pages, rowCount(pages));
  }
  expect(rowCount(pages)).toBe(20_000);
  expect(heldRows(pages)).toBeLessThan(400);
  expect(rowAt(pages, 19_999)?.id).toBe(20_000);
});

test("how many rows are not newer than an id can be said without holding them", () => {
  const pages = pagesOf(outlineOf(250));
  expect(countThrough(pages, 250)).toBe(250);
  expect(countThrough(pages, 150)).toBe(150);
  addRow(pages, eventOf(251));
  addRow(pages, eventOf(252));
  expect(countThrough(pages, 251)).toBe(251);
  expect(countThrough(pagesOf({ count: 0, tops: [] }), 5)).toBe(0);
});
