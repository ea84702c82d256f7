import type { EventListResult, ListResult } from "../rows/event-list.ts";
import type { Row } from "./report.ts";
import { asRatio, inMs, median } from "./statistics.ts";

const MEGABYTE = 1_000_000;
const HEAP_MB = 5;
const SCROLL_MS = 20.5;

/** The rows of the list of events in the window. */
export function listRows(result: EventListResult): readonly Row[] {
  return [paintRow(result), heapRow(result), scrollRow(result), streamRow(result)];
}

function paintRow({ ours, virtual, plain }: EventListResult): Row {
  const ratio = median(ours.paintMs) / median(virtual.paintMs);
  return {
    work: `list of ${ours.rows.toLocaleString("en")} events: first paint`,
    ours: inMs(median(ours.paintMs)),
    limit: "–",
    peers: [virtual, plain].map((one) => `${nameOf(one)} ${inMs(median(one.paintMs))}`).join("<br>"),
    ratio: `${asRatio(ratio)} × react-virtual`,
    goals: [{ words: "≤ 0.5 × react-virtual", verdict: ratio <= 0.5 ? "yes" : `short: ${asRatio(ratio)}` }],
  };
}

function heapRow({ ours, virtual, plain }: EventListResult): Row {
  const megabytes = (one: ListResult): number => median(one.heapBytes) / MEGABYTE;
  const own = megabytes(ours);
  return {
    work: "list of events: heap that it adds",
    ours: `${own.toFixed(1)} MB`,
    limit: "–",
    peers: [virtual, plain].map((one) => `${nameOf(one)} ${megabytes(one).toFixed(1)} MB`).join("<br>"),
    ratio: `${asRatio(own / megabytes(virtual))} × react-virtual`,
    goals: [
      {
        words: `≤ ${HEAP_MB} MB`,
        verdict: own <= HEAP_MB ? "yes" : `short by ${(own - HEAP_MB).toFixed(1)} MB`,
      },
    ],
  };
}

function scrollRow({ ours, virtual, plain }: EventListResult): Row {
  const p95 = median(ours.scrollP95Ms);
  return {
    work: "list of events: 95 % of frames while all of it scrolls by in two seconds",
    ours: inMs(p95),
    limit: "60 frames a second: 16.7 ms",
    peers: [virtual, plain].map((one) => `${nameOf(one)} ${inMs(median(one.scrollP95Ms))}`).join("<br>"),
    ratio: `${asRatio(p95 / median(virtual.scrollP95Ms))} × react-virtual`,
    goals: [
      { words: `≤ ${SCROLL_MS} ms`, verdict: p95 <= SCROLL_MS ? "yes" : `short by ${inMs(p95 - SCROLL_MS)}` },
    ],
  };
}

function streamRow({ ours, virtual, copied, idleFrames }: EventListResult): Row {
  const [slow, fast, idle] = [median(ours.framesAt500), median(ours.framesAt5000), median(idleFrames)];
  const frames = (value: number): string => value.toFixed(1);
  const verdict = (value: number, goal: number): string =>
    value >= goal
      ? "yes"
      : `short by ${frames(goal - value)} (a page that draws nothing reached ${frames(idle)})`;
  return {
    work: "live stream of events: frames a second at 500 and at 5,000 events a second",
    ours: `${frames(slow)} · ${frames(fast)}${ours.complete ? "" : " (events missing)"}`,
    limit: `a page that draws nothing: ${frames(idle)}`,
    peers: [virtual, copied]
      .map((one) => `${nameOf(one)} ${frames(median(one.framesAt500))} · ${frames(median(one.framesAt5000))}`)
      .join("<br>"),
    ratio: `${asRatio(slow / idle)} · ${asRatio(fast / idle)} × limit`,
    goals: [
      { words: "≥ 59 at 500 a second", verdict: verdict(slow, 59) },
      { words: "≥ 57 at 5,000 a second", verdict: verdict(fast, 57) },
    ],
  };
}

function nameOf({ name, rows }: ListResult): string {
  return `${name} (${rows.toLocaleString("en")})`;
}

/** What these rows measure. */
export function listExplanations(): readonly string[] {
  return [
    "- **List of events**: the built window in headless Chromium shows events that a stand-in for the",
    "  core serves over loopback. It fetches what is visible and holds at most a few pages. The others",
    "  are pages with the same rows and styles that create all their rows themselves, and that time",
    "  counts as theirs. Heap is measured after a garbage collection. Streams last four seconds.",
  ];
}
