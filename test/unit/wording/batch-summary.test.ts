import { describe, expect, test } from "vitest";
import { summaryCsv, summaryHtml, type SummarizedBatch } from "../../../shared/wording/batch-summary.ts";
import { loadTranslate } from "../../../shared/wording/translate.ts";
import { RunId } from "../../../shared/ids.ts";

const BATCH: SummarizedBatch = {
  name: "<b>numbers</b>.csv",
  checkOnly: false,
  startedAt: "2026-01-15T12:00:00.000Z",
  endedAt: "2026-01-15T12:05:00.000Z",
  tally: { complete: 1, failed: 1, unknown: 0, waiting: 1, notStarted: 1 },
  rows: [
    {
      line: 2,
      number: "+12025550123",
      direction: "to-cloud",
      at: "ended",
      run: RunId.parse("r-20260115-bbbbbb"),
      end: { outcome: "complete", count: "complete", numberIs: "cloud", proof: "proven" },
    },
    {
      line: 3,
      number: "+12025550124",
      direction: "to-cloud",
      at: "ended",
      end: { outcome: "no-go", count: "failed", numberIs: "on-premises", proof: "proven" },
      failed: ["cloud.token", "number.pin"],
    },
    {
      line: 4,
      number: "+12025550125",
      direction: "to-onprem",
      at: "ended",
      end: { outcome: "awaiting-confirmation", count: "waiting", numberIs: "unknown", proof: "none" },
      problem: { kind: "numberBusy" },
    },
    { line: 5, number: "+12025550126", direction: "to-cloud", at: "to-do" },
  ],
};

describe("the summary of a batch", () => {
  test("[B9] as CSV it has a row for each number, the same in every language", () => {
    expect(summaryCsv(BATCH)).toBe(`line,number,direction,outcome,numberIs,proof,run,reason
2,+12025550123,to-cloud,complete,cloud,proven,r-20260115-bbbbbb,
3,+12025550124,to-cloud,no-go,on-premises,proven,,cloud.token number.pin
4,+12025550125,to-onprem,awaiting-confirmation,unknown,none,,numberBusy
5,+12025550126,to-cloud,,,,,
`);
  });

  test.each(["en", "es"] as const)(
    "[B9] as HTML in %s it loads nothing and reads no text as markup",
    async (language) => {
      const t = await loadTranslate(language);
      const page = summaryHtml(t, BATCH);
      expect(page).toContain(`<html lang="${language}" dir="ltr">`);
      expect(page).toContain("&lt;b&gt;numbers&lt;/b&gt;.csv");
      expect(page).not.toMatch(/<b>|<script|src=|https?:|url\(/);
      expect(page.match(/<tr>/g)).toHaveLength(5);
      for (const text of ["+1 202 555 0123", "r-20260115-bbbbbb"]) expect(page).toContain(text);
    },
  );
});
