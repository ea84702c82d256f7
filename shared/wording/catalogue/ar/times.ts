import type { times as english } from "../en/times.ts";
import type { TranslationOf } from "../words.ts";

/** Durations: units as symbols, save for days. */
export const times = {
  milliseconds: "{{ms}} ms",
  fewSeconds: "{{seconds}} s",
  seconds_zero: "{{count}} s",
  seconds_one: "{{count}} s",
  seconds_two: "{{count}} s",
  seconds_few: "{{count}} s",
  seconds_many: "{{count}} s",
  seconds_other: "{{count}} s",
  minutes_zero: "{{count}} min",
  minutes_one: "{{count}} min",
  minutes_two: "{{count}} min",
  minutes_few: "{{count}} min",
  minutes_many: "{{count}} min",
  minutes_other: "{{count}} min",
  hours_zero: "{{count}} h",
  hours_one: "{{count}} h",
  hours_two: "{{count}} h",
  hours_few: "{{count}} h",
  hours_many: "{{count}} h",
  hours_other: "{{count}} h",
  days_zero: "{{count}} يوم",
  days_one: "يوم واحد",
  days_two: "يومان",
  days_few: "{{count}} أيام",
  days_many: "{{count}} يومًا",
  days_other: "{{count}} يوم",
  pair: "{{large}} {{small}}",
} as const satisfies TranslationOf<"ar", typeof english>;
