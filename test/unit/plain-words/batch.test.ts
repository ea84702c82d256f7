import { describe, expect, test } from "vitest";
import { batchNotes, batchTitle } from "../../../renderer/screens/tools/batch/batch-title.ts";
import type { WindowKey } from "../../../renderer/wording/window-translate.ts";
import type { BatchRowState } from "../../../shared/rpc/areas/batch.ts";
import { outcomeWord, placeWord, rowReason } from "../../../shared/wording/batch-summary.ts";
import { everyBatch, everyRow, wrongInBatch, wrongInRow } from "../../support/plain-words/batch.ts";
import { keysIn, unmarked } from "../../support/plain-words/marked.ts";
import { mistaken } from "../../support/plain-words/mistaken.ts";
import { foreignIn } from "../../support/plain-words/plain-text.ts";
import { MARKING_WINDOW } from "../../support/plain-words/window-words.ts";

type Words = (typeof MARKING_WINDOW)["en"];
const ROWS = everyRow();
const BATCHES = everyBatch();

function rowTexts(t: Words, row: BatchRowState): readonly string[] {
  const word = row.at === "ended" ? outcomeWord(t, row) : t(`window.batch.at.${row.at}`);
  return [word, placeWord(t, row), rowReason(t, row)];
}

function batchTexts(t: Words, batch: (typeof BATCHES)[number]): readonly string[] {
  return [batchTitle(t, batch), ...batchNotes(t, batch)];
}

const wrongRows = (t: Words): ReadonlySet<string> =>
  new Set(ROWS.flatMap((row) => wrongInRow(keysIn(rowTexts(t, row).join("\n")), row)));
const wrongBatches = (t: Words): ReadonlySet<string> =>
  new Set(BATCHES.flatMap((batch) => wrongInBatch(keysIn(batchTexts(t, batch).join("\n")), batch)));

describe("[ZX5] no word of a batch contradicts another one or its state:", () => {
  test("a row's outcome, location and reason, for every outcome and every problem", () => {
    expect([...wrongRows(MARKING_WINDOW.en)]).toEqual([]);
  });

  test("the batch's title and what keeps it from going on, in every phase", () => {
    expect([...wrongBatches(MARKING_WINDOW.en)]).toEqual([]);
  });

  test.each(["en", "es"] as const)("in one language, in %s", (language) => {
    const t = MARKING_WINDOW[language];
    const texts = [
      ...ROWS.flatMap((row) => rowTexts(t, row)),
      ...BATCHES.flatMap((one) => batchTexts(t, one)),
    ];
    expect([...new Set(texts.map(unmarked))].flatMap((text) => foreignIn(text, language))).toEqual([]);
  });
});

describe("[ZX6] a mistake in the words of a batch is noticed:", () => {
  test.each<readonly [what: string, key: WindowKey, put: WindowKey]>([
    ["a report counts as confirmed", "batch.reported.cloud", "batch.place.cloud"],
    ["an unconfirmed result is an unknown location", "batch.outcome.unconfirmed", "batch.outcome.unknown"],
    ["what has ended was not started", "batch.outcome.stopped", "batch.outcome.none"],
    ["a batch that is paused goes on", "window.batch.title.paused", "window.batch.title.running"],
  ])("%s", (_what, key, put) => {
    const t = mistaken(MARKING_WINDOW.en, key, { key: put });
    expect([...wrongRows(t), ...wrongBatches(t)]).not.toEqual([]);
  });
});
