import type { WindowResult } from "../rows/window.ts";
import type { Row } from "./report.ts";
import { inMs, median } from "./statistics.ts";

const INITIAL_KB = 200;
const USABLE_MS = 1_000;
const FRAME_MS = 50;

/** The rows of what the window weighs and how fast it is. */
export function windowRows(window: WindowResult): readonly Row[] {
  const kb = window.initialBytes / 1_000;
  const usable = median(window.usableMs);
  const blank = median(window.blankMs);
  const longest = Math.max(...window.longestFrameMs);
  return [
    {
      work: "window: JavaScript of the first load, gzip",
      ours: `${kb.toFixed(0)} KB`,
      limit: "–",
      peers: "–",
      ratio: "–",
      goals: [
        {
          words: `≤ ${INITIAL_KB} KB`,
          verdict:
            kb <= INITIAL_KB
              ? `yes (${(INITIAL_KB - kb).toFixed(0)} KB to spare)`
              : `short by ${(kb - INITIAL_KB).toFixed(0)} KB`,
        },
      ],
    },
    {
      work: "window: usable after navigation (Chromium, loopback)",
      ours: inMs(usable),
      limit: `an empty page: ${inMs(blank)}`,
      peers: "–",
      ratio: `${(usable / blank).toFixed(1)} × limit`,
      goals: [
        {
          words: "≤ 1 s",
          verdict:
            usable <= USABLE_MS
              ? `yes (${inMs(USABLE_MS - usable)} to spare)`
              : `short by ${inMs(usable - USABLE_MS)}`,
        },
      ],
    },
    {
      work: `window: longest frame while ${window.rows} numbers scroll by`,
      ours: inMs(longest),
      limit: "60 frames a second: 16.7 ms",
      peers: "–",
      ratio: `${(longest / (1_000 / 60)).toFixed(1)} × limit`,
      goals: [
        {
          words: `no frame above ${FRAME_MS} ms`,
          verdict:
            longest <= FRAME_MS
              ? `yes (95 % within ${inMs(window.frameP95Ms)})`
              : `short by ${inMs(longest - FRAME_MS)}`,
        },
      ],
    },
    crossingRow(window.crossingFramesMs),
    {
      work: "window: opened by Electron",
      ours: "not measured",
      limit: "–",
      peers: "–",
      ratio: "–",
      goals: [
        { words: "≤ 300 ms, usable ≤ 600 ms", verdict: "not measured: no Electron runtime where this ran" },
      ],
    },
  ];
}

function crossingRow(frames: readonly number[]): Row {
  const longest = Math.max(...frames);
  const p95 = frames.toSorted((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0;
  return {
    work: "window: longest frame while a number crosses the bridge",
    ours: inMs(longest),
    limit: "60 frames a second: 16.7 ms",
    peers: "–",
    ratio: `${(longest / (1_000 / 60)).toFixed(1)} × limit`,
    goals: [
      {
        words: `no frame above ${FRAME_MS} ms`,
        verdict:
          longest <= FRAME_MS
            ? `yes (95 % of ${frames.length} frames within ${inMs(p95)})`
            : `short by ${inMs(longest - FRAME_MS)} (95 % of ${frames.length} frames within ${inMs(p95)})`,
      },
    ],
  };
}

/** What the window's rows measure. */
export function windowExplanations(window: WindowResult): readonly string[] {
  return [
    "- **Window**: the built window over the loopback server in headless Chromium. *First load* is the",
    "  script that the page names and all that it imports before it runs; everything together is",
    `  ${(window.allBytes / 1_000).toFixed(0)} KB. *Usable* is from the navigation to the frame after the`,
    "  screen's title is there. *Scrolling* moves the longest list from its first row to its last in two",
    "  seconds. *Crossing* is the practice number's move with a response that takes 5 s: 8 s from the press",
    "  that sends it, with the answer and the following steps. Figures that need a real Electron are missing until the desktop application's workflow",
    "  has printed them.",
  ];
}
