import { pointerOf, type Difference, type DifferenceReason, type Path } from "./difference.ts";

/** Collects differences while a part of a notification is translated from one place to another. */
export type Notes = {
  renamed(from: Path, to: Path, why: DifferenceReason): void;
  moved(from: Path, to: Path, why: DifferenceReason): void;
  changed(from: Path, to: Path, why: DifferenceReason): void;
  dropped(from: Path, why: DifferenceReason): void;
  supplied(to: Path, why: DifferenceReason): void;
  /** Notes for a part: `from` and `to` are put before its paths. */
  at(from: Path, to: Path): Notes;
};

/** Notes that are added to a list. */
export function notesIn(list: Difference[], above: Path = [], below: Path = []): Notes {
  const both =
    (kind: "renamed" | "moved" | "changed") =>
    (from: Path, to: Path, why: DifferenceReason): void =>
      void list.push({ kind, from: pointerOf([...above, ...from]), to: pointerOf([...below, ...to]), why });
  return {
    renamed: both("renamed"),
    moved: both("moved"),
    changed: both("changed"),
    dropped: (from, why) => void list.push({ kind: "dropped", from: pointerOf([...above, ...from]), why }),
    supplied: (to, why) => void list.push({ kind: "supplied", to: pointerOf([...below, ...to]), why }),
    at: (from, to) => notesIn(list, [...above, ...from], [...below, ...to]),
  };
}
