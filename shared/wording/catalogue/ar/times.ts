import type { times as english } from "../en/times.ts";
import type { TranslationOf } from "../words.ts";

/** Durations: units abbreviated as Unicode has it for Arabic (CLDR), save for days. */
export const times = {
  milliseconds: "{{ms}} ملي ث",
  fewSeconds: "{{seconds}} ث",
  seconds_zero: "{{count}} ث",
  seconds_one: "{{count}} ث",
  seconds_two: "{{count}} ث",
  seconds_few: "{{count}} ث",
  seconds_many: "{{count}} ث",
  seconds_other: "{{count}} ث",
  minutes_zero: "{{count}} د",
  minutes_one: "{{count}} د",
  minutes_two: "{{count}} د",
  minutes_few: "{{count}} د",
  minutes_many: "{{count}} د",
  minutes_other: "{{count}} د",
  hours_zero: "{{count}} س",
  hours_one: "{{count}} س",
  hours_two: "{{count}} س",
  hours_few: "{{count}} س",
  hours_many: "{{count}} س",
  hours_other: "{{count}} س",
  days_zero: "{{count}} يوم",
  days_one: "يوم واحد",
  days_two: "يومان",
  days_few: "{{count}} أيام",
  days_many: "{{count}} يومًا",
  days_other: "{{count}} يوم",
  pair: "{{large}} {{small}}",
} as const satisfies TranslationOf<"ar", typeof english>;
