import { batchExplanations, batchRows } from "../rows/batch.ts";
import { runEventList } from "../rows/event-list.ts";
import { eventStoreExplanations, eventStoreRows } from "../rows/event-store.ts";
import { runForwarding } from "../rows/forwarding.ts";
import { keepingModesExplanations, keepingModesRows } from "../rows/keeping-modes.ts";
import { lintExplanations, lintRows } from "../rows/lint.ts";
import { manyExplanations, manyRows } from "../rows/many.ts";
import { RECEIVING, runReceiving, type ReceivingResult } from "../rows/receiving.ts";
import { runWindow } from "../rows/window.ts";
import { listExplanations, listRows } from "./list-rows.ts";
import { startLoad, type Load } from "./load-process.ts";
import {
  durableRow,
  forwardingRow,
  largeRow,
  modesRow,
  receivingExplanations,
  singleRow,
  verifiedRow,
} from "./receiving-rows.ts";
import type { Part, Row } from "./report.ts";
import { tell } from "./tell.ts";
import { windowExplanations, windowRows } from "./window-rows.ts";

const RECEIVING_ROUNDS = 5;
const LIST_ROUNDS = 3;
const WINDOW_ROUNDS = 7;

type Place = { readonly root: string; readonly scratch: string };

/** What can be measured by itself, in the order of the table. */
export const PARTS = {
  async window(place) {
    tell("Opening the window in Chromium ...");
    const window = await runWindow(place, WINDOW_ROUNDS);
    return { rows: windowRows(window), explanations: windowExplanations(window) };
  },
  async many(place) {
    tell("Opening ten windows and ten thousand numbers ...");
    return { rows: await manyRows(place), explanations: manyExplanations() };
  },
  verified: receiving("verified", verifiedRow),
  durable: receiving("durable", durableRow),
  modes: receiving("modes", modesRow),
  single: receiving("single", singleRow),
  large: receiving("large", largeRow),
  forwarding: loaded("Passing notifications on ...", async (load, { scratch }) => ({
    rows: [forwardingRow(await runForwarding(load, scratch, RECEIVING_ROUNDS))],
    explanations: receivingExplanations(),
  })),
  async events({ scratch }) {
    tell("Keeping a million events, several times ...");
    return { rows: await eventStoreRows(scratch), explanations: eventStoreExplanations() };
  },
  async keeping({ scratch }) {
    tell("Keeping large batches in each way ...");
    return { rows: await keepingModesRows(scratch), explanations: keepingModesExplanations() };
  },
  async lint(place) {
    tell("Checking 200 MB of messages ...");
    return { rows: await lintRows(place), explanations: lintExplanations() };
  },
  async batch(place) {
    return { rows: await batchRows(place), explanations: batchExplanations() };
  },
  async list(place) {
    tell("Showing 100,000 events in Chromium ...");
    return { rows: listRows(await runEventList(place, LIST_ROUNDS)), explanations: listExplanations() };
  },
} as const satisfies Readonly<Record<string, (place: Place) => Promise<Part>>>;

/** Is it the name of a part? */
export function isPart(name: string): name is keyof typeof PARTS {
  return Object.hasOwn(PARTS, name);
}

function receiving(
  name: keyof typeof RECEIVING,
  rowOf: (results: readonly ReceivingResult[]) => Row,
): (place: Place) => Promise<Part> {
  return loaded(`Taking webhooks: ${name} ...`, async (load, { scratch }) => ({
    rows: [rowOf(await runReceiving(load, scratch, RECEIVING[name], RECEIVING_ROUNDS))],
    explanations: [],
  }));
}

/** Measures with the available load generator. */
function loaded(
  words: string,
  measure: (load: Load, place: Place) => Promise<Part>,
): (place: Place) => Promise<Part> {
  return async (place) => {
    tell(words);
    const load = startLoad();
    try {
      return await measure(load, place);
    } finally {
      await load.close();
    }
  };
}
