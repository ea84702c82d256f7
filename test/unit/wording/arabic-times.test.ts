import { expect, test } from "vitest";
import { rowWords } from "../../../renderer/screens/events/list/row-words.ts";
import { localTime } from "../../../renderer/wording/local-time.ts";
import { loadWindowTranslation } from "../../../renderer/wording/window-translate.ts";
import { withoutOurMarks } from "../../../shared/wording/isolates.ts";
import { loadTranslate } from "../../../shared/wording/translate.ts";
import { durationInWords, localTime as momentOf } from "../../../shared/wording/times.ts";

const AT = "2026-01-15T12:05:07.000Z";

test("[ZL3] a time in Arabic has western digits, 24 hours and its zone in Latin letters", async () => {
  const t = await loadTranslate("ar");
  for (const text of [momentOf(t, AT), localTime("ar", AT, { seconds: true, now: 0 })]) {
    expect(text).toMatch(/15 يناير 2026/u);
    expect(withoutOurMarks(text)).toMatch(/\b\d\d:05:07 [A-Z]+(?:[+-]\d+)?$/u);
    expect(text).not.toMatch(/[\u0660-\u0669]/u);
  }
});

test("[ZL8] the time of day and its zone keep their order in Arabic, also where no sentence is around them", () => {
  const now = new Date(2026, 0, 15, 18).getTime();
  const at = new Date(2026, 0, 15, 12, 5, 7).toISOString();
  const told = localTime("ar", at, { seconds: true, now });
  expect(told).toMatch(/^\u2068 ?12:05:07 \S+\u2069$/u);
  expect(localTime("es", at, { seconds: true, now })).not.toMatch(/[\u2066-\u2069]/u);
});

test("[ZL8] a duration in Arabic is Arabic throughout", async () => {
  const t = await loadTranslate("ar");
  expect(durationInWords(t, 850)).toBe("850 ملي ث");
  expect(withoutOurMarks(durationInWords(t, 125_000))).toBe("2 د 5 ث");
});

test("[ZL3] so has the whole time of an event, to the millisecond", async () => {
  const t = await loadWindowTranslation("ar");
  const told = rowWords(t, new Map()).whole(new Date(2026, 0, 15, 9, 5, 7, 30).toISOString());
  expect(told).toMatch(/15 يناير 2026، 09:05:07[.,٫]030 [A-Z]+(?:[+-]\d+)?$/u);
});
