import type { Cutover } from "../../../../shared/webhook/cutover.ts";

/** Where a mark stands in its lane, 0 being the beginning and 1 the end. */
export type PlacedMark = { readonly id: number; readonly at: string; readonly place: number };

export type Lanes = {
  readonly onPremises: readonly PlacedMark[];
  readonly cloud: readonly PlacedMark[];
  /** Where the gap lies. */
  readonly gap: { readonly from: number; readonly to: number };
};

/** A gap takes at least this share of the width and at most the other, so that both it and the marks can be seen. */
const MARGIN = 0.04;

/** So many marks of a lane are drawn: those nearest to the change. */
const MOST = 60;

/** Places the events of both lanes on one line of time. */
export function placeMarks(cutover: Cutover): Lanes {
  const change = (Date.parse(cutover.last.at) + Date.parse(cutover.first.at)) / 2;
  const near = (marks: Cutover["cloud"]) =>
    marks
      .toSorted((a, b) => Math.abs(Date.parse(a.at) - change) - Math.abs(Date.parse(b.at) - change))
      .slice(0, MOST)
      .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const reach = Math.max(
    // As far as five gaps to either side: a week of events would squeeze the change to nothing.
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
