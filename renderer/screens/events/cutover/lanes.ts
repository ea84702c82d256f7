import type { Cutover } from "../../../../shared/webhook/cutover.ts";

/** An event on the time axis. `place` is its position: 0 is the start of the axis and 1 the end. */
export type PlacedMark = { readonly id: number; readonly at: string; readonly place: number };

export type Lanes = {
  readonly onPremises: readonly PlacedMark[];
  readonly cloud: readonly PlacedMark[];
  /** Start and end of the gap, as positions from 0 to 1. */
  readonly gap: { readonly from: number; readonly to: number };
};

/** Margin at either end of the time axis, as a share of its width. */
const MARGIN = 0.04;

/** The most marks drawn per API: those nearest to the change. */
const MOST = 60;

/** Computes the positions of the events of both APIs on one time axis. */
export function placeMarks(cutover: Cutover): Lanes {
  const change = (Date.parse(cutover.last.at) + Date.parse(cutover.first.at)) / 2;
  const near = (marks: Cutover["cloud"]) =>
    marks
      .toSorted((a, b) => Math.abs(Date.parse(a.at) - change) - Math.abs(Date.parse(b.at) - change))
      .slice(0, MOST)
      .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const reach = Math.max(
    // Shows at most five times the gap on either side: a week of events would compress the change to
    // nothing.
    5 * Math.abs(cutover.gapMs),
    1_000,
  );
  const inReach = (marks: Cutover["cloud"]) =>
    near(marks).filter(({ at }) => Math.abs(Date.parse(at) - change) <= reach);
  const onPremises = inReach(cutover.onPremises);
  const cloud = inReach(cutover.cloud);
  const times = [...onPremises, ...cloud, cutover.last, cutover.first].map(({ at }) => Date.parse(at));
  const from = Math.min(...times);
  const span = Math.max(1, Math.max(...times) - from);
  const place = (at: string): number => MARGIN + ((Date.parse(at) - from) / span) * (1 - 2 * MARGIN);
  const placed = (marks: Cutover["cloud"]): readonly PlacedMark[] =>
    marks.map(({ id, at }) => ({ id, at, place: place(at) }));
  return {
    onPremises: placed(onPremises),
    cloud: placed(cloud),
    gap: { from: place(cutover.last.at), to: place(cutover.first.at) },
  };
}

/** Whether events of the previous API arrived after the first one of the new API. */
export function isOverlap({ overlap, gapMs }: Pick<Cutover, "overlap" | "gapMs">): boolean {
  return overlap > 0 || gapMs < 0;
}
